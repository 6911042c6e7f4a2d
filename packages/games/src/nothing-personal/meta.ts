import type { GameMeta } from "@consigliere/engine/game";
import { paceOf } from "../pace.ts";
import { type Options, optionsSchema } from "./options.ts";

/** 7.9: about 16 waits per round with four seats. */
const overDays = {
  setupPlacement: "sealed",
  commissionPace: "double",
  fenceBuy: "sealed",
  ties: "per-round",
  whackLimit: 2,
} as const;

/** The facts that the lobby needs about Nothing Personal, without its rules. */
export const nothingPersonalMeta: GameMeta<Options> = {
  id: "nothing-personal",
  version: "6",
  seats: { min: 3, max: 5 },
  options: optionsSchema,
  presets: { days: overDays, quick: { ...overDays, rounds: 3, pleas: "off" } },
  pace: paceOf,
};
