/**
 * Decides which answer a seat may take back: nothing was shown or drawn since, and nobody else was asked or has
 * answered.
 */
import type { Pending } from "./asking.ts";
import { type AddressedEvent, isReveal } from "./event.ts";
import type { AnswerInput } from "./input.ts";
import type { Seat } from "./seat.ts";

/** The current position of the match. */
interface Now {
  readonly pending: Pending;
  /** Bytes of randomness used so far. */
  readonly randomAt: number;
}

/** An answer, and whether it has shown anything hidden. */
interface Played {
  readonly input: AnswerInput;
  /** Bytes of randomness used before the answer was applied. */
  readonly randomBefore: number;
  hasRevealed: boolean;
}

/** The answers since the last snapshot, with the barriers that undo cannot pass. */
export class Undo {
  #played: Played[] = [];

  /** Notes an answer that is about to be applied. */
  noteAnswer(input: AnswerInput, randomBefore: number): void {
    this.#played.push({ input, randomBefore, hasRevealed: false });
  }

  /** Notes an event that the last answer led to. */
  noteEvent(event: AddressedEvent): void {
    const last = this.#played.at(-1);
    if (last !== undefined && isReveal(event)) last.hasRevealed = true;
  }

  /** No answer so far can be taken back any more. */
  forget(): void {
    this.#played = [];
  }

  /** The answer that `seat` may take back, or null. */
  of(seat: Seat, now: Now): AnswerInput | null {
    const { sealed, isRevisable } = now.pending;
    if (!sealed.has(seat)) {
      const last = this.#latest(now);
      return last?.seat === seat ? last : null;
    }
    const own = this.#played.findLast((p) => p.input.seat === seat)?.input;
    return isRevisable && own?.by === "player" ? own : null;
  }

  /** Whether the last answer, and with it every earlier one, is out of everybody's reach for good. */
  isClosed(now: Now): boolean {
    return this.#latest(now) === null;
  }

  /** The last answer, if its own player gave it and it affected nobody but their seat. */
  #latest({ pending, randomAt }: Now): AnswerInput | null {
    const last = this.#played.at(-1);
    if (last === undefined) return null;
    const { input, randomBefore, hasRevealed } = last;
    const isOthersTurn = pending.prompts.some((p) => !p.optional && p.seat !== input.seat);
    const isOwn = input.by === "player" && !hasRevealed && randomAt === randomBefore && !isOthersTurn;
    return isOwn ? input : null;
  }
}
