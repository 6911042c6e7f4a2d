import type { GameMeta } from "@consigliere/engine/game";
import { paceOf } from "../pace.ts";
import { type Options, optionsSchema } from "./options.ts";

/** The facts that the lobby needs about Mafia Dollar, without its rules. */
export const mafiaDollarMeta: GameMeta<Options> = {
  id: "mafia-dollar",
  version: "3",
  seats: { min: 2, max: 6 },
  options: optionsSchema,
  presets: {
    // Questions with only one answer are not asked.
    days: { autoDraw: true, autoEndTurn: true },
    quick: { autoDraw: true, autoEndTurn: true, tradeMode: "market", targetMoney: 250_000 },
    short: { targetMoney: 250_000 },
    long: { targetMoney: 500_000 },
    // For distant players (9).
    slow: { autoDraw: true, autoEndTurn: true, tradeMode: "market" },
  },
  // Without these options, two of five questions of a first match would have only one answer.
  trial: "days",
  pace: paceOf,
};
