import { usualClock } from "@consigliere/contract/clock-rules";
import { type HouseRules, usualHouseRules } from "@consigliere/contract/house-rules";
import type { Json } from "@consigliere/store/json";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import { checkBotLevel, checkSeatCount, defaultLevel, gameOf, optionsOf } from "../games.ts";
import { dealtBot } from "../match/dealt-bot.ts";
import { filled, OPEN_SEAT, seated, seatFor } from "../match/seats.ts";
import { openLobby } from "./create-match.ts";

interface Trial {
  readonly game: string;
  readonly seats?: number;
  readonly level?: string;
}

/** Nobody waits for a player who plays with bots alone. */
const houseRules: HouseRules = { ...usualHouseRules, clock: { ...usualClock, kind: "none" } };

/**
 * A match against bots, which starts as soon as its player has seen the commitment and contributed; returns its id.
 * @throws Refusal `game/…`
 */
export async function tryGame(
  context: Context,
  who: Profile,
  { game: id, seats, level }: Trial,
): Promise<string> {
  const game = await gameOf(context, id);
  const bots = level ?? defaultLevel(game);
  checkBotLevel(game, bots);
  const count = seats ?? Math.min(4, game.meta.seats.max);
  checkSeatCount(game, count);
  const { presets, trial = "" } = game.meta;
  const free = Array.from({ length: count }, () => OPEN_SEAT);
  const meta = await openLobby(context, {
    game: id,
    rulesVersion: game.meta.version,
    options: optionsOf(game, presets[trial] ?? {}) as Json,
    seats: filled(seated(free, seatFor(who)), (seats) => dealtBot(context, game, bots, seats)),
    host: who.userId,
    houseRules,
    gathers: true,
  });
  return meta.id;
}
