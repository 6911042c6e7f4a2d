import { type GameInfo, gameInfoSchema } from "@consigliere/contract/games";
import { levelOf, levelsIn, temperamentOf } from "@consigliere/engine/bot-id";
import { defaultLevelOf, type Game } from "@consigliere/engine/game";
import * as z from "zod";
import type { Context, GameShelf } from "./context.ts";
import { complaintsOf, Refusal } from "./refusal.ts";

/** The game with its rules. @throws Refusal `game/unknown` */
export async function gameOf(context: Context, id: string): Promise<Game> {
  const game = context.games.find((candidate) => candidate.meta.id === id);
  if (game === undefined) throw new Refusal("game/unknown");
  return rulesOf(game);
}

async function rulesOf(game: GameShelf[number]): Promise<Game> {
  return "rules" in game ? game.rules() : game;
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
export function checkBot(game: Game, id: string): void {
  if (!Object.hasOwn(game.bots, id)) throw new Refusal("game/unknown-bot");
}

/** @throws Refusal `game/unknown-bot` */
export function checkBotLevel(game: Game, level: string): void {
  checkBot(game, level);
  if (temperamentOf(level) !== null) throw new Refusal("game/unknown-bot");
}

/** The id of the bot that plays where `id` is wanted: even-tempered if the game lacks the temperament, else the house's. */
export function nearestBot(game: Game, id: string | undefined): string {
  const known = id === undefined ? [] : [id, levelOf(id)].filter((one) => Object.hasOwn(game.bots, one));
  return known[0] ?? defaultLevel(game);
}

/** The level of a game's bots that plays where nobody chose one, and stands in for people. */
export function defaultLevel(game: Game): string {
  const level = defaultLevelOf(game);
  if (level === undefined) throw new Error(`${game.meta.id} has no bot`);
  return level;
}

/** The games of the house, as the lobby needs them. */
export async function listGames(context: Context): Promise<GameInfo[]> {
  const games = await Promise.all(context.games.map(rulesOf));
  return games.map(({ meta, settings, bots }) =>
    gameInfoSchema.parse({
      id: meta.id,
      version: meta.version,
      seats: meta.seats,
      options: z.toJSONSchema(meta.options, { io: "input" }),
      settings: z.toJSONSchema(settings, { io: "input" }),
      presets: meta.presets,
      bots: levelsIn(Object.keys(bots)),
      temperaments: [...new Set(Object.keys(bots).flatMap((id) => temperamentOf(id) ?? []))],
    }),
  );
}
