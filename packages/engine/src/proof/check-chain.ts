/** Compares the records of a proof with the heads of their chain that players' devices were shown. */
import { fingerprint } from "../fingerprint.ts";
import { closedPart, headAfter } from "./chain.ts";
import { type Finding, finding } from "./finding.ts";
import type { Proof, ProofRecord } from "./proof.ts";
import type { Receipt } from "./receipt.ts";

/**
 * Checks that the records are those that the devices were shown, and were made by the rules that the devices were told.
 */
export function checkChain(proof: Proof, receipts: readonly Receipt[]): Finding[] {
  const mine = receipts.filter(({ match }) => match === proof.match);
  const swapped = proof.records.find((record) => isOtherState(proof, record));
  if (swapped !== undefined) return [finding("chain/other-state", { seq: swapped.seq })];
  if (mine.length === 0) return [];
  const heads = headsOf(proof);
  const places = mine.flatMap(({ heads: kept = [] }) => kept.map((head) => heads.indexOf(head) + 1));
  if (places.includes(0)) return [finding("chain/broken")];
  const upTo = Math.max(0, ...places);
  return [...mine.flatMap((receipt) => otherRules(proof, receipt, upTo)), ...coverage(proof, upTo)];
}

/** A match goes on only from a state that is in the chain. Old matches have no chain. */
function isOtherState({ salt }: Proof, { state, snapshot }: ProofRecord): boolean {
  if (snapshot === undefined || (state === undefined && salt === undefined)) return false;
  return state !== fingerprint(snapshot);
}

/** The head after each record, as far as the file allows it to be computed. */
function headsOf({ commitment, salt, records }: Proof): string[] {
  const heads: string[] = [];
  for (const record of records) {
    const closed = closedIn(record, salt);
    if (closed === undefined) break;
    heads.push(headAfter(heads.at(-1) ?? commitment, record, closed));
  }
  return heads;
}

/** For a part that is shown, the hash is always computed, never taken from the server. */
function closedIn({ seq, input, events, state, closed }: ProofRecord, salt?: string): string | undefined {
  if (input === undefined && events === undefined) return closed;
  return salt && closedPart(salt, { seq, input, events, state: state ?? null });
}

function coverage({ records }: Proof, upTo: number): Finding[] {
  if (upTo === 0) return [finding("chain/none")];
  const rest = upTo < records.length ? [finding("chain/open", { from: upTo + 1 })] : [];
  return [finding("chain/kept", { records: upTo }), ...rest];
}

/**
 * The first record must have the rules that the device was told of. Rules may change later, but records that no head
 * covers must not have older rules.
 */
function otherRules({ records }: Proof, { deal }: Receipt, upTo: number): Finding[] {
  if (deal === undefined) return [];
  const isOlder = ({ rules }: ProofRecord) => rules.localeCompare(deal.rules, "en", { numeric: true }) < 0;
  const odd = records.find((record, index) =>
    index === 0 ? record.rules !== deal.rules : index >= upTo && isOlder(record),
  );
  if (odd === undefined) return [];
  return [finding("receipt/other-rules", { rules: deal.rules, found: odd.rules, seq: odd.seq })];
}
