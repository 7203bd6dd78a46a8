/** What is said of a moment that somebody shares. */
import type { GameUI } from "../../games";
import { armsOf } from "../../lib/arms";
import { i18n, say } from "../../lib/i18n.svelte";
import type { Pictured } from "../../lib/picture/moment";
import type { Json, Said, SeatIs } from "../../lib/wire";

interface Moment {
  ui: GameUI;
  view: Json;
  seats: SeatIs[];
  title: string;
  at: number;
  last: number;
  said: Said | undefined;
}

/** The colour of a House, or the one that a person chose, as the page shows it. */
function colourOf(house: string | null | undefined, chosen: string): string {
  const probe = document.createElement("i");
  if (house) probe.dataset.house = house;
  else probe.dataset.colour = chosen;
  document.body.append(probe);
  const found = getComputedStyle(probe).getPropertyValue("--h").trim();
  probe.remove();
  return found || "#e3b84f";
}

export function sharedMoment({ ui, view, seats, title, at, last, said }: Moment): { pictured: Pictured; line: string } {
  const names = seats.map((seat) => seat.name);
  const text = said ? i18n.said(said, names) : say("web-replay-start");
  const rows = seats.map((seat, index) => {
    const { number, counts } = ui.seat(view, index);
    return {
      who: seat.name,
      number,
      counts,
      colour: colourOf(ui.seat(view, index).house, armsOf(seats, index).colour),
    };
  });
  const players = rows.map(({ who, number, counts }) => `${who} ${number} ${counts}`.trim()).join(", ");
  const moment = say("web-moment-of", { now: at, all: last });
  return {
    pictured: {
      title,
      where: `${ui.where(view, names)} · ${say("moments-share-moment", { moment })}`,
      text,
      seats: rows,
    },
    line: say("moments-share-line", { title, moment, text, players }),
  };
}
