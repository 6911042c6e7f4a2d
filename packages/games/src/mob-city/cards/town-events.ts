/** The event deck (spec 2.5). Raids and crackdowns are bound to a district. */
import type { District } from "./maps.ts";

export type TownEventKind = "raid" | "crackdown" | "truce" | "boom" | "slump" | "don";

interface TownEventFacts {
  readonly kind: TownEventKind;
  readonly district: District | null;
}

export const TOWN_EVENTS = {
  "ev-raid-north": { kind: "raid", district: "north" },
  "ev-raid-south": { kind: "raid", district: "south" },
  "ev-raid-east": { kind: "raid", district: "east" },
  "ev-raid-west": { kind: "raid", district: "west" },
  "ev-crackdown-north": { kind: "crackdown", district: "north" },
  "ev-crackdown-south": { kind: "crackdown", district: "south" },
  "ev-crackdown-east": { kind: "crackdown", district: "east" },
  "ev-crackdown-west": { kind: "crackdown", district: "west" },
  "ev-truce": { kind: "truce", district: null },
  "ev-boom": { kind: "boom", district: null },
  "ev-slump": { kind: "slump", district: null },
  "ev-don-is-dead": { kind: "don", district: null },
} as const satisfies Record<string, TownEventFacts>;
