"use client";

import { type RefObject, useEffect, useState } from "react";

/** What has made room for the board: nothing, the hand, or the second line of the banner as well. */
export type Fold = "none" | "hand" | "banner";

/** Heights that come and go by a pixel must not fold and unfold for ever. */
const SLACK = 8;

/** Folds the hand, then the banner, while the board would get less than the pixels it needs. */
export function useFolding(stage: RefObject<HTMLElement | null>, need: number): Fold {
  const [fold, setFold] = useState<Fold>("none");
  useEffect(() => {
    const element = stage.current;
    if (element === null) return;
    // Measured as everything unfolded would be: else what was folded would unfold at once.
    const measure = () => {
      const full = roomOf(element);
      setFold((now) => foldFor(full, need - (now === "none" ? 0 : -SLACK)));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const part of element.querySelectorAll(".stage-bar, .stage-cue, .stage-cards > *, .stage-banner")) {
      observer.observe(part);
    }
    return () => observer.disconnect();
  });
  return fold;
}

/** What a board would get: with everything shown, and without the hand beyond its edge. */
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
  const hand = stage.querySelector<HTMLElement>(".stage-cards")?.scrollHeight ?? 0;
  const rest = stage.offsetHeight - height(".stage-bar") - height(".stage-banner");
  const cue = height(".stage-cue");
  // Side by side the higher one counts.
  const frontWith = (hand: number) => (isSideBySide ? Math.max(cue, hand) : cue + hand);
  return { all: rest - frontWith(hand), handless: rest - frontWith(Math.min(hand, EDGE)) };
}

function foldFor({ all, handless }: Room, need: number): Fold {
  if (all >= need) return "none";
  return handless >= need ? "hand" : "banner";
}
