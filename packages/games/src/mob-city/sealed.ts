/** The sealed answers of captains in the modes for slow tables (spec 7.3). */
import type { Seat } from "@consigliere/engine/seat";
import type { BuildingId, CardId, CharId, Grade, GroupNo, WeaponId } from "./cards.ts";
import type { GrenadePolicy } from "./settings.ts";

/** Grades in order of preference; after the last one, none. */
export type WhiskeyList = readonly Grade[];

export interface Wish {
  readonly card: CardId;
  readonly group: GroupNo;
}

export interface HireList {
  readonly wishes: readonly Wish[];
  /** The highest number to hire. */
  readonly most: number;
}

export const CONDITIONS = ["any", "mine", "unowned", "no-rival"] as const;
/** When a group is sent to a building of a plan: always, or if it is one's own, unowned, or free of rivals' groups. */
export type Condition = (typeof CONDITIONS)[number];

export interface PlanEntry {
  readonly building: BuildingId;
  readonly condition: Condition;
}

export interface Plan {
  readonly buy: readonly BuildingId[];
  /** Dollars that purchases and speakeasies must leave. */
  readonly reserve: number;
  readonly speakeasies: "all" | readonly BuildingId[];
  /** By group, group 1 first. */
  readonly sends: readonly (readonly PlanEntry[])[];
}

/** The carrier of each weapon. A weapon that is not named, or null, stays unassigned. */
export type Arming = Partial<Record<WeaponId, CharId | null>>;

export type MollPolicy = "auto" | "always" | "own-only" | "never";

/** How a captain's people fight without questions (7.3, 7.4). */
export interface Tactics {
  readonly focus: Seat | null;
  readonly grenade: GrenadePolicy;
}

/** A sheet of orders: all answers that the windows W4 to W9 would ask for today. */
export interface Sheet extends Tactics {
  /** The groups that throw a grenade at the building where they are. */
  readonly bomb: readonly GroupNo[];
  /** By group, group 1 first; null: by auto-arm. */
  readonly arm: readonly (Arming | null)[];
  readonly capture: "take" | "refuse";
  readonly loot: "all" | "none";
  readonly moll: MollPolicy;
}
