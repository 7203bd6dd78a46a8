/** The drawings that emblems are made of. They are hung into the page once, when something first needs them. */
import arms from "./arms.svg?raw";
import beasts from "./beasts.svg?raw";
import places from "./places.svg?raw";
import things from "./things.svg?raw";

const SHEETS = [arms, beasts, things, places];
const DRAWN = /<symbol id="c-([^"]+)"/g;

/** The names of all charges. */
export const charges = (): string[] => SHEETS.flatMap((sheet) => [...sheet.matchAll(DRAWN)].map(([, name]) => name!));

/** What `<use>` needs: a charge of these sheets, or by its whole name a sign of the sprite ("s-stark", "i-castle"). */
export const symbolOf = (name: string): string => (/^[si]-/.test(name) ? `#${name}` : `#c-${name}`);

/** What the letters of a drawing mean, as attributes: not every browser lets a style sheet reach what `<use>` shows. */
const LINE = 'fill="none" stroke-linejoin="round" stroke-linecap';
const MEANING: Readonly<Record<string, string>> = {
  t: 'fill="var(--tone)"',
  o: 'fill="var(--h)"',
  l: `${LINE}="round" stroke="currentColor"`,
  m: `${LINE}="round" stroke="var(--tone)"`,
  k: `${LINE}="butt" stroke="var(--h)"`,
};

export function hangCharges(): void {
  if (typeof document === "undefined" || document.getElementById("c-sword")) return;
  for (const sheet of SHEETS) {
    const plain = sheet.replace(/ class="([tolmk])"/g, (_, letter: string) => ` ${MEANING[letter]}`);
    const svg = new DOMParser().parseFromString(plain, "image/svg+xml").documentElement;
    svg.setAttribute("width", "0");
    svg.setAttribute("height", "0");
    svg.setAttribute("aria-hidden", "true");
    svg.classList.add("sprite");
    document.body.prepend(svg);
  }
}
