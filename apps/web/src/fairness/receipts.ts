/**
 * What this browser keeps of the dealing of each match: the commitment that it saw first, what it mixed in, and what
 * was mixed in when the match started. It is made here, so that no server can have chosen it, and kept here, so that
 * none can change it.
 */
import type { MatchPublic } from "@consigliere/contract/match";
import { type Receipt, readReceipt } from "@consigliere/contract/receipt";
import { newAnswerId } from "../api/answer-id.ts";
import { mixedOf } from "./mixed.ts";

const keyOf = (matchId: string) => `consigliere.receipt.${matchId}`;

/** Where the browser forbids its storage, receipts last as long as the page. */
const withoutStorage = new Map<string, string>();

/** The receipt of a match; null when there is none. */
export function receiptOf(matchId: string): Receipt | null {
  const text = withoutStorage.get(keyOf(matchId)) ?? stored(keyOf(matchId));
  return text === null ? null : readReceipt(text);
}

/** The receipt as the text of a file. */
export function receiptText(receipt: Receipt): string {
  return `${JSON.stringify(receipt, null, 2)}\n`;
}

/** Whether what the house shows now is not what this browser was shown first. */
export function isOtherCommitment({ id, commitment }: Pick<MatchPublic, "id" | "commitment">): boolean {
  const receipt = receiptOf(id);
  return receipt !== null && receipt.commitment !== commitment;
}

interface Shown {
  readonly match: string;
  readonly commitment: string;
}

/**
 * What to mix into a match whose commitment was shown, kept before it is sent; the same again until the match starts.
 * Null when another commitment was shown before: nothing is mixed into that.
 */
export function contributionTo({ match, commitment }: Shown): string | null {
  const receipt = receiptOf(match);
  if (receipt !== null && receipt.commitment !== commitment) return null;
  const contribution = receipt?.contribution ?? newContribution();
  keep({ ...(receipt ?? newReceipt(match, commitment)), contribution, at: now() });
  return contribution;
}

/** What to send along when sitting down at a match whose commitment was shown. */
export function partFor(shown: Shown): { commitment: string; contribution?: string } {
  const contribution = contributionTo(shown);
  return { commitment: shown.commitment, ...(contribution !== null && { contribution }) };
}

/** The match started before the contribution came. */
export function withdrawContribution(matchId: string): void {
  const receipt = receiptOf(matchId);
  if (receipt !== null) keep({ ...receipt, contribution: null });
}

/** Notes what is shown of a match: its commitment at the first look, what was mixed in when it has started, the seat. */
export async function noteDealing({ match, viewer, table }: Seen): Promise<Receipt> {
  const first = receiptOf(match.id) ?? newReceipt(match.id, match.commitment);
  if (receiptOf(match.id) === null) keep(first);
  const isStart = match.startedAt !== null && first.start === undefined;
  const mixed = isStart ? await mixedOf(match.dealing.joined.map(({ contribution }) => contribution)) : null;
  // What was kept meanwhile is kept.
  const known = receiptOf(match.id) ?? first;
  const started = mixed === null ? known : withStart(known, match, mixed);
  const noted = table === null ? started : withSeat(started, viewer);
  if (noted !== known) keep(noted);
  return noted;
}

/** As much of a match's view as concerns its dealing. */
interface Seen {
  readonly match: Pick<MatchPublic, "id" | "commitment" | "startedAt" | "dealing">;
  readonly viewer: number | null;
  readonly table: unknown;
}

function withStart(receipt: Receipt, { dealing }: Seen["match"], mixed: string): Receipt {
  if (receipt.start !== undefined) return receipt;
  return { ...receipt, start: { at: now(), seat: null, round: dealing.beacon?.round ?? null, mixed } };
}

function withSeat(receipt: Receipt, seat: number | null): Receipt {
  if (receipt.start === undefined || receipt.start.seat !== null || seat === null) return receipt;
  return { ...receipt, start: { ...receipt.start, seat } };
}

function newReceipt(match: string, commitment: string): Receipt {
  return { format: "consigliere-receipt/1", match, commitment, contribution: null, at: now() };
}

function now(): string {
  return new Date().toISOString();
}

/** 32 random bytes in hex. */
function newContribution(): string {
  return newAnswerId() + newAnswerId();
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(receipt: Receipt): void {
  const key = keyOf(receipt.match);
  try {
    localStorage.setItem(key, receiptText(receipt));
  } catch {
    withoutStorage.set(key, receiptText(receipt));
  }
}
