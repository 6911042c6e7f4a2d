import { expect, it } from "vitest";
import { matchOf, NOTHING, withFile } from "./case-file.ts";

const receipt = {
  format: "consigliere-receipt/2",
  match: "m1",
  commitment: "ab".repeat(32),
  contribution: null,
  at: "2026-03-01T12:00:00.000Z",
} as const;

it("sorts files into the proof and receipts, whatever they are called and in whatever order they come", () => {
  const files = [JSON.stringify(receipt), '{"match":"m1"}', JSON.stringify({ ...receipt, match: "m2" })];
  const sorted = files.reduce((before, text) => withFile(before, "a.json", text), NOTHING);
  expect(sorted).toEqual({
    proof: '{"match":"m1"}',
    name: "a.json",
    receipts: [receipt, { ...receipt, match: "m2" }],
  });
});

it("takes the same receipt once, and the newest proof", () => {
  const files = [JSON.stringify(receipt), "{}", JSON.stringify(receipt, null, 2), "[]"];
  const sorted = files.reduce((before, text) => withFile(before, text, text), NOTHING);
  expect(sorted).toEqual({ proof: "[]", name: "[]", receipts: [receipt] });
});

it("finds the match of a proof, and none in what is no proof", () => {
  expect(matchOf('{"match":"m1"}')).toBe("m1");
  for (const text of ["", "{", "null", "[]", '{"match":1}']) expect(matchOf(text)).toBeNull();
});
