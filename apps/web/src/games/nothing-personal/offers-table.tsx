"use client";

import { optionId } from "@consigliere/games/nothing-personal/option-ids";
import type { PublicTerms, Terms } from "@consigliere/games/nothing-personal/terms";
import { SeatMark } from "../../design/seat-mark.tsx";
import { useBoard } from "./board-context.ts";
import { Words } from "./felt.tsx";
import { chosenAt, partsIn } from "./parts.ts";

interface OffersAbout {
  readonly offers?: readonly {
    readonly id: number;
    readonly from: number;
    readonly terms: PublicTerms | Terms;
  }[];
}

/** Several offers at once, each in words and with whose it is: pressed, those that are taken, in their order. Then whether the act goes on. */
export function OffersTable() {
  const { words, draft, viewer } = useBoard();
  const { offers = [] } = (draft?.prompt.about ?? {}) as OffersAbout;
  if (draft === null || viewer === null || offers.length === 0) return null;
  const { prompt } = draft;
  const at =
    prompt.question.form === "some"
      ? { path: [], question: prompt.question, draft: draft.draft }
      : partsIn(draft).get("accepted");
  if (at === undefined) return null;
  const chosen = chosenAt(at.draft);
  const callsOff = partsIn(draft).get("callsOff");
  return (
    <section className="np-bargain np-offers" data-about="">
      {offers.map(({ id: number, from, terms }) => {
        const id = optionId("offer", number);
        const mark = draft.marks.get(id);
        if (mark === undefined) return null;
        const rank = chosen.indexOf(id) + 1;
        return (
          <button
            key={id}
            type="button"
            className="np-slip-card"
            data-testid={`option-${id}`}
            aria-pressed={rank > 0}
            aria-disabled={mark.state === "blocked"}
            onClick={() => mark.state !== "blocked" && draft.pick(at.path, id)}
          >
            <SeatMark seat={from} size="tiny" />{" "}
            {words.event({ type: "offer-made", from, to: viewer, terms } as never)}
            {mark.reason !== null && <small> {words.blocked(mark.reason)}</small>}
            {rank > 0 && <b>{rank}</b>}
          </button>
        );
      })}
      {callsOff !== undefined && <Words at={callsOff} />}
    </section>
  );
}
