import type { GameMeta } from "@consigliere/engine/game";
import { paceOf } from "../pace.ts";
import { type Options, optionsSchema } from "./options.ts";

/** The facts that the lobby needs about Coin Toss, without its rules. */
export const coinTossMeta: GameMeta<Options> = {
  id: "coin-toss",
  version: "1",
  seats: { min: 2, max: 4 },
  options: optionsSchema,
  // Every game is offered over days, by the book and quick; by the book are the defaults.
  presets: { days: {}, quick: {} },
  pace: paceOf,
};
