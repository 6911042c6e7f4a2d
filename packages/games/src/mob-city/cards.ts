/** The components (spec 2): buildings, enforcers, events and whiskeys by id, with their printed facts. */
import { BLOCK_IDS, BLOCKS, type BlockId } from "./cards/blocks.ts";
import { BUILDING_TYPES, type BuildingType } from "./cards/buildings.ts";
import { type CharacterKind, SINGLES, SOLDIER_COPIES, SOLDIERS, WEAPONS } from "./cards/enforcers.ts";
import type { District } from "./cards/maps.ts";
import { TOWN_EVENTS, type TownEventKind } from "./cards/town-events.ts";
import { WHISKEYS } from "./cards/whiskeys.ts";

/** The start cash (4.5) and the prices, in dollars. */
export const START_CASH = 6_500;
export const SHOP_TOKENS = 7;
export const MAX_NOTORIETY = 10;
export const LIEUTENANT_WAGE = 200;
export const WAGE = 50;
/** The prices of the tip and the Police for each point of notoriety. */
export const TIP_PRICE = 50;
export const POLICE_PRICE = 200;

export const GROUPS = [1, 2, 3, 4] as const;
export type GroupNo = (typeof GROUPS)[number];

export { INTERESTS, type Interest } from "./cards/interests.ts";

export type WillId = "will-money" | "will-notoriety";

// ---------------------------------------------------------------- buildings

/** A block and a lot from 1 to 5: `little-sicily-1`. */
export type BuildingId = `${BlockId}-${1 | 2 | 3 | 4 | 5}`;

export { BLOCK_IDS, type BlockId };

/** The buildings of a block by lot. */
export function buildingsOf(block: BlockId): BuildingId[] {
  return BLOCKS[block].map((_, lot) => `${block}-${lot + 1}` as BuildingId);
}

const TYPE_OF: ReadonlyMap<string, BuildingType> = new Map(
  BLOCK_IDS.flatMap((block) => BLOCKS[block].map((type, lot) => [`${block}-${lot + 1}`, type] as const)),
);

export function isBuilding(id: string): id is BuildingId {
  return TYPE_OF.has(id);
}

/** The type of a building. Throws when there is no such building. */
export function typeOf(building: BuildingId): BuildingType {
  return expected(TYPE_OF.get(building), building);
}

/** The price, the income on a regular day, and the fine of a building, in dollars. */
export function planOf(building: BuildingId): (typeof BUILDING_TYPES)[BuildingType] {
  return BUILDING_TYPES[typeOf(building)];
}

export function blockOf(building: BuildingId): BlockId {
  return building.slice(0, -2) as BlockId;
}

// ---------------------------------------------------------------- enforcers

export type SoldierName = keyof typeof SOLDIERS;
export type CharacterName = keyof typeof SINGLES | SoldierName;
export type WeaponName = keyof typeof WEAPONS;
/** Single cards have their name as id; copies also have a number: `lt-morosi`, `so-bruiser-3`. */
export type CharId = keyof typeof SINGLES | `${SoldierName}-${number}`;
/** `we-grenade-2` */
export type WeaponId = `${WeaponName}-${number}`;
export type CardId = CharId | WeaponId;

export interface Character {
  readonly id: CharId;
  readonly name: CharacterName;
  readonly kind: CharacterKind;
  readonly speed: number;
  readonly stamina: number;
}

export interface Weapon {
  readonly id: WeaponId;
  readonly name: WeaponName;
  readonly kind: (typeof WEAPONS)[WeaponName]["kind"];
  /** Null for a grenade. */
  readonly bonus: number | null;
}

const SINGLE_NAMES = Object.keys(SINGLES) as readonly (keyof typeof SINGLES)[];
const SOLDIER_NAMES = Object.keys(SOLDIERS) as readonly SoldierName[];
const WEAPON_NAMES = Object.keys(WEAPONS) as readonly WeaponName[];

function copies<N extends string>(name: N, count: number): `${N}-${number}`[] {
  return Array.from({ length: count }, (_, i) => `${name}-${i + 1}` as const);
}

const CHARACTERS: ReadonlyMap<string, Character> = new Map(
  [
    ...SINGLE_NAMES.map((name): Character => ({ id: name, name, ...SINGLES[name] })),
    ...SOLDIER_NAMES.flatMap((name) =>
      copies(name, SOLDIER_COPIES).map((id): Character => ({ id, name, ...SOLDIERS[name] })),
    ),
  ].map((character) => [character.id, character]),
);

const WEAPON_CARDS: ReadonlyMap<string, Weapon> = new Map(
  WEAPON_NAMES.flatMap((name) => {
    const { kind, bonus, copies: count } = WEAPONS[name];
    return copies(name, count).map((id): [string, Weapon] => [id, { id, name, kind, bonus }]);
  }),
);

export const CHARACTER_IDS: readonly CharId[] = [...CHARACTERS.values()].map(({ id }) => id);
export const WEAPON_IDS: readonly WeaponId[] = [...WEAPON_CARDS.values()].map(({ id }) => id);
/** The 108 enforcers in table order. */
export const CARD_IDS: readonly CardId[] = [...CHARACTER_IDS, ...WEAPON_IDS];
export const SOLDIER_IDS: readonly CharId[] = CHARACTER_IDS.filter(
  (id) => characterOf(id).kind === "soldier",
);

export function isCharacter(card: CardId): card is CharId {
  return CHARACTERS.has(card);
}

export function isWeapon(card: CardId): card is WeaponId {
  return WEAPON_CARDS.has(card);
}

export function isLieutenant(card: CardId): boolean {
  return CHARACTERS.get(card)?.kind === "lieutenant";
}

export function isMoll(card: CardId): boolean {
  return CHARACTERS.get(card)?.kind === "moll";
}

export function isGrenade(card: CardId): card is WeaponId {
  return WEAPON_CARDS.get(card)?.kind === "grenade";
}

export function characterOf(id: CharId): Character {
  return expected(CHARACTERS.get(id), id);
}

export function weaponOf(id: WeaponId): Weapon {
  return expected(WEAPON_CARDS.get(id), id);
}

export function kindOf(card: CardId): Character["kind"] | Weapon["kind"] {
  return isCharacter(card) ? characterOf(card).kind : weaponOf(card).kind;
}

/** The wage of an enforcer per day, in dollars. */
export function wageOf(card: CardId): number {
  return isLieutenant(card) ? LIEUTENANT_WAGE : WAGE;
}

/** The name on the card. Cards of one name look the same to everybody. */
export function nameOf(card: CardId): CharacterName | WeaponName {
  return isCharacter(card) ? characterOf(card).name : weaponOf(card).name;
}

/** The place of a card in the tables of 2.4. */
export function tableOrder(a: CardId, b: CardId): number {
  return CARD_IDS.indexOf(a) - CARD_IDS.indexOf(b);
}

// ---------------------------------------------------------------- events and whiskey

export type EventId = keyof typeof TOWN_EVENTS;
export const EVENT_IDS = Object.keys(TOWN_EVENTS) as readonly EventId[];
export const DON: EventId = "ev-don-is-dead";

export function townEventOf(id: EventId): {
  readonly kind: TownEventKind;
  readonly district: District | null;
} {
  return TOWN_EVENTS[id];
}

export type WhiskeyId = keyof typeof WHISKEYS;
export type Grade = 2 | 3 | 4;

export function gradeOf(whiskey: WhiskeyId): Grade {
  return WHISKEYS[whiskey].grade;
}

/** The whiskey cards in play with this many captains (2.6). */
export function whiskeysFor(captains: number): WhiskeyId[] {
  return (Object.keys(WHISKEYS) as WhiskeyId[]).filter((id) => WHISKEYS[id].captains <= captains);
}

/** The price of a whiskey card, and of each further speakeasy of a day with it, in dollars. */
export function whiskeyPrice(grade: Grade): number {
  return 100 * grade;
}

function expected<T>(value: T | undefined, id: string): T {
  if (value === undefined) throw new RangeError(`there is no ${id}`);
  return value;
}
