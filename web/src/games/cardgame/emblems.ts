/** The emblems of the cards and plots; a line in `emblems.json` draws a new one. */
import type { Emblem } from "../../art/emblem";
import lines from "./emblems.json";

const emblems: Readonly<Record<string, Emblem>> = lines as Record<string, Emblem>;
export default emblems;
