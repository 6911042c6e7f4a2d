/** The 173 cards (spec 2): the kind, die face and symbol of each, and its points, bonus, value or stars. */
import { BLOCKS } from "./cards/blocks.ts";
import { GANGSTERS } from "./cards/gangsters.ts";
import { ITEMS } from "./cards/items.ts";
import { RACKETS } from "./cards/rackets.ts";
import { BIRTHDAYS, DOGS, POLICE, WAREHOUSES } from "./cards/town.ts";

export const SYMBOLS = ["key", "newspaper", "first-aid", "hat"] as const;
/** The symbol at the top left of a card. It lifts the block that it cures. */
export type CardSymbol = (typeof SYMBOLS)[number];

export type DieFace = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export const ITEM_TYPES = ["weapon", "tool", "vehicle"] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

export const BLOCK_TYPES = ["prison", "home", "injury", "girlfriend"] as const;
export type BlockType = (typeof BLOCK_TYPES)[number];

export const RACKET_TYPES = ["tobacco", "liquor", "gambling", "red-light"] as const;
export type RacketType = (typeof RACKET_TYPES)[number];

export const POLICE_RANKS = ["escort", "patrol", "raid"] as const;
export type PoliceRank = (typeof POLICE_RANKS)[number];

export type Kind =
  | "gangster"
  | "item"
  | "block"
  | "warehouse"
  | "guard-dog"
  | "racket"
  | "dons-birthday"
  | "police"
  | "end";

/** The classes that a trade names (2.2): every class of card that can be in a hand. */
export const TRADE_CLASSES = [
  "gangster",
  ...ITEM_TYPES,
  ...BLOCK_TYPES,
  "warehouse",
  "guard-dog",
  "dons-birthday",
  "police",
] as const;
export type TradeClass = (typeof TRADE_CLASSES)[number];

/** The sorts of card with different effects. Names and rules are given by sort. */
export const SORTS = [
  "gangster",
  ...ITEM_TYPES,
  ...BLOCK_TYPES,
  "warehouse",
  "guard-dog",
  ...RACKET_TYPES,
  "dons-birthday",
  ...POLICE_RANKS,
  "end",
] as const;
export type Sort = (typeof SORTS)[number];

export type GangsterId = keyof typeof GANGSTERS;
export type ItemId = keyof typeof ITEMS;
export type BlockId = keyof typeof BLOCKS;
export type WarehouseId = keyof typeof WAREHOUSES;
export type DogId = keyof typeof DOGS;
export type RacketId = keyof typeof RACKETS;
export type BirthdayId = keyof typeof BIRTHDAYS;
export type PoliceId = keyof typeof POLICE;
export type EndId = "end-of-prohibition";

/** A card that can be in a hand: any but rackets and the End. */
export type HandCardId = GangsterId | ItemId | BlockId | WarehouseId | DogId | BirthdayId | PoliceId;
export type CardId = HandCardId | RacketId | EndId;

export const END: EndId = "end-of-prohibition";

/** A card as printed. */
export type Card = {
  readonly id: CardId;
  readonly sort: Sort;
  /** Null only on the End. */
  readonly die: DieFace | null;
  /** Null on rackets, police, birthdays and the End (R04). */
  readonly symbol: CardSymbol | null;
} & (
  | { readonly kind: "gangster"; readonly attack: number; readonly robbery: number }
  | { readonly kind: "item"; readonly subtype: ItemType; readonly bonus: number }
  | { readonly kind: "block"; readonly subtype: BlockType; readonly cure: CardSymbol }
  | { readonly kind: "racket"; readonly subtype: RacketType; readonly value: number }
  | { readonly kind: "police"; readonly subtype: PoliceRank; readonly stars: 1 | 2 | 3 }
  | { readonly kind: "warehouse" | "guard-dog" | "dons-birthday" | "end" }
);

function idsOf<T extends object>(table: T): (keyof T)[] {
  return Object.keys(table) as (keyof T)[];
}

const CARDS: ReadonlyMap<CardId, Card> = new Map<CardId, Card>(
  [
    ...idsOf(GANGSTERS).map((id): Card => ({ id, kind: "gangster", sort: "gangster", ...GANGSTERS[id] })),
    ...idsOf(ITEMS).map((id): Card => ({ id, kind: "item", sort: ITEMS[id].subtype, ...ITEMS[id] })),
    ...idsOf(BLOCKS).map((id): Card => ({ id, kind: "block", sort: BLOCKS[id].subtype, ...BLOCKS[id] })),
    ...idsOf(WAREHOUSES).map((id): Card => ({ id, kind: "warehouse", sort: "warehouse", ...WAREHOUSES[id] })),
    ...idsOf(DOGS).map((id): Card => ({ id, kind: "guard-dog", sort: "guard-dog", ...DOGS[id] })),
    ...idsOf(RACKETS).map(
      (id): Card => ({ id, kind: "racket", sort: RACKETS[id].subtype, symbol: null, ...RACKETS[id] }),
    ),
    ...idsOf(BIRTHDAYS).map(
      (id): Card => ({ id, kind: "dons-birthday", sort: "dons-birthday", symbol: null, ...BIRTHDAYS[id] }),
    ),
    ...idsOf(POLICE).map(
      (id): Card => ({ id, kind: "police", sort: POLICE[id].subtype, symbol: null, ...POLICE[id] }),
    ),
    { id: END, kind: "end", sort: "end", die: null, symbol: null } satisfies Card,
  ].map((card) => [card.id, card]),
);

/** All cards in the order of the tables, the End last. */
export const ALL_CARDS: readonly CardId[] = [...CARDS.keys()];
export const ALL_WAREHOUSES: readonly WarehouseId[] = idsOf(WAREHOUSES);

/** Every card that can be in a hand, in the order of the tables. */
export const HAND_CARDS: readonly HandCardId[] = ALL_CARDS.filter(isHandCard);

/** The card with that id. Throws when there is none. */
export function cardOf(id: CardId): Card {
  const card = CARDS.get(id);
  if (card === undefined) throw new RangeError(`no card ${id}`);
  return card;
}

/** The facts of a card that is known to be of one kind. */
export function cardOfKind<K extends Kind>(id: CardId, kind: K): Extract<Card, { kind: K }> {
  const card = cardOf(id);
  if (card.kind !== kind) throw new RangeError(`${id} is no ${kind}`);
  return card as Extract<Card, { kind: K }>;
}

export function isGangster(id: CardId): id is GangsterId {
  return Object.hasOwn(GANGSTERS, id);
}

export function isItem(id: CardId): id is ItemId {
  return Object.hasOwn(ITEMS, id);
}

export function isBlock(id: CardId): id is BlockId {
  return Object.hasOwn(BLOCKS, id);
}

export function isWarehouse(id: CardId): id is WarehouseId {
  return Object.hasOwn(WAREHOUSES, id);
}

export function isDog(id: CardId): id is DogId {
  return Object.hasOwn(DOGS, id);
}

export function isRacket(id: CardId): id is RacketId {
  return Object.hasOwn(RACKETS, id);
}

export function isBirthday(id: CardId): id is BirthdayId {
  return Object.hasOwn(BIRTHDAYS, id);
}

export function isPolice(id: CardId): id is PoliceId {
  return Object.hasOwn(POLICE, id);
}

export function isHandCard(id: CardId): id is HandCardId {
  return !isRacket(id) && id !== END;
}

/** The class of a hand card in a trade. */
export function tradeClassOf(id: HandCardId): TradeClass {
  const { kind, sort } = cardOf(id);
  return (kind === "police" ? kind : sort) as TradeClass;
}

/** Dollars. */
export function racketValue(racket: RacketId): number {
  return RACKETS[racket].value;
}

/** The price of a police card for its holder at the end (8.2), in dollars. */
export function heldPenaltyOf(police: PoliceId): number {
  return HELD_PENALTIES[POLICE[police].subtype];
}

/** The costs at the end, in dollars (8.2). */
export const GANGSTER_COST = 5_000;
export const WAREHOUSE_COST = 10_000;

const HELD_PENALTIES = { escort: 25_000, patrol: 50_000, raid: 100_000 };

/** The highest of these prices. */
export const MOST_HELD_PENALTY = Math.max(...Object.values(HELD_PENALTIES));
