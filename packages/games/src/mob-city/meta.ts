import type { GameMeta } from "@consigliere/engine/game";
import { paceOf } from "../pace.ts";
import { type Options, optionsSchema } from "./options.ts";

/** The facts that the lobby needs about Mob City, without its rules. */
export const mobCityMeta: GameMeta<Options> = {
  id: "mob-city",
  version: "3",
  seats: { min: 2, max: 6 },
  options: optionsSchema,
  presets: {
    // Over days: sheets and lists. Business stays in turn, because seeing the tokens is the heart of the game.
    days: {
      gunfights: "orders",
      whiskeyDraft: "ranked",
      enforcerDraft: "open-ranked",
      smallMatters: "usual",
    },
    // For slow play (9).
    telegraph: { gunfights: "orders", whiskeyDraft: "ranked" },
    // One answer per day and captain for each phase, whoever is awake.
    quick: {
      gunfights: "orders",
      whiskeyDraft: "ranked",
      enforcerDraft: "open-ranked",
      business: "sealed",
      smallMatters: "usual",
      nightLength: "short",
    },
  },
  // By the book, a first match would ask twice as often.
  trial: "days",
  pace: paceOf,
};
