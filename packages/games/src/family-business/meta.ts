import type { GameMeta } from "@consigliere/engine/game";
import { paceOf } from "../pace.ts";
import { type Options, optionsSchema } from "./options.ts";

/** The facts that the lobby needs about Family Business, without its rules. */
export const familyBusinessMeta: GameMeta<Options> = {
  id: "family-business",
  version: "5",
  seats: { min: 2, max: 6 },
  options: optionsSchema,
  presets: {
    // Seats that the card is not aimed at pass, unless an order of theirs says otherwise.
    days: { counterAutoPass: true },
    quick: { mobAssignment: "random", mobSize: 5, counterScope: "target-only" },
    // For distant players (9).
    express: { mobSize: 7, counterScope: "target-only", windowHours: 6 },
  },
  pace: paceOf,
};
