/** The picture of a moment: a head with title and players, and below it the board as it is on the screen. */
import { cut, lines } from "./cut";
import { saveFile } from "./share";
import { escaped, trace } from "./trace";

export interface Pictured {
  title: string;
  /** Where the game stands, and what happened. */
  where: string;
  text: string;
  /** Each player with what counts. */
  seats: { who: string; number: string; counts: string; colour: string }[];
}

const HEAD = 128;
const ROW = 44;
const LINE = 28;
const LONGEST_NAME = 16;
const LETTER = 11; // pixels, on average
const HEAD_FONTS = ["Grenze Gotisch", "Alegreya Sans", "Alegreya SC"];

/** The board on the screen with a head of its own, as a whole SVG file. */
export async function momentPicture(board: HTMLElement, { title, where, text, seats }: Pictured): Promise<string> {
  const traced = trace(board);
  const wide = traced.width > 600 ? 1200 : 780; // a phone has a narrow board
  const scale = wide / traced.width;
  const across = columns(wide, seats);
  const cell = (wide - 80) / across;
  const rows = Math.ceil(seats.length / across);
  const told = lines(text, wide > 1000 ? 104 : 66);
  const top = HEAD + (told.length - 1) * LINE;
  const head = top + rows * ROW + 18;
  const tall = Math.round(head + traced.height * scale);
  const said = (x: number, y: number, size: number, fill: string, words: string, more = ""): string =>
    `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-family="Alegreya Sans, sans-serif" ${more}>${escaped(
      words,
    )}</text>`;
  const players = seats.map(({ who, number, counts, colour }, index) => {
    const [x, y] = [40 + (index % across) * cell, top + Math.floor(index / across) * ROW + 24];
    const score = `${number} ${counts}`.trim();
    return (
      `<rect x="${x}" y="${y - 18}" width="8" height="26" rx="2" fill="${colour}" stroke="#f6f1e4" stroke-opacity="0.5"/>` +
      `<text x="${x + 20}" y="${y + 2}" font-size="23" fill="#f6f1e4" font-family="Alegreya Sans, sans-serif">` +
      `<tspan font-weight="700">${escaped(cut(who, LONGEST_NAME))}</tspan><tspan dx="10" fill="#e3b84f">${escaped(score)}</tspan></text>`
    );
  });
  const fonts = await embedded([...traced.fonts, ...HEAD_FONTS]);
  const ground = getComputedStyle(document.documentElement).getPropertyValue("--table").trim() || "#1a272f";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${tall}" viewBox="0 0 ${wide} ${tall}">` +
    `<title>${escaped(`${title}: ${text}`)}</title><style>${fonts}text{font-feature-settings:"lnum"}</style><defs>${traced.defs}</defs>` +
    `<rect width="${wide}" height="${tall}" fill="#1a272f"/>` +
    `<text x="40" y="64" font-size="46" fill="#e3b84f" font-family="Grenze Gotisch, serif" font-weight="600">Small Council</text>` +
    said(wide - 40, 50, 27, "#f6f1e4", cut(title, wide > 1000 ? 44 : 30), 'text-anchor="end" font-weight="700"') +
    said(wide - 40, 80, 20, "#b9c4c6", cut(where, wide > 1000 ? 60 : 40), 'text-anchor="end"') +
    told.map((one, index) => said(40, 112 + index * LINE, 23, "#f6f1e4", one)).join("") +
    players.join("") +
    `<rect y="${head - 5}" width="${wide}" height="5" fill="#e3b84f"/>` +
    `<rect y="${head}" width="${wide}" height="${tall - head}" fill="${ground}"/>` +
    `<svg x="0" y="${head}" width="${wide}" height="${tall - head}" viewBox="0 0 ${traced.width} ${traced.height}">${traced.body}</svg>` +
    `</svg>`
  );
}

/** How many players stand beside each other, so that the longest fits. */
export function columns(wide: number, seats: Pictured["seats"]): number {
  const letters = seats.map(({ who, number, counts }) => cut(who, LONGEST_NAME).length + number.length + counts.length);
  const needed = 44 + LETTER * Math.max(0, ...letters);
  return Math.max(1, Math.min(seats.length, 4, Math.floor((wide - 80) / needed)));
}

/** The fonts of the page that these families name, inside the file. */
async function embedded(families: string[]): Promise<string> {
  const wanted = new Set(families.flatMap((list) => list.split(",").map((one) => one.trim().replace(/["']/g, ""))));
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter(
    (rule): rule is CSSFontFaceRule =>
      rule instanceof CSSFontFaceRule && wanted.has(rule.style.getPropertyValue("font-family").replace(/["']/g, "")),
  );
  const texts = await Promise.all(
    faces.map(async (face) => {
      const source = /url\("?([^")]+)"?\)/.exec(face.style.getPropertyValue("src"))?.[1];
      if (!source) return "";
      const file = await fetch(new URL(source, face.parentStyleSheet?.href ?? location.href)).catch(() => null);
      if (!file?.ok) return "";
      const bytes = new Uint8Array(await file.arrayBuffer());
      const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
      const about = ["font-family", "font-weight", "font-style"].map(
        (name) => `${name}:${face.style.getPropertyValue(name) || "normal"}`,
      );
      return `@font-face{${about.join(";")};src:url(data:font/woff2;base64,${data}) format("woff2")}`;
    }),
  );
  return texts.join("");
}

/** The same as pixels, twice as fine. */
export async function pixels(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.naturalWidth * 2, image.naturalHeight * 2];
  canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}

export async function saveMoment(svg: string, name: string, kind: "svg" | "png"): Promise<void> {
  saveFile(kind === "svg" ? new Blob([svg], { type: "image/svg+xml" }) : await pixels(svg), `${name}.${kind}`);
}
