"use client";

import { type RefObject, useEffect, useState } from "react";

/** The parts that have made room for the board: none, the hand, or also the second line of the banner. */
export type Fold = "none" | "hand" | "banner";

/** Changes of height by a pixel must not cause endless folding and unfolding. */
const SLACK = 8;

/** Folds the hand, then the banner, while the board would get fewer pixels than it needs. */
export function useFolding(stage: RefObject<HTMLElement | null>, need: number): Fold {
  const [fold, setFold] = useState<Fold>("none");
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    // Measured as if everything were unfolded. Otherwise, folded parts would unfold at once.
    const measure = () => {
      const full = roomOf(element);
      setFold((now) => foldFor(full, need - (now === "none" ? 0 : -SLACK)));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const part of element.querySelectorAll(
      ".stage-bar, .stage-action-bar, .stage-cards > *, .stage-banner",
    )) {
      observer.observe(part);
    }
    return () => observer.disconnect();
  });
  return fold;
}

/** The height that a board would get: with everything shown, and with only the edge of the hand. */
interface Room {
  readonly all: number;
  readonly handless: number;
}

/** Pixels of the folded edge of the hand. */
const EDGE = 44;

function roomOf(stage: HTMLElement): Room {
  const height = (selector: string) => stage.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
  const front = stage.querySelector<HTMLElement>(".stage-front");
  const isSideBySide = front !== null && getComputedStyle(front).flexDirection !== "column";
  const hand = heightOfHand(stage);
  const rest = [".stage-bar", ".score-line", ".stage-banner"].reduce(
    (left, part) => left - height(part),
    stage.offsetHeight,
  );
  const question = isSideBySide
    ? height(".stage-action-bar")
    : height(".stage-front") - height(".stage-hand");
  // Side by side, the taller one counts.
  const frontWith = (hand: number) => (isSideBySide ? Math.max(question, hand) : question + hand);
  return { all: rest - frontWith(hand), handless: rest - frontWith(Math.min(hand, EDGE)) };
}

/** As if it were unfolded; 0 where it makes room while one aims. */
function heightOfHand(stage: HTMLElement): number {
  const isShown = stage.querySelector<HTMLElement>(".stage-hand")?.offsetHeight;
  return isShown ? (stage.querySelector(".stage-cards")?.scrollHeight ?? 0) : 0;
}

function foldFor({ all, handless }: Room, need: number): Fold {
  // Beside a question that is as high, a folded hand leaves a gap and gives no room.
  if (all >= need || handless <= all) return "none";
  return handless >= need ? "hand" : "banner";
}
