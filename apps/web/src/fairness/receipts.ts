/**
 * The data that this browser keeps for each of its readers about the dealing of a match: the commitment that they saw
 * first, their contribution, and everything that was mixed in when the match started. The contribution is made here, so
 * that no server can have chosen it. It is stored here, so that no server can change it.
 */

import { levelOf, temperamentOf } from "@consigliere/contract/bot-levels";
import type { MatchPublic, SeatView } from "@consigliere/contract/match";
import { type Receipt, readReceipt } from "@consigliere/contract/receipt";
import { newAnswerId } from "../api/answer-id.ts";
import { keysOf, read, write } from "../device/storage.ts";
import { digestOf } from "./digest.ts";

/** Names a reader, by their user id if they have a session; undefined: not known yet; null: a spectator. */
export type Keeper = string | null | undefined;

const PREFIX = "consigliere.receipt.";
/** User ids have no such sign. */
const NOBODY = "~";

const keyOf = (keeper: Keeper, matchId: string) => `${PREFIX}${keeper ?? NOBODY}.${matchId}`;

/** A reader's receipt of a match; null when there is none, or the reader is not known yet. */
export function receiptOf(keeper: Keeper, matchId: string): Receipt | null {
  return keeper === undefined ? null : receiptAt(keyOf(keeper, matchId));
}

/** The receipts of a match that this browser keeps, of whomever. */
export function receiptsOf(matchId: string): Receipt[] {
  return keysOf(PREFIX)
    .filter((key) => key.endsWith(`.${matchId}`))
    .flatMap((key) => receiptAt(key) ?? []);
}

function receiptAt(key: string): Receipt | null {
  const text = read(key);
  return text === null ? null : readReceipt(text);
}

/** The receipt as the text of a file. */
export function receiptText(receipt: Receipt): string {
  return `${JSON.stringify(receipt, null, 2)}\n`;
}

/** Whether the server now shows something else than this reader was shown first. */
export function isOtherCommitment(
  keeper: Keeper,
  { id, commitment }: Pick<MatchPublic, "id" | "commitment">,
): boolean {
  const receipt = receiptOf(keeper, id);
  return receipt !== null && receipt.commitment !== commitment;
}

interface Shown {
  readonly match: string;
  readonly commitment: string;
}

/**
 * The contribution to a match whose commitment was shown. It is stored before it is sent, and stays the same until the
 * match starts. Null if another commitment was shown before, or the reader is not known yet: then nothing is contributed.
 */
export function contributionTo(keeper: Keeper, { match, commitment }: Shown): string | null {
  const receipt = receiptOf(keeper, match);
  if (keeper === undefined || (receipt !== null && receipt.commitment !== commitment)) return null;
  const contribution = receipt?.contribution ?? newContribution();
  keep(keeper, { ...(receipt ?? newReceipt(match, commitment)), contribution, at: now() });
  return contribution;
}

/** The data to send along when sitting down at a match whose commitment was shown. */
export function partFor(keeper: Keeper, shown: Shown): { commitment: string; contribution?: string } {
  const contribution = contributionTo(keeper, shown);
  return { commitment: shown.commitment, ...(contribution !== null && { contribution }) };
}

/** The match started before the contribution arrived. */
export function withdrawContribution(keeper: Keeper, matchId: string): void {
  const receipt = receiptOf(keeper, matchId);
  if (receipt !== null) keep(keeper, { ...receipt, contribution: null });
}

/** The way of mixing the key, as docs/fair-dealing.md describes it, as far as this page knows. */
const RECIPE = 2;

/** The maximum number of heads kept of a match. When it is reached, each newer head replaces the last. */
const MOST_HEADS = 100;

/**
 * Notes the facts shown about a match: its commitment at the first look, the fixed values when it has started, seat,
 * rules and options when it is dealt, and the heads of the chain over its records.
 */
export async function noteDealing(keeper: string | null, seen: Seen): Promise<Receipt> {
  const { match, viewer, table, head } = seen;
  const kept = receiptOf(keeper, match.id);
  const first = kept ?? newReceipt(match.id, match.commitment);
  if (kept === null) keep(keeper, first);
  const { startedAt, dealing } = match;
  const { rules } = dealing;
  const start =
    startedAt === null || first.start !== undefined ? null : await startOf({ ...match, startedAt });
  const isDealt = table !== null && rules !== null && first.deal?.seat == null;
  const deal = isDealt ? { seat: viewer, rules, options: await digestOf(match.options) } : null;
  // Keeps everything that was stored in the meantime.
  const known = receiptOf(keeper, match.id) ?? first;
  const noted = withHead(withDeal(start === null ? known : { start, ...known }, deal), head);
  if (noted !== known) keep(keeper, noted);
  return noted;
}

/** The part of a match's view that concerns its dealing. */
interface Seen {
  readonly match: Pick<
    MatchPublic,
    "id" | "commitment" | "startedAt" | "dealing" | "game" | "options" | "seatOrder" | "openAtEnd"
  > & { readonly seats: readonly Pick<SeatView, "seat" | "kind" | "level" | "temperament">[] };
  readonly viewer: number | null;
  readonly table: unknown;
  readonly head?: string;
}

async function startOf({
  game,
  startedAt,
  seatOrder,
  openAtEnd,
  seats,
  dealing: { joined, beacon },
}: Seen["match"] & { readonly startedAt: string }): Promise<NonNullable<Receipt["start"]>> {
  const at = now();
  const isShown = joined.every(({ seat, player }) =>
    isPlayer(
      player,
      seats.find((one) => one.seat === seat),
    ),
  );
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
    ...(isShown && { players: await digestOf(joined.map(({ player }) => player)) }),
  };
}

/**
 * Whether the table shows the player who is said to have the seat. Somebody else may have taken it since the start. Then
 * this device has not seen who sat there.
 */
function isPlayer(
  player: Seen["match"]["dealing"]["joined"][number]["player"] | undefined,
  shown: Seen["match"]["seats"][number] | undefined,
): boolean {
  if (player === undefined || shown === undefined) return false;
  if (player === "person") return shown.kind === "person";
  const { kind, level, temperament = null } = shown;
  return kind === "bot" && level === levelOf(player.bot) && temperament === temperamentOf(player.bot);
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

function keep(keeper: Keeper, receipt: Receipt): void {
  write(keyOf(keeper, receipt.match), receiptText(receipt));
}
