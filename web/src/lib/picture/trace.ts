/**
 * A part of the page as SVG: boxes, drawings and words where the browser has put them, in the colours they have now.
 * What is only decoration (shadows, gradients) is left out. The result needs nothing from outside.
 */

const PAINT = [
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-width",
  "stroke-opacity",
  "stroke-dasharray",
  "stroke-linejoin",
  "stroke-linecap",
  "color",
  "opacity",
  "paint-order",
  "text-anchor",
  "dominant-baseline",
  "font-family",
  "font-size",
  "font-weight",
  "font-style",
  "letter-spacing",
] as const;
const SVG = "http://www.w3.org/2000/svg";
const CLEAR = /^(transparent|rgba\(.*, 0\))$/;
/** What is there for whoever looks at the screen, and means nothing in a picture. */
const SKIPPED = "kbd, [data-picture=no]";
const USED = /url\("?#([^)"]+)"?\)/g;

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]!);
const r = (value: number): string => String(Math.round(value * 100) / 100);

interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

class Tracer {
  readonly used = new Set<string>();
  readonly fonts = new Set<string>();
  private readonly measure = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;

  constructor(private readonly home: Frame) {}

  node(node: Node, clip: Frame): string {
    if (node instanceof Text) return this.words(node, clip);
    if (node instanceof SVGSVGElement) return this.drawing(node, clip);
    return node instanceof HTMLElement ? this.box(node, clip) : "";
  }

  private box(node: HTMLElement, clip: Frame): string {
    const style = getComputedStyle(node);
    if (style.display === "none" || style.opacity === "0" || node.matches(SKIPPED)) return "";
    if (style.clipPath.startsWith("inset(50%") || node.matches(".sr")) return "";
    const turned = turn(node, style);
    if (turned) {
      const inside = this.flat(node, style, clip);
      turned.undo();
      return `<g transform="translate(${r(-this.home.left)} ${r(-this.home.top)}) ${turned.transform} translate(${r(
        this.home.left,
      )} ${r(this.home.top)})">${inside}</g>`;
    }
    return this.flat(node, style, clip);
  }

  private flat(node: HTMLElement, style: CSSStyleDeclaration, clip: Frame): string {
    const rect = node.getBoundingClientRect();
    const cuts = style.overflowX !== "visible" || style.overflowY !== "visible";
    const inner = cuts ? meet(clip, rect) : clip;
    if (cuts && (inner.right <= inner.left || inner.bottom <= inner.top)) return "";
    const seen = style.visibility !== "hidden" && touch(rect, clip);
    const traced = ordered(node)
      .map((child) => this.node(child, inner))
      .join("");
    const over = node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 1;
    const inside = traced && cuts && over ? this.cut(traced, inner) : traced;
    const all = (seen ? this.ground(rect, style) : "") + inside;
    return all && Number(style.opacity) < 1 ? `<g opacity="${style.opacity}">${all}</g>` : all;
  }

  /** What lies beyond the edge of a box that scrolls is not seen: a drawing inside a drawing ends at its edge. */
  private cut(inside: string, { left, top, right, bottom }: Frame): string {
    const place = [left - this.home.left, top - this.home.top, right - left, bottom - top].map(r);
    const [x, y, width, height] = place;
    return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${place.join(" ")}">${inside}</svg>`;
  }

  /** The ground and the border of a box. */
  private ground(rect: DOMRect, style: CSSStyleDeclaration): string {
    const fill = CLEAR.test(style.backgroundColor) ? "none" : style.backgroundColor;
    const width = parseFloat(style.borderTopWidth);
    const even = [style.borderRightWidth, style.borderBottomWidth, style.borderLeftWidth].every(
      (side) => parseFloat(side) === width,
    );
    const lined = even && width > 0 && style.borderTopStyle !== "none" && !CLEAR.test(style.borderTopColor);
    if (fill === "none" && !lined) return "";
    const corners = polygon(style.clipPath, rect);
    if (corners) {
      const points = corners.map(([a, b]) => `${r(a - this.home.left)},${r(b - this.home.top)}`).join(" ");
      return `<polygon points="${points}" fill="${fill}"/>`;
    }
    const [x, y, half] = [rect.left - this.home.left, rect.top - this.home.top, lined ? width / 2 : 0];
    const radius = Math.min(parseFloat(style.borderTopLeftRadius) || 0, rect.width / 2, rect.height / 2);
    const line = lined ? ` stroke="${style.borderTopColor}" stroke-width="${r(width)}"` : "";
    const dash = style.borderTopStyle === "dashed" ? ' stroke-dasharray="6 4"' : "";
    return `<rect x="${r(x + half)}" y="${r(y + half)}" width="${r(Math.max(0, rect.width - 2 * half))}" height="${r(
      Math.max(0, rect.height - 2 * half),
    )}" rx="${r(radius)}" fill="${fill}"${line}${dash}/>`;
  }

  private drawing(svg: SVGSVGElement, clip: Frame): string {
    const rect = svg.getBoundingClientRect();
    if (!rect.width || !rect.height || !touch(rect, clip) || getComputedStyle(svg).visibility === "hidden") return "";
    const copy = svg.cloneNode(true) as SVGSVGElement;
    const [before, after] = [
      [svg, ...svg.querySelectorAll("*")],
      [copy, ...copy.querySelectorAll("*")],
    ];
    before.forEach((one, index) => this.paint(one, after[index]!));
    before.forEach((one, index) => one instanceof SVGUseElement && this.unfold(one, after[index]!));
    for (const [name, value] of Object.entries({
      x: rect.left - this.home.left,
      y: rect.top - this.home.top,
      width: rect.width,
      height: rect.height,
    }))
      copy.setAttribute(name, r(value));
    if (!svg.hasAttribute("viewBox") && !svg.querySelector("use")) copy.setAttribute("viewBox", viewBoxOf(svg, rect));
    return new XMLSerializer().serializeToString(copy);
  }

  /** A sign of the sprite as a drawing of its own, with the colours that it takes from where it stands. */
  private unfold(from: SVGUseElement, to: Element): void {
    const symbol = document.getElementById(from.getAttribute("href")?.slice(1) ?? "");
    if (symbol?.tagName !== "symbol") return;
    const style = getComputedStyle(from);
    const colours: Record<string, string> = { currentColor: style.color };
    for (const name of ["--h", "--h-ink", "--tone"]) colours[`var(${name})`] = this.plain(style.getPropertyValue(name));
    const sign = document.createElementNS(SVG, "svg");
    for (const { name, value } of to.attributes) if (name !== "href") sign.setAttribute(name, value);
    sign.setAttribute("viewBox", symbol.getAttribute("viewBox") ?? "0 0 64 64");
    sign.append(...[...symbol.childNodes].map((child) => child.cloneNode(true)));
    for (const part of sign.querySelectorAll("*"))
      for (const { name, value } of part.attributes) if (colours[value]) part.setAttribute(name, colours[value]);
    to.replaceWith(sign);
  }

  /** A colour as every viewer of SVG knows it. */
  private plain(colour: string): string {
    if (!colour) return "";
    this.measure.clearRect(0, 0, 1, 1);
    this.measure.fillStyle = "#000";
    this.measure.fillStyle = colour;
    this.measure.fillRect(0, 0, 1, 1);
    const [red, green, blue] = this.measure.getImageData(0, 0, 1, 1).data;
    return `rgb(${red}, ${green}, ${blue})`;
  }

  /** Write down how a part of a drawing looks, so that no style sheet is needed. */
  private paint(from: Element, to: Element): void {
    const style = getComputedStyle(from);
    for (const name of [...to.attributes].map((one) => one.name))
      if (/^(class|style|data-|aria-|role|tabindex|on)/.test(name)) to.removeAttribute(name);
    if (style.display === "none" || style.visibility === "hidden") to.setAttribute("display", "none");
    if (/^(defs|symbol|title|desc|style)$/.test(from.tagName)) return;
    for (const name of PAINT) {
      const value = style.getPropertyValue(name);
      if (value) to.setAttribute(name, value.replace(/url\("#/g, "url(#").replace(/"\)/g, ")"));
    }
    if (from instanceof SVGTextElement) this.fonts.add(style.fontFamily);
    if (style.transform !== "none" && !from.hasAttribute("transform") && from.tagName !== "svg")
      to.setAttribute("transform", style.transform);
    const link = from.getAttribute("href");
    if (link?.startsWith("#") && document.getElementById(link.slice(1))?.tagName !== "symbol")
      this.used.add(link.slice(1));
    for (const one of to.attributes) for (const [, id] of one.value.matchAll(USED)) this.used.add(id!);
  }

  /** A text line by line, as it was broken. */
  private words(node: Text, clip: Frame): string {
    const parent = node.parentElement;
    if (!parent || !node.data.trim() || getComputedStyle(parent).visibility === "hidden") return "";
    const range = document.createRange();
    const lines: { text: string; left: number; right: number; top: number; height: number }[] = [];
    for (const match of node.data.matchAll(/\S+/g)) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const rect = range.getBoundingClientRect();
      if (!rect.width || !touch(rect, clip)) continue;
      const last = lines.at(-1);
      if (last && Math.abs(last.top - rect.top) < 2) [last.text, last.right] = [`${last.text} ${match[0]}`, rect.right];
      else lines.push({ text: match[0], left: rect.left, right: rect.right, top: rect.top, height: rect.height });
    }
    const style = getComputedStyle(parent);
    this.fonts.add(style.fontFamily);
    this.measure.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = this.measure.measureText("x");
    const small = style.fontVariantCaps === "normal" ? "" : ` font-variant="${style.fontVariantCaps}"`;
    const upper =
      parent.firstChild === node && getComputedStyle(parent, "::first-letter").textTransform === "uppercase";
    return lines
      .map(({ text, left, right, top, height }, index) => {
        const raised = upper && index === 0 ? text.charAt(0).toUpperCase() + text.slice(1) : text;
        const said = style.textTransform === "uppercase" ? text.toUpperCase() : raised;
        const y = top - this.home.top + (height * up) / (up + down);
        return `<text x="${r(left - this.home.left)}" y="${r(y)}" fill="${style.color}" font-family="${escaped(
          style.fontFamily,
        )}" font-size="${style.fontSize}" font-weight="${style.fontWeight}" font-style="${
          style.fontStyle
        }"${small} textLength="${r(right - left)}" lengthAdjust="spacingAndGlyphs">${escaped(said)}</text>`;
      })
      .join("");
  }
}

/** Children as they lie over each other. */
function ordered(node: HTMLElement): Node[] {
  const level = (child: Node): number =>
    child instanceof HTMLElement ? Number(getComputedStyle(child).zIndex) || 0 : 0;
  return [...node.childNodes]
    .map((child) => [level(child), child] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, child]) => child);
}

/** Lay a turned box straight while it is traced, and say how it is turned. */
function turn(node: HTMLElement, style: CSSStyleDeclaration): { transform: string; undo: () => void } | null {
  const matrix = new DOMMatrix(style.transform === "none" ? "" : style.transform);
  const turned = style.rotate !== "none" ? parseFloat(style.rotate) : 0;
  if (Math.abs(matrix.b) < 0.001 && !turned) return null;
  const [x = "0", y = "0"] = style.transformOrigin.split(" ");
  const kept = node.getAttribute("style");
  for (const name of ["transform", "rotate", "transition"]) node.style.setProperty(name, "none", "important");
  const rect = node.getBoundingClientRect();
  const origin = [rect.left + parseFloat(x), rect.top + parseFloat(y)].map(r).join(" ");
  const { a, b, c, d, e, f } = new DOMMatrix().rotate(turned).multiply(matrix);
  const back = origin
    .split(" ")
    .map((one) => r(-Number(one)))
    .join(" ");
  return {
    transform: `translate(${origin}) matrix(${[a, b, c, d, e, f].map(r).join(" ")}) translate(${back})`,
    undo: () => {
      if (kept === null) node.removeAttribute("style");
      else node.style.cssText = kept;
    },
  };
}

const touch = (a: Frame, b: Frame): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
const meet = (a: Frame, b: Frame): Frame => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});
const viewBoxOf = (svg: SVGSVGElement, rect: DOMRect): string =>
  `0 0 ${r(svg.clientWidth || rect.width)} ${r(svg.clientHeight || rect.height)}`;

/** The corners of a box that is cut to a polygon. */
export function polygon(clip: string, { left, top, width, height }: DOMRect): [number, number][] | null {
  const inside = /^polygon\((.*)\)$/.exec(clip)?.[1];
  const corners = inside?.split(",").map((corner) => [...corner.matchAll(/(-?[\d.]+)(px|%)/g)]);
  if (!corners?.every((pair) => pair.length === 2)) return null;
  const length = ([, number, unit]: RegExpExecArray, of: number): number =>
    unit === "%" ? (of * Number(number)) / 100 : Number(number);
  return corners.map(([x, y]) => [left + length(x!, width), top + length(y!, height)]);
}

/** A gradient with the colours that a style sheet gives to its stops. */
function coloured(node: Element): Element {
  const copy = node.cloneNode(true) as Element;
  const stops = copy.querySelectorAll("stop");
  node.querySelectorAll("stop").forEach((stop, index) => {
    const style = getComputedStyle(stop);
    for (const name of ["stop-color", "stop-opacity"]) stops[index]!.setAttribute(name, style.getPropertyValue(name));
    stops[index]!.removeAttribute("class");
  });
  return copy;
}

/** What drawings refer to, with all that those refer to in turn. */
function definitions(used: ReadonlySet<string>): string {
  const found = new Map<string, string>();
  const wanted = [...used];
  for (let id = wanted.pop(); id !== undefined; id = wanted.pop()) {
    const node = found.has(id) ? null : document.getElementById(id);
    if (!node) continue;
    const text = new XMLSerializer().serializeToString(coloured(node));
    found.set(id, text);
    for (const [, more] of text.matchAll(/(?:href="#|url\("?#)([^")]+)/g)) wanted.push(more!);
  }
  return [...found.values()].join("");
}

export interface Traced {
  width: number;
  height: number;
  body: string;
  defs: string;
  fonts: string[];
}

export function trace(node: HTMLElement): Traced {
  const rect = node.getBoundingClientRect();
  const tracer = new Tracer(rect);
  const body = tracer.node(node, rect);
  return {
    width: rect.width,
    height: rect.height,
    body,
    defs: definitions(tracer.used),
    fonts: [...tracer.fonts],
  };
}
