/** The position of a match, and the inputs that its records keep. */
import type { Outcome } from "@consigliere/engine/game";
import type { Beginning, Input } from "@consigliere/engine/input";
import type { Clock } from "@consigliere/engine/prompt";
import type { Seat } from "@consigliere/engine/seat";
import type { SeatMode } from "@consigliere/engine/snapshot";
import type { Json } from "@consigliere/store/json";

/**
 * A decision that the match waits for, as far as everybody may know. `promptId`, `isStanding` and `hasAnswered` are
 * only for the server.
 */
export interface AwaitedDecision {
  readonly seat: Seat;
  readonly promptId: string;
  readonly topic: string;
  readonly about: Json;
  readonly clock: Clock;
  /**
   * ISO times: when it was asked, and when its clock runs out, not counting vacations and pauses (`match/clock.ts`).
   */
  readonly since: string;
  readonly deadline: string;
  /** ISO time at which its player got more time; absent: never. */
  readonly restarted?: string;
  /** Milliseconds by which it followed its player's changes of when they rest; absent: none. */
  readonly followed?: number;
  /** Milliseconds left of its player's reserve when it was asked; absent if it takes nothing from it. */
  readonly reserve?: number;
  /** The seat's own standing answer is on its way. */
  readonly isStanding: boolean;
  /** It is asked of several seats at once, under seal. */
  readonly isSealed?: boolean;
  /**
   * The rules answer for the seat unless one of its orders says otherwise, as everybody knows. So it holds nobody up.
   */
  readonly byRule?: true;
  /** The seat has answered, in a window that hides this. */
  readonly hasAnswered?: boolean;
}

/** A free action that a seat's orders will take, and since when. Only for the server. */
export type PromisedAction = Pick<AwaitedDecision, "seat" | "promptId" | "topic" | "about" | "since">;

/** The position of a match after a record. */
export interface Position {
  readonly awaited: readonly AwaitedDecision[];
  /** Absent: none. */
  readonly promised?: readonly PromisedAction[];
  readonly modes: readonly SeatMode[];
  /** By seat, the milliseconds left of the reserve for the match; absent if there is none. */
  readonly reserves?: readonly number[];
  /** The corrections of its rules by which it goes; absent: none. */
  readonly corrections?: readonly string[];
  readonly outcome: Outcome | null;
}

/** An input, or the opening of a match before the kernel's first. */
export type RecordedInput = Input | Beginning;
