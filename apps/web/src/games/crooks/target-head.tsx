"use client";

import { TARGETS, type TargetId } from "@consigliere/games/crooks/cards";
import { optionId } from "@consigliere/games/crooks/option-ids";
import { Figure } from "../../design/figure.tsx";
import { SeatMark } from "../../design/seat-mark.tsx";
import { useBoard, useShowing } from "./board-context.ts";
import { targetLabel, targetName } from "./labels.ts";
import { TargetArt } from "./target-art.tsx";

/** A place to rob, with its value as far as the viewer knows. A press can send a Spy there. */
export function TargetHead({ target }: { readonly target: TargetId }) {
  const { t, view, words, draft, scene, show } = useBoard();
  const showing = useShowing({ kind: "target", target });
  const facts = view.targets[TARGETS.indexOf(target)];
  if (facts === undefined) return null;
  const { value, printed } = facts;
  const change = value === printed ? undefined : value > printed ? "more" : "less";
  const option = optionId("target", target);
  const mark = draft?.prompt.topic === "spy" ? draft.marks.get(option) : undefined;
  const isOpen = mark !== undefined && mark.state !== "blocked";
  const scored = view.score?.targets.find((one) => one.target === target);
  const label = targetLabel(t, words, view, target);
  return (
    <button
      type="button"
      className="ck-target"
      data-site={`target-${target}`}
      data-mark={mark?.state}
      data-event={scene.target === target || undefined}
      {...(mark === undefined
        ? {}
        : {
            "data-testid": `option-${option}`,
            "aria-pressed": mark.state === "chosen",
            "aria-disabled": !isOpen,
          })}
      {...showing}
      onClick={() => {
        show(isOpen ? null : { kind: "target", target });
        if (isOpen) draft?.pickMarked(option);
      }}
    >
      <span className="visually-hidden">
        {mark?.reason == null ? label : `${label}${t("stop")}${words.blocked(mark.reason)}`}
      </span>
      <TargetArt target={target} />
      <span className="ck-target-worth" aria-hidden="true" data-changed={change}>
        {change !== undefined && <s>{printed}</s>}
        <b>
          <Figure of={value} />
        </b>
        {facts.unknown > 0 && <small>?</small>}
      </span>
      <span className="ck-target-name" aria-hidden="true">
        {targetName(words, target)}
      </span>
      {scored !== undefined && (
        <span className="ck-target-won" aria-hidden="true">
          {scored.winners.map((seat) => (
            <SeatMark key={seat} seat={seat} size="small" />
          ))}
          {scored.winners.length > 0 && <b>{t("points", { points: scored.points })}</b>}
        </span>
      )}
    </button>
  );
}
