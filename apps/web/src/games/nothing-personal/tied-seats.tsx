"use client";

import { optionId, whatOf } from "@consigliere/games/nothing-personal/option-ids";
import type { PlaceId } from "@consigliere/games/nothing-personal/positions";
import { SeatMark } from "../../design/seat-mark.tsx";
import type { OptionPlace } from "../../prompts/places.ts";
import type { AnswerDraft } from "../../prompts/use-answer-draft.ts";
import { piece } from "../board/piece.ts";
import { useBoard } from "./board-context.ts";
import { chosenAt, partAt } from "./parts.ts";

/** The families that are tied on whoever sits in a chair, where the reader decides for one of them: each a key. */
export function TiedSeats({ place }: { readonly place: PlaceId }) {
  const { words, draft } = useBoard();
  const at = draft === null || draft.prompt.sealed !== null ? undefined : tieAt(draft, place);
  if (draft === null || at?.question.form !== "one") return null;
  const [chosen] = chosenAt(at.draft);
  return (
    <div className="np-tied">
      {at.question.options.map(({ id }) => (
        <button
          key={id}
          type="button"
          {...piece({ option: id, mark: { state: id === chosen ? "chosen" : "open" } })}
          aria-label={words.option(id)}
          onClick={() => draft.pick(at.path, id)}
        >
          <SeatMark seat={whatOf("seat", id) ?? 0} size="fill" />
        </button>
      ))}
    </div>
  );
}

/** The question whose man in `place` it is: one of several, or the only one. */
function tieAt(draft: AnswerDraft, place: PlaceId): OptionPlace | undefined {
  const { prompt } = draft;
  if (prompt.topic === "tie-income" || prompt.topic === "tie-final") return partAt(draft, place);
  const { place: tied, among = [] } = (prompt.about ?? {}) as {
    readonly place?: PlaceId;
    readonly among?: readonly number[];
  };
  const isAsked = tied === place && among.every((seat) => draft.marks.has(optionId("seat", seat)));
  return prompt.topic === "tie" && isAsked
    ? { path: [], question: prompt.question, draft: draft.draft }
    : undefined;
}
