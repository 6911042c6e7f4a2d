import type { JudgedFinding } from "./checker-worker.ts";

/** What may be said in large letters: only what was proven, and whether anything does not fit. */
export type Claim = "broken" | "nothing" | "shuffles" | "receipt" | "replay";

/** What a check that is over comes to. */
export function claimsOf(findings: readonly JudgedFinding[]): Claim[] {
  if (findings.some(({ verdict }) => verdict === "broken")) return ["broken"];
  const has = (code: JudgedFinding["code"]) => findings.some((one) => one.code === code);
  const claims: Claim[] = [];
  if (has("draws/follow")) claims.push("shuffles");
  if (has("receipt/fits")) claims.push("receipt");
  if (has("outcome/agrees") && !has("records/other-rules")) claims.push("replay");
  return claims.length === 0 ? ["nothing"] : claims;
}
