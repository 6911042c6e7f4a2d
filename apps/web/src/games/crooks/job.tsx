"use client";

import { TARGETS, type TargetId } from "@consigliere/games/crooks/cards";
import { optionId } from "@consigliere/games/crooks/option-ids";
import { type SeatView, stackOf, type TargetView } from "@consigliere/games/crooks/view";
import { canPress } from "../board/piece.ts";
import { Parted } from "../shared/parted.tsx";
import { type BoardContext, Thing, useBoard } from "./board-context.tsx";
import { aboutOf, isPlacing, standAfter } from "./drafted.ts";
import { outlookOf, slotLabel, strengthsInWords, targetLabel } from "./labels.ts";
import { Place, Then } from "./place.tsx";
import { House } from "./signs.tsx";

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
      data-asked={aboutOf(draft?.prompt).target === target || undefined}
      data-free={ways.length > 0 || undefined}
      data-event={lit.includes(`target-${target}`) || undefined}
      aria-label={name}
    >
      <Thing
        className="ck-facade"
        site={`target-${target}`}
        option={draft?.prompt.topic === "spy" ? optionId("target", target) : ""}
        says={[targetLabel(board, target), strengthsInWords(board, target)]}
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

type Way = readonly [way: "up" | "down" | "here", id: string];

/** The ways to the viewer's free place at a job; none where it has somebody, or nobody is to be sent. */
function waysTo({ draft, view, viewer }: BoardContext, target: TargetId): readonly Way[] {
  if (viewer === null || !isPlacing(draft) || stackOf(view, viewer, target).length > 0) return [];
  // If a Switch was chosen, the place itself is pressed, for those who make room for it.
  const here = optionId("target", target);
  const mark = draft?.marks.get(here);
  if (canPress(mark) && mark?.via === null) return [["here", here]];
  const ways = (["up", "down"] as const).map((way): Way => [way, optionId(way, target)]);
  return ways.filter(([, id]) => draft?.marks.has(id));
}

/** The keys that send a crook there, and the result. */
function Ways({ target, ways }: { readonly target: TargetId; readonly ways: readonly Way[] }) {
  const board = useBoard();
  const { t, draft, viewer } = board;
  if (viewer === null || ways.length === 0) return null;
  const open = ways.find(([, id]) => canPress(draft?.marks.get(id)));
  const stand = open === undefined ? null : standAfter(board, open[1], target);
  const would = stand === null ? [] : outlookOf(board, stand);
  return (
    <div className="ck-ways">
      {stand !== null && <Then stand={stand} />}
      {ways.map(([way, id]) => (
        <Thing
          key={id}
          className="ck-way"
          option={id}
          says={[slotLabel(board, viewer, target), t(`way.${way}`), ...would]}
        >
          <span>{t(`wayShort.${way}`)}</span>
        </Thing>
      ))}
    </div>
  );
}
