import { levelOf, temperamentOf } from "@consigliere/engine/bot-id";
import { fingerprint } from "@consigliere/engine/fingerprint";
import { type Bot, DEFAULT_LEVEL, type Game } from "@consigliere/engine/game";
import { seatsOf } from "@consigliere/engine/seat";
import { playOut } from "@consigliere/engine/testing/playout";

const SEEDS = ["bots 1", "bots 2", "bots 3"];

/** The name of this entry in an index of golden matches. */
export const BOTS = "bots";

/** A fingerprint of what the bots of the default level choose, in whole matches at a full table. */
export function botsPrint(game: Game): string {
  const bot = game.bots[DEFAULT_LEVEL];
  return fingerprint(
    bot == null ? [] : SEEDS.map((seed) => inputsOf(game, bot, { seed, seatCount: game.meta.seats.max })),
  );
}

/** The name of a bot's entry in an index of golden matches. */
export const entryOf = (id: string) => `${BOTS}: ${id}`;

/** The other levels, and the default level with each temperament: the same tilts every level. */
export function otherBots(game: Game): string[] {
  return Object.keys(game.bots).filter(
    (id) => id !== DEFAULT_LEVEL && (temperamentOf(id) === null || levelOf(id) === DEFAULT_LEVEL),
  );
}

/** A fingerprint of what each of these bots chooses, in a short match at the smallest table: some think long. */
export function otherPrints(game: Game, ids: readonly string[], short: unknown): Record<string, string> {
  const setup = { seed: "bots 1", seatCount: game.meta.seats.min, options: short };
  return Object.fromEntries(
    ids.map((id) => [entryOf(id), fingerprint(inputsOf(game, game.bots[id] as Bot, setup))]),
  );
}

function inputsOf(
  game: Game,
  bot: Bot,
  { seatCount, ...setup }: { readonly seed: string; readonly seatCount: number; readonly options?: unknown },
) {
  return playOut(game, { ...setup, seatCount, bots: seatsOf(seatCount).map(() => bot) }).inputs;
}
