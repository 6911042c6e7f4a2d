import type { MatchMeta, SeatMeta } from "@consigliere/store/matches";
import type { Profile } from "@consigliere/store/profiles";
import { moveClubs } from "../club/leave-clubs.ts";
import type { Context } from "../context.ts";
import { withoutPerson } from "../lobby/leave-match.ts";
import { servedQueue, waitingAs } from "../lobby/queue.ts";
import { editMatch } from "../match/edit.ts";
import { endLoansOf } from "../match/lending.ts";
import { renewedLoan } from "../match/loans.ts";
import { isRemoved, personIn, placeOf } from "../match/people.ts";
import { refreshed } from "../match/seats.ts";
import { talksOf } from "../match/talks.ts";
import { moveNotes } from "../play/notes.ts";
import { handOverSeat } from "./hand-over-seat.ts";
import { moveWatched } from "./watched-tables.ts";

/** Gives all matches of a guest, and their place in clubs and in queues, to an account. Safe to repeat. */
export async function moveMatches(context: Context, guestId: string, account: Profile): Promise<void> {
  for (const { matchId } of await context.store.memberships.list(guestId)) {
    const meta = await context.store.matches.meta(matchId);
    if (meta === undefined) continue;
    const talks = talksOf(meta, placeOf(meta, guestId).owns ?? placeOf(meta, account.userId).owns);
    const isUnwanted = meta.status === "lobby" && isRemoved(meta, account.userId);
    if (isUnwanted || placeOf(meta, account.userId).looks !== null) await giveUpSeat(context, guestId, meta);
    else await editMatch(context, matchId, (m) => reseated(m, guestId, account));
    await moveNotes(context, guestId, account.userId, matchId);
    for (const talk of talks) await context.store.letters.moveAll(talk, guestId, account.userId);
  }
  const { waitedAt = [] } = (await context.store.profiles.get(guestId)) ?? {};
  for (const matchId of waitedAt) {
    if ((await context.store.matches.meta(matchId)) !== undefined)
      await editMatch(context, matchId, (meta) => waitingAs(meta, guestId, account.userId));
  }
  await context.store.memberships.moveAll(guestId, account.userId);
  await moveClubs(context, guestId, account.userId);
  await moveWatched(context, guestId, account.userId);
}

function reseated(meta: MatchMeta, guestId: string, account: Profile): MatchMeta {
  if (placeOf(meta, guestId).looks === null) return meta;
  return {
    ...meta,
    host: meta.host === guestId ? account.userId : meta.host,
    seats: meta.seats.map((seat) => seatOfAccount(seat, guestId, account)),
  };
}

/** A lent seat stays lent: the guest's part of it goes to the account. */
function seatOfAccount(seat: SeatMeta, guestId: string, account: Profile): SeatMeta {
  const { loan } = seat;
  if (loan?.by === guestId) return renewedLoan({ ...seat, loan: { ...loan, by: account.userId } }, account);
  if (personIn(seat) !== guestId) return seat;
  return loan === undefined ? refreshed(seat, account) : renewedLoan(seat, account);
}

/** Nobody plays two seats of one match, or sits down again as somebody else, so the guest's seat is given up. */
async function giveUpSeat(context: Context, guestId: string, meta: MatchMeta): Promise<void> {
  await endLoansOf(context, guestId, meta);
  if (meta.status === "lobby")
    await editMatch(context, meta.id, (m) => servedQueue(context, withoutPerson(m, guestId)));
  else await handOverSeat(context, guestId, meta.id);
  await context.store.memberships.remove(guestId, meta.id);
}
