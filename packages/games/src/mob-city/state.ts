/** The whole state of a match of Mob City, and plain facts derived from it. */
import { at, type Seat, seatsOf } from "@consigliere/engine/seat";
import type { MapPosition } from "./cards/maps.ts";
import {
  type BlockId,
  type BuildingId,
  type CardId,
  type CharId,
  type EventId,
  GROUPS,
  type GroupNo,
  type Interest,
  type WeaponId,
  type WhiskeyId,
  type WillId,
} from "./cards.ts";
import type { Options } from "./options.ts";
import type { Plan, Sheet, WhiskeyList } from "./sealed.ts";

export interface Captain {
  /** In dollars. */
  cash: number;
  notoriety: number;
  shopTokens: number;
  whiskey: WhiskeyId | null;
  /** Group 1 first. Each is in line-up order, with the card that was placed earliest first. */
  groups: CardId[][];
}

export interface Building {
  owner: Seat | null;
  business: "plain" | "speakeasy";
  /** Closed today by a raid. */
  closed: boolean;
  /** Bombed today by a grenade. */
  bombed: boolean;
}

/** The token of a group in the streets. */
export interface Token {
  readonly seat: Seat;
  readonly group: GroupNo;
  readonly building: BuildingId;
}

/** Tokens in the order of importance, 1 first. */
export type Bid = readonly Interest[];

/** A gunfight from the reveal to its end (5.4). Weapons on the ground have left their group. */
export interface Fight {
  readonly building: BuildingId;
  /** The number of fight turns begun, from 1. */
  turn: number;
  /** Whether anybody acted in this turn. */
  didSomething: boolean;
  /** The groups that came, by captain in Grace order. */
  readonly groups: { readonly seat: Seat; readonly group: GroupNo }[];
  carriedBy: Partial<Record<WeaponId, CharId>>;
  ground: WeaponId[];
  present: CharId[];
  acted: CharId[];
}

/** A Moll that was shown in the current block. */
export interface ShownMoll {
  readonly seat: Seat;
  readonly building: BuildingId;
  readonly card: CharId;
}

export type BlockPart = "event" | "fines" | "bombs" | "fights" | "income" | "molls" | "extortion";

/** The next step: `rank` counts along the ranking of an interest, `turn` along Grace order. */
export type Phase =
  | { readonly at: "setup" | "place" | "bid" | "pool" | "hire-lists" | "plans" | "reveal" | "orders" }
  | { readonly at: "tip" | "hire" | "police" | "whiskey"; readonly rank: number }
  | { readonly at: "payday" | "business"; readonly turn: number; readonly away: boolean }
  | { readonly at: "block"; readonly index: number; readonly part: BlockPart }
  | { readonly at: "fight"; readonly index: number; readonly part: "arm" | "activation" | "loot" }
  | { readonly at: "night" | "end" };

export interface State {
  readonly options: Options;
  readonly seatCount: number;
  phase: Phase;
  /** Counted from 1; 0 until the first bid. */
  day: number;
  /** The holder of the Don's Grace. */
  grace: Seat;
  /** The holder of the Police card. */
  police: Seat | null;
  will: WillId | null;
  /** Minus all cash: the vault never runs out of money. */
  bank: number;
  /** In resolution order. */
  map: { readonly position: MapPosition; readonly block: BlockId }[];
  /** The buildings on the map. */
  buildings: Partial<Record<BuildingId, Building>>;
  captains: Captain[];
  /** The enforcers, the top card first. */
  deck: CardId[];
  /** The cards on offer for hire. */
  pool: CardId[];
  events: {
    /** The next one first. */
    stack: EventId[];
    /** Left out of this match, unseen or because their district is missing. */
    out: EventId[];
    past: EventId[];
    today: EventId | null;
  };
  whiskeysLeft: WhiskeyId[];
  /** The captain who has seen the next event. */
  tip: Seat | null;
  tokens: Token[];
  /** The bids of the day by seat, once they are revealed. */
  bids: Bid[] | null;
  ranks: Record<Interest, Seat[]> | null;
  /** The captains with notoriety 5 or more when the pool was drawn. They hire up to three. */
  big: Seat[];
  /** By seat: answers that stay sealed beyond the step in which they were given. */
  sealed: {
    whiskeyLists: (WhiskeyList | null)[];
    plans: (Plan | null)[];
    sheets: (Sheet | null)[];
  };
  /** Raided buildings of the current block whose owner must choose which fine to pay. */
  fines: { readonly seat: Seat; unpaid: BuildingId[] }[];
  molls: ShownMoll[];
  fight: Fight | null;
  ending: WillId | null;
}

export function captainOf(state: Pick<State, "captains">, seat: Seat): Captain {
  return at(state.captains, seat);
}

export function groupOf(state: Pick<State, "captains">, seat: Seat, group: GroupNo): CardId[] {
  return at(captainOf(state, seat).groups, group - 1);
}

/** The groups of a captain that hold cards, ascending. */
export function filledGroups(captain: Captain): GroupNo[] {
  return GROUPS.filter((group) => at(captain.groups, group - 1).length > 0);
}

/** Throws when the building is not on the map. */
export function buildingOf(state: Pick<State, "buildings">, id: BuildingId): Building {
  const building = state.buildings[id];
  if (building === undefined) throw new RangeError(`${id} is not on the map`);
  return building;
}

/** The number of places from the Grace holder to a captain, clockwise. */
export function distanceOf(state: Pick<State, "grace" | "seatCount">, seat: Seat): number {
  return (seat - state.grace + state.seatCount) % state.seatCount;
}

/** All captains, the Grace holder first. */
export function graceOrder(state: Pick<State, "grace" | "seatCount">): Seat[] {
  return seatsOf(state.seatCount).map((turn) => (state.grace + turn) % state.seatCount);
}
