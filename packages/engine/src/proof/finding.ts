/** The findings of a proof check. Sentences are made from them at the edge. */

/** It holds; it could not be checked here or is not proven; it does not fit. */
export type FindingVerdict = "holds" | "unchecked" | "broken";

/**
 * Every finding, and its meaning for the whole check. Comments name the members of its `data`; a chair is a seat
 * counted from 1.
 */
export const FINDINGS = {
  /** The checker met something that it cannot cope with, and came to no end. */
  "check/failed": "unchecked",

  /** The text is no JSON. */
  "file/unreadable": "broken",
  /** JSON, but not a proof in a format that this checker knows. */
  "file/no-proof": "broken",
  /** `place`: the member that is missing or malformed. */
  "file/misshapen": "broken",
  /** The file is not the one that the server made: its fingerprint does not fit. */
  "file/damaged": "broken",

  /** The key was mixed in a way that this checker does not know, according to the file. `recipe` */
  "recipe/unknown": "broken",

  "commitment/kept": "holds",
  "commitment/broken": "broken",

  /** No receipt was given, so only the server says that the commitment was made before the deal. `commitment` */
  "receipt/none": "unchecked",
  /** No receipt, or a damaged one. */
  "receipt/unreadable": "unchecked",
  /** It belongs to another match. */
  "receipt/other-match": "unchecked",
  "receipt/other-commitment": "broken",
  /** Nobody at the table made the contribution in the receipt. */
  "receipt/not-mixed-in": "broken",
  /** `chair`, of the receipt; `found`, of the proof. */
  "receipt/other-seat": "broken",
  /** The contributions differ from those that the device saw at the start. */
  "receipt/other-mix": "broken",
  /** `round`, of the receipt; `found`, of the proof, 0 for none. */
  "receipt/other-round": "broken",
  /** `what` of the match differs from what the device saw at the start; */
  "receipt/other-terms": "broken",
  /** `rules`, of the receipt at the start; `found`, of the record `seq`. */
  "receipt/other-rules": "broken",
  /** The beacon's round was out before the contribution was sent. `seconds` */
  "receipt/after-round": "broken",
  /** The same, but by so little that the device's clock may be wrong. `seconds` */
  "receipt/clock": "unchecked",
  /** `chair`: the one with the contribution. */
  "receipt/fits": "holds",
  /** No receipt shows `what`: `start`, `players` or `deal`. */
  "receipt/lacks": "unchecked",
  /** The owner of the receipt contributed nothing; the commitment is the same. */
  "receipt/same-commitment": "holds",

  /** A device was shown a head of the chain to which these records do not lead, so they were rewritten. */
  "chain/broken": "broken",
  /** The state stored with the record is not the one in the chain. `seq` */
  "chain/other-state": "broken",
  /** The first `records` are those that a device was shown. */
  "chain/kept": "holds",
  /** No device was shown the records from `from` on. */
  "chain/open": "unchecked",
  /** No receipt has a head. */
  "chain/none": "unchecked",

  /** This number of `people` contributed nothing. */
  "mix/silent": "unchecked",

  "beacon/none": "unchecked",
  /** The round did not come in time. `round` */
  "beacon/missed": "unchecked",
  /** Not the round for a match that starts at this time. `round`, `found` */
  "beacon/other-round": "broken",
  /** `round` */
  "beacon/forged": "broken",
  /** The signature is that of a beacon that this checker does not know. `round`, `chain` */
  "beacon/unknown": "unchecked",
  /** `round`, `at` (ISO time) */
  "beacon/valid": "holds",
  /** A device saw all contributions before the round came out, so nobody could choose. */
  "choice/none": "holds",
  /** No receipt shows that. A server that also plays could have chosen its contribution. */
  "choice/open": "unchecked",

  "seats/drawn": "holds",
  "seats/differ": "broken",
  "seats/chosen": "unchecked",

  /** `draws`, in all. */
  "draws/follow": "holds",
  /** `seq`, `at` */
  "draws/differ": "broken",
  /** The rules changed, and chance continued at another position. `seq`, `at` */
  "draws/moved": "unchecked",
  /** There is no draw in the file. */
  "draws/none": "unchecked",

  /** The answers are not in the file. */
  "records/hidden": "unchecked",
  "game/unknown": "unchecked",
  /** `place` */
  "options/illegal": "broken",
  /** Made by rules other than this checker's. `from`, `to`: numbers; `rules` */
  "records/other-rules": "unchecked",
  /** The unfinished step was asked again although the rules were the same. `seq` */
  "records/needless-restart": "broken",
  /** The rules changed, and the unfinished step was asked again. `seq`, `from`, `to`: versions */
  "records/restarted": "unchecked",
  /** The players agreed to a correction, as the server says: who did is not in the file. `seq`, `name` */
  "records/corrected": "unchecked",
  /** From here on, run again from a state that the server stored. `seq` */
  "records/resumed": "unchecked",
  /** There is no state to go on from. `seq` */
  "records/cut-off": "unchecked",
  /** Numbers are missing, or a record begins or does not begin the match. `seq` */
  "records/out-of-order": "broken",
  /** The rules do not allow it. `seq` */
  "records/refused": "broken",
  /** Other events. `seq` */
  "records/other-events": "broken",
  /** The state from which the server says to have gone on is not the one that the rules make. `seq` */
  "records/made-up-state": "broken",
  /** The state in the chain is another one than the rules of this checker make. `seq` */
  "records/other-state": "unchecked",
  /** Other draws than the rules make. `seq` */
  "records/other-draws": "broken",
  /** Given for a seat, but not the answer of its bot, its standing order or the rules' default. `seq` */
  "records/other-answer": "broken",
  /** `records`, `rules` */
  "records/agree": "holds",
  /** `answers` */
  "bots/agree": "holds",
  /** Somebody else took the seat during the match. `chair`, `seq` */
  "seats/substituted": "unchecked",
  "outcome/agrees": "holds",
  "outcome/differs": "broken",
  /** The records stop before the end, or go on after it. */
  "outcome/missing": "broken",
} as const satisfies Readonly<Record<string, FindingVerdict>>;

export type FindingCode = keyof typeof FINDINGS;

export interface Finding {
  readonly code: FindingCode;
  readonly data: Readonly<Record<string, string | number>>;
}

/** A finding with the data that its code names. */
export function finding(code: FindingCode, data: Finding["data"] = {}): Finding {
  return { code, data };
}

/** The verdict of one finding. */
export function verdictOf({ code }: Finding): FindingVerdict {
  return FINDINGS[code];
}

/** The verdict of all findings together: anything left open is neither proven nor disproven. */
export function verdictOfAll(verdicts: readonly FindingVerdict[]): FindingVerdict {
  if (verdicts.includes("broken")) return "broken";
  return verdicts.length === 0 || verdicts.includes("unchecked") ? "unchecked" : "holds";
}
