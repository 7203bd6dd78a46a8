/** A chart: the drawn map. Made by tools/charts.py; a border is one arc that both its sides use. */

type Ring = number[];
type Point = [number, number];
/** "below-right" begins under the left edge of the badge and runs to the right. */
export type Side = "below" | "above" | "right" | "left" | "below-right" | "below-left" | "above-right" | "above-left";
/** The nets of ports: the two coasts of the Narrow Sea are one. */
export type Sea = "sunset" | "narrow" | "summer";

/** As the file has it. */
export interface Packed {
  id: string;
  view: number[];
  /** In tenths: a place, then steps. */
  arcs: number[][];
  land: Ring[];
  coast: number[];
  wall: number[];
  beyond: Ring[];
  territories: {
    id: string;
    region: string;
    rings: Ring[];
    near: string[];
    lanes: string[];
    badge: number[];
    name: string;
    from: number;
    castle?: number[];
    sea?: string;
    port?: number[];
  }[];
  regions: { id: string; bonus: number; rings: Ring[]; name: number[] | null }[];
  lanes: { ends: string[]; line: number[] }[];
  extra: string[][];
  marks: Record<string, number[][]>;
}

export interface Place {
  id: string;
  region: string;
  path: string;
  /** Neighbours over land and over printed sea lines. */
  near: string[];
  badge: Point;
  name: Side;
  /** Its name has room from so many pixels per unit on. */
  from: number;
  /** In pixels from the badge. */
  castle: Point | null;
  sea: Sea | null;
  port: Point | null;
  /** Where the open sea is, seen from its port. */
  out: Point;
}

export interface Chart {
  id: string;
  view: { x: number; y: number; width: number; height: number };
  land: string;
  /** Its outline with few points, for lines in the water. */
  shore: string;
  coast: string;
  borders: string;
  wall: string;
  beyond: string;
  places: Map<string, Place>;
  /** `from`: its name is shown from so many pixels per unit on. */
  regions: { id: string; bonus: number; path: string; name: Point | null; from: number; end: boolean }[];
  seas: { id: string; at: Point }[];
  lanes: { ends: string[]; path: string }[];
  /** Pairs of ports that House Mitchell's sheet links (M-23). */
  extra: string[][];
  marks: { id: string; at: Point }[];
}

/** Essos lies east of the Narrow Sea: how far its chart is moved on the joint sheet. */
export const EAST: Point = [1000, 330];

const SEAS: Record<string, Chart["seas"]> = {
  westeros: [
    { id: "sunset", at: [-160, 480] },
    { id: "narrow", at: [1200, 1080] },
  ],
  essos: [
    { id: "shivering", at: [640, 75] },
    { id: "summer", at: [1290, 950] },
  ],
  world: [
    { id: "narrow", at: [1180, 1400] },
    { id: "shivering", at: [1450, 220] },
    { id: "summer", at: [1750, 1440] },
  ],
};

/** The line of an arc; curves run from the middle of one step to that of the next. */
function line(points: Point[], from: boolean): string {
  const near = (a: Point, b: Point): string =>
    `${Math.round((a[0] + b[0]) * 5) / 10} ${Math.round((a[1] + b[1]) * 5) / 10}`;
  const [first, last] = [points[0]!, points[points.length - 1]!];
  let path = from ? `M${first[0]} ${first[1]}` : "";
  for (let k = 1; k < points.length - 1; k++)
    path += `Q${points[k]![0]} ${points[k]![1]} ${near(points[k]!, points[k + 1]!)}`;
  return `${path}L${last[0]} ${last[1]}`;
}

function points(arc: number[], by: Point): Point[] {
  const found: Point[] = [];
  let [x, y] = [0, 0];
  for (let k = 0; k < arc.length; k += 2) {
    x += arc[k]!;
    y += arc[k + 1]!;
    found.push([x / 10 + by[0], y / 10 + by[1]]);
  }
  return found;
}

/** Ready to be drawn, moved by some way. */
export function unpack(packed: Packed, by: Point = [0, 0]): Chart {
  const arcs = packed.arcs.map((arc) => points(arc, by));
  const along = (k: number): Point[] => (k >= 0 ? arcs[k]! : arcs[~k]!.toReversed());
  const area = (rings: Ring[]): string =>
    rings.map((ring) => `${ring.map((k, n) => line(along(k), n === 0)).join("")}Z`).join("");
  const coarse = (ring: Ring): string => {
    const all = ring.flatMap((k) => along(k).slice(1));
    return `M${all.filter((_, k) => k % 5 === 0).join("L")}Z`;
  };
  const open = (some: number[]): string => some.map((k) => line(arcs[k]!, true)).join("");
  const move = (at: number[]): Point => [at[0]! + by[0], at[1]! + by[1]];
  const outer = new Set([...packed.coast, ...packed.wall]);
  const [x, y, width, height] = packed.view as [number, number, number, number];
  return {
    id: packed.id,
    view: { x: x + by[0], y: y + by[1], width, height },
    land: area(packed.land),
    shore: packed.land.map(coarse).join(""),
    coast: open(packed.coast),
    borders: open(arcs.map((_, k) => k).filter((k) => !outer.has(k))),
    wall: open(packed.wall),
    beyond: area(packed.beyond),
    places: new Map(
      packed.territories.map((one) => [
        one.id,
        {
          id: one.id,
          region: one.region,
          path: area(one.rings),
          near: one.near,
          badge: move(one.badge),
          name: one.name as Side,
          from: one.from,
          castle: (one.castle as Point | undefined) ?? null,
          sea: (one.sea as Sea | undefined) ?? null,
          port: one.port ? move(one.port) : null,
          out: one.sea === "summer" ? [0, 1] : [one.sea === "narrow" && packed.id === "westeros" ? 1 : -1, 0],
        },
      ]),
    ),
    regions: packed.regions.map((one) => ({
      id: one.id,
      bonus: one.bonus,
      path: area(one.rings),
      name: one.name && move(one.name),
      from: (one.name?.[2] ?? 0) / 100,
      end: one.name?.[3] === 1,
    })),
    seas: SEAS[packed.id] ?? [],
    lanes: packed.lanes.map(({ ends, line: [a, b, c, d] }) => ({ ends, path: `M${move([a!, b!])}L${move([c!, d!])}` })),
    extra: packed.extra,
    marks: Object.entries(packed.marks).flatMap(([id, some]) => some.map((at) => ({ id, at: move(at) }))),
  };
}

/** Two charts on one sheet. */
export function join(id: string, one: Chart, other: Chart): Chart {
  const x = Math.min(one.view.x, other.view.x);
  const y = Math.min(one.view.y, other.view.y);
  const right = Math.max(one.view.x + one.view.width, other.view.x + other.view.width);
  const bottom = Math.max(one.view.y + one.view.height, other.view.y + other.view.height);
  return {
    id,
    view: { x, y, width: right - x, height: bottom - y },
    land: one.land + other.land,
    shore: one.shore + other.shore,
    coast: one.coast + other.coast,
    borders: one.borders + other.borders,
    wall: one.wall + other.wall,
    beyond: one.beyond + other.beyond,
    places: new Map([...one.places, ...other.places]),
    // Between two lands there is no room for names that stand east of the western one, nor at first west of it.
    regions: [
      ...one.regions.map((region) => ({
        ...region,
        name: region.end || region.from ? region.name : null,
        from: Math.max(region.from, 0.5),
      })),
      ...other.regions,
    ],
    seas: SEAS[id] ?? [],
    lanes: [...one.lanes, ...other.lanes],
    extra: [...one.extra, ...other.extra],
    marks: [...one.marks, ...other.marks],
  };
}

/** The chart that shows all these territories. */
export async function chartOf(ids: readonly string[]): Promise<Chart> {
  const westeros = async (): Promise<Packed> => (await import("./westeros.json")).default;
  const essos = async (): Promise<Packed> => (await import("./essos.json")).default;
  const [west, east] = [ids.includes("winterfell"), ids.includes("astapor")];
  if (!east) return unpack(await westeros());
  if (!west) return unpack(await essos());
  const [one, other] = await Promise.all([westeros(), essos()]);
  return join("world", unpack(one), unpack(other, EAST));
}

/** A chart with more ways by sea, south around the land. */
export function amended(chart: Chart, links: readonly string[][]): Chart {
  const places = new Map(chart.places);
  const south = chart.view.y + chart.view.height;
  const lanes = links.map((ends) => {
    // From west to east, however the data names them: so the bow is drawn.
    const [one, other] = ends.map((id) => places.get(id)!).sort((a, b) => a.badge[0] - b.badge[0]) as [Place, Place];
    for (const [here, there] of [
      [one, other],
      [other, one],
    ] as const)
      places.set(here.id, { ...here, near: [...here.near, there.id] });
    const [a, b] = [one.port ?? one.badge, other.port ?? other.badge];
    return { ends, path: `M${a}C${[a[0] - 190, south - 40]} ${[b[0] - 60, south + 60]} ${b}` };
  });
  return { ...chart, places, lanes: [...chart.lanes, ...lanes] };
}

/** The territories whose ports lie on the same water. */
export function partners(chart: Chart, id: string): Place[] {
  const here = chart.places.get(id);
  if (!here?.sea) return [];
  return [...chart.places.values()].filter((place) => place.sea === here.sea && place.id !== id);
}

/** The way of a ship from port to port, out over the open sea. */
export function voyage(one: Place, other: Place, scale: number): string {
  const [a, b] = [one.port ?? one.badge, other.port ?? other.badge];
  const far = Math.hypot(a[0] - b[0], a[1] - b[1]);
  const between = [0, 1].map((k) => (a[k]! + b[k]!) / 2 + (one.out[k]! + other.out[k]!) * far * 0.24);
  const at = (point: number[]): string => point.map((value) => Math.round(value * scale * 10) / 10).join(" ");
  return `M${at(a)}Q${at(between)} ${at(b)}`;
}
