/** The chart on the table, for those who need to know what lies next to what. */
import type { Chart } from "./chart";

export const currentMap: { chart: Chart | null } = { chart: null };
