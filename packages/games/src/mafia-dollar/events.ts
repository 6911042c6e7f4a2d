/** The events of the game (spec 12). Optional members are only in the version of viewers who may know them. */
import type { OfferEnd } from "@consigliere/engine/offers";
import type { Seat } from "@consigliere/engine/seat";
import type {
  BirthdayId,
  BlockId,
  CardId,
  CardSymbol,
  DogId,
  GangsterId,
  HandCardId,
  ItemId,
  PoliceId,
  RacketId,
  RacketType,
  WarehouseId,
} from "./cards.ts";
import type { Options } from "./options.ts";
import type { EndReason } from "./state.ts";
import type { Call, Shown, TradeTerms, Want } from "./trade-terms.ts";

/** A seat's worth at the end (8.2). */
export interface FinalAccount {
  readonly seat: Seat;
  readonly rackets: readonly RacketId[];
  readonly gangsters: number;
  readonly warehouses: number;
  readonly police: readonly PoliceId[];
  readonly money: number;
  readonly placement: number;
}

type SetupEvent =
  | {
      readonly type: "match-started";
      readonly seats: number;
      readonly options: Options;
      readonly startSeat: Seat;
    }
  | { readonly type: "first-warehouse"; readonly seat: Seat; readonly warehouse: WarehouseId }
  /** A racket that was dealt into a hand goes to its pile. */
  | { readonly type: "racket-laid-out"; readonly seat: Seat; readonly racket: RacketId }
  | {
      readonly type: "hand-dealt";
      readonly seat: Seat;
      readonly count: number;
      readonly cards?: readonly HandCardId[];
    }
  | {
      readonly type: "turn-started";
      readonly seat: Seat;
      readonly turn: number;
      readonly deckCount: number;
    }
  | {
      readonly type: "turn-ended";
      readonly seat: Seat;
      readonly turn: number;
      readonly unusedActions: number;
    };

type CardEvent =
  | { readonly type: "racket-drawn"; readonly seat: Seat; readonly racket: RacketId }
  | {
      readonly type: "card-drawn";
      readonly seat: Seat;
      readonly deckCount: number;
      readonly card?: HandCardId;
    }
  | {
      readonly type: "warehouse-played";
      readonly seat: Seat;
      readonly warehouse: WarehouseId;
      readonly actions: number;
    }
  | { readonly type: "gangster-played"; readonly seat: Seat; readonly gangster: GangsterId }
  | {
      readonly type: "item-played";
      readonly seat: Seat;
      readonly item: ItemId;
      readonly gangster: GangsterId;
    }
  | { readonly type: "dog-played"; readonly seat: Seat; readonly dog: DogId; readonly warehouse: WarehouseId }
  | {
      readonly type: "block-played";
      readonly seat: Seat;
      readonly block: BlockId;
      readonly gangster: GangsterId;
      readonly victim: Seat;
      /** The number of blocks on him now. */
      readonly depth: number;
    }
  | {
      readonly type: "block-lifted";
      readonly seat: Seat;
      readonly card: HandCardId;
      readonly symbol: CardSymbol;
      readonly gangster: GangsterId;
      readonly block: BlockId;
      readonly blocksLeft: number;
    }
  | { readonly type: "card-discarded"; readonly seat: Seat; readonly card: HandCardId }
  | {
      readonly type: "birthday-played";
      readonly seat: Seat;
      readonly card: BirthdayId;
      readonly blocksLifted: readonly BlockId[];
    }
  /** `racket`: for giver and receiver. */
  | { readonly type: "gift-answered"; readonly seat: Seat; readonly racket?: RacketId }
  | { readonly type: "gift-given"; readonly from: Seat; readonly to: Seat; readonly racket?: RacketId }
  | {
      readonly type: "gifts-stashed";
      readonly seat: Seat;
      readonly warehouse: WarehouseId;
      readonly count: number;
    };

type PoliceEvent =
  | {
      readonly type: "police-played";
      readonly seat: Seat;
      readonly card: PoliceId;
      readonly stars: 1 | 2 | 3;
    }
  | { readonly type: "pass-opened"; readonly seats: readonly Seat[] }
  | { readonly type: "pass-answered"; readonly seat: Seat; readonly card?: HandCardId }
  /** `card`: for giver and receiver. */
  | { readonly type: "card-passed"; readonly from: Seat; readonly to: Seat; readonly card?: HandCardId }
  | {
      readonly type: "escort-loss" | "patrol-loss";
      readonly seat: Seat;
      /** Null: there was no racket to lose. */
      readonly racket: RacketId | null;
    }
  | {
      readonly type: "raid-loss";
      readonly seat: Seat;
      readonly kept: WarehouseId;
      readonly lost: readonly CardId[];
    };

type ActionEvent =
  | {
      readonly type: "moved-out" | "went-home";
      readonly seat: Seat;
      readonly gangster: GangsterId;
      readonly actionsLeft: number;
    }
  | {
      readonly type: "collected";
      readonly seat: Seat;
      readonly gangster: GangsterId;
      readonly pile: RacketType;
      readonly racket: RacketId;
      readonly warehouse: WarehouseId;
      /** 1 = the first racket of the job. */
      readonly index: number;
    }
  | {
      readonly type: "hit-tried";
      readonly seat: Seat;
      readonly gangster: GangsterId;
      readonly target: GangsterId;
      readonly victim: Seat;
      readonly modifier: number;
    }
  | {
      readonly type: "robbery-tried";
      readonly seat: Seat;
      readonly gangster: GangsterId;
      readonly warehouse: WarehouseId;
      readonly victim: Seat;
      readonly modifier: number;
    }
  | {
      readonly type: "check-flipped";
      readonly seat: Seat;
      readonly card: Exclude<CardId, "end-of-prohibition">;
      readonly die: number;
      readonly modifier: number;
      readonly total: number;
      readonly success: boolean;
    }
  | {
      readonly type: "gangster-killed";
      readonly seat: Seat;
      readonly gangster: GangsterId;
      readonly target: GangsterId;
      readonly victim: Seat;
      readonly blocks: readonly BlockId[];
    }
  /** The fate of the dead man's items. */
  | {
      readonly type: "loot-divided";
      readonly seat: Seat;
      readonly gangster: GangsterId;
      readonly kept: readonly ItemId[];
      readonly discarded: readonly ItemId[];
    }
  /** `rackets`: for the robber. */
  | {
      readonly type: "rackets-seen";
      readonly seat: Seat;
      readonly warehouse: WarehouseId;
      readonly rackets?: readonly RacketId[];
    }
  /** `rackets`, with the warehouse under which each went: for robber and victim. */
  | {
      readonly type: "rackets-taken";
      readonly seat: Seat;
      readonly victim: Seat;
      readonly warehouse: WarehouseId;
      readonly count: number;
      /** The number of rackets that went under each warehouse of the robber. */
      readonly into: readonly { readonly warehouse: WarehouseId; readonly count: number }[];
      readonly rackets?: readonly RacketId[];
    }
  | {
      readonly type: "item-handed-over";
      readonly seat: Seat;
      readonly from: GangsterId;
      readonly to: GangsterId;
      readonly item: ItemId;
    }
  | { readonly type: "gangster-returned"; readonly seat: Seat; readonly gangster: GangsterId };

type TradeEvent =
  | ({ readonly type: "call" | "market-opened"; readonly seat: Seat } & Call)
  /** For the two parties. `terms`: for the sender. */
  | {
      readonly type: "offer-made";
      readonly offer: string;
      readonly from: Seat;
      readonly to: Seat;
      readonly shown: Shown;
      readonly want: Want;
      readonly terms?: TradeTerms;
      readonly byStandingOrder: boolean;
    }
  | ({ readonly type: "offer-ended"; readonly offer: string; readonly from: Seat; readonly to: Seat } & {
      readonly how: OfferEnd;
    })
  /** `cards`: for the two parties. */
  | {
      readonly type: "traded";
      /** The active seat. */
      readonly seat: Seat;
      readonly with: Seat;
      readonly cards?: { readonly bySeat: HandCardId; readonly byPartner: HandCardId };
    }
  | { readonly type: "bid-answered"; readonly seat: Seat; readonly terms?: TradeTerms | null }
  | { readonly type: "market-closed"; readonly seat: Seat; readonly bids: number };

type EndEvent =
  | { readonly type: "end-card"; readonly seat: Seat; readonly during: "draw" | "check" }
  | { readonly type: "target-reached"; readonly seats: readonly Seat[] }
  | {
      readonly type: "game-ended";
      readonly reason: EndReason;
      readonly placements: readonly number[];
      readonly accounts: readonly FinalAccount[];
      readonly hands: readonly (readonly HandCardId[])[];
    };

export type MafiaDollarEvent = SetupEvent | CardEvent | PoliceEvent | ActionEvent | TradeEvent | EndEvent;

/** Every type of event, for catalogues and tests. */
export type MafiaDollarEventType = MafiaDollarEvent["type"];
