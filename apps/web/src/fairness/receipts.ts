/**
 * The data that this browser keeps about the dealing of each match: the commitment that it saw first, its contribution,
 * and everything that was mixed in when the match started. The contribution is made here, so that no server can have
 * chosen it. It is stored here, so that no server can change it.
 */
import type { MatchPublic } from "@consigliere/contract/match";
import { type Receipt, readReceipt } from "@consigliere/contract/receipt";
import { newAnswerId } from "../api/answer-id.ts";
import { digestOf } from "./digest.ts";

const keyOf = (matchId: string) => `consigliere.receipt.${matchId}`;

/** If the browser forbids storage, receipts last as long as the page. */
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

/** Whether the house now shows something else than this browser was shown first. */
export function isOtherCommitment({ id, commitment }: Pick<MatchPublic, "id" | "commitment">): boolean {
  const receipt = receiptOf(id);
  return receipt !== null && receipt.commitment !== commitment;
}

interface Shown {
  readonly match: string;
  readonly commitment: string;
}

/**
 * The contribution to a match whose commitment was shown. It is stored before it is sent, and stays the same until the
 * match starts. Null if another commitment was shown before: then nothing is contributed.
 */
export function contributionTo({ match, commitment }: Shown): string | null {
  const receipt = receiptOf(match);
  if (receipt !== null && receipt.commitment !== commitment) return null;
  const contribution = receipt?.contribution ?? newContribution();
  keep({ ...(receipt ?? newReceipt(match, commitment)), contribution, at: now() });
  return contribution;
}

/** The data to send along when sitting down at a match whose commitment was shown. */
export function partFor(shown: Shown): { commitment: string; contribution?: string } {
  const contribution = contributionTo(shown);
  return { commitment: shown.commitment, ...(contribution !== null && { contribution }) };
}

/** The match started before the contribution arrived. */
export function withdrawContribution(matchId: string): void {
  const receipt = receiptOf(matchId);
  if (receipt !== null) keep({ ...receipt, contribution: null });
}

/** The way of mixing the key, as docs/fair-dealing.md describes it, as far as this page knows. */
const RECIPE = 2;

/** The maximum number of heads kept of a match. When it is reached, each newer head replaces the last. */
const MOST_HEADS = 100;

/**
 * Notes the facts shown about a match: its commitment at the first look, the fixed values when it has started, seat,
 * rules and options when it is dealt, and the heads of the chain over its records.
 */
export async function noteDealing({ match, viewer, table, head }: Seen): Promise<Receipt> {
  const first = receiptOf(match.id) ?? newReceipt(match.id, match.commitment);
  if (receiptOf(match.id) === null) keep(first);
  const { startedAt, dealing } = match;
  const { rules } = dealing;
  const start =
    startedAt === null || first.start !== undefined ? null : await startOf({ ...match, startedAt });
  const isDealt = table !== null && rules !== null && first.deal?.seat == null;
  const deal = isDealt ? { seat: viewer, rules, options: await digestOf(match.options) } : null;
  // Keeps everything that was stored in the meantime.
  const known = receiptOf(match.id) ?? first;
  const noted = withHead(withDeal(start === null ? known : { start, ...known }, deal), head);
  if (noted !== known) keep(noted);
  return noted;
}

/** The part of a match's view that concerns its dealing. */
interface Seen {
  readonly match: Pick<
    MatchPublic,
    "id" | "commitment" | "startedAt" | "dealing" | "game" | "options" | "seatOrder" | "openAtEnd"
  >;
  readonly viewer: number | null;
  readonly table: unknown;
  readonly head?: string;
}

async function startOf({
  game,
  startedAt,
  seatOrder,
  openAtEnd,
  dealing: { joined, beacon },
}: Seen["match"] & { readonly startedAt: string }): Promise<NonNullable<Receipt["start"]>> {
  const at = now();
  return {
    at,
    recipe: RECIPE,
    game,
    startedAt,
    seatOrder,
    openAtEnd,
    chain: beacon?.chain ?? null,
    round: beacon?.round ?? null,
    mixed: await digestOf(joined.map(({ contribution }) => contribution)),
  };
}

/** The first facts seen about the deal stay. A seat may be taken later. */
function withDeal(receipt: Receipt, deal: NonNullable<Receipt["deal"]> | null): Receipt {
  const known = receipt.deal;
  if (deal === null || (known !== undefined && (known.seat !== null || deal.seat === null))) return receipt;
  return { ...receipt, deal: { ...deal, ...known, seat: deal.seat } };
}

function withHead(receipt: Receipt, head: string | undefined): Receipt {
  const { heads = [] } = receipt;
  if (head === undefined || heads.includes(head)) return receipt;
  return { ...receipt, heads: [...heads.slice(0, MOST_HEADS - 1), head] };
}

function newReceipt(match: string, commitment: string): Receipt {
  return { format: "consigliere-receipt/2", match, commitment, contribution: null, at: now() };
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
