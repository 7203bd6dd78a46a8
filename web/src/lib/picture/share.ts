/** The result as a line of text and as a picture, made in the page. */
import { minus, say } from "../i18n.svelte";
import type { Result } from "../standings";

export interface Shared {
  title: string;
  /** The best first. */
  rows: (Pick<Result, "rank" | "score"> & { who: string })[];
}

export function shareLine({ title, rows }: Shared): string {
  const ranks = rows.map(({ rank, who, score }) => say("web-share-rank", { place: rank, who, score: minus(score) }));
  return say("web-share-line", { title, ranks: ranks.join(", ") });
}

/** Hand the text to the device, or copy it. Says whether it was copied. */
export async function shareText(text: string): Promise<boolean> {
  if (navigator.share) {
    await navigator.share({ text }).catch(() => undefined); // somebody thought better of it
    return false;
  }
  await navigator.clipboard.writeText(text);
  return true;
}

const WIDE = 1200;
const ROW = 92;

/** What a picture lists: a score is a number, or words. */
interface Listed {
  title: string;
  rows: { rank: number; who: string; score: number | string }[];
}

/** Draw the result and save it as a file. */
export function savePicture({ title, rows }: Listed, name: string): void {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, 250 + rows.length * ROW];
  const draw = canvas.getContext("2d");
  if (!draw) return;
  const font = (size: number, family: string): string =>
    `${size}px ${getComputedStyle(document.documentElement).getPropertyValue(family)}`;
  draw.fillStyle = "#1a272f";
  draw.fillRect(0, 0, WIDE, canvas.height);
  draw.fillStyle = "#e3b84f";
  draw.fillRect(0, 150, WIDE, 4);
  draw.font = font(64, "--font-display");
  draw.fillText("Small Council", 60, 100);
  draw.textAlign = "right";
  draw.fillStyle = "#f6f1e4";
  draw.font = font(36, "--font-head");
  draw.fillText(title, WIDE - 60, 100, 640);
  rows.forEach(({ rank, who, score }, index) => {
    const y = 230 + index * ROW;
    draw.fillStyle = rank === 1 ? "#e3b84f" : "#f6f1e4";
    draw.font = font(46, "--font-head");
    draw.textAlign = "left";
    draw.fillText(`${rank}.`, 60, y);
    draw.fillText(who, 140, y, 800);
    draw.textAlign = "right";
    draw.fillText(typeof score === "number" ? minus(score) : score, WIDE - 60, y);
  });
  canvas.toBlob((blob) => {
    if (blob) saveFile(blob, name);
  });
}

/** Save something that the page has made. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
