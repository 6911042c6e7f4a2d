"use client";

import { type CrookId, crookOf, GANG_AWARD, type TargetId } from "@consigliere/games/crooks/cards";
import { strengthOf } from "@consigliere/games/crooks/view";
import type { ReactNode } from "react";
import { Closeup } from "../board/closeup.tsx";
import { type BoardContext, type Shown, type Subject, useBoard } from "./board-context.tsx";
import { CrookCard, ranksOf } from "./crook.tsx";
import { gangTallies, stackOf } from "./knowledge.ts";
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

/** A thing large and in words. */
interface Close {
  readonly picture?: ReactNode;
  readonly name: string;
  readonly lines: readonly (string | null | false)[];
}

/** The thing pointed at, large and in words, and the reason why it cannot be chosen now. */
export default function Closer({ shown }: { readonly shown: Shown }) {
  const board = useBoard();
  const { draft, words } = board;
  const { picture, name, lines } = closeOf(shown, board);
  const reason = draft?.marks.get(shown.option ?? "")?.reason;
  return (
    <Closeup picture={picture}>
      <b>{name}</b>
      {lines.map((line) => line && <p key={line}>{line}</p>)}
      {reason != null && <p className="reason">{words.blocked(reason)}</p>}
    </Closeup>
  );
}

/** A crook with its facts and its rule, and the state of its gangs. */
function closeOfCrook(crook: CrookId, board: BoardContext): Close {
  const { view, words } = board;
  const { ability, gangs } = crookOf(crook);
  const its = gangTallies(view).filter(({ gang }) => gangs.some((one) => one === gang));
  return {
    picture: <CrookCard crook={crook} words={words} />,
    name: words.text(`crook.${crook}`),
    lines: [
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
  if (first === undefined) return { name, lines: [t("nobodyHere")] };
  if (first.crook !== null && stack.length === 1) {
    const alone = closeOfCrook(first.crook, board);
    return { ...alone, lines: [...alone.lines, name, first.facing === "down" && t("onlyYouKnow")] };
  }
  const { known, unknown } = strengthOf(stack);
  const sum = { ranks: ranksOf(stack), sum: known, open: unknown > 0 ? "yes" : "no" };
  return {
    name,
    lines: [
      ...stack.flatMap((played) => [
        playedLabel(board, played),
        played.candidates && t("suspects", { names: crooksIn(words, played.candidates) }),
      ]),
      stack.length > 1 && t("addUp", sum),
    ],
  };
}

function closeOf(subject: Subject, board: BoardContext): Close {
  const { t, view, words, viewer } = board;
  switch (subject.kind) {
    case "crook":
      return closeOfCrook(subject.crook, board);
    case "slot":
      return closeOfStack(subject.seat, subject.target, board);
    case "target": {
      const { target } = subject;
      return {
        picture: <TargetArt target={target} />,
        name: targetLabel(board, target),
        lines: [strengthsInWords(board, target)],
      };
    }
    case "door": {
      const { hideout } = subject;
      const [name, ...notes] = doorLabels(board, hideout);
      const short = hideout.count - (view.seats[viewer ?? -1]?.money ?? hideout.count);
      return {
        name: name ?? "",
        lines: [
          ...(notes.length > 0 ? notes : [t("neverLooked")]),
          short > 0 && t("short", { money: short }),
        ],
      };
    }
    case "seat": {
      const { seat } = subject;
      const hidden = view.seats[seat]?.row.flat().filter(({ crook }) => crook === null).length ?? 0;
      return {
        name: words.heading(seat),
        lines: [
          pointsInWords(board, seat),
          ...gangTallies(view).map((tally) => tallyInWords(board, tally)),
          t("gangRule", { points: GANG_AWARD[view.seats.length] ?? 0 }),
          hidden > 0 && t("darkOwn", { count: hidden }),
        ],
      };
    }
  }
}
