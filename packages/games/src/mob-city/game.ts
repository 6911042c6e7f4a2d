import type { Game } from "@consigliere/engine/game";
import { bots } from "./bot/levels.ts";
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

/** Mob City with all its rules. */
export const mobCity: MobCity = {
  meta: mobCityMeta,
  settings: settingsSchema,
  setup: emptyTable,
  step,
  view,
  plans,
  orders,
  bots,
};
