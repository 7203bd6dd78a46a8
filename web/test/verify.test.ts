import { expect, test } from "vitest";
import { hmac, sha256, Sha256 } from "../src/lib/table/sha256";
import { Unproven, verify } from "../src/lib/table/verify";
import cases from "../../tests/differential/verify_logs.json";

test("the browser finds in every log what the verifier finds", () => {
  for (const { log, found } of cases) {
    let result: (string | number)[];
    try {
      result = [verify(log)];
    } catch (error) {
      if (!(error instanceof Unproven)) throw error;
      result = [error.key, error.line];
    }
    expect(result).toEqual(found);
  }
  expect(cases.length).toBeGreaterThan(20);
});

test("a digest can go on, and HMAC is as published", () => {
  expect(sha256("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  const parts = new Sha256();
  for (const part of ["a".repeat(70), "", "bä", "c".repeat(200)]) parts.update(part);
  expect(parts.hex()).toBe(sha256(`${"a".repeat(70)}bä${"c".repeat(200)}`));
  expect(hmac(new TextEncoder().encode("Jefe"), "what do ya want for nothing?")).toBe(
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
});
