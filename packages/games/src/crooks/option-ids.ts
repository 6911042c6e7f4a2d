/** The option ids of every question of Crooks. */
import type { Seat } from "@consigliere/engine/seat";
import { named, numbered, optionIds } from "../option-ids.ts";
import type { CrookId, HideoutId, TargetId } from "./cards.ts";

export const { optionId, readOption, whatOf } = optionIds({
  /** The hideout to hire from, and the crook to keep. */
  hire: named<HideoutId>(),
  crook: named<CrookId>(),
  /** A place for a crook: an empty slot, or an own crook there. */
  up: named<TargetId>(),
  down: named<TargetId>(),
  join: named<TargetId>(),
  replace: named<TargetId>(),
  switch: named<TargetId>(),
  /** The object of an ability. */
  target: named<TargetId>(),
  hideout: named<HideoutId>(),
  seat: numbered<Seat>(),
});
