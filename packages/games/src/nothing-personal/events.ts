/** The events of the game (spec 12). Optional members are only in the version of viewers who may know them. */

import type { OptionId } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import type { AbilityId } from "./abilities.ts";
import type { OrId } from "./cards/influence.ts";
import type { CardId, GangsterId } from "./cards.ts";
import type { DieId, Face } from "./dice.ts";
import type { MarkerPlace, Owner } from "./marker-place.ts";
import type { Options } from "./options.ts";
import type { PlaceId, PositionActionId, PositionId } from "./positions.ts";
import type { FinalPlace } from "./state.ts";
import type { Pledge, PublicTerms, Terms } from "./terms.ts";

/** The action of a gangster in the Crew. */
export type Action = PositionActionId | AbilityId | "move";

/** An action with everything chosen for it, as options of its question. */
export interface ToldAct {
  readonly action: Action;
  readonly params: readonly OptionId[];
}

/** The source of a marker. */
export type Source = "setup" | "card" | "position" | "ability" | "favor" | "move" | "jailbreak";

type SetupEvent =
  | { readonly type: "match-started"; readonly seats: number; readonly options: Options; readonly ring: Seat }
  | { readonly type: "chair-dealt"; readonly place: PlaceId; readonly gangster: GangsterId }
  | { readonly type: "laid-aside"; readonly gangster: GangsterId }
  | { readonly type: "deck-reshuffled"; readonly deck: "influence" | "gangster"; readonly size: number };

/**
 * The reason why an intended card is not played: the card or its target is gone, it cannot be paid or placed, its
 * condition does not hold, or its moment is over.
 */
export type Lapse = "gone" | "vacant" | "condition" | "cost" | "impossible" | "over";

export type DrawReason = "setup" | "fence" | "buy" | "ability" | "card";

type CardEvent =
  /** `cards`: for the seat only. */
  | {
      readonly type: "cards-drawn";
      readonly seat: Seat;
      readonly count: number;
      readonly reason: DrawReason;
      readonly cards?: readonly CardId[];
    }
  | {
      readonly type: "card-played";
      readonly seat: Seat;
      readonly card: CardId;
      readonly mode: "influence" | "or" | "single" | "free" | "armed";
      readonly or: OrId | null;
      /** Paid into the ante, in dollars; null: not in a turn of the Commission from the second lap on. */
      readonly ante: number | null;
      readonly surcharge: number;
    }
  | { readonly type: "line-skipped"; readonly card: CardId; readonly line: number }
  | {
      readonly type: "passed";
      readonly seat: Seat;
      readonly phase: "commission" | "crew";
      readonly why: "choice" | "no-cards" | "ante" | "promised" | "idle" | "refused";
    }
  | { readonly type: "stayed"; readonly seat: Seat }
  /** The new ante, in dollars. */
  | { readonly type: "ante-raised"; readonly seat: Seat; readonly ante: number }
  | { readonly type: "shakedown"; readonly seat: Seat; readonly card: CardId }
  /** `card`: for the two seats. */
  | {
      readonly type: "card-given" | "card-stolen";
      readonly from: Seat;
      readonly to: Seat;
      readonly card?: CardId;
    }
  /** `cards`: the reader's new hand, for each of the two. */
  | {
      readonly type: "hands-swapped";
      readonly first: Seat;
      readonly second: Seat;
      /** The previous number of cards of each. */
      readonly sizes: readonly [number, number];
      readonly cards?: readonly CardId[];
    }
  /** For the seat only. */
  | {
      readonly type: "play-lapsed";
      readonly seat: Seat;
      readonly card: CardId;
      readonly why: Lapse;
    };

type BoardEvent =
  | {
      readonly type: "marker-placed";
      readonly owner: Owner;
      readonly gangster: GangsterId;
      readonly count: number;
      readonly source: Source;
    }
  | {
      readonly type: "marker-taken-off";
      readonly owner: Owner;
      readonly gangster: GangsterId;
      readonly onCoin: boolean;
      readonly by: Seat;
    }
  | {
      readonly type: "markers-swapped";
      readonly first: MarkerPlace;
      readonly second: MarkerPlace;
      readonly by: Seat;
    }
  | {
      readonly type: "marker-moved";
      readonly seat: Seat;
      readonly from: GangsterId;
      readonly to: GangsterId;
    }
  | { readonly type: "ring-moved"; readonly from: Seat; readonly to: Seat }
  | {
      readonly type: "coin-placed";
      readonly coin: "blackmail" | "omerta";
      readonly gangster: GangsterId;
      readonly by: Seat;
    }
  | {
      readonly type: "coin-returned";
      readonly coin: "blackmail" | "omerta";
      readonly gangster: GangsterId;
    }
  | {
      readonly type: "gangster-removed";
      readonly gangster: GangsterId;
      readonly from: PlaceId;
      readonly to: "prison" | "fishes";
    }
  | {
      readonly type: "gangster-moved";
      readonly gangster: GangsterId;
      readonly from: PlaceId | "prison" | "deck";
      readonly to: PlaceId;
      readonly why: "swap" | "coachman" | "chair" | "jailbreak" | "jones" | "move";
    }
  /** All of `from`'s markers are now on `to`. */
  | { readonly type: "markers-inherited"; readonly from: GangsterId; readonly to: GangsterId };

type CourseEvent =
  | { readonly type: "round-started"; readonly round: number }
  | {
      readonly type: "phase-started";
      readonly phase: "commission" | "crew" | "fence" | "feds" | "family" | "final";
    }
  | { readonly type: "tie-decided"; readonly maker: Seat; readonly gangster: GangsterId; readonly seat: Seat }
  | { readonly type: "tie-order-set"; readonly maker: Seat; readonly order: readonly Seat[] }
  | {
      readonly type: "income";
      readonly seat: Seat;
      readonly gangster: GangsterId;
      readonly chair: PositionId;
      readonly respect: number;
      readonly money: number;
      /** The man's own part of it; the rest is the chair's. */
      readonly own: { readonly respect: number; readonly money: number };
    }
  | {
      readonly type: "income-none";
      readonly chair: PositionId;
      readonly gangster: GangsterId | null;
      readonly reason: "nobody" | "silenced" | "vacant";
    }
  | { readonly type: "silenced"; readonly seat: Seat; readonly gangster: GangsterId }
  | { readonly type: "fence-count"; readonly seat: Seat; readonly gangsters: number; readonly cards: number }
  | { readonly type: "cards-bought"; readonly seat: Seat; readonly count: number; readonly price: number }
  | {
      readonly type: "feds-checked";
      readonly gangster: GangsterId;
      readonly markers: number;
      readonly limit: number;
    }
  | {
      readonly type: "appointed";
      readonly chair: PositionId;
      readonly gangster: GangsterId;
      /** Null: from the deck. */
      readonly from: PlaceId | null;
      /** Null: by itself. */
      readonly by: Seat | null;
    }
  | { readonly type: "associate-dealt"; readonly place: PlaceId; readonly gangster: GangsterId }
  | { readonly type: "round-ended"; readonly round: number };

type MoneyEvent =
  | {
      readonly type: "respect-changed";
      readonly seat: Seat;
      readonly delta: number;
      /** As it stands now. */
      readonly respect: number;
    }
  | {
      readonly type: "money-changed";
      readonly seat: Seat;
      readonly delta: number;
      /** As it stands now, in dollars. */
      readonly money: number;
      /** Null: the bank. */
      readonly other: Seat | null;
    };

type CrewEvent =
  | ({
      readonly type: "action-taken";
      readonly seat: Seat;
      readonly gangster: GangsterId;
      readonly chair: PositionId;
    } & ToldAct)
  | {
      readonly type: "action-skipped";
      readonly chair: PositionId;
      readonly gangster: GangsterId | null;
      readonly reason: "vacant" | "side" | "acted" | "nobody" | "omerta";
    }
  | ({
      readonly type: "permission-asked";
      readonly seat: Seat;
      readonly holder: Seat;
      readonly gangster: GangsterId;
      /** To the bank, in dollars. */
      readonly cost: number;
      readonly tribute: number;
    } & ToldAct)
  | {
      readonly type: "permission-given" | "permission-refused";
      readonly seat: Seat;
      readonly holder: Seat;
      readonly tribute: number;
    }
  | {
      readonly type: "permission-demand";
      readonly seat: Seat;
      readonly holder: Seat;
      readonly demand: number;
    }
  | {
      readonly type: "die-rolled";
      readonly die: DieId;
      readonly face: Face;
      readonly seat: Seat;
      readonly gangster: GangsterId | null;
    }
  | {
      readonly type: "die-rerolled";
      readonly die: DieId;
      readonly from: Face;
      readonly to: Face;
      readonly seat: Seat;
      readonly price: number;
      /** The gangster whose ability made it cheaper. */
      readonly ability: GangsterId | null;
    }
  | {
      readonly type: "move-announced" | "move-called-off" | "move-fizzled";
      readonly seat: Seat;
      readonly gangster: GangsterId;
      readonly chair: PositionId;
    }
  | {
      readonly type: "move-resolved";
      readonly seat: Seat;
      readonly gangster: GangsterId;
      readonly target: GangsterId;
      readonly chair: PositionId;
      /** Null: not a number. */
      readonly total: number | null;
      readonly outcome: "success" | "failure" | "death";
      readonly shame: boolean;
      readonly victim: Seat | null;
      /** Respect that the actor gains and the victim loses on success. */
      readonly gained: number;
      readonly lost: number;
    }
  | {
      readonly type: "whack-announced" | "whack-declared";
      readonly seat: Seat;
      readonly gangster: GangsterId;
      readonly target: GangsterId;
      readonly chair: PositionId;
      readonly cost: number;
    }
  | {
      readonly type: "whack-called-off" | "whack-fizzled";
      readonly seat: Seat;
      readonly gangster: GangsterId;
      readonly target: GangsterId;
    }
  | {
      readonly type: "whack-cancelled";
      readonly seat: Seat;
      readonly gangster: GangsterId;
      readonly target: GangsterId;
      readonly by: Seat;
    }
  | {
      readonly type: "whack-resolved";
      readonly seat: Seat;
      readonly gangster: GangsterId;
      readonly target: GangsterId;
      readonly outcome: "success" | "failure" | "death";
      readonly shame: boolean;
      readonly victim: Seat | null;
      /** Respect that the actor gains and the victim loses on success. */
      readonly gained: number;
      readonly lost: number;
    }
  | {
      readonly type: "insurance-paid" | "toll-paid" | "death-benefit-paid";
      readonly seat: Seat;
      readonly amount: number;
    }
  | { readonly type: "coachman-stayed"; readonly seat: Seat };

type DealEvent =
  /** `full`: for the two seats. */
  | {
      readonly type: "offer-made" | "offer-accepted" | "offer-declined" | "offer-void" | "plea-made";
      readonly from: Seat;
      readonly to: Seat;
      readonly terms: PublicTerms;
      readonly full?: Terms;
    }
  | {
      readonly type: "gift-given";
      readonly from: Seat;
      readonly to: Seat;
      readonly money: number;
      readonly cards: number;
    }
  | { readonly type: "solicited"; readonly seat: Seat; readonly seats: readonly Seat[] }
  | {
      readonly type: "coin-swapped";
      readonly gangster: GangsterId;
      readonly first: Seat;
      readonly second: Seat;
    }
  | {
      readonly type: "promise-made" | "promise-kept" | "promise-broken" | "promise-lapsed";
      readonly id: number;
      readonly by: Seat;
      readonly to: Seat;
      readonly promise: Pledge;
    }
  | {
      readonly type: "escrow-released" | "escrow-returned";
      readonly by: Seat;
      readonly to: Seat;
      readonly amount: number;
    }
  | { readonly type: "debt-lapsed"; readonly by: Seat; readonly to: Seat; readonly amount: number };

type EndEvent =
  | {
      readonly type: "final-gangster";
      readonly seat: Seat;
      readonly gangster: GangsterId;
      readonly chair: PositionId;
      readonly respect: number;
    }
  | {
      readonly type: "hand-sold";
      readonly seat: Seat;
      readonly cards: readonly CardId[];
      readonly money: number;
    }
  | {
      readonly type: "money-turned";
      readonly seat: Seat;
      readonly respect: number;
      readonly left: number;
    }
  | { readonly type: "tie-break-rolled"; readonly seat: Seat; readonly die: number }
  | { readonly type: "final-scored"; readonly places: readonly FinalPlace[] };

export type NothingPersonalEvent =
  | SetupEvent
  | CardEvent
  | BoardEvent
  | CourseEvent
  | MoneyEvent
  | CrewEvent
  | DealEvent
  | EndEvent;
