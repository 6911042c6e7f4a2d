/** Lending a seat: an offer, a friend who takes it, and its return by its owner, its borrower or its time. */
import { LONGEST_NOTES } from "@consigliere/contract/notes";
import type { Seat } from "@consigliere/engine/seat";
import type { MatchMeta, SeatOffer } from "@consigliere/store/matches";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import { Refusal } from "../refusal.ts";
import { editMatch } from "./edit.ts";
import { givenBack, hasBorrowedElsewhere, lentTo } from "./loans.ts";
import { metaAt } from "./meta.ts";
import { callerAt, mySeat, personIn, placeOf } from "./people.ts";
import { writeRows } from "./rows.ts";

const DAY_MS = 86_400_000;
/** Nobody guesses it. */
const WORD_BYTES = 12;

/**
 * Offers one's seat for some days to the first person who takes it by the link. A new offer voids the old one.
 * @throws Refusal `match/unknown`, `match/not-yours`, `match/not-started`, `match/over`, `match/lent`
 */
export async function offerSeat(
  context: Context,
  userId: string,
  matchId: string,
  { days, brief }: { readonly days: number; readonly brief: string },
): Promise<void> {
  const until = new Date(context.clock().getTime() + days * DAY_MS).toISOString();
  const offer = { word: context.chance.hex(WORD_BYTES), until, brief };
  await editMatch(context, matchId, (meta) => {
    const seat = mySeat(callerAt(meta, userId), "owns");
    checkPlaying(meta);
    const own = meta.seats[seat];
    if (own === undefined || own.loan !== undefined) throw new Refusal("match/lent");
    return { ...meta, seats: meta.seats.with(seat, { ...own, offer }) };
  });
}

/** The offer with that word. @throws Refusal `link/withdrawn`, `link/ended` */
export function offerIn(context: Context, meta: MatchMeta, word: string): { seat: Seat; offer: SeatOffer } {
  const seat = meta.seats.findIndex(({ offer }) => offer?.word === word);
  const offer = meta.seats[seat]?.offer;
  if (offer === undefined) throw new Refusal("link/withdrawn");
  if (Date.parse(offer.until) <= context.clock().getTime()) throw new Refusal("link/ended");
  return { seat, offer };
}

/**
 * Takes the offered seat with its brief, which becomes a note of the friend's own.
 * @throws Refusal `link/withdrawn`, `link/ended`, `match/already-joined`, `match/knows-another-hand`, `match/over`
 */
export async function borrowSeat(
  context: Context,
  friend: Profile,
  matchId: string,
  word: string,
): Promise<void> {
  let lender: string | null = null;
  let brief = "";
  const saved = await editMatch(context, matchId, (meta) => {
    const { seat, offer } = offerIn(context, meta, word);
    checkPlaying(meta);
    if (placeOf(meta, friend.userId).looks !== null) throw new Refusal("match/already-joined");
    if (hasBorrowedElsewhere(meta, friend.userId, seat)) throw new Refusal("match/knows-another-hand");
    const own = meta.seats[seat];
    if (own === undefined) throw new Refusal("link/withdrawn");
    lender = personIn(own);
    brief = offer.brief;
    return { ...meta, seats: meta.seats.with(seat, lentTo(own, friend, offer)) };
  });
  // At once, because a person who deletes their account gives back what is on their dashboard.
  await writeRows(context, saved, (await context.store.matches.newest(matchId)) ?? null);
  if (brief !== "") await noteFor(context, friend.userId, matchId, brief);
  if (lender !== null) await context.store.notifications.forget(lender, matchId);
}

async function noteFor({ store }: Context, userId: string, matchId: string, brief: string): Promise<void> {
  const own = (await store.notes.get(userId, matchId)) ?? { text: "", edition: 0 };
  const text = own.text === "" ? brief : `${brief}\n\n${own.text}`;
  await store.notes.write(
    userId,
    matchId,
    { text: text.slice(0, LONGEST_NOTES), edition: own.edition + 1 },
    own.edition,
  );
}

/**
 * Ends the offer or loan of the seat that `userId` owns or plays. @throws Refusal `match/unknown`, `match/not-yours`
 */
export async function takeSeatBack(context: Context, userId: string, matchId: string): Promise<void> {
  const { seat } = await metaAt(context, matchId, userId, "looks");
  await endLoan(context, matchId, seat);
}

/** Ends all loans that `userId` has given or taken at a match, before they leave it. Safe to repeat. */
export async function endLoansOf(context: Context, userId: string, meta: MatchMeta): Promise<void> {
  const seat = placeOf(meta, userId).looks;
  if (seat !== null) await endLoan(context, meta.id, seat);
}

/**
 * Gives a lent seat back, ends its offer, and takes the match, with the brief, from the borrower's dashboard. Safe to
 * repeat.
 */
export async function endLoan(context: Context, matchId: string, seat: Seat): Promise<void> {
  const friend = borrowerOf(await context.store.matches.meta(matchId), seat);
  // Also before the seat changes hands: if the process ends after that, nothing tells any more who sat there.
  await clearDashboard(context, matchId, friend);
  await editMatch(context, matchId, (meta) => {
    const lent = meta.seats[seat];
    if (lent === undefined || (lent.loan === undefined && lent.offer === undefined)) return meta;
    return { ...meta, seats: meta.seats.with(seat, givenBack(lent)) };
  });
  await clearDashboard(context, matchId, friend);
}

function borrowerOf(meta: MatchMeta | undefined, seat: Seat): string | null {
  const lent = meta?.seats[seat];
  return lent?.loan === undefined ? null : personIn(lent);
}

async function clearDashboard({ store }: Context, matchId: string, userId: string | null): Promise<void> {
  if (userId === null) return;
  await store.notifications.forget(userId, matchId);
  await store.memberships.remove(userId, matchId);
  await store.notes.remove(userId, matchId);
}

function checkPlaying({ status }: MatchMeta): void {
  if (status === "lobby") throw new Refusal("match/not-started");
  if (status !== "playing") throw new Refusal("match/over");
}
