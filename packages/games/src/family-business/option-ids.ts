/** The option ids of every question of Family Business. */
import type { Seat } from "@consigliere/engine/seat";
import { named, numbered, optionIds } from "../option-ids.ts";
import type { CardId, CardKind } from "./cards.ts";
import type { MobId, MobsterId } from "./mobs.ts";

export const { optionId, readOption, whatOf } = optionIds({
  mob: named<MobId>(),
  play: named<CardId>(),
  discard: named<CardId>(),
  counter: named<CardKind>(),
  mobster: named<MobsterId>(),
  /** Also the tally of mobsters taken from a mob. */
  seat: numbered<Seat>(),
});
