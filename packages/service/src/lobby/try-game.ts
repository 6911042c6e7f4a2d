import type { Profile } from "@consigliere/store/profiles";
import { bestLevel, checkBotLevel, gameOf } from "../games.ts";
import type { House } from "../house.ts";
import { createMatch } from "./create-match.ts";
import { startMatch } from "./start-match.ts";

interface Trial {
  readonly game: string;
  readonly seats?: number;
  readonly level?: string;
  readonly contribution?: string;
}

/** A match against bots, started at once; returns its id. @throws Refusal `game/…` */
export async function tryGame(
  house: House,
  who: Profile,
  { game: id, seats, level, contribution }: Trial,
): Promise<string> {
  const game = gameOf(house, id);
  const bots = level ?? bestLevel(game);
  checkBotLevel(game, bots);
  const count = seats ?? Math.min(4, game.meta.seats.max);
  const meta = await createMatch(house, who, {
    game: id,
    seats: count,
    ...(contribution === undefined ? {} : { contribution }),
  });
  await startMatch(house, who.userId, meta.id, bots);
  return meta.id;
}
