import type { JudgedFinding } from "./checker-worker.ts";

/** The large heading: the proven result if nothing is left open; otherwise that something is open, or does not fit. */
export type Claim = "broken" | "unchecked" | "shuffles" | "receipt" | "replay";

/** The verdict of a finished check. */
export function claimsOf(findings: readonly JudgedFinding[]): Claim[] {
  if (findings.some(({ verdict }) => verdict === "broken")) return ["broken"];
  const has = (code: JudgedFinding["code"]) => findings.some((one) => one.code === code);
  // A check that was interrupted has nothing open, but also lacks the findings of its end.
  const isWhole = has("draws/follow") && has("outcome/agrees");
  if (!isWhole || findings.some(({ verdict }) => verdict === "unchecked")) return ["unchecked"];
  return ["shuffles", ...(has("receipt/fits") ? (["receipt"] as const) : []), "replay"];
}
