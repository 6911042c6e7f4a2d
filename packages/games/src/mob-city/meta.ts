import type { GameMeta } from "@consigliere/engine/game";
import { paceOf } from "../pace.ts";
import { type Options, optionsSchema } from "./options.ts";

/** What the lobby needs to know of Mob City, without its rules. */
export const mobCityMeta: GameMeta<Options> = {
  id: "mob-city",
  version: "2",
  seats: { min: 2, max: 6 },
  options: optionsSchema,
  presets: {
    // Over days: sheets and lists, with business in turn, where seeing the tokens is the heart of the game.
    days: { gunfights: "orders", whiskeyDraft: "ranked", enforcerDraft: "open-ranked" },
    // For slow play (9).
    telegraph: { gunfights: "orders", whiskeyDraft: "ranked" },
    // One answer a day and captain for each phase, whoever is awake.
    quick: {
      gunfights: "orders",
      whiskeyDraft: "ranked",
      enforcerDraft: "open-ranked",
      business: "sealed",
      nightLength: "short",
    },
  },
  // By the book a first match would ask twice as often.
  trial: "days",
  pace: paceOf,
};
