"use client";

import type { TargetId } from "@consigliere/games/crooks/cards";
import { optionId } from "@consigliere/games/crooks/option-ids";
import { type PlayedView, strengthOf } from "@consigliere/games/crooks/view";
import { ownerStyle } from "../board/piece.ts";
import { Piece } from "../board/piece-button.tsx";
import { slotName } from "./aim.ts";
import { useBoard, useShowing } from "./board-context.ts";
import { isKillerAt, isPlacing, standAfter } from "./drafted.ts";
import { leadersAt, stackOf } from "./knowledge.ts";
import { letterOf, slotLabel } from "./labels.ts";
import { Man, Patch } from "./man.tsx";
import { Then } from "./ways.tsx";

interface PlaceProps {
  readonly seat: number;
  readonly target: TargetId;
}

/** The place of a seat before a job: its crooks on a patch of its colour, or a mark on the ground. */
export function Place({ seat, target }: PlaceProps) {
  const { t, view, words, viewer, scene, draft } = useBoard();
  const stack = stackOf(view, seat, target);
  const leaders = leadersAt(view, target);
  const isLeading = leaders.includes(seat);
  const fallen = scene.act === "fall" && scene.lit.includes(slotName(seat, target)) ? view.removed : [];
  return (
    <li
      className="ck-place"
      data-site={slotName(seat, target)}
      data-mine={seat === viewer || undefined}
      data-empty={stack.length === 0 || undefined}
      data-leads={isLeading || undefined}
      data-beaten={(!isLeading && leaders.length > 0 && strengthOf(stack).unknown === 0) || undefined}
      style={ownerStyle(seat)}
    >
      {stack.length > 0 || isKillerAt(draft, target) ? (
        <Stack seat={seat} target={target} stack={stack} />
      ) : (
        <span className="visually-hidden">{slotLabel(t, words, view, seat, target)}</span>
      )}
      {fallen
        .filter(({ play }) => scene.lit.includes(`play-${play}`))
        .map(({ play, crook }, index) => (
          <span key={play} className="ck-fallen">
            <Man crook={crook} index={index} />
          </span>
        ))}
    </li>
  );
}

/** Those of a seat who stand together, and the sum of their ranks. A press can remove, join or replace them. */
function Stack({ seat, target, stack }: PlaceProps & { readonly stack: readonly PlayedView[] }) {
  const board = useBoard();
  const { t, view, words, scene, draft } = board;
  const point = useShowing({ kind: "slot", seat, target });
  const option = useStackOption(seat, target);
  const stand =
    option === undefined || draft?.marks.get(option)?.state === "blocked" ? null : standAfter(board, option);
  const inTheDark = stack.find(({ facing }) => facing === "down");
  return (
    <Piece
      className="ck-stack"
      isWritten
      {...(option !== undefined && { option })}
      label={slotLabel(t, words, view, seat, target)}
      onPoint={point}
    >
      {stack.map(({ play, crook, facing }, index) => (
        <Man
          key={play}
          crook={crook}
          play={play}
          index={index}
          isHidden={facing === "down" && crook !== null && view.phase !== "over"}
          isEvent={scene.lit.includes(`play-${play}`)}
        />
      ))}
      {stack.length > 0 && <Patch stack={stack} />}
      {inTheDark !== undefined && view.phase !== "over" && (
        <span className="ck-origin">{letterOf(inTheDark.from)}</span>
      )}
      {stand !== null && <Then stand={stand} />}
    </Piece>
  );
}

const ON_OWN = ["join", "replace", "switch"] as const;

/** The answer that a press on a stack gives, or cannot give now. */
function useStackOption(seat: number, target: TargetId): string | undefined {
  const { draft, viewer } = useBoard();
  if (draft === null) return undefined;
  if (isKillerAt(draft, target)) return optionId("seat", seat);
  if (seat !== viewer || !isPlacing(draft.prompt.topic)) return undefined;
  const ways = ON_OWN.map((way) => optionId(way, target));
  return ways.find((id) => draft.marks.has(id)) ?? optionId("up", target);
}
