/**
 * The events of the game (spec 12). Optional members are only in the version of viewers who may know them. The kernel
 * tells about missed deadlines (`default-applied`).
 */
import type { Seat } from "@consigliere/engine/seat";
import type { MapPosition } from "./cards/maps.ts";
import type {
  BlockId,
  BuildingId,
  CardId,
  CharId,
  EventId,
  Grade,
  GroupNo,
  Interest,
  WeaponId,
  WhiskeyId,
  WillId,
} from "./cards.ts";
import type { Options } from "./options.ts";
import type { Final } from "./ranking.ts";
import type { Bid, Token } from "./state.ts";
import type { Trade } from "./town.ts";

/** The arm of an attack: a card, a Lieutenant's Colt or bare hands. */
export type Arm = WeaponId | "colt" | "fists";

type SetupEvent =
  | {
      readonly type: "match-started";
      readonly seats: number;
      readonly options: Options;
      readonly grace: Seat;
      readonly map: readonly { readonly position: MapPosition; readonly block: BlockId }[];
      readonly whiskeys: readonly WhiskeyId[];
    }
  /** `card`: for the seat only. */
  | { readonly type: "placed"; readonly seat: Seat; readonly group: GroupNo; readonly card?: CardId };

type BiddingEvent =
  | { readonly type: "day-started"; readonly day: number; readonly grace: Seat }
  | {
      readonly type: "bid-answered" | "list-answered" | "plan-answered" | "orders-answered";
      readonly seat: Seat;
    }
  | {
      readonly type: "bids-revealed";
      /** By seat. */
      readonly bids: readonly Bid[];
      readonly ranks: Readonly<Record<Interest, readonly Seat[]>>;
    }
  /** The cash is not enough; `cash` is left out if it is hidden. */
  | {
      readonly type: "event-passed" | "police-passed";
      readonly seat: Seat;
      readonly cost: number;
      readonly cash?: number;
    }
  | { readonly type: "event-declined" | "police-declined"; readonly seat: Seat }
  /** `event`: for the seat only. */
  | { readonly type: "event-tipped"; readonly seat: Seat; readonly cost: number; readonly event?: EventId }
  | { readonly type: "police-taken"; readonly seat: Seat; readonly cost: number }
  | { readonly type: "enforcer-pool"; readonly size: number; readonly big: readonly Seat[] }
  /** For the seat only, or for everybody if the pool is open. */
  | { readonly type: "enforcer-offered"; readonly seat: Seat; readonly cards: readonly CardId[] }
  | { readonly type: "pool-opened"; readonly cards: readonly CardId[] }
  /** `card`: for the seat, and for everybody if it is a Lieutenant. */
  | { readonly type: "enforcer-hired"; readonly seat: Seat; readonly group: GroupNo; readonly card?: CardId }
  | { readonly type: "enforcer-done"; readonly seat: Seat; readonly count: number }
  | { readonly type: "enforcer-returned"; readonly count: number }
  /** For the seat only. */
  | { readonly type: "wish-skipped"; readonly seat: Seat; readonly group: GroupNo; readonly card: CardId }
  | {
      readonly type: "whiskey-taken";
      readonly seat: Seat;
      readonly whiskey: WhiskeyId;
      readonly price: number;
    }
  | {
      readonly type: "whiskey-none";
      readonly seat: Seat;
      readonly reason: "choice" | "too-dear" | "none-left";
    };

type BusinessEvent =
  | { readonly type: "wages-paid"; readonly seat: Seat; readonly amount: number }
  /** `cards`: for the seat only. */
  | {
      readonly type: "wages-left";
      readonly seat: Seat;
      readonly group: GroupNo;
      readonly count: number;
      readonly lieutenants: readonly CardId[];
      readonly cards?: readonly CardId[];
    }
  | {
      readonly type: "building-bought";
      readonly seat: Seat;
      readonly building: BuildingId;
      readonly cost: number;
      readonly notoriety: number;
    }
  | {
      readonly type: "speakeasies-opened";
      readonly seat: Seat;
      readonly buildings: readonly BuildingId[];
      readonly extraCost: number;
    }
  | {
      readonly type: "group-dispatched";
      readonly seat: Seat;
      readonly group: GroupNo;
      readonly building: BuildingId;
      readonly faceDown: number;
      readonly lieutenant: CharId | null;
    }
  /** For the seat only: an entry of its plan that could not be carried out. */
  | {
      readonly type: "plan-entry-skipped";
      readonly seat: Seat;
      readonly part: "buy" | "speakeasy" | "dispatch";
      readonly building: BuildingId;
    };

type BlockEvent =
  | { readonly type: "event-revealed"; readonly day: number; readonly event: EventId }
  | { readonly type: "block-started"; readonly position: MapPosition; readonly block: BlockId }
  | {
      readonly type: "raid-closed";
      readonly seat: Seat;
      readonly building: BuildingId;
      readonly fine: number;
    }
  | {
      readonly type: "raid-fined";
      readonly seat: Seat;
      readonly building: BuildingId;
      readonly amount: number;
    }
  | { readonly type: "raid-spared" | "building-lost"; readonly seat: Seat; readonly building: BuildingId }
  /** `cards`: for the seat only. */
  | {
      readonly type: "group-arrested";
      readonly seat: Seat;
      readonly group: GroupNo;
      readonly building: BuildingId;
      readonly count: number;
      readonly lieutenants: readonly CardId[];
      readonly cards?: readonly CardId[];
    }
  | ({ readonly type: "truce-sent-home" } & Token)
  | {
      readonly type: "building-bombed";
      readonly seat: Seat;
      readonly building: BuildingId;
      readonly card: WeaponId;
    }
  /** For the seat only: another captain's grenade came first. */
  | { readonly type: "bomb-lapsed"; readonly seat: Seat; readonly building: BuildingId }
  | {
      readonly type: "income-paid";
      readonly seat: Seat;
      readonly building: BuildingId;
      readonly amount: number;
      /** The income of its type without whiskey, in dollars. */
      readonly plain: number;
      /** The grade that it poured; null: regular business. */
      readonly grade: Grade | null;
      /** The effect of the day's event on whiskey, if it pours; null: none. */
      readonly trade: Trade | null;
      /** The reason why it earned less than possible; null: it did not. */
      readonly harm: "closed" | "bombed" | null;
    }
  | {
      readonly type: "moll-revealed";
      readonly seat: Seat;
      readonly building: BuildingId;
      readonly card: CharId;
      /** The owner of the building; null: none. */
      readonly owner: Seat | null;
      /** The additional income of the owner. */
      readonly extra: number;
      /** The amount that extortion takes from the building today. */
      readonly value: number;
    }
  | {
      readonly type: "extortion-paid";
      readonly seat: Seat;
      readonly building: BuildingId;
      /** Null: the vault. */
      readonly from: Seat | null;
      readonly value: number;
      readonly notoriety: number;
      readonly amount: number;
    }
  | { readonly type: "tokens-recovered"; readonly position: MapPosition; readonly tokens: readonly Token[] };

/** A captain's groups in a fight with all their cards. */
export interface FightSide {
  readonly seat: Seat;
  readonly groups: readonly { readonly group: GroupNo; readonly cards: readonly CardId[] }[];
}

type FightEvent =
  | { readonly type: "fight-started"; readonly building: BuildingId; readonly sides: readonly FightSide[] }
  | {
      readonly type: "fight-armed";
      readonly seat: Seat;
      readonly carried: readonly { readonly weapon: WeaponId; readonly carrier: CharId }[];
    }
  | {
      readonly type: "fight-shot";
      readonly seat: Seat;
      readonly character: CharId;
      readonly arm: Arm;
      readonly victim: Seat;
      readonly target: CharId;
      readonly die: number;
      readonly bonus: number;
      readonly stamina: number;
      readonly outcome: "miss" | "wounded" | "killed";
    }
  | {
      readonly type: "fight-killed-outright";
      readonly seat: Seat;
      readonly character: CharId;
      readonly victim: Seat;
      readonly target: CharId;
    }
  | {
      readonly type: "fight-grenade";
      readonly seat: Seat;
      readonly character: CharId;
      readonly card: WeaponId;
      readonly victim: Seat;
      readonly targets: readonly CharId[];
    }
  | {
      readonly type: "fight-collected";
      readonly seat: Seat;
      readonly character: CharId;
      readonly weapon: WeaponId;
      readonly recipient: CharId;
      readonly exchanged: WeaponId | null;
    }
  | { readonly type: "fight-passed"; readonly seat: Seat; readonly character: CharId }
  | {
      readonly type: "fight-captured" | "fight-capture-refused";
      readonly seat: Seat;
      readonly from: Seat;
      readonly cards: readonly CharId[];
    }
  | {
      readonly type: "fight-wiped-out";
      readonly seat: Seat;
      readonly groups: readonly GroupNo[];
      readonly notoriety: number;
    }
  | {
      readonly type: "fight-won";
      readonly seat: Seat;
      readonly building: BuildingId;
      readonly notoriety: number;
    }
  | {
      readonly type: "fight-looted";
      readonly seat: Seat;
      readonly taken: readonly WeaponId[];
      readonly left: readonly WeaponId[];
    }
  | {
      readonly type: "fight-standoff";
      readonly building: BuildingId;
      readonly seats: readonly Seat[];
      /** The weapons for which nobody had a free hand. */
      readonly left: readonly WeaponId[];
    };

type EndEvent =
  | { readonly type: "day-ended"; readonly day: number; readonly grace: Seat }
  | { readonly type: "will-opened"; readonly will: WillId }
  | { readonly type: "match-ended"; readonly ranking: readonly Final[] };

export type MobCityEvent = SetupEvent | BiddingEvent | BusinessEvent | BlockEvent | FightEvent | EndEvent;

/** Every type of event, for catalogues and tests. */
export type MobCityEventType = MobCityEvent["type"];
