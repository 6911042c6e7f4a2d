"use client";

import type { TargetId } from "@consigliere/games/crooks/cards";
import { optionId } from "@consigliere/games/crooks/option-ids";
import { canPress } from "../board/piece.ts";
import { type BoardContext, Thing, useBoard } from "./board-context.tsx";
import { isPlacing, standAfter } from "./drafted.ts";
import type { Stand } from "./forecast.ts";
import { stackOf } from "./knowledge.ts";
import { slotLabel, standInWords } from "./labels.ts";

type Way = readonly [way: "up" | "down" | "here", id: string];

/** The ways to the viewer's free place at a job; none where it has somebody, or nobody is to be sent. */
export function waysTo({ draft, view, viewer }: BoardContext, target: TargetId): readonly Way[] {
  if (viewer === null || !isPlacing(draft) || stackOf(view, viewer, target).length > 0) return [];
  // If a Switch was chosen, the place itself is pressed, for those who make room for it.
  const here = optionId("target", target);
  const mark = draft?.marks.get(here);
  if (canPress(mark) && mark?.via === null) return [["here", here]];
  const ways = (["up", "down"] as const).map((way): Way => [way, optionId(way, target)]);
  return ways.filter(([, id]) => draft?.marks.has(id));
}

/** The keys that send a crook there, and the result. */
export function Ways({ target, ways }: { readonly target: TargetId; readonly ways: readonly Way[] }) {
  const board = useBoard();
  const { t, draft, viewer } = board;
  if (viewer === null || ways.length === 0) return null;
  const open = ways.find(([, id]) => canPress(draft?.marks.get(id)));
  const stand = open === undefined ? null : standAfter(board, open[1]);
  const would = stand === null ? [] : [standInWords(board, stand)];
  return (
    <div className="ck-ways">
      {stand !== null && <Then stand={stand} />}
      {ways.map(([way, id]) => (
        <Thing
          key={id}
          subject={{ kind: "slot", seat: viewer, target }}
          className="ck-way"
          option={id}
          label={[slotLabel(board, viewer, target), t(`way.${way}`), ...would].join(t("stop"))}
        >
          <span>{t(`wayShort.${way}`)}</span>
        </Thing>
      ))}
    </div>
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
