import type { GameMeta } from "@consigliere/engine/game";
import { paceOf } from "../pace.ts";
import { type Options, optionsSchema } from "./options.ts";

/** What the lobby needs to know of Mafia Dollar, without its rules. */
export const mafiaDollarMeta: GameMeta<Options> = {
  id: "mafia-dollar",
  version: "2",
  seats: { min: 2, max: 6 },
  options: optionsSchema,
  presets: {
    // Nothing is asked that has one answer only.
    days: { autoDraw: true, autoEndTurn: true },
    quick: { autoDraw: true, autoEndTurn: true, tradeMode: "market", targetMoney: 250_000 },
    short: { targetMoney: 250_000 },
    long: { targetMoney: 500_000 },
    // For distant players (9).
    slow: { autoDraw: true, autoEndTurn: true, tradeMode: "market" },
  },
  // Two of five questions of a first match would have one answer.
  trial: "days",
  pace: paceOf,
};
