"use client";

import { TARGETS, type TargetId } from "@consigliere/games/crooks/cards";
import { optionId } from "@consigliere/games/crooks/option-ids";
import type { SeatView } from "@consigliere/games/crooks/view";
import { Piece } from "../board/piece-button.tsx";
import { Parted } from "../shared/parted.tsx";
import { useBoard, useShowing } from "./board-context.ts";
import { isKillerAt } from "./drafted.ts";
import { targetLabel, targetName } from "./labels.ts";
import { Place } from "./place.tsx";
import { House } from "./signs.tsx";
import { Ways, waysTo } from "./ways.tsx";

interface JobProps {
  readonly target: TargetId;
  /** Everybody, in the order in which they stand. */
  readonly seats: readonly SeatView[];
}

/** A place to rob: its house, everybody's crooks on the pavement before it, and the keys that send one there. */
export function Job({ target, seats }: JobProps) {
  const board = useBoard();
  const { words, scene } = board;
  const ways = waysTo(board, target);
  return (
    <section
      className="ck-job"
      data-target={target}
      data-asked={isKillerAt(board.draft, target) || undefined}
      data-free={ways.length > 0 || undefined}
      data-event={scene.lit.includes(`target-${target}`) || undefined}
      aria-label={targetName(words, target)}
    >
      <Facade target={target} />
      <ol className="ck-people">
        {seats.map(({ seat }) => (
          <Place key={seat} seat={seat} target={target} />
        ))}
      </ol>
      <Ways target={target} ways={ways} />
    </section>
  );
}

/** The house, with its worth in neon as far as the viewer knows. A press can send a Spy there. */
function Facade({ target }: Pick<JobProps, "target">) {
  const { t, view, words, draft } = useBoard();
  const point = useShowing({ kind: "target", target });
  const facts = view.targets[TARGETS.indexOf(target)];
  if (facts === undefined) return null;
  const isSpy = draft?.prompt.topic === "spy";
  return (
    <Piece
      className="ck-facade"
      isWritten
      site={`target-${target}`}
      {...(isSpy && { option: optionId("target", target) })}
      label={targetLabel(t, words, view, target)}
      onPoint={point}
    >
      <House target={target} />
      <span className="ck-name">
        <Parted name={targetName(words, target)} />
      </span>
      <Worth {...facts} />
    </Piece>
  );
}

interface WorthProps {
  readonly printed: number;
  readonly value: number;
  /** The crooks there that may change it. */
  readonly unknown: number;
}

/** The worth of a job as a neon sign; the printed value is struck out where it no longer holds. */
export function Worth({ printed, value, unknown }: WorthProps) {
  const change = value === printed ? undefined : value > printed ? "more" : "less";
  return (
    <span className="ck-worth" data-change={change} aria-hidden="true">
      <b key={value}>{value}</b>
      {unknown > 0 && <small>?</small>}
      {change !== undefined && <s>{printed}</s>}
    </span>
  );
}
