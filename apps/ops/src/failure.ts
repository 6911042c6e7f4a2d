/** Turns everything that can go wrong into one clear line and an exit code. */
import { RulesError } from "@consigliere/engine/errors";
import { Refusal } from "@consigliere/service/refusal";
import { StoreError, type StoreErrorCode } from "@consigliere/store/errors";

/** The command did its work. */
export const DONE = 0;
/** It was refused, found nothing, or found something wrong. */
export const REFUSED = 1;
/** The command was called wrongly, or could not reach its target. */
export const UNUSABLE = 2;

/** Says in one line what is wrong. */
export class OpsError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = REFUSED) {
    super(message);
    this.exitCode = exitCode;
  }
}

const REFUSALS: Readonly<Record<string, string>> = {
  "match/unknown": "There is no such match.",
  "match/not-started": "The match has not started.",
  "match/over": "The match is over.",
  "match/cancelled": "The match was cancelled.",
  "match/not-over":
    "The match is still being played, and its file shows every hand: --spoil exports it all the same.",
  "match/other-commitment": "The match has another commitment.",
  "match/busy": "The match was changed by others at the same moment, again and again: try once more.",
  "game/unknown": "This version does not have the game of the match.",
  "server/match-damaged": "The records of the match do not fit together: `match verify` says where.",
  "server/rules-broken": "The rules of the match broke: `match verify` says where.",
};

const STORE_FAULTS: Readonly<Partial<Record<StoreErrorCode, string>>> = {
  "store/not-empty":
    "The table is not empty, and a backup goes into an empty one. To have the backup in the place of what is there: --over.",
  "store/shape-too-new": "The table was written by a newer version of the code: use that one.",
  "store/unavailable": "The table did not take it all: try again.",
};

const AWS_FAULTS: Readonly<Record<string, string>> = {
  CredentialsProviderError:
    "There are no AWS credentials here: sign in first (aws sso login, AWS_PROFILE, …).",
  ExpiredTokenException: "The AWS credentials have expired: sign in again.",
  ExpiredToken: "The AWS credentials have expired: sign in again.",
  UnrecognizedClientException: "AWS does not know these credentials.",
  InvalidClientTokenId: "AWS does not know these credentials.",
  AccessDeniedException: "These credentials may not do this",
  AccessDenied: "These credentials may not do this",
  ResourceNotFoundException: "There is no such table in this account and region.",
  ParameterNotFound: "There are no keys of this stage in this account and region.",
};

/** The line for `error`, and the exit code that goes with it. */
export function explain(error: unknown): { readonly line: string; readonly exitCode: number } {
  if (error instanceof OpsError) return { line: error.message, exitCode: error.exitCode };
  if (error instanceof Refusal) return { line: REFUSALS[error.code] ?? error.code, exitCode: REFUSED };
  if (error instanceof StoreError && STORE_FAULTS[error.code] !== undefined) {
    return { line: STORE_FAULTS[error.code] ?? error.code, exitCode: REFUSED };
  }
  if (error instanceof RulesError || error instanceof StoreError) {
    return { line: `${error.code}: ${firstLine(error.message)}`, exitCode: REFUSED };
  }
  if (!(error instanceof Error)) return { line: String(error), exitCode: UNUSABLE };
  const known = AWS_FAULTS[error.name];
  if (known === undefined) return { line: firstLine(error.message) || error.name, exitCode: UNUSABLE };
  return { line: known.endsWith(".") ? known : `${known}: ${firstLine(error.message)}`, exitCode: UNUSABLE };
}

function firstLine(text: string): string {
  return text.split("\n")[0] ?? "";
}
