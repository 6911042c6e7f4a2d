/** A lent seat: somebody else plays it for a while, under the owner's name and face. */
import type { Seat } from "@consigliere/engine/seat";
import type { MatchMeta, SeatMeta, SeatOffer } from "@consigliere/store/matches";
import type { Profile } from "@consigliere/store/profiles";
import { ownerOf } from "./people.ts";
import { seatFor } from "./seats.ts";

/** The seat with a friend in it. */
export function lentTo(seat: SeatMeta, friend: Profile, { until }: SeatOffer): SeatMeta {
  const { offer: _, rest, reminders, unreachable: __, ...kept } = seat;
  const loan = {
    by: ownerOf(seat) ?? "",
    to: friend.name,
    until,
    ...(rest && { rest }),
    ...(reminders && { reminders }),
  };
  const borrowers = [...new Set([...(kept.borrowers ?? []), friend.userId])];
  return withPlayer({ ...kept, loan, borrowers }, friend);
}

/** Whether `userId` has had another seat on loan than that one, and so knows another hand. */
export function hasBorrowedElsewhere({ seats }: MatchMeta, userId: string, seat: Seat): boolean {
  return seats.some(({ borrowers = [] }, at) => at !== seat && borrowers.includes(userId));
}

/** The seat with its owner in it again, and no longer on offer. */
export function givenBack(seat: SeatMeta): SeatMeta {
  const { offer: _, loan, ...kept } = seat;
  if (loan === undefined) return kept;
  const { rest: __, reminders: ___, unreachable: ____, ...plain } = kept;
  const { by: userId, rest, reminders } = loan;
  return { ...plain, player: { userId }, ...(rest && { rest }), ...(reminders && { reminders }) };
}

/** The match with every lent or offered seat back. */
export function withoutLoans(meta: MatchMeta): MatchMeta {
  const isPlain = meta.seats.every(({ offer, loan }) => offer === undefined && loan === undefined);
  return isPlain ? meta : { ...meta, seats: meta.seats.map(givenBack) };
}

/** A lent seat with current data from the owner's profile, or from the borrower's. */
export function renewedLoan(seat: SeatMeta, profile: Profile): SeatMeta {
  const { loan } = seat;
  if (loan === undefined) return seat;
  if (loan.by !== profile.userId)
    return withPlayer({ ...seat, loan: { ...loan, to: profile.name } }, profile);
  const { name, portrait = "", rest, reminders, standIn } = seatFor(profile);
  const { by, to, until } = loan;
  const { standIn: _, ...kept } = seat;
  return {
    ...kept,
    ...(standIn && { standIn }),
    name,
    portrait,
    loan: { by, to, until, ...(rest && { rest }), ...(reminders && { reminders }) },
  };
}

function withPlayer({ rest: _, reminders: __, ...seat }: SeatMeta, profile: Profile): SeatMeta {
  const { player, rest, reminders } = seatFor(profile);
  return { ...seat, player, ...(rest && { rest }), ...(reminders && { reminders }) };
}
