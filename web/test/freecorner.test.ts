import { expect, it } from "vitest";
import { freeCorner } from "../src/games/risk/map/freecorner";

const phone = { width: 390, height: 560 };
const panel = { width: 390, height: 200 };

it("a battle lies at the foot, unless it would cover an end of it there", () => {
  expect(freeCorner([[100, 200]], phone, panel)).toEqual({ top: false, right: false });
  expect(
    freeCorner(
      [
        [100, 300],
        [100, 500],
      ],
      phone,
      panel,
    ),
  ).toEqual({ top: true, right: false });
});

it("what is attacked is free before what attacks", () => {
  expect(
    freeCorner(
      [
        [100, 100],
        [300, 520],
      ],
      phone,
      panel,
    ),
  ).toEqual({ top: true, right: false });
  expect(
    freeCorner(
      [
        [300, 520],
        [100, 100],
      ],
      phone,
      panel,
    ),
  ).toEqual({ top: false, right: false });
});

it("on a phone on its side it takes the corner that is left", () => {
  const [flat, small] = [
    { width: 488, height: 285 },
    { width: 244, height: 140 },
  ];
  expect(
    freeCorner(
      [
        [100, 40],
        [100, 250],
      ],
      flat,
      small,
    ),
  ).toEqual({ top: false, right: true });
  expect(
    freeCorner(
      [
        [100, 40],
        [400, 250],
      ],
      flat,
      small,
    ).right,
  ).toBe(false);
});
