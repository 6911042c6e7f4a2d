/** The proof of a fair dealing. */
import { proofSchema as wholeProofSchema } from "@consigliere/engine/proof";
import { endpoint, matchParams } from "./endpoint.ts";

/** Everything needed to check the dealing, and to run the match again. */
export const proofSchema = wholeProofSchema.meta({ id: "Proof" });

export const readProof = endpoint("readProof", {
  area: "play",
  summary: "Everything that it takes to check the dealing of a match that is over.",
  access: "at-table",
  params: matchParams,
  response: proofSchema,
  problems: ["match/unknown", "match/not-over"],
});
