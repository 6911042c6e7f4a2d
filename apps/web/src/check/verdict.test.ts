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
  expect(claimsOf([finding("receipt/none", "unchecked"), finding("draws/follow")])).toEqual(["shuffles"]);
  expect(claimsOf([...honest, finding("records/other-rules", "unchecked")])).toEqual(["shuffles", "receipt"]);
  expect(claimsOf([finding("commitment/kept"), finding("draws/none", "unchecked")])).toEqual(["nothing"]);
  expect(claimsOf([])).toEqual(["nothing"]);
});

it("claims nothing of a match in which anything does not fit", () => {
  expect(claimsOf([...honest, finding("receipt/other-commitment", "broken")])).toEqual(["broken"]);
});
