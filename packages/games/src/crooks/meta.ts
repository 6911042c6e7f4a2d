import type { GameMeta } from "@consigliere/engine/game";
import { paceOf } from "../pace.ts";
import { type Options, optionsSchema } from "./options.ts";

/** The facts that the lobby needs about Crooks, without its rules. */
export const crooksMeta: GameMeta<Options> = {
  id: "crooks",
  version: "2",
  seats: { min: 2, max: 4 },
  options: optionsSchema,
  presets: {
    // Orders for the next turn and the casebook are on by default.
    days: {},
    // As at a real table: nobody takes notes for you, and nothing is shown afterwards.
    book: { casebook: false, archiveAtEnd: false, standingOrders: false },
    // The table waits for nobody twice.
    quick: { timeoutPolicy: "pass" },
  },
  pace: paceOf,
  playAgain,
};

/** 9, `startSeat: "previous-last"`: of several players in the last place, the lowest seat. */
function playAgain(options: Options, placements: readonly number[]): Options {
  const last = placements.indexOf(Math.max(...placements));
  return { ...options, previousLast: last as Options["previousLast"] };
}
