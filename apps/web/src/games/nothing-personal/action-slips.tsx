"use client";

import { type GangsterId, gangsterOf } from "@consigliere/games/nothing-personal/cards";
import type { PositionId } from "@consigliere/games/nothing-personal/positions";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { useBoard } from "./board-context.ts";
import { faceOf } from "./faces.ts";
import { abilityLabel, chairAction, manName } from "./labels.ts";

/** The actions of the gangster whose turn it is: by the chair, or by himself. Moves are the lit arrows. */
export function ActionSlips() {
  const { t, draft, words } = useBoard();
  if (draft?.prompt.topic !== "crew-action") return null;
  const { gangster, chair } = draft.prompt.about as unknown as {
    readonly gangster: GangsterId;
    readonly chair: PositionId;
  };
  const acts = [
    { id: "position", does: chairAction(t, chair), by: t("byChair") },
    {
      id: "ability",
      does: gangsterOf(gangster).ability === null ? null : abilityLabel(t, words, gangster),
      by: t("byHimself"),
    },
  ];
  return (
    <section className="np-slips" aria-label={t("actsOf", { name: manName(words, gangster) })}>
      <span className="np-slips-face" aria-hidden="true">
        <Portrait of={faceOf(gangster)} />
      </span>
      {acts.map(({ id, does, by }) => {
        const mark = draft.marks.get(id);
        if (mark === undefined || does === null) return null;
        const reason = mark.reason === null ? null : words.blocked(mark.reason);
        return (
          <button
            key={id}
            type="button"
            className="np-slip"
            data-mark={mark.state}
            data-testid={`option-${id}`}
            aria-pressed={mark.state === "chosen"}
            aria-disabled={reason !== null}
            onClick={() => reason === null && draft.pickMarked(id)}
          >
            <small>{by}</small>
            <b>{does}</b>
            {reason !== null && <small>{reason}</small>}
          </button>
        );
      })}
    </section>
  );
}
