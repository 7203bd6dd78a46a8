import { expect, test } from "vitest";
import { Traffic } from "../src/lib/local/traffic";

test("it is idle when nobody waits and nothing was said for a while", () => {
  const traffic = new Traffic();
  traffic.told("ready", 1000);
  expect(traffic.idle(1600)).toBe(false);
  expect(traffic.idle(1700)).toBe(true);
});

test("it is busy for as long as an answer takes, and a while after it", () => {
  const traffic = new Traffic();
  traffic.asked("call 1", 1000);
  traffic.asked("line 1", 1100);
  traffic.told("call 1", 3000);
  expect(traffic.idle(9000)).toBe(false);
  traffic.told("line 1", 9000);
  expect(traffic.idle(9100)).toBe(false);
  expect(traffic.idle(9700)).toBe(true);
});
