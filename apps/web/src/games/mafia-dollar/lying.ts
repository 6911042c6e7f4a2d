import type { QuestionData } from "@consigliere/contract/question";
import type { RacketId } from "@consigliere/games/mafia-dollar/cards";
import { whatOf } from "@consigliere/games/mafia-dollar/option-ids";
import type { View } from "@consigliere/games/mafia-dollar/view";
import type { BoardProps } from "../game-ui.ts";

/** Rackets that lie open on the road. */
export interface Lying {
  /** From where; null: from several warehouses of mine. */
  readonly of: "robbery" | "gifts" | null;
  /** Null: the viewer may not see them. */
  readonly rackets: readonly RacketId[] | null;
}

/** The rackets that somebody robs, has been given, or has to choose from; null: none. */
export function goodsIn({ view, draft }: Pick<BoardProps, "view" | "draft">): Lying | null {
  const { robbery, gifts } = view as View;
  if (robbery !== null) return { of: "robbery", rackets: robbery.rackets };
  if (gifts !== null) return { of: "gifts", rackets: gifts };
  const rackets = draft === null ? [] : racketsIn(draft.prompt.question);
  return rackets.length === 0 ? null : { of: null, rackets };
}

function racketsIn(question: QuestionData): RacketId[] {
  const options = question.form === "one" || question.form === "some" ? question.options : [];
  return options.flatMap(({ id }) => whatOf("racket", id) ?? []);
}
