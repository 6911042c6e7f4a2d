import type { Json } from "@consigliere/engine/json";
import type { Context } from "@consigliere/service/context";
import { followMatch } from "@consigliere/service/follow-up/follow-match";
import { checkBot, gameOf } from "@consigliere/service/games";
import { editMatch } from "@consigliere/service/match/edit";
import { enter } from "@consigliere/service/match/enter";
import { endLoan } from "@consigliere/service/match/lending";
import { hasBorrowedElsewhere, ownersAt } from "@consigliere/service/match/loans";
import { type OpenTable, openTable } from "@consigliere/service/match/open";
import { personIn, placeOf } from "@consigliere/service/match/people";
import { botSeat, handedOver, seatFor } from "@consigliere/service/match/seats";
import { Refusal } from "@consigliere/service/refusal";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Profile } from "@consigliere/store/profiles";
import { forgetSeatWork } from "./cancel-match.ts";
import { matchMeta } from "./whole-match.ts";

/** The new player of the seat. */
export type Substitute = { readonly person: Profile } | { readonly bot: string };

/**
 * Gives a seat of a running match to somebody else. The former player loses the match, its notifications and private
 * settings. The newcomer is told as at a start, and the clock of a waiting decision starts again. A bot seated this way
 * can be replaced by a person again, unlike the bot that follows a resignation.
 * @throws Refusal `match/unknown`, `match/not-started`, `match/over`, `match/cancelled`, `match/seat-not-found`,
 * `match/already-joined`, `match/knows-another-hand`, `match/resigned`, `game/unknown-bot`
 */
export async function substitutePlayer(
  context: Context,
  matchId: string,
  seat: number,
  substitute: Substitute,
): Promise<MatchMeta> {
  await checkSubstitute(context, matchId, seat, substitute);
  await endLoan(context, matchId, seat);
  // The owner leaves, not a borrower.
  const former = await checkSubstitute(context, matchId, seat, substitute);
  const table = await openTable(context, matchId);
  if (table.run.outcome !== null) throw new Refusal("match/over");
  if (table.position.modes[seat] === "resigned" && "person" in substitute)
    throw new Refusal("match/resigned");
  await clearSettings(context, table, seat);
  // Also before the seat changes hands: if the process ends after that, nothing tells any more who sat there.
  await clearDesk(context, matchId, former);
  const saved = await editMatch(context, matchId, (meta) => reseated(meta, seat, substitute));
  await forgetSeatWork(context, matchId, seat);
  await clearDesk(context, matchId, former);
  await followMatch(context, matchId);
  return saved;
}

/** Takes the match from the desk of the person who leaves it. */
async function clearDesk(context: Context, matchId: string, former: string | null): Promise<void> {
  if (former === null) return;
  await context.store.notifications.forget(former, matchId);
  await context.store.memberships.remove(former, matchId);
}

/** Refuses impossible cases; returns the user id of the seat's current player. Changes nothing. */
export async function checkSubstitute(
  context: Context,
  matchId: string,
  seat: number,
  substitute: { readonly person: Pick<Profile, "userId"> } | { readonly bot: string },
): Promise<string | null> {
  const meta = await matchMeta(context, matchId);
  if (meta.status === "lobby") throw new Refusal("match/not-started");
  if (meta.status === "cancelled") throw new Refusal("match/cancelled");
  if (meta.status === "over") throw new Refusal("match/over");
  if (meta.seats[seat] === undefined) throw new Refusal("match/seat-not-found");
  if ("bot" in substitute) checkBot(await gameOf(context, meta.game), substitute.bot);
  else {
    const { userId } = substitute.person;
    if (placeOf(meta, userId).looks !== null) throw new Refusal("match/already-joined");
    if (hasBorrowedElsewhere(meta, userId, seat)) throw new Refusal("match/knows-another-hand");
  }
  return personIn(meta.seats[seat]);
}

/** The seat's standing orders belong to its former player. The record that ends them also restarts the seat's clock. */
async function clearSettings(context: Context, table: OpenTable, seat: number): Promise<void> {
  const settings = table.game.settings.parse({}) as Json;
  await enter(context, table, {
    input: { kind: "settings", seat, settings },
    clocks: (awaited) => awaited.filter((decision) => decision.seat !== seat),
  });
}

function reseated(meta: MatchMeta, seat: number, substitute: Substitute): MatchMeta {
  const newcomer = "bot" in substitute ? botSeat(substitute.bot, meta.seats) : seatFor(substitute.person);
  const seats = meta.seats.with(seat, handedOver(meta.seats[seat] ?? newcomer, newcomer));
  return { ...meta, seats, host: hostAfter(meta, { ...meta, seats }) };
}

/** The host stays while at the table. Otherwise the newcomer or the first person becomes host. */
function hostAfter(before: MatchMeta, after: MatchMeta): string {
  if (placeOf(after, before.host).owns !== null) return before.host;
  const place = placeOf(before, before.host).owns;
  const inPlace = place === null ? null : personIn(after.seats[place]);
  return inPlace ?? ownersAt(after)[0]?.userId ?? "";
}
