/** Any position of Mafia Dollar, described in the words of the rulebook. For lessons and tests. */
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import type { TableScene } from "../table-scene.ts";
import {
  ALL_CARDS,
  ALL_WAREHOUSES,
  type BlockId,
  type CardId,
  type DogId,
  END,
  type GangsterId,
  type HandCardId,
  type ItemId,
  isBlock,
  isHandCard,
  isPolice,
  isRacket,
  type RacketId,
  type RacketType,
  type WarehouseId,
} from "./cards.ts";
import { HAND } from "./limits.ts";
import { type Options, optionsSchema } from "./options.ts";
import type { Settings } from "./settings.ts";
import { emptyTable } from "./setup.ts";
import type { Family, Gangster, State, Warehouse, Zone } from "./state.ts";

type WarehouseScene =
  | WarehouseId
  | { readonly card: WarehouseId; readonly dog?: DogId; readonly rackets?: readonly RacketId[] };

type GangsterScene =
  | GangsterId
  | {
      readonly card: GangsterId;
      readonly zone?: Zone;
      readonly items?: readonly ItemId[];
      readonly blocks?: readonly BlockId[];
    };

export interface FamilyScene {
  /** Filled up to five. */
  readonly hand?: readonly HandCardId[];
  /** Default: one. */
  readonly warehouses?: readonly WarehouseScene[];
  readonly gangsters?: readonly GangsterScene[];
}

export interface MafiaDollarScene extends TableScene<Options, Settings> {
  readonly families?: Readonly<Record<Seat, FamilyScene>>;
  /** Bottom to top. */
  readonly piles?: Partial<Record<RacketType, readonly RacketId[]>>;
  /**
   * The first cards that the active seat draws: a racket, the End, or a hand card. Default: a card that does not
   * matter.
   */
  readonly drawn?: readonly CardId[];
  /** The following cards, top first. */
  readonly deck?: readonly CardId[];
}

/** The state that a scene describes, at the start of the active seat's turn. */
export function sceneState(scene: MafiaDollarScene): State {
  const seats = scene.seats ?? 3;
  const state = emptyTable(seats, optionsSchema.parse(scene.options ?? {}));
  state.families = seatsOf(seats).map((seat) => familyFrom(scene.families?.[seat] ?? {}));
  for (const [type, rackets] of Object.entries(scene.piles ?? {}))
    state.piles[type as RacketType] = [...rackets];
  const named = new Set<CardId>([
    ...(scene.drawn ?? []),
    ...(scene.deck ?? []),
    ...Object.values(state.piles).flat(),
    ...state.families.flatMap(({ hand, warehouses, gangsters }) => [
      ...hand,
      ...warehouses.flatMap((w) => [w.card, ...(w.dog === null ? [] : [w.dog]), ...w.rackets]),
      ...gangsters.flatMap((g) => [g.card, ...g.items, ...g.blocks]),
    ]),
  ]);
  const left = ALL_CARDS.filter((card) => !named.has(card));
  const take = (fits: (card: CardId) => boolean): CardId => {
    const [card] = left.splice(left.findIndex(fits), 1);
    if (card === undefined) throw new Error("more cards named than there are");
    return card;
  };
  for (const family of state.families) {
    if (family.warehouses.length === 0) {
      const card = take((c) => ALL_WAREHOUSES.includes(c as WarehouseId)) as WarehouseId;
      family.warehouses.push({ card, dog: null, rackets: [] });
    }
    while (family.hand.length < HAND) family.hand.push(take(isDull) as HandCardId);
  }
  const drawn = scene.drawn ?? [take(isDull)];
  const end = left.includes(END) ? [take((card) => card === END)] : [];
  state.deck = [
    ...drawn,
    ...(scene.deck ?? []),
    ...left.filter((c) => !isRacket(c)),
    ...left.filter(isRacket),
    ...end,
  ];
  state.turn = {
    number: 7,
    seat: scene.active ?? 0,
    phase: "draw",
    actionsLeft: null,
    policePlayed: false,
    calls: [],
    market: null,
    hadMarket: false,
  };
  return state;
}

/** A card that does not matter: a block. */
function isDull(card: CardId): boolean {
  return isHandCard(card) && isBlock(card) && !isPolice(card);
}

function familyFrom({ hand = [], warehouses = [], gangsters = [] }: FamilyScene): Family {
  return {
    hand: [...hand],
    warehouses: warehouses.map((w): Warehouse => {
      if (typeof w === "string") return { card: w, dog: null, rackets: [] };
      return { card: w.card, dog: w.dog ?? null, rackets: [...(w.rackets ?? [])] };
    }),
    gangsters: gangsters.map((g): Gangster => {
      if (typeof g === "string") return { card: g, zone: "hideout", items: [], blocks: [] };
      return {
        card: g.card,
        zone: g.zone ?? "hideout",
        items: [...(g.items ?? [])],
        blocks: [...(g.blocks ?? [])],
      };
    }),
  };
}
