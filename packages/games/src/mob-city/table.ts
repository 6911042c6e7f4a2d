import type { Game } from "@consigliere/engine/game";
import { namesOf } from "../bots/temperaments.ts";
import { TEMPERS } from "./bot/temper.ts";
import type { MobCityEvent } from "./events.ts";
import { mobCityMeta } from "./meta.ts";
import type { Options } from "./options.ts";
import { plans } from "./planning.ts";
import { step } from "./rules/step.ts";
import { type Settings, settingsSchema } from "./settings.ts";
import { emptyTable } from "./setup.ts";
import { orders } from "./standing-orders.ts";
import type { State } from "./state.ts";
import { type View, view } from "./view.ts";

export type MobCity = Game<State, Options, MobCityEvent, Settings, View>;

/** Mob City with all its rules, and no bot: they are only named. */
export const mobCityTable: MobCity = {
  meta: mobCityMeta,
  settings: settingsSchema,
  setup: emptyTable,
  step,
  view,
  plans,
  orders,
  bots: namesOf(TEMPERS),
};
