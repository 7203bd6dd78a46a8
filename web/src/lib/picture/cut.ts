/** A text that fits: whole characters, so that no half of an emoji is left. */
export function cut(text: string, most: number): string {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : text;
}

/** The same on several lines, broken between words. */
export function lines(text: string, most: number, count = 2): string[] {
  const found: string[] = [];
  let rest = text;
  while (found.length < count - 1 && [...rest].length > most) {
    const first = cut(rest, most + 1).slice(0, -1);
    const end = first.lastIndexOf(" ") > 0 ? first.lastIndexOf(" ") : first.length;
    found.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...found, cut(rest, most)];
}
