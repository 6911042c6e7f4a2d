/** The events of the game (spec 12). The code that stores and shows events adds numbers, times and deadlines. */
import type { Seat } from "@consigliere/engine/seat";
import type { CardPlay } from "./card-play.ts";
import type { ActionKind, CardId, CardKind, CounterKind } from "./cards.ts";
import type { MobId, MobsterId } from "./mobs.ts";
import type { Options } from "./options.ts";
import type { HitRate, TurnReason } from "./state.ts";

export type BurialCause = "war" | "hit" | "massacre";
export type EndReason = "last-mob" | "stalemate";

/** Kept for the record of each seat (8.2). */
export type FinalStats = Readonly<
  Record<"mobstersAlive" | "mobstersBuried" | "turnsTaken" | "turnsStolen", number>
>;

export type FamilyBusinessEvent =
  | {
      readonly type: "match-started";
      readonly seats: number;
      readonly options: Options;
      readonly dealer: Seat;
    }
  | { readonly type: "mob-assigned"; readonly seat: Seat; readonly mob: MobId }
  /** `cards`: for the seat only. */
  | {
      readonly type: "hand-dealt";
      readonly seat: Seat;
      readonly count: number;
      readonly cards?: readonly CardId[];
    }
  | {
      readonly type: "turn-started";
      readonly turn: number;
      readonly seat: Seat;
      readonly reason: TurnReason;
      /** Living seats that lost their turn to a counter, clockwise. */
      readonly skipped: readonly Seat[];
    }
  | {
      readonly type: "mobster-hit";
      readonly mobster: MobsterId;
      readonly seat: Seat;
      readonly indexInStep: number;
      readonly rate: HitRate;
    }
  | {
      readonly type: "mobster-buried";
      readonly mobster: MobsterId;
      readonly seat: Seat;
      readonly cause: BurialCause;
      /** The seat that played the card; absent for the war. */
      readonly bySeat?: Seat;
    }
  | {
      readonly type: "seat-eliminated";
      readonly seat: Seat;
      readonly placement: number;
      readonly cards: readonly CardId[];
    }
  /** `card`: for the seat only. */
  | {
      readonly type: "card-drawn";
      readonly seat: Seat;
      readonly deckCount: number;
      readonly purpose: "turn" | "refill";
      readonly card?: CardId;
    }
  | { readonly type: "deck-reshuffled"; readonly deckCount: number; readonly times: number }
  | ({ readonly type: "card-played"; readonly seat: Seat; readonly card: CardId } & CardPlay)
  | {
      readonly type: "card-discarded";
      readonly seat: Seat;
      readonly card: CardId;
      readonly kind: CardKind;
      /** True when the time ran out. Logs of version 1 do not have it. */
      readonly forced?: boolean;
    }
  | {
      readonly type: "window-opened";
      readonly windowId: string;
      readonly card: CardId;
      readonly kinds: readonly CounterKind[];
      readonly eligible: readonly Seat[];
    }
  /** `answer`, and whether a player, an order or the clock gave it: for the seat only. */
  | {
      readonly type: "window-answer";
      readonly windowId: string;
      readonly seat: Seat;
      readonly answer?: "pass" | CounterKind;
      readonly byStandingOrder?: boolean;
      /** Option `counterAutoPass`. */
      readonly byRule?: true;
    }
  | { readonly type: "window-skipped"; readonly card: CardId; readonly reason: "all-counters-in-discard" }
  | {
      readonly type: "window-closed";
      readonly windowId: string;
      readonly outcome: "passed" | "countered";
      readonly seat?: Seat;
      readonly kind?: CounterKind;
      readonly attackerFirst?: boolean;
    }
  /** For the seat only: its counter came too late and stayed in its hand. */
  | {
      readonly type: "counter-withdrawn";
      readonly windowId: string;
      readonly seat: Seat;
      readonly kind: CounterKind;
    }
  | {
      readonly type: "counter-played";
      readonly seat: Seat;
      readonly card: CardId;
      readonly kind: CounterKind;
      readonly against: ActionKind;
      /** The owner of the target, if the card has a single target. */
      readonly forSeat?: Seat;
    }
  | {
      readonly type: "mobster-listed";
      readonly mobster: MobsterId;
      readonly seat: Seat;
      readonly index: number;
      readonly cause: ActionKind;
      /** True when Mob Power turned the card around. */
      readonly reversed: boolean;
    }
  | {
      readonly type: "mobster-saved";
      readonly mobster: MobsterId;
      readonly seat: Seat;
      readonly by: CounterKind;
      readonly counterSeat: Seat;
    }
  | {
      readonly type: "mobster-freed";
      readonly mobster: MobsterId;
      readonly seat: Seat;
      readonly cause: ActionKind;
    }
  | {
      readonly type: "mobster-replaced";
      readonly out: MobsterId;
      readonly in: MobsterId;
      readonly index: number;
    }
  | {
      readonly type: "list-reordered";
      readonly before: readonly MobsterId[];
      readonly after: readonly MobsterId[];
    }
  | {
      readonly type: "war-started";
      readonly cause: "card" | "list-full" | "last-six";
      readonly rate: HitRate;
      readonly bySeat?: Seat;
    }
  | {
      readonly type: "war-rate-changed";
      readonly from: HitRate;
      readonly to: HitRate;
      readonly cause: ActionKind;
    }
  | { readonly type: "war-ended"; readonly cause: "list-empty" | "truce" }
  | {
      readonly type: "game-ended";
      readonly reason: EndReason;
      readonly placements: readonly number[];
      readonly stats: readonly FinalStats[];
    };

/** Every type of event, for catalogues and tests. */
export type FamilyBusinessEventType = FamilyBusinessEvent["type"];
