/** The components (2): chairs, gangsters, influence cards, dice, coins, and their limits. */
import type { AbilityId } from "./abilities.ts";
import { BASE, type GangsterType, SETS } from "./cards/gangsters.ts";
import { type ExtraId, INFLUENCE, type InfluenceLine, type OrId, type Timing } from "./cards/influence.ts";
import { SET_IDS, type SetId } from "./cards/sets.ts";

export const GANGSTER_TYPES = ["thug", "hitman", "gambler", "con-man"] as const;

type Rows = (typeof SETS)[SetId];
export type GangsterId = (typeof BASE)[number][0] | Rows[number][0];

export interface Gangster {
  readonly id: GangsterId;
  readonly types: readonly GangsterType[];
  /** Printed respect; 0 where it is rolled. */
  readonly respect: number;
  /** Printed dollars; 0 where they are rolled. */
  readonly money: number;
  readonly ability: AbilityId | null;
}

type AnyRow = (typeof BASE)[number] | Rows[number];
const entry = ([id, types, respect, money, ability]: AnyRow): Gangster => ({
  id,
  types,
  respect,
  money,
  ability,
});

const GANGSTERS: ReadonlyMap<GangsterId, Gangster> = new Map(
  [...BASE, ...Object.values(SETS).flat()].map((row) => [row[0], entry(row)] as const),
);

/** All gangsters; the expansion sets come after the base deck. */
export const GANGSTER_IDS: readonly GangsterId[] = [...GANGSTERS.keys()];

export function gangsterOf(id: GangsterId): Gangster {
  const gangster = GANGSTERS.get(id);
  if (gangster === undefined) throw new Error(`no gangster ${id}`);
  return gangster;
}

/** The deck of a match with these sets, in table order (4.2). */
export function gangsterDeck(sets: readonly SetId[]): GangsterId[] {
  return [...BASE, ...SET_IDS.filter((set) => sets.includes(set)).flatMap((set) => [...SETS[set]])].map(
    (row) => row[0],
  );
}

export type CardId = (typeof INFLUENCE)[number]["id"];

export interface InfluenceCard {
  readonly id: CardId;
  readonly copies: number;
  readonly lines: readonly InfluenceLine[];
  readonly or?: OrId;
  readonly extra?: ExtraId;
  readonly when?: Timing;
}

/** In table order (2.6). Copies of a card have the same id. */
export const CARD_IDS: readonly CardId[] = INFLUENCE.map(({ id }) => id);
const CARDS: ReadonlyMap<CardId, InfluenceCard> = new Map(INFLUENCE.map((card) => [card.id, card]));

export function cardOf(id: CardId): InfluenceCard {
  const card = CARDS.get(id);
  if (card === undefined) throw new Error(`no card ${id}`);
  return card;
}

/** All 94, in table order. */
export function influenceDeck(): CardId[] {
  return INFLUENCE.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id));
}

const ORDER: ReadonlyMap<CardId, number> = new Map(CARD_IDS.map((id, i) => [id, i]));

/** Cards in table order (2.6). */
export function inTableOrder(cards: readonly CardId[]): CardId[] {
  return [...cards].sort((a, b) => (ORDER.get(a) ?? 0) - (ORDER.get(b) ?? 0));
}

/** 2: real limits. */
export const MARKERS_EACH = 25;
export const NEUTRAL_MARKERS = 25;
export const BLACKMAIL_COINS = 8;
export const OMERTA_COINS = 2;
/** 4.1, 4.7 */
export const START_MONEY = 5;
export const HAND = 4;
/** The price paid for a card that is shaken down, in dollars. */
export const SHAKEDOWN = 8;
/** The price of a reroll, of a card at the fence, and on a Capo's head, in dollars. */
export const TEN = 10;
/** Respect gained by a move or a whack, and lost by its victim. */
export const FOUR = 4;
/** The same for a loud whack. */
export const SEVEN = 7;
/** A Crew card in the Crew, in dollars (6.6). */
export const CREW_SURCHARGE = 5;

/** The number of markers at which the Feds come. */
export function limitFor(seats: number): number {
  return seats + 6;
}
