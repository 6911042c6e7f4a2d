import type { Game } from "@consigliere/engine/game";
import { namesOf } from "../bots/temperaments.ts";
import { TEMPERS } from "./bot/temper.ts";
import type { CrooksEvent } from "./events.ts";
import { crooksMeta } from "./meta.ts";
import type { Options } from "./options.ts";
import { plans } from "./planning.ts";
import { step } from "./rules/step.ts";
import { type Settings, settingsSchema } from "./settings.ts";
import { emptyTable } from "./setup.ts";
import { acceptsSettings, orders } from "./standing-orders.ts";
import type { State } from "./state.ts";
import { type View, view, viewOfPast } from "./view.ts";

export type Crooks = Game<State, Options, CrooksEvent, Settings, View>;

/** Crooks with all its rules, and no bot: they are only named. */
export const crooksTable: Crooks = {
  meta: crooksMeta,
  settings: settingsSchema,
  setup: emptyTable,
  step,
  view,
  viewOfPast,
  acceptsSettings,
  orders,
  plans,
  bots: namesOf(TEMPERS),
};
