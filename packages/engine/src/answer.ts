/** Answers: a seat's replies to questions. */

/** A chosen option: its id, or `{ choose, with }` if it asks a further question. */
export type ChosenOption = string | { readonly choose: string; readonly with: AnswerValue };

/**
 * A reply, shaped by the form of its question: "one of": the chosen option; "some of" and "order of": chosen
 * options in order; "amount": a number; "form": an answer for each part.
 */
export type AnswerValue =
  | ChosenOption
  | number
  | readonly ChosenOption[]
  | { readonly [part: string]: AnswerValue };
