/** The options of every question of Crooks. */
import type { Seat } from "@consigliere/engine/seat";
import { named, numbered, optionIds } from "../option-ids.ts";
import type { CrookId, HideoutId, TargetId } from "./cards.ts";

export const { optionId, readOption, whatOf } = optionIds({
  /** Whom one takes from a hideout. */
  hire: named<HideoutId>(),
  crook: named<CrookId>(),
  /** A place for a crook: an empty slot, or one's own crook there. */
  up: named<TargetId>(),
  down: named<TargetId>(),
  join: named<TargetId>(),
  replace: named<TargetId>(),
  switch: named<TargetId>(),
  /** Where an ability reaches. */
  target: named<TargetId>(),
  hideout: named<HideoutId>(),
  seat: numbered<Seat>(),
});
