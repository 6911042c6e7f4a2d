import type { JudgedFinding } from "./checker-worker.ts";

/** What may be said in large letters: what was proven where nothing was left open, else that something was, or does not fit. */
export type Claim = "broken" | "unchecked" | "shuffles" | "receipt" | "replay";

/** What a check that is over comes to. */
export function claimsOf(findings: readonly JudgedFinding[]): Claim[] {
  if (findings.some(({ verdict }) => verdict === "broken")) return ["broken"];
  const has = (code: JudgedFinding["code"]) => findings.some((one) => one.code === code);
  // A check that broke off has found nothing open, and not what it would have found at its end.
  const isWhole = has("draws/follow") && has("outcome/agrees");
  if (!isWhole || findings.some(({ verdict }) => verdict === "unchecked")) return ["unchecked"];
  return ["shuffles", ...(has("receipt/fits") ? (["receipt"] as const) : []), "replay"];
}
