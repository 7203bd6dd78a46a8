/** On a phone, rows of cards scroll: something that can be chosen must be in sight. */
function inSight(node: HTMLElement): boolean {
  const box = node.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return top !== null && (node === top || node.contains(top));
}

/** Scroll to the first of these cards, unless one of them is in sight. */
export function bringIntoSight(found: readonly (HTMLElement | null)[]): void {
  const nodes = found.filter((node) => node !== null);
  if (nodes.length && !nodes.some(inSight)) nodes[0]!.scrollIntoView({ block: "center", inline: "nearest" });
}
