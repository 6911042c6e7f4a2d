import { type GameInfo, gameInfoSchema } from "@consigliere/contract/games";
import type { Game } from "@consigliere/engine/game";
import * as z from "zod";
import type { House } from "./house.ts";
import { complaintsOf, Refusal } from "./refusal.ts";

/** @throws Refusal `game/unknown` */
export function gameOf(house: House, id: string): Game {
  const game = house.games.find((candidate) => candidate.meta.id === id);
  if (game === undefined) throw new Refusal("game/unknown");
  return game;
}

/** The options with their defaults. @throws Refusal `game/illegal-options` */
export function optionsOf(game: Game, given: unknown): unknown {
  const parsed = game.meta.options.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new Refusal("game/illegal-options", { complaints: complaintsOf(parsed.error.issues, ["options"]) });
}

/** @throws Refusal `game/seats-out-of-range` */
export function checkSeatCount(game: Game, count: number): void {
  const { min, max } = game.meta.seats;
  if (count < min || count > max) {
    throw new Refusal("game/seats-out-of-range", {
      complaints: [{ path: ["seats"], reason: `${min}-${max}` }],
    });
  }
}

/** @throws Refusal `game/unknown-bot` */
export function checkBotLevel(game: Game, level: string): void {
  if (!Object.hasOwn(game.bots, level)) throw new Refusal("game/unknown-bot");
}

/** The strongest level of a game's bots: it stands in for people. */
export function bestLevel(game: Game): string {
  const best = Object.keys(game.bots).at(-1);
  if (best === undefined) throw new Error(`${game.meta.id} has no bot`);
  return best;
}

/** The games of the house, as the lobby needs them. */
export function listGames(house: House): GameInfo[] {
  return house.games.map(({ meta, bots }) =>
    gameInfoSchema.parse({
      id: meta.id,
      version: meta.version,
      seats: meta.seats,
      options: z.toJSONSchema(meta.options, { io: "input" }),
      settings: z.toJSONSchema(meta.settings, { io: "input" }),
      presets: meta.presets,
      bots: Object.keys(bots),
    }),
  );
}
