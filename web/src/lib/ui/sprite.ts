import sheet from "../../design/sigils.svg?raw";

/** Put the sprite into the page once, so that `<use href="#s-stark">` and `url(#p-stark)` find it. */
export function hangSprite(): void {
  if (document.getElementById("s-stark")) return;
  // Inline style attributes would need a looser Content-Security-Policy; the same as attributes do not.
  const plain = sheet.replace(/ style="(stroke|fill):([^";]+)"/g, ' $1="$2"').replace(/ style="[^"]*"/g, "");
  const svg = new DOMParser().parseFromString(plain, "image/svg+xml").documentElement;
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("sprite");
  document.body.prepend(svg);
}
