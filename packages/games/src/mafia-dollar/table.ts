import type { Game } from "@consigliere/engine/game";
import { namesOf } from "../bots/temperaments.ts";
import { TEMPERS } from "./bot/temper.ts";
import type { MafiaDollarEvent } from "./events.ts";
import { mafiaDollarMeta } from "./meta.ts";
import type { Options } from "./options.ts";
import { plans } from "./planning.ts";
import { step } from "./rules/step.ts";
import { type Settings, settingsSchema } from "./settings.ts";
import { emptyTable } from "./setup.ts";
import { acceptsSettings, orders } from "./standing-orders.ts";
import type { State } from "./state.ts";
import { type View, view } from "./view.ts";

export type MafiaDollar = Game<State, Options, MafiaDollarEvent, Settings, View>;

/** Mafia Dollar with all its rules, and no bot: they are only named. */
export const mafiaDollarTable: MafiaDollar = {
  meta: mafiaDollarMeta,
  settings: settingsSchema,
  setup: emptyTable,
  step,
  view,
  acceptsSettings,
  orders,
  plans,
  bots: namesOf(TEMPERS),
};
