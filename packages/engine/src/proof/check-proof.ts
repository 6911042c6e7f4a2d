/**
 * Checks the dealing of a finished match from its proof: without the server, without a network, and without trusting any
 * value in the file that can be computed.
 */
import { keepsCommitment, matchKey, mixtureOf } from "../fairness.ts";
import type { Game } from "../game.ts";
import { checkBeacon } from "./check-beacon.ts";
import { checkChain } from "./check-chain.ts";
import { checkDraws, checkSeats } from "./check-draws.ts";
import { checkChoice, checkReceipts } from "./check-receipts.ts";
import { type CheckStep, checkRecords } from "./check-records.ts";
import { type Finding, finding } from "./finding.ts";
import type { Proof } from "./proof.ts";
import { readProof } from "./read-proof.ts";
import type { Receipt } from "./receipt.ts";

/** The things against which a proof is checked. */
export interface Checker {
  /** The games whose rules are available for re-running records. */
  readonly games: readonly Game[];
  readonly receipts: readonly Receipt[];
}

/** Checks the text of a proof's file. Gives findings in the order in which a person would look; never throws. */
export function* checkProof(text: string, checker: Checker): Generator<CheckStep, void> {
  try {
    yield* checkText(text, checker);
  } catch {
    yield { found: finding("check/failed") };
  }
}

function* checkText(text: string, checker: Checker): Generator<CheckStep, void> {
  const { proof, findings } = readProof(text);
  yield* told(findings);
  if (proof === null) return;
  yield* told([
    checkCommitment(proof),
    ...checkReceipts(proof, checker.receipts),
    ...checkChain(proof, checker.receipts),
  ]);
  const silent = proof.joined.filter((one) => one.player === "person" && one.contribution === null).length;
  if (silent > 0) yield { found: finding("mix/silent", { people: silent }) };
  const beacon = checkBeacon(proof);
  yield* told(beacon.findings);
  if (proof.beacon !== null && "signature" in proof.beacon)
    yield { found: checkChoice(proof, checker.receipts) };
  const contributions = proof.joined.map((one) => one.contribution);
  const key = matchKey(proof.secret, mixtureOf(contributions, beacon.mixed));
  yield* told([checkSeats(proof, key), ...checkDraws(proof, key)]);
  const game = checker.games.find(({ meta }) => meta.id === proof.game);
  if (game === undefined) yield { found: finding("game/unknown") };
  else yield* checkRecords(game, proof, key);
}

function checkCommitment({ secret, commitment }: Proof): Finding {
  return finding(keepsCommitment(secret, commitment) ? "commitment/kept" : "commitment/broken");
}

function* told(findings: readonly Finding[]): Generator<CheckStep, void> {
  for (const found of findings) yield { found };
}
