import { expect, it } from "vitest";
import { newKeys, rotateKeys } from "./keys.ts";
import { isAmong, linkKeys } from "./ring-ports.ts";

const start = new Date("2026-11-21T10:00:00.000Z");
const later = (minutes: number) => new Date(start.getTime() + minutes * 60_000);

it("what was drawn for a decision stays drawn when the key changes", () => {
  const before = newKeys(start);
  const after = rotateKeys(before, "link", later(10));
  const draw = (keys: typeof before, at: Date) => linkKeys(keys.link, () => later(60)).draw("a decision", at);
  expect(draw(after, later(5))).toBe(draw(before, later(5)));
  expect(draw(after, later(24))).toBe(draw(before, later(24)));
  expect(draw(after, later(25))).not.toBe(draw(before, later(25)));
  const drawn = Array.from({ length: 200 }, (_, n) => linkKeys(after.link, () => start).draw(`${n}`, start));
  expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...drawn)).toBeLessThan(1);
  expect(new Set(drawn).size).toBe(200);
});

it("a signature holds for its own text only", () => {
  const { sign, verifies } = linkKeys(newKeys(start).link, () => start);
  expect(verifies("text", sign("text"))).toBe(true);
  expect(verifies("texts", sign("text"))).toBe(false);
  expect(verifies("text", "")).toBe(false);
  expect(verifies("text", `${sign("text")}=`)).toBe(false);
  const start22 = sign("text").slice(0, 22);
  expect(verifies("text", start22)).toBe(false);
  expect(verifies("text", start22, 22)).toBe(true);
  for (const wrong of ["", start22.slice(1), sign("text"), sign("texts").slice(0, 22)]) {
    expect(verifies("text", wrong, 22)).toBe(false);
  }
});

it("a word is among others only as a whole", () => {
  expect(isAmong("one", ["two", "one"])).toBe(true);
  expect(isAmong("on", ["two", "one"])).toBe(false);
  expect(isAmong("", [])).toBe(false);
});
