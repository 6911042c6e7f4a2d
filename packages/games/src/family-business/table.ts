import type { Game } from "@consigliere/engine/game";
import { namesOf } from "../bots/temperaments.ts";
import { TEMPERS } from "./bot/temper.ts";
import type { FamilyBusinessEvent } from "./events.ts";
import { familyBusinessMeta } from "./meta.ts";
import type { Options } from "./options.ts";
import { plans } from "./planning.ts";
import { step } from "./rules/step.ts";
import { type Settings, settingsSchema } from "./settings.ts";
import { emptyTable } from "./setup.ts";
import { acceptsSettings, orders } from "./standing-orders.ts";
import { isLiving, type State } from "./state.ts";
import { type View, view } from "./view.ts";

export type FamilyBusiness = Game<State, Options, FamilyBusinessEvent, Settings, View>;

/** Family Business with all its rules, and no bot: they are only named. */
export const familyBusinessTable: FamilyBusiness = {
  meta: familyBusinessMeta,
  settings: settingsSchema,
  setup: emptyTable,
  step,
  view,
  isOut: (state, seat) => state.mobs.length > 0 && !isLiving(state, seat),
  acceptsSettings,
  orders,
  plans,
  bots: namesOf(TEMPERS),
};
