import type { Game } from "@consigliere/engine/game";
import { namesOf } from "../bots/temperaments.ts";
import { TEMPERS } from "./bot/temper.ts";
import type { NothingPersonalEvent } from "./events.ts";
import { nothingPersonalMeta } from "./meta.ts";
import type { Options } from "./options.ts";
import { plans } from "./planning.ts";
import { step } from "./rules/step.ts";
import { type Settings, settingsSchema } from "./settings.ts";
import { emptyTable } from "./setup.ts";
import { orders } from "./standing-orders.ts";
import type { State } from "./state.ts";
import { type View, view } from "./view.ts";

export type NothingPersonal = Game<State, Options, NothingPersonalEvent, Settings, View>;

/** Nothing Personal with all its rules, and no bot: they are only named. */
export const nothingPersonalTable: NothingPersonal = {
  meta: nothingPersonalMeta,
  settings: settingsSchema,
  setup: emptyTable,
  step,
  view,
  orders,
  plans,
  bots: namesOf(TEMPERS),
};
