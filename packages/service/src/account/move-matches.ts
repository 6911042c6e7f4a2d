import type { MatchMeta } from "@consigliere/store/matches";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import { withoutPerson } from "../lobby/leave-match.ts";
import { editMatch } from "../match/edit.ts";
import { isRemoved, personIn, seatOf } from "../match/people.ts";
import { refreshed } from "../match/seats.ts";
import { talksOf } from "../match/talks.ts";
import { moveNotes } from "../play/notes.ts";
import { handOverSeat } from "./hand-over-seat.ts";

/** Gives all matches of a guest to an account. Safe to repeat. */
export async function moveMatches(context: Context, guestId: string, account: Profile): Promise<void> {
  for (const { matchId } of await context.store.memberships.list(guestId)) {
    const meta = await context.store.matches.meta(matchId);
    if (meta === undefined) continue;
    const talks = talksOf(meta, seatOf(meta, guestId) ?? seatOf(meta, account.userId));
    const isUnwanted = meta.status === "lobby" && isRemoved(meta, account.userId);
    if (isUnwanted || seatOf(meta, account.userId) !== null) await giveUpSeat(context, guestId, meta);
    else await editMatch(context, matchId, (m) => reseated(m, guestId, account));
    await moveNotes(context, guestId, account.userId, matchId);
    for (const talk of talks) await context.store.letters.moveAll(talk, guestId, account.userId);
  }
  await context.store.memberships.moveAll(guestId, account.userId);
}

function reseated(meta: MatchMeta, guestId: string, account: Profile): MatchMeta {
  if (seatOf(meta, guestId) === null) return meta;
  return {
    ...meta,
    host: meta.host === guestId ? account.userId : meta.host,
    seats: meta.seats.map((s) => (personIn(s) === guestId ? refreshed(s, account) : s)),
  };
}

/** Nobody plays two seats of one match, or sits down again as somebody else: the guest's seat goes. */
async function giveUpSeat(context: Context, guestId: string, meta: MatchMeta): Promise<void> {
  if (meta.status === "lobby") await editMatch(context, meta.id, (m) => withoutPerson(m, guestId));
  else await handOverSeat(context, guestId, meta.id);
  await context.store.memberships.remove(guestId, meta.id);
}
