/** Answers: a seat's replies to questions. */

/** An option that was chosen: its id, or `{ choose, with }` when it asks further. */
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
