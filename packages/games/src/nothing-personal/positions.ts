/** The nine chairs (2.1): their yields, the arrows up from them, their appointers, and their position actions. */

export const POSITION_IDS = [
  "capo",
  "underboss",
  "counselor",
  "enforcer",
  "racketeer",
  "bean-counter",
  "first-guy",
  "second-guy",
  "third-guy",
] as const;

export type PositionId = (typeof POSITION_IDS)[number];

/** 6.2 */
export type PositionActionId =
  | "pos-draw"
  | "pos-neutral-3"
  | "pos-add-1"
  | "pos-swap"
  | "pos-steal-3"
  | "pos-remove-1"
  | "pos-omerta"
  | "pos-whack";

export interface ChairPosition {
  /** 9 is the Capo's number. */
  readonly number: number;
  readonly respect: number;
  /** In dollars. */
  readonly money: number;
  /** Chairs to which an arrow leads from here. */
  readonly up: readonly PositionId[];
  /** The chair whose gangster's controller fills this one; null: it is filled automatically. */
  readonly appointer: PositionId | null;
  /** Null: the ring. */
  readonly action: PositionActionId | null;
}

export const POSITIONS: Readonly<Record<PositionId, ChairPosition>> = {
  capo: { number: 9, respect: 5, money: 4, up: [], appointer: null, action: null },
  underboss: { number: 8, respect: 3, money: 3, up: ["capo"], appointer: "capo", action: "pos-draw" },
  counselor: {
    number: 7,
    respect: 3,
    money: 2,
    up: ["capo"],
    appointer: "underboss",
    action: "pos-neutral-3",
  },
  enforcer: {
    number: 6,
    respect: 2,
    money: 1,
    up: ["underboss"],
    appointer: "underboss",
    action: "pos-add-1",
  },
  racketeer: {
    number: 5,
    respect: 2,
    money: 2,
    up: ["underboss", "counselor"],
    appointer: "counselor",
    action: "pos-swap",
  },
  "bean-counter": {
    number: 4,
    respect: 1,
    money: 3,
    up: ["counselor"],
    appointer: "counselor",
    action: "pos-steal-3",
  },
  "first-guy": {
    number: 3,
    respect: 1,
    money: 1,
    up: ["enforcer", "racketeer"],
    appointer: "enforcer",
    action: "pos-remove-1",
  },
  "second-guy": {
    number: 2,
    respect: 1,
    money: 0,
    up: ["enforcer", "racketeer", "bean-counter"],
    appointer: "racketeer",
    action: "pos-omerta",
  },
  "third-guy": {
    number: 1,
    respect: 0,
    money: 1,
    up: ["racketeer", "bean-counter"],
    appointer: "bean-counter",
    action: "pos-whack",
  },
};

export const ASSOCIATE_IDS = ["associate-a", "associate-b", "associate-c"] as const;

export type AssociateId = (typeof ASSOCIATE_IDS)[number];

/** The place of a gangster on the board. */
export type PlaceId = PositionId | AssociateId;

/** Table order (2.6): chairs from 9 to 1, then the associates. */
export const PLACE_IDS: readonly PlaceId[] = [...POSITION_IDS, ...ASSOCIATE_IDS];

/** In the order of the Crew's actions, 1 to 9. */
export const CHAIRS_UP: readonly PositionId[] = POSITION_IDS.toReversed();

export function isPosition(place: PlaceId): place is PositionId {
  return Object.hasOwn(POSITIONS, place);
}

/** The connected lower positions, in table order. */
export function chairsBelow(position: PositionId): PositionId[] {
  return POSITION_IDS.filter((lower) => POSITIONS[lower].up.includes(position));
}

/** The chairs joined to this one by an arrow in either direction, in table order. */
export function joinedTo(position: PositionId): PositionId[] {
  return POSITION_IDS.filter(
    (other) => POSITIONS[position].up.includes(other) || POSITIONS[other].up.includes(position),
  );
}

/** The chair numbered one lower; null below the Third Guy. */
export function nextBelow(position: PositionId): PositionId | null {
  return POSITION_IDS[POSITION_IDS.indexOf(position) + 1] ?? null;
}
