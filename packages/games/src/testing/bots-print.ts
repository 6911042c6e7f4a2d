import { fingerprint } from "@consigliere/engine/fingerprint";
import { type Bot, type Game, HOUSE_LEVEL } from "@consigliere/engine/game";
import { seatsOf } from "@consigliere/engine/seat";
import { playOut } from "@consigliere/engine/testing/playout";

const SEEDS = ["bots 1", "bots 2", "bots 3"];

/** The name of this entry in an index of golden matches. */
export const BOTS = "bots";

/** A fingerprint of what the bots of the house level choose, in whole matches at a full table. */
export function botsPrint(game: Game): string {
  const bot = game.bots[HOUSE_LEVEL];
  return fingerprint(
    bot === undefined
      ? []
      : SEEDS.map((seed) => inputsOf(game, bot, { seed, seatCount: game.meta.seats.max })),
  );
}

/** The name of a level's entry in an index of golden matches. */
export const entryOf = (level: string) => `${BOTS}: ${level}`;

/** A fingerprint of what each other level chooses, in a short match at the smallest table: some think long. */
export function levelPrints(game: Game, short: unknown): Record<string, string> {
  const others = Object.entries(game.bots).filter(([level]) => level !== HOUSE_LEVEL);
  return Object.fromEntries(
    others.map(([level, bot]) => {
      const setup = { seed: "bots 1", seatCount: game.meta.seats.min, options: short };
      return [entryOf(level), fingerprint(inputsOf(game, bot, setup))];
    }),
  );
}

function inputsOf(
  game: Game,
  bot: Bot,
  { seatCount, ...setup }: { readonly seed: string; readonly seatCount: number; readonly options?: unknown },
) {
  return playOut(game, { ...setup, seatCount, bots: seatsOf(seatCount).map(() => bot) }).inputs;
}
