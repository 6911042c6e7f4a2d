"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { useStill } from "../design/use-still.ts";
import { useHands } from "./use-hands.ts";
import { useLooks } from "./use-looks.ts";

/** Things on a board that can be chosen now. */
const TARGETS = '[data-mark="open"]';

/** The people named by the banner or the question: the actor and the targets. */
const NAMED = "[data-doer], [data-victim]";

/** The object of a question that a press on the board cannot answer yet. */
const SCENE = "[data-about]";

/** The part of a board that stays at its lower edge, over what is scrolled; all in it is visible. */
const PINNED = "[data-pinned]";

/** Milliseconds between two checks whether the reader's hands are off the board. */
const LOOK_AGAIN_MS = 250;

/** A thing with up to this many pixels cut off still counts as visible. */
const CUT = 4;

/** The number of things out of sight. */
export interface Hidden {
  /** Things that can be chosen. */
  readonly open: number;
  readonly named: number;
}

export interface InView {
  readonly above: Hidden;
  readonly below: Hidden;
  /** Scrolls to the nearest of them. */
  readonly show: (where: "above" | "below") => void;
}

const NONE: Hidden = { open: 0, named: 0 };

/**
 * Scrolls choices into view, once for each question and size of the board, with the named people. If they do not all
 * fit, it shows the first. If there is no choice, it shows the object of the question. It never scrolls while a finger is
 * down, nor soon after the reader has scrolled.
 */
export function useInView(scroller: RefObject<HTMLElement | null>, asked: string | null): InView {
  const isStill = useStill();
  const [hidden, setHidden] = useState({ above: NONE, below: NONE });
  const hands = useHands(scroller);
  const brought = useRef("");
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(later.current), []);
  const scrollTo = (top: number) =>
    scroller.current?.scrollTo({ top, behavior: isStill ? "auto" : "smooth" });
  const bring = (area: HTMLElement) => {
    clearTimeout(later.current);
    const at = `${asked} ${area.clientWidth} ${area.clientHeight} ${area.scrollHeight}`;
    if (asked === null || at === brought.current) return;
    const rest = hands.restFor();
    if (rest > 0) {
      later.current = setTimeout(() => bring(area), Math.min(rest, LOOK_AGAIN_MS));
      return;
    }
    brought.current = at;
    const to = placeFor(wantedIn(area), area);
    if (to !== null) scrollTo(to);
  };
  useLooks(scroller, () => {
    const area = scroller.current;
    if (area === null) return;
    const [open, named] = [hiddenIn(area, TARGETS), hiddenIn(area, NAMED)];
    const next = {
      above: { open: open.above, named: named.above },
      below: { open: open.below, named: named.below },
    };
    setHidden((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
    bring(area);
  });

  const show = (where: "above" | "below") => {
    const area = scroller.current;
    if (area === null) return;
    const targets = targetsIn(area, `${TARGETS}, ${NAMED}`);
    const height = heightIn(area);
    const nearest =
      where === "below"
        ? targets.find(({ bottom }) => bottom > height + CUT)
        : targets.findLast(({ top }) => top < -CUT);
    if (nearest !== undefined) scrollTo(area.scrollTop + middleOf(nearest) - height / 2);
  };
  return { ...hidden, show };
}

/** From the top of the visible part of the board. */
interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Pixels of the board that are seen over the pinned part. */
function heightIn(area: HTMLElement): number {
  return area.clientHeight - (area.querySelector<HTMLElement>(PINNED)?.offsetHeight ?? 0);
}

/** From the highest to the lowest. Folded parts have no place, and pinned ones need none. */
function targetsIn(area: HTMLElement, selector = TARGETS): Span[] {
  const { top } = area.getBoundingClientRect();
  return [...area.querySelectorAll<HTMLElement>(selector)]
    .filter((target) => target.closest(PINNED) === null)
    .map((target) => target.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map((box) => ({ top: box.top - top, bottom: box.bottom - top }))
    .sort((a, b) => a.top - b.top);
}

/** The numbers of those that begin above the visible part, or end below it. */
function hiddenIn(area: HTMLElement, selector: string): { above: number; below: number } {
  const targets = targetsIn(area, selector);
  const height = heightIn(area);
  return {
    above: targets.filter(({ top }) => top < -CUT).length,
    below: targets.filter(({ top, bottom }) => bottom > height + CUT && top >= -CUT).length,
  };
}

/** The targets to show now. */
function wantedIn(area: HTMLElement): Span[] {
  const [targets, named] = [targetsIn(area), targetsIn(area, NAMED)];
  const all = [...targets, ...named].sort((a, b) => a.top - b.top);
  if (targets.length > 0 && heightOf(all) <= heightIn(area)) return all;
  return [targets, named, targetsIn(area, SCENE).slice(0, 1)].find(({ length }) => length > 0) ?? [];
}

function heightOf(spans: readonly Span[]): number {
  return Math.max(...spans.map(({ bottom }) => bottom)) - Math.min(...spans.map(({ top }) => top));
}

function middleOf({ top, bottom }: Span): number {
  return (top + bottom) / 2;
}

/** The scroll position that shows all targets, or the first of them; null: they are visible. */
function placeFor(targets: readonly Span[], area: HTMLElement): number | null {
  const height = heightIn(area);
  const [first] = targets;
  const lowest = Math.max(...targets.map(({ bottom }) => bottom));
  if (first === undefined || (first.top >= -CUT && lowest <= height + CUT)) return null;
  const box = { top: first.top, bottom: lowest };
  const shown = box.bottom - box.top <= height ? box : first;
  // A target taller than the board is shown from its beginning.
  return area.scrollTop + Math.min(shown.top, middleOf(shown) - height / 2);
}
