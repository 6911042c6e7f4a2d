import type { ClockRules } from "@consigliere/contract/clock-rules";
import type { CallOf } from "@consigliere/contract/endpoint";
import type { changeMatch as endpoint } from "@consigliere/contract/lobby";
import type { Json } from "@consigliere/store/json";
import type { MatchMeta, SeatMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { checkSeatCount, gameOf, optionsOf } from "../games.ts";
import { houseRulesIn, houseRulesOf } from "../match/house-rules.ts";
import { resized } from "../match/seats.ts";
import { Refusal } from "../refusal.ts";
import { checkHost, editLobby } from "./edit-lobby.ts";

export type LobbyChange = CallOf<typeof endpoint>["body"];

/** Changes a match in its lobby. @throws Refusal `match/not-host`, `match/started`, `match/full`, `game/…` */
export function changeMatch(
  context: Context,
  userId: string,
  matchId: string,
  change: LobbyChange,
): Promise<MatchMeta> {
  return editLobby(context, matchId, { userId }, async (meta) => {
    checkHost(meta, userId);
    const game = await gameOf(context, meta.game);
    const count = change.seats ?? meta.seatCount;
    checkSeatCount(game, count);
    checkShown(meta, change.names);
    const seats = resized(reordered(meta.seats, change.order), count);
    return {
      ...meta,
      seats,
      seatCount: count,
      options: optionsOf(game, { ...(meta.options as object), ...change.options }) as Json,
      houseRules: {
        ...meta.houseRules,
        ...houseRulesIn({
          ...change,
          clock: change.clock && { ...houseRulesOf(meta).clock, ...(change.clock as Partial<ClockRules>) },
        }),
      },
    };
  });
}

/** @throws Refusal `match/seats-changed` when others sit there than the host was shown */
export function checkShown({ seats }: MatchMeta, names: readonly string[] | undefined, from = 0): void {
  if (names?.some((name, at) => seats[from + at]?.name !== name)) throw new Refusal("match/seats-changed");
}

/** The seats in another order. @throws Refusal `match/seat-not-found` unless `order` names each seat once */
function reordered(seats: readonly SeatMeta[], order: readonly number[] | undefined): readonly SeatMeta[] {
  if (order === undefined) return seats;
  const moved = order.flatMap((seat) => seats[seat] ?? []);
  if (moved.length !== seats.length || new Set(order).size !== seats.length)
    throw new Refusal("match/seat-not-found");
  return moved;
}
