"use client";

import type { TargetId } from "@consigliere/games/crooks/cards";
import { optionId } from "@consigliere/games/crooks/option-ids";
import { canPress } from "../board/piece.ts";
import { Piece } from "../board/piece-button.tsx";
import { type BoardContext, useBoard, useShowing } from "./board-context.ts";
import { isPlacing, standAfter } from "./drafted.ts";
import type { Stand } from "./forecast.ts";
import { stackOf } from "./knowledge.ts";
import { slotLabel } from "./labels.ts";
import { standInWords } from "./outcome.tsx";

/** The ways to the viewer's free place at a job; none where it has somebody, or nobody is to be sent. */
export function waysTo({ draft, view, viewer }: BoardContext, target: TargetId): readonly Way[] {
  if (viewer === null || !isPlacing(draft?.prompt.topic)) return [];
  if (stackOf(view, viewer, target).length > 0) return [];
  // If a Switch was chosen, the place itself is pressed, for those who make room for it.
  const here = optionId("target", target);
  const mark = draft?.marks.get(here);
  if (canPress(mark) && mark?.via === null) return [["here", here]];
  const ways = (["up", "down"] as const).map((way): Way => [way, optionId(way, target)]);
  return ways.filter(([, id]) => draft?.marks.has(id));
}

interface WaysProps {
  readonly target: TargetId;
  readonly ways: readonly Way[];
}

/** The keys that send a crook there, and the result. */
export function Ways({ target, ways }: WaysProps) {
  const board = useBoard();
  const { draft, viewer } = board;
  if (viewer === null || ways.length === 0) return null;
  const [first] = ways.filter(([, id]) => canPress(draft?.marks.get(id)));
  const stand = first === undefined ? null : standAfter(board, first[1]);
  return (
    <div className="ck-ways">
      {stand !== null && <Then stand={stand} />}
      {ways.map(([way, id]) => (
        <Key key={id} way={way} id={id} target={target} seat={viewer} stand={stand} />
      ))}
    </div>
  );
}

type Way = readonly [way: "up" | "down" | "here", id: string];

interface KeyProps {
  readonly way: Way[0];
  readonly id: string;
  readonly seat: number;
  readonly target: TargetId;
  readonly stand: Stand | null;
}

function Key({ way, id, seat, target, stand }: KeyProps) {
  const { t, view, words } = useBoard();
  const point = useShowing({ kind: "slot", seat, target });
  const says = [slotLabel(t, words, view, seat, target), t(`way.${way}`)];
  if (stand !== null) says.push(standInWords(t, words, stand));
  return (
    <Piece className="ck-way" isWritten option={id} label={says.join(t("stop"))} onPoint={point}>
      <span>{t(`wayShort.${way}`)}</span>
    </Piece>
  );
}

/** How the viewer would stand at a job, in a word and two figures: "leads 4-3". Decoration beside the same in full. */
export function Then({ stand }: { readonly stand: Stand }) {
  const { t, view } = useBoard();
  const { target, value, mine, best, dark, verdict } = stand;
  const before = view.targets.find(({ id }) => id === target)?.value ?? value;
  const rivals = `${best === 0 ? "" : best}${dark > 0 ? "?" : ""}`;
  return (
    <span className="ck-then" data-verdict={verdict}>
      <span>{t(`outlook.${verdict}`, { mine, rivals })}</span>
      {value !== before && <span>{t("outlook.worth", { value })}</span>}
    </span>
  );
}
