import type { Outcome } from "@consigliere/engine/game";
import type { Json } from "@consigliere/store/json";
import type { MatchMeta, SeatMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { gameOf, optionsOf } from "../games.ts";
import { editMatch } from "../match/edit.ts";
import { houseRulesOf } from "../match/house-rules.ts";
import { openTableAt } from "../match/load.ts";
import { withoutLoans } from "../match/loans.ts";
import { botIn, peopleAt } from "../match/people.ts";
import { OPEN_SEAT } from "../match/seats.ts";
import { Refusal } from "../refusal.ts";
import { openLobby } from "./create-match.ts";
import { openOnce } from "./open-once.ts";
import { seatedFromQueue } from "./queue.ts";

/**
 * The same people, bots and options once more: a lobby in which everybody sits, and which starts when all of them have
 * contributed. Those who came too late to the match get seats too: first those of bots, then additional ones. The first
 * to ask is the host. Everybody who asks gets the same match, as long as it is not called off.
 * @throws Refusal `match/unknown`, `match/not-over`, `match/not-yours`
 */
export async function rematch(context: Context, userId: string, matchId: string): Promise<MatchMeta> {
  const { meta, run } = await openTableAt(context, matchId, userId, "owns");
  if (run.outcome === null) throw new Refusal("match/not-over");
  const call = { host: userId, outcome: run.outcome };
  const next = await openOnce(context, `rematch ${matchId}`, (id) =>
    opened(context, withoutLoans(meta), { ...call, id }),
  );
  await editMatch(context, matchId, (old) => {
    if (old.nextMatch === next.id) return old;
    const { queue: _, ...rest } = old;
    return { ...rest, nextMatch: next.id };
  });
  return next;
}

interface Call {
  readonly host: string;
  readonly outcome: Outcome;
}

/** The match is closed to others, and seats are drawn again. */
export const forTheSamePeople = { visibility: "private", seatOrder: "random" } as const;

/** The new lobby. */
async function opened(
  context: Context,
  old: MatchMeta,
  { id, host, outcome }: Call & { readonly id: string },
): Promise<MatchMeta> {
  const game = await gameOf(context, old.game);
  return openLobby(context, {
    id,
    game: old.game,
    rulesVersion: game.meta.version,
    options: optionsOf(game, old.options) as Json,
    ...(await seatedFromQueue(context, {
      ...old,
      seats: withRoom(
        old.seats.map((seat, place) => seatAgain(seat, place, outcome)),
        old.queue?.length ?? 0,
        game.meta.seats.max,
      ),
    })),
    host: peopleAt(old).some((person) => person.userId === host) ? host : old.host,
    houseRules: { ...houseRulesOf(old), ...forTheSamePeople },
    ...(old.club !== undefined && { club: old.club }),
    rematchOf: old.id,
    gathers: true,
  });
}

/** The seats with up to `count` free ones, of at most `most` together. */
function withRoom(seats: readonly SeatMeta[], count: number, most: number): SeatMeta[] {
  const bots = [...seats.keys()].filter((at) => botIn(seats[at]) !== null).slice(0, count);
  const added = Math.max(0, Math.min(count - bots.length, most - seats.length));
  return [
    ...seats.map((seat, at) => (bots.includes(at) ? OPEN_SEAT : seat)),
    ...Array.from({ length: added }, () => OPEN_SEAT),
  ];
}

function seatAgain(
  { player, name, portrait, rest }: SeatMeta,
  joined: number,
  { placements }: Outcome,
): SeatMeta {
  const place = placements[joined] ?? placements.length;
  return {
    player,
    name,
    ...(portrait === undefined ? {} : { portrait }),
    ...(rest && { rest }),
    joined,
    place,
  };
}

/** The old match no longer leads to a rematch, or to a table of its season, that was called off. */
export async function forgetNext(
  context: Context,
  { id, rematchOf, follows = rematchOf, status }: MatchMeta,
): Promise<void> {
  if (follows === undefined || status !== "cancelled") return;
  await editMatch(context, follows, (old) => {
    const { nextMatch, ...rest } = old;
    return nextMatch === id ? rest : old;
  });
}
