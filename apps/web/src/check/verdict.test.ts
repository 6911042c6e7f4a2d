import { expect, it } from "vitest";
import type { JudgedFinding } from "./checker-worker.ts";
import { claimsOf } from "./verdict.ts";

const finding = (
  code: JudgedFinding["code"],
  verdict: JudgedFinding["verdict"] = "holds",
): JudgedFinding => ({
  code,
  verdict,
  data: {},
});

const honest = [finding("receipt/fits"), finding("draws/follow"), finding("outcome/agrees")];

it("claims what was proven and no more", () => {
  expect(claimsOf(honest)).toEqual(["shuffles", "receipt", "replay"]);
});

it("never says that everything was checked where something was not", () => {
  for (const code of [
    "receipt/none",
    "records/other-rules",
    "records/hidden",
    "chain/none",
    "draws/moved",
  ] as const) {
    expect(claimsOf([...honest, finding(code, "unchecked")])).toEqual(["unchecked"]);
  }
  expect(claimsOf([finding("receipt/fits"), finding("draws/follow")])).toEqual(["unchecked"]);
  expect(claimsOf([])).toEqual(["unchecked"]);
});

it("claims nothing of a match in which anything does not fit", () => {
  expect(claimsOf([...honest, finding("receipt/other-commitment", "broken")])).toEqual(["broken"]);
});
