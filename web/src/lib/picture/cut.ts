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
    const letters = [...rest];
    const space = letters
      .slice(0, most + 1)
      .join("")
      .lastIndexOf(" ");
    const end = space > 0 ? space : letters.slice(0, most).join("").length;
    found.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...found, cut(rest, most)];
}
