"use client";

import { type CrookId, crookOf, GANG_AWARD, type TargetId } from "@consigliere/games/crooks/cards";
import { optionId } from "@consigliere/games/crooks/option-ids";
import { strengthOf } from "@consigliere/games/crooks/view";
import type { ReactNode } from "react";
import { Closeup } from "../board/closeup.tsx";
import { type BoardContext, type Subject, useBoard } from "./board-context.ts";
import { CrookCard } from "./crook-card.tsx";
import { gangTallies, modifierOf, stackOf, unknownIn } from "./knowledge.ts";
import {
  abilityRule,
  crookFacts,
  crookName,
  hideoutName,
  letterOf,
  notesInWords,
  playedLabel,
  signed,
  strengthsInWords,
  suspectsOf,
  tallyInWords,
  targetLabel,
  targetName,
} from "./labels.ts";
import { ranksOf } from "./man.tsx";
import { pointsInWords } from "./outcome.tsx";
import { TargetArt } from "./signs.tsx";

/** A thing large and in words. */
interface Close {
  readonly picture?: ReactNode;
  readonly name: string;
  readonly lines: readonly (string | null | undefined)[];
}

/** The thing pointed at, large and in words, and the reason why it cannot be chosen now. */
export default function Closer({ shown }: { readonly shown: Subject }) {
  const board = useBoard();
  const { draft, words } = board;
  const { picture, name, lines } = closeOf(shown, board);
  const reason = optionsOf(shown)
    .map((id) => draft?.marks.get(id)?.reason)
    .find((found) => found != null);
  return (
    <Closeup picture={picture}>
      <b>{name}</b>
      {lines.map((line) => line && <p key={line}>{line}</p>)}
      {reason != null && (
        <p className="reason">
          {words.blocked(reason)} {reason === "no-money" && missing(shown, board)}
        </p>
      )}
    </Closeup>
  );
}

/** The dollars missing for a look behind a door. */
function missing(shown: Subject, { t, view, viewer }: BoardContext): string | null {
  const money = viewer === null ? undefined : view.seats[viewer]?.money;
  const door = view.hideouts.find(({ id }) => shown.kind === "door" && id === shown.hideout);
  return door === undefined || money === undefined ? null : t("short", { money: door.count - money });
}

/** The options for a subject. */
function optionsOf(subject: Subject): string[] {
  switch (subject.kind) {
    case "door":
      return [optionId("hire", subject.hideout), optionId("hideout", subject.hideout)];
    case "target":
      return [optionId("target", subject.target)];
    case "slot":
      return [
        ...(["up", "down", "join", "replace", "switch"] as const).map((way) => optionId(way, subject.target)),
        optionId("seat", subject.seat),
      ];
    case "crook":
      return [optionId("crook", subject.crook)];
    case "seat":
      return [];
  }
}

/** A crook with its facts and its rule, the state of its gangs, and `lines`. */
function closeOfCrook(crook: CrookId, { t, view, words }: BoardContext, ...lines: Close["lines"]): Close {
  const { ability, gangs } = crookOf(crook);
  const its = gangTallies(view).filter(({ gang }) => gangs.some((one) => one === gang));
  return {
    picture: <CrookCard crook={crook} words={words} />,
    name: crookName(words, crook),
    lines: [
      crookFacts(t, words, crook),
      ability && abilityRule(words, ability),
      ...its.map((tally) => tallyInWords(t, words, tally)),
      ...lines,
    ],
  };
}

/** Those of a seat at a job: the only one large, several in words. */
function closeOfStack(seat: number, target: TargetId, board: BoardContext): Close {
  const { t, view, words } = board;
  const stack = stackOf(view, seat, target);
  const place = t("slot", { name: words.heading(seat), target: targetName(words, target) });
  const [first, ...others] = stack;
  if (first?.crook != null && others.length === 0)
    return closeOfCrook(first.crook, board, place, first.facing === "down" ? t("onlyYouKnow") : null);
  const { known, unknown } = strengthOf(stack);
  const sum = { ranks: ranksOf(stack), sum: known, open: unknown > 0 ? "yes" : "no" };
  return {
    name: place,
    lines: [
      ...stack.flatMap((played) => [playedLabel(t, words, played), suspectsOf(t, words, played)]),
      stack.length > 1 ? t("addUp", sum) : first === undefined ? t("nobodyHere") : null,
    ],
  };
}

function closeOf(subject: Subject, board: BoardContext): Close {
  const { t, view, words } = board;
  switch (subject.kind) {
    case "crook":
      return closeOfCrook(subject.crook, board);
    case "slot":
      return closeOfStack(subject.seat, subject.target, board);
    case "target": {
      const { target } = subject;
      const there = view.seats.flatMap(({ seat }) => stackOf(view, seat, target));
      const changes = there.flatMap(({ crook }) =>
        crook === null || modifierOf([{ crook }]) === 0
          ? []
          : `${crookName(words, crook)} ${signed(modifierOf([{ crook }]))}`,
      );
      return {
        picture: <TargetArt target={target} />,
        name: targetName(words, target),
        lines: [
          targetLabel(t, words, view, target),
          changes.join(t("comma")),
          strengthsInWords(t, words, view, target),
        ],
      };
    }
    case "door": {
      const door = view.hideouts.find(({ id }) => id === subject.hideout);
      const notes = door === undefined ? [] : notesInWords(t, words, door);
      return {
        name: `${letterOf(subject.hideout)} ${hideoutName(words, subject.hideout)}`,
        lines: [
          t("doorCount", { count: door?.count ?? 0 }),
          ...notes,
          notes.length === 0 ? t("neverLooked") : null,
        ],
      };
    }
    case "seat": {
      const { seat } = subject;
      const hidden = unknownIn(view, seat);
      return {
        name: words.heading(seat),
        lines: [
          pointsInWords(t, view, seat),
          ...gangTallies(view).map((tally) => tallyInWords(t, words, tally)),
          t("gangRule", { points: GANG_AWARD[view.seats.length] ?? 0 }),
          hidden > 0 ? t("darkOwn", { count: hidden }) : null,
        ],
      };
    }
  }
}
