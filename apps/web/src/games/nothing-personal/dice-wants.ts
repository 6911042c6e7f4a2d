/** The results of a die's faces, and the faces that a player would rather have than pay for another roll. */
import type { OptionId, QuestionData } from "@consigliere/contract/question";
import type { GangsterId } from "@consigliere/games/nothing-personal/cards";
import { type DieId, type Face, meets, type Outcome } from "@consigliere/games/nothing-personal/dice";
import type { View } from "@consigliere/games/nothing-personal/view";
import type { Draft, Path } from "../../prompts/draft.ts";
import { influenceOn } from "./preview.ts";

/** The roll as a question about dice describes it. */
export interface RollAbout {
  readonly dice: readonly { readonly die: DieId; readonly face: Face }[];
  readonly deed: string | null;
  readonly seat: number | null;
  readonly gangster: GangsterId | null;
  /** Of a move or a whack alone. */
  readonly target: GangsterId | null;
  readonly wins?: readonly Face[];
  readonly death?: "knife" | "none" | "any";
}

/** The roll that something asked is about; null: none is. */
export function rollIn(abouts: readonly unknown[]): RollAbout | null {
  const about = abouts.find((one) => typeof one === "object" && one !== null && "dice" in one);
  return (about ?? null) as RollAbout | null;
}

/** The result of a face; null: it is only a number. */
export function outcomeOf({ wins, death }: RollAbout, face: Face): Outcome | null {
  if (wins === undefined) return null;
  if (wins.includes(face)) return "success";
  return face === "knife" && death !== "none" ? "death" : "failure";
}

/** The reader's part in an attempt. */
export type Side = "actor" | "target" | null;

/** `null`: neither the family that tries it, nor the one that alone controls the man it is tried on. */
export function sideIn(
  { seat, target }: RollAbout,
  { board }: Pick<View, "board">,
  viewer: number | null,
): Side {
  if (viewer === null) return null;
  if (seat === viewer) return "actor";
  const man = board.find(({ id }) => id === target);
  const { leaders } = man === undefined ? { leaders: [] } : influenceOn(man, []);
  return leaders.length === 1 && leaders[0] === viewer ? "target" : null;
}

/** Whether a result is good for that side; null: it changes nothing, or the reader takes no part. */
export function goodFor(side: Side, outcome: Outcome): boolean | null {
  if (side === null || outcome === "failure") return null;
  return (outcome === "success") === (side === "actor");
}

/** A wish for a die: an option of the question, and the number that goes with some of them. */
export interface Want {
  readonly id: OptionId;
  readonly number: number | null;
}

/**
 * The want after a press on a face: faces of the same outcome go together, and what the question does not offer falls
 * back to the pressed ones alone. Of a number die the pressed number becomes the limit.
 */
export function wantAfter(
  now: Want | null,
  face: Face,
  faces: readonly (readonly [Face, Outcome | null])[],
  options: readonly OptionId[],
): Want {
  const outcome = faces.find(([one]) => one === face)?.[1] ?? null;
  if (outcome === null) {
    const id = now === null || now.id === "any" ? "at-least" : now.id;
    const isAll = (id === "at-least" && face === "1") || (id === "at-most" && face === "6");
    return isAll ? { id: "any", number: null } : { id, number: Number(face) };
  }
  const others =
    now === null
      ? []
      : faces.filter(([one, what]) => what !== outcome && meets(now.id, now.number, one, what));
  const isKept = now !== null && meets(now.id, now.number, face, outcome);
  const wanted = isKept ? others : [...others, ...faces.filter(([, what]) => what === outcome)];
  const fits = (id: OptionId) => faces.every((one) => meets(id, null, ...one) === wanted.includes(one));
  return { id: options.find(fits) ?? outcome, number: null };
}

/** The part of a question that asks for a wish about a die, and its options. */
export interface WantPlace {
  readonly path: Path;
  readonly options: readonly OptionId[];
  readonly want: Want | null;
}

const POLICY = "policy";

export function wantPlace(question: QuestionData, draft: Draft, die: number, dice: number): WantPlace | null {
  if (question.form !== "one") return null;
  const form = question.options.find(({ id }) => id === POLICY)?.with;
  const name = dice === 1 ? "want" : `want-${die + 1}`;
  const asked = form?.form === "form" ? form.parts.find((part) => part.name === name)?.question : undefined;
  if (asked?.form !== "one") return null;
  const given =
    draft.form === "one" && draft.further?.form === "form" ? draft.further.parts[name] : undefined;
  const chosen = given?.form === "one" ? given.chosen : null;
  const number = given?.form === "one" && given.further?.form === "amount" ? given.further.chosen : null;
  return {
    path: [POLICY, name],
    options: asked.options.map(({ id }) => id),
    want: chosen === null ? null : { id: chosen, number },
  };
}
