import type { AnswerValue } from "./answer.ts";
import type { Json } from "./json.ts";
import type { Seat } from "./seat.ts";

/** On whose behalf an answer was entered. */
export type AnsweredBy = "player" | "bot" | "standing-order" | "deadline";

/** A seat's reply to a prompt. */
export interface AnswerInput {
  readonly kind: "answer";
  readonly seat: Seat;
  /** The id of the prompt. */
  readonly prompt: string;
  readonly value: AnswerValue;
  readonly by: AnsweredBy;
}

/** Everything that can move a match. A match is its opening and its inputs in order; all else follows. */
export type Input =
  | AnswerInput
  /** The seat's complete private settings (standing orders and the like). */
  | { readonly kind: "settings"; readonly seat: Seat; readonly settings: Json }
  /** The seat takes back its last answer. */
  | { readonly kind: "undo"; readonly seat: Seat }
  /** The player gives up. The bot plays the seat to the end, unless the rules heed resignations. */
  | { readonly kind: "resign"; readonly seat: Seat }
  /** The player is out of time: the bot plays the seat until the player acts again. */
  | { readonly kind: "stand-in"; readonly seat: Seat }
  /** Nobody acts: the host of the match gives more time to the seats that are asked. */
  | { readonly kind: "postpone" }
  /** The unfinished step is asked again under corrected rules; its recorded answers no longer fit. */
  | { readonly kind: "restart"; readonly from: string; readonly to: string }
  /** The players have agreed: from here on the match goes by these corrections of its rules, too. */
  | { readonly kind: "correct"; readonly names: readonly string[] };

/** The opening of a match, in place of an input, with the corrections by which it is played from the start. */
export interface Beginning {
  readonly kind: "begin";
  /** Absent: none. */
  readonly corrections?: readonly string[];
}

/** The opening of a match that is played by these corrections from the start. */
export function beginningWith(corrections: readonly string[] = []): Beginning {
  return corrections.length > 0 ? { kind: "begin", corrections } : { kind: "begin" };
}
