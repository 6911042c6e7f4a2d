import type { Bot, Game } from "@consigliere/engine/game";
import { fallbackBot, randomBot } from "@consigliere/engine/testing/playout";

/** The bot named on the command line; throws with the names there are. */
export function findBot(game: Game, level: string): Bot {
  const bot = level === "random" ? randomBot : level === "fallback" ? fallbackBot : game.bots[level];
  if (bot == null) {
    throw new Error(
      `--bots: no ${level} among ${[...Object.keys(game.bots), "random", "fallback"].join(", ")}`,
    );
  }
  return bot;
}
