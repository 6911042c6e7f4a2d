"use client";

import type { TargetId } from "@consigliere/games/crooks/cards";
import { optionId } from "@consigliere/games/crooks/option-ids";
import { stackOf, strengthOf, type View } from "@consigliere/games/crooks/view";
import { ownerStyle } from "../board/piece.ts";
import { Thing, useBoard } from "./board-context.tsx";
import { Man, Patch } from "./crook.tsx";
import { isPlacing, killerAt, standAfter } from "./drafted.ts";
import type { Stand } from "./forecast.ts";
import { leadersAt } from "./knowledge.ts";
import { letterOf, outlookOf, slotLabel } from "./labels.ts";
import { slotName } from "./places.ts";

interface PlaceProps {
  readonly seat: number;
  readonly target: TargetId;
}

/** The ground of a seat before a job: empty, lit for a leader, in the shade for who is beaten. */
export function groundOf(view: View, seat: number, target: TargetId) {
  const stack = stackOf(view, seat, target);
  const leaders = leadersAt(view, target);
  const isLeading = leaders.includes(seat);
  return {
    className: "ck-place",
    "data-empty": stack.length === 0 || undefined,
    "data-leads": isLeading || undefined,
    "data-beaten": (!isLeading && leaders.length > 0 && strengthOf(stack).unknown === 0) || undefined,
    style: ownerStyle(seat),
  };
}

/** The place of a seat before a job: its crooks on a patch of its colour, or a mark on the ground. */
export function Place({ seat, target }: PlaceProps) {
  const board = useBoard();
  const { view, draft } = board;
  return (
    <li data-site={slotName(seat, target)} {...groundOf(view, seat, target)}>
      {stackOf(view, seat, target).length > 0 || killerAt(draft) === target ? (
        <Stack seat={seat} target={target} />
      ) : (
        <span className="visually-hidden">{slotLabel(board, seat, target)}</span>
      )}
    </li>
  );
}

/** Those of a seat who stand together, and the sum of their ranks. A press can remove, join or replace them. */
function Stack({ seat, target }: PlaceProps) {
  const board = useBoard();
  const { view, lit, draft } = board;
  const stack = stackOf(view, seat, target);
  const option = useStackOption(seat, target);
  const stand = draft?.marks.get(option)?.state === "blocked" ? null : standAfter(board, option, target);
  const hidden = view.phase === "over" ? [] : stack.filter(({ facing }) => facing === "down");
  return (
    <Thing
      crook={stack.length === 1 ? (stack[0]?.crook ?? undefined) : undefined}
      className="ck-stack"
      option={option}
      says={[slotLabel(board, seat, target)]}
    >
      {stack.map((played, index) => (
        <Man
          key={played.play}
          {...played}
          index={index}
          isHidden={played.crook !== null && hidden.includes(played)}
          isEvent={lit.includes(`play-${played.play}`)}
        />
      ))}
      {stack.length > 0 && <Patch stack={stack} />}
      {hidden.slice(0, 1).map(({ from }) => (
        <span key={from} className="ck-origin">
          {letterOf(from)}
        </span>
      ))}
      {stand !== null && <Then stand={stand} />}
    </Thing>
  );
}

/** The answer that a press on a stack gives, or cannot give now; empty: none. */
function useStackOption(seat: number, target: TargetId): string {
  const { draft, viewer } = useBoard();
  if (killerAt(draft) === target) return optionId("seat", seat);
  if (seat !== viewer || !isPlacing(draft)) return "";
  const ways = (["join", "replace", "switch"] as const).map((way) => optionId(way, target));
  return ways.find((id) => draft?.marks.has(id)) ?? optionId("up", target);
}

/** How the viewer would stand at a job. Decoration beside a key that says the same. */
export function Then({ stand }: { readonly stand: Stand }) {
  const lines = outlookOf(useBoard(), stand);
  return (
    <span className="ck-then" data-verdict={stand.verdict} aria-hidden="true">
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}
