import type { Game } from "@consigliere/engine/game";
import type { CoinTossEvent } from "./events.ts";
import { coinTossMeta } from "./meta.ts";
import type { Options } from "./options.ts";
import { step } from "./rules/step.ts";
import { type Settings, settingsSchema } from "./settings.ts";
import { emptyTable, type State } from "./state.ts";
import { type View, view } from "./view.ts";

export type CoinToss = Game<State, Options, CoinTossEvent, Settings, View>;

/** Coin Toss with all its rules, and no bot: it is only named. */
export const coinTossTable: CoinToss = {
  meta: coinTossMeta,
  settings: settingsSchema,
  setup: emptyTable,
  step,
  view,
  bots: { regular: null },
};
