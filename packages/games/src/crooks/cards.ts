/** The 32 crooks, the eight targets, the nine hideouts, the gangs and the crews (spec 2), as printed. */

export const GANGS = ["northside", "westside", "outfit"] as const;
export type GangId = (typeof GANGS)[number];

/** The dollars that a Pickpocket takes (6.2). */
export const LOOT = 2;

export const ABILITIES = ["pickpocket", "accomplice", "switch", "killer", "kingpin", "spy"] as const;
export type Ability = (typeof ABILITIES)[number];

export interface CrookFacts {
  readonly rank: number;
  /** Changes the value of the target at which the crook lies. */
  readonly modifier: number;
  readonly ability: Ability | null;
  readonly gangs: readonly GangId[];
}

const N = "northside";
const W = "westside";
const O = "outfit";

function facts(
  rank: number,
  modifier: number,
  ability: Ability | null,
  ...gangs: readonly GangId[]
): CrookFacts {
  return { rank, modifier, ability, gangs };
}

/** Every crook once, in the order of the rules' table. Other files call this "table order". */
export const CROOKS = {
  "big-august": facts(10, 0, "kingpin"),
  "iron-hand-ilsa": facts(9, -2, null),
  "top-hat-tobias": facts(7, 2, null),
  "keyhole-kate": facts(5, 0, "spy"),
  "quiet-quentin": facts(3, -1, "killer"),
  "sidecar-syd": facts(3, 0, "accomplice"),
  "match-head-moe": facts(2, -6, null),
  "lullaby-lou": facts(1, 1, "killer"),
  "bridge-street-benny": facts(5, -1, null, N, W),
  "shutterbug-sue": facts(3, 0, "spy", N, W),
  "turncoat-tilly": facts(4, 0, "switch", W, O),
  "two-ledger-tony": facts(4, 1, null, W, O),
  "cross-town-carla": facts(6, -2, null, N, O),
  "light-finger-lil": facts(2, 0, "pickpocket", N, O),
  "hammer-halloran": facts(8, -1, null, N),
  "red-door-rosie": facts(7, 0, null, N),
  "southpaw-shea": facts(6, 0, null, N),
  "gilt-edge-gus": facts(5, 1, null, N),
  "backdoor-brady": facts(4, 0, "accomplice", N),
  "clover-kid": facts(1, 4, null, N),
  "freight-train-frank": facts(8, -1, null, W),
  "blue-note-bessie": facts(7, -1, null, W),
  "dockside-dolores": facts(6, 1, null, W),
  "pinstripe-pat": facts(5, 0, null, W),
  "auction-house-archie": facts(4, 2, null, W),
  "sticky-stan": facts(2, 0, "pickpocket", W),
  "cement-shoes-cesare": facts(8, -2, null, O),
  "velvet-vito": facts(7, 0, null, O),
  "safecracker-sofia": facts(6, 1, null, O),
  "brass-buttons-bruno": facts(5, 0, null, O),
  "revolving-door-rocco": facts(4, 0, "switch", O),
  "leaky-luca": facts(3, -3, null, O),
} as const satisfies Record<string, CrookFacts>;

export type CrookId = keyof typeof CROOKS;

/** In table order. */
export const CROOK_IDS = Object.keys(CROOKS) as readonly CrookId[];

const PLACE_IN_TABLE: ReadonlyMap<CrookId, number> = new Map(CROOK_IDS.map((id, place) => [id, place]));

/** The printed facts of a crook. */
export function crookOf(id: CrookId): CrookFacts {
  return CROOKS[id];
}

/** The same crooks in table order: the only order in which a set of crooks may be shown. */
export function inTableOrder(crooks: readonly CrookId[]): CrookId[] {
  const place = (id: CrookId) => PLACE_IN_TABLE.get(id) ?? 0;
  return [...crooks].sort((a, b) => place(a) - place(b));
}

export const TARGETS = [
  "target-2",
  "target-3",
  "target-4",
  "target-5",
  "target-6",
  "target-7",
  "target-8",
  "target-9",
] as const;
export type TargetId = (typeof TARGETS)[number];

/** The value of a target with the modifiers there: never below the floor of the match (8.1). */
export function targetValue(printed: number, modifiers: readonly number[], floor: number): number {
  return Math.max(floor, printed + modifiers.reduce((sum, modifier) => sum + modifier, 0));
}

/** The printed value. */
export function printedValue(target: TargetId): number {
  return Number(target.slice(-1));
}

export const HIDEOUTS = [
  "hideout-a",
  "hideout-b",
  "hideout-c",
  "hideout-d",
  "hideout-e",
  "hideout-f",
  "hideout-g",
  "hideout-h",
  "hideout-i",
] as const;
export type HideoutId = (typeof HIDEOUTS)[number];

/** The number of crooks dealt to each hideout in play, in order of the letters, by number of seats (2.4). */
export const DEAL: Readonly<Record<number, readonly number[]>> = {
  2: [2, 2, 3, 4, 5],
  3: [2, 2, 3, 3, 4, 4, 5],
  4: [2, 2, 3, 3, 3, 4, 4, 5, 5],
};

/** By seat; they have no effect on the game. */
export const CREWS = ["emerald", "violet", "copper", "ivory"] as const;
export type CrewId = (typeof CREWS)[number];

/** Dollars of each seat at the start, and of the whole game. */
export const START_MONEY = 18;
export const ALL_MONEY = 82;

/** Points for the sole majority in a gang, by number of seats at the start (8.2). */
export const GANG_AWARD: Readonly<Record<number, number>> = { 2: 5, 3: 4, 4: 3 };
