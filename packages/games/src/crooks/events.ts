/**
 * The events of the game (spec 12). The code that stores and shows events adds numbers, times and deadlines. The kernel
 * tells when a seat resigned or missed a deadline (`resigned`, `default-applied`).
 */
import type { Seat } from "@consigliere/engine/seat";
import type { CrookId, HideoutId, TargetId } from "./cards.ts";
import type { Options } from "./options.ts";
import type { GangScore, SeatScore, TargetScore } from "./scoring.ts";
import type { EndReason, Facing, PassReason, PlacementMode } from "./state.ts";
import type { ToldOrder } from "./told-order.ts";

/** The reason why a crook that was found may not be kept. */
export type KeepReason = "kingpin-not-last" | "no-slot";

/** A placed crook in an event: `crook` is there only for those who know it. */
export interface ToldCrook {
  readonly play: number;
  readonly facing: Facing;
  readonly crook?: CrookId;
}

export interface FoundCrook {
  readonly crook: CrookId;
  /** Absent: it may be kept. */
  readonly blocked?: KeepReason;
}

export interface HideoutCount {
  readonly hideout: HideoutId;
  readonly count: number;
}

/**
 * The decisions of the active seat. `keep` is asked together with its `place`; `place` is asked alone only if nobody
 * else was found. `search-seen` and `spy-seen` are dismissed when the player has seen what they show.
 */
export type TurnTopic =
  | "turn"
  | "keep"
  | "place"
  | "search-seen"
  | "pickpocket"
  | "killer"
  | "spy"
  | "spy-seen";

export type CrooksEvent =
  | {
      readonly type: "match-started";
      readonly seats: number;
      readonly options: Options;
      readonly startSeat: Seat;
      readonly hideouts: readonly HideoutCount[];
      readonly undealt: number;
      readonly bank: number;
    }
  | {
      readonly type: "turn-started";
      readonly turn: number;
      readonly seat: Seat;
      readonly money: number;
      readonly hideouts: readonly HideoutCount[];
      readonly affordable: readonly HideoutId[];
    }
  | { readonly type: "standing-order-executed"; readonly turn: number; readonly seat: Seat }
  /** For the seat only. */
  | {
      readonly type: "standing-order-dropped";
      readonly turn: number;
      readonly seat: Seat;
      readonly order: ToldOrder;
      readonly reason: "empty" | "too-dear" | "no-money" | "must-pass";
    }
  | {
      readonly type: "hire-paid";
      readonly seat: Seat;
      readonly hideout: HideoutId;
      readonly cost: number;
      readonly money: number;
    }
  /** For the seat only. Without a casebook the log keeps no names: `found` is absent. */
  | {
      readonly type: "hideout-searched";
      readonly seat: Seat;
      readonly hideout: HideoutId;
      readonly found?: readonly FoundCrook[];
    }
  /** `crook`: for the seat only. */
  | {
      readonly type: "crook-kept";
      readonly seat: Seat;
      readonly hideout: HideoutId;
      /** Crooks left in the hideout. */
      readonly count: number;
      readonly crook?: CrookId;
    }
  | {
      readonly type: "hire-empty-handed";
      readonly seat: Seat;
      readonly hideout: HideoutId;
      readonly cost: number;
    }
  /** `crook`: for all if face-up, otherwise for the seat only. */
  | {
      readonly type: "crook-placed";
      readonly seat: Seat;
      readonly target: TargetId;
      readonly play: number;
      readonly mode: PlacementMode;
      readonly facing: Facing;
      /** Dollars for placing it face-down. */
      readonly paid: 0 | 1;
      readonly from: HideoutId;
      readonly crook?: CrookId;
    }
  | {
      readonly type: "stack-moved";
      readonly seat: Seat;
      readonly from: TargetId;
      readonly to: TargetId;
      /** Bottom to top. */
      readonly crooks: readonly ToldCrook[];
    }
  | {
      readonly type: "crooks-removed";
      /** The owner of the Killer. */
      readonly by: Seat;
      readonly victim: Seat;
      readonly target: TargetId;
      /** Bottom to top. */
      readonly crooks: readonly ToldCrook[];
      /** The number of them that stay unknown to those who did not know them. */
      readonly hidden: number;
    }
  | {
      readonly type: "ability-used" | "ability-declined";
      readonly seat: Seat;
      readonly ability: "pickpocket" | "accomplice" | "switch" | "killer" | "spy";
      readonly play: number;
    }
  | {
      readonly type: "money-taken";
      readonly seat: Seat;
      readonly amount: number;
      readonly money: number;
    }
  /** `crooks` (a hideout) and `plays` (a target): for the seat only, and only with a casebook. */
  | {
      readonly type: "spy-looked";
      readonly seat: Seat;
      readonly place: TargetId | HideoutId;
      readonly count: number;
      /** The owners of the face-down crooks that were looked at; empty for a hideout. */
      readonly owners: readonly Seat[];
      readonly crooks?: readonly CrookId[];
      readonly plays?: readonly { readonly play: number; readonly owner: Seat; readonly crook: CrookId }[];
    }
  | { readonly type: "seat-passed"; readonly seat: Seat; readonly reason: PassReason }
  /** A decision of an absent seat was taken by its default without waiting for its deadline. */
  | { readonly type: "stand-in-acted"; readonly seat: Seat; readonly topic: TurnTopic }
  | { readonly type: "all-passed"; readonly turn: number }
  | {
      readonly type: "crooks-revealed";
      readonly crooks: readonly {
        readonly seat: Seat;
        readonly target: TargetId;
        readonly play: number;
        readonly crook: CrookId;
      }[];
    }
  | ({ readonly type: "target-scored" } & TargetScore)
  | ({ readonly type: "gang-scored" } & GangScore)
  | {
      readonly type: "game-ended";
      readonly reason: EndReason;
      readonly scores: readonly SeatScore[];
      readonly winners: readonly Seat[];
    }
  | {
      readonly type: "archive-opened";
      readonly undealt: readonly CrookId[];
      readonly removed: readonly { readonly play: number; readonly crook: CrookId }[];
      /** The crooks left in the hideouts. */
      readonly leftover: readonly { readonly hideout: HideoutId; readonly crooks: readonly CrookId[] }[];
      /** All 32 in the order dealt. */
      readonly deck: readonly CrookId[];
    };

/** Every type of event, for catalogues and tests. */
export type CrooksEventType = CrooksEvent["type"];
