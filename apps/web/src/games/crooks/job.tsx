"use client";

import { TARGETS, type TargetId } from "@consigliere/games/crooks/cards";
import { optionId } from "@consigliere/games/crooks/option-ids";
import type { SeatView, TargetView } from "@consigliere/games/crooks/view";
import { Parted } from "../shared/parted.tsx";
import { Thing, useBoard } from "./board-context.tsx";
import { killerAt } from "./drafted.ts";
import { targetLabel } from "./labels.ts";
import { Place } from "./place.tsx";
import { House } from "./signs.tsx";
import { Ways, waysTo } from "./ways.tsx";

interface JobProps {
  readonly target: TargetId;
  /** Everybody, in the order in which they stand. */
  readonly seats: readonly SeatView[];
}

/**
 * A place to rob: its house, with its worth as far as the viewer knows, everybody's crooks on the pavement before it, and
 * the keys that send one there. A press on the house can send a Spy there.
 */
export function Job({ target, seats }: JobProps) {
  const board = useBoard();
  const { words, lit, view, draft } = board;
  const ways = waysTo(board, target);
  const facts = view.targets[TARGETS.indexOf(target)];
  const name = words.text(`target.${target}`);
  return (
    <section
      className="ck-job"
      data-target={target}
      data-asked={killerAt(draft) === target || undefined}
      data-free={ways.length > 0 || undefined}
      data-event={lit.includes(`target-${target}`) || undefined}
      aria-label={name}
    >
      <Thing
        subject={{ kind: "target", target }}
        className="ck-facade"
        site={`target-${target}`}
        option={draft?.prompt.topic === "spy" ? optionId("target", target) : ""}
        label={targetLabel(board, target)}
      >
        <House target={target} />
        <span className="ck-name">
          <Parted name={name} />
        </span>
        {facts !== undefined && <Worth {...facts} />}
      </Thing>
      <ol className="ck-people">
        {seats.map(({ seat }) => (
          <Place key={seat} seat={seat} target={target} />
        ))}
      </ol>
      <Ways target={target} ways={ways} />
    </section>
  );
}

/** The worth of a job as a neon sign; the printed value is struck out where it no longer holds. */
export function Worth({ printed, value, unknown }: Omit<TargetView, "id">) {
  const change = value === printed ? undefined : value > printed ? "more" : "less";
  return (
    <span className="ck-worth" data-change={change} aria-hidden="true">
      <b key={value}>{value}</b>
      {unknown > 0 && <small>?</small>}
      {change !== undefined && <s>{printed}</s>}
    </span>
  );
}
