"use client";

import { type CrookId, crookOf, type TargetId } from "@consigliere/games/crooks/cards";
import { type PlayedView, strengthOf } from "@consigliere/games/crooks/view";
import type { ReactNode } from "react";
import { Closeup } from "../board/closeup.tsx";
import { type BoardContext, type Shown, type Subject, useBoard } from "./board-context.tsx";
import { CrookCard, ranksOf } from "./crook.tsx";
import { gangTallies, notesOf, stackOf } from "./knowledge.ts";
import {
  crookFacts,
  crooksIn,
  doorLabels,
  playedLabel,
  pointsInWords,
  strengthsInWords,
  tallyInWords,
  targetLabel,
} from "./labels.ts";
import { TargetArt } from "./signs.tsx";

/** A thing large and in words, its name first. */
interface Close {
  readonly picture?: ReactNode;
  readonly lines: readonly (string | null | false)[];
}

/** The thing pointed at, large and in words, and the reason why it cannot be chosen now. */
export default function Closer({ shown }: { readonly shown: Shown }) {
  const board = useBoard();
  const { draft, words } = board;
  const { picture, lines } = closeOf(shown, board);
  const reason = draft?.marks.get(shown.option ?? "")?.reason;
  const [name, ...facts] = lines.filter((line) => line !== null && line !== false);
  return (
    <Closeup picture={picture}>
      <b>{name}</b>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {reason != null && <p className="reason">{words.blocked(reason)}</p>}
    </Closeup>
  );
}

function closeOf(subject: Subject, board: BoardContext): Close {
  const { t, view, words, viewer } = board;
  const tallies = gangTallies(view);
  switch (subject.kind) {
    case "crook":
      return closeOfCrook(subject.crook, board);
    case "slot":
      return closeOfStack(subject.seat, subject.target, board);
    case "target": {
      const { target } = subject;
      const lines = [targetLabel(board, target), strengthsInWords(board, target)];
      return { picture: <TargetArt target={target} />, lines };
    }
    case "door": {
      const { hideout } = subject;
      const short = hideout.count - (view.seats[viewer ?? -1]?.money ?? hideout.count);
      const isUnknown = notesOf(hideout).length === 0 && t("neverLooked");
      return { lines: [...doorLabels(board, hideout), isUnknown, short > 0 && t("short", { money: short })] };
    }
    case "seat": {
      const { seat } = subject;
      const hidden = view.seats[seat]?.row.flat().filter(({ crook }) => crook === null).length ?? 0;
      return {
        lines: [
          words.heading(seat),
          pointsInWords(board, seat),
          ...tallies.map((tally) => tallyInWords(board, tally)),
          t("gangRule", { points: tallies[0]?.award ?? 0 }),
          hidden > 0 && t("darkOwn", { count: hidden }),
        ],
      };
    }
  }
}

/** A crook with its facts and its rule, and the state of its gangs. */
function closeOfCrook(crook: CrookId, board: BoardContext): Close {
  const { view, words } = board;
  const { ability, gangs } = crookOf(crook);
  const its = gangTallies(view).filter(({ gang }) => gangs.some((one) => one === gang));
  return {
    picture: <CrookCard crook={crook} words={words} />,
    lines: [
      words.text(`crook.${crook}`),
      crookFacts(board, crook),
      ability && words.text(`ability.${ability}.rule`),
      ...its.map((tally) => tallyInWords(board, tally)),
    ],
  };
}

/** Those of a seat at a job: the only one large, several in words. */
function closeOfStack(seat: number, target: TargetId, board: BoardContext): Close {
  const { t, view, words } = board;
  const stack = stackOf(view, seat, target);
  const name = t("slot", { name: words.heading(seat), target: words.text(`target.${target}`) });
  const [first] = stack;
  if (first === undefined) return { lines: [name, t("nobodyHere")] };
  if (first.crook !== null && stack.length === 1) {
    const { picture, lines } = closeOfCrook(first.crook, board);
    return { picture, lines: [...lines, name, first.facing === "down" && t("onlyYouKnow")] };
  }
  const { known, unknown } = strengthOf(stack);
  const sum = { ranks: ranksOf(stack), sum: known, open: unknown > 0 ? "yes" : "no" };
  const suspects = ({ candidates }: PlayedView) =>
    candidates && t("suspects", { names: crooksIn(words, candidates) });
  return {
    lines: [
      name,
      ...stack.flatMap((played) => [playedLabel(board, played), suspects(played)]),
      stack.length > 1 && t("addUp", sum),
    ],
  };
}
