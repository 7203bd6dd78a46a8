/** What of a report is worth a reader's time: nothing that is zero for everybody. */
import type { Said } from "../../lib/wire";
import type { ReportGrid, ReportIs, ReportItem, ReportSection } from "../../lib/wire/report";

/** Columns that a game without such luck leaves at zero. */
const LUCK = ["report-dice-luck", "report-draw-luck"];
const NOTHING = "0.0";
const zero = (fact: unknown): boolean => (fact as { en?: string } | null | undefined)?.en === NOTHING;

/** A roll or a draw that brought nobody anything. */
const idle = (item: ReportItem): boolean =>
  item.said.some(({ said }) => said.some((one) => one.key.startsWith("report-luck-") && zero(one.facts.share)));

/** The sections; a band that the curve does not have is not explained. */
export function told({ sections, curve }: Pick<ReportIs, "sections" | "curve">): ReportSection[] {
  const exact = curve.every((point) => point.errors.every((error) => error === 0));
  return sections.map((section) => ({
    ...section,
    items: section.name === "luck" ? section.items.filter((item) => !idle(item)) : section.items,
    notes: exact ? section.notes.filter((note) => note.key !== "report-curve-band") : section.notes,
  }));
}

/** A table without the kinds of luck that its game does not have. */
export function withoutIdle({ columns, rows }: ReportGrid): ReportGrid {
  const kept = columns.map(({ key }, at) => !LUCK.includes(key) || rows.some((row) => !zero(row[at]?.facts.text)));
  const among = (cells: Said[]): Said[] => cells.filter((_, at) => kept[at]);
  return { columns: among(columns), rows: rows.map(among) };
}
