"use client";

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { useStill } from "../design/use-still.ts";
import { useHands } from "./use-hands.ts";

/** Things on a board that can be chosen now. */
const TARGETS = '[data-mark="open"]';

/** The people named by the banner or the question: the actor and the targets. */
const NAMED = "[data-doer], [data-victim]";

/** The object of a question that a press on the board cannot answer yet. */
const SCENE = "[data-about]";

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
 * Scrolls choices into view whenever there is a new question, with the named people. If they do not all fit, it shows
 * the first. If there is no choice, it shows the object of the question. It never scrolls while a finger is down, nor
 * soon after the reader has scrolled.
 */
export function useInView(scroller: RefObject<HTMLElement | null>, asked: string | null): InView {
  const isStill = useStill();
  const [hidden, setHidden] = useState({ above: NONE, below: NONE });
  const hands = useHands(scroller);
  const frame = useRef(0);
  const measure = useCallback(() => {
    const area = scroller.current;
    if (area === null) return;
    const [open, named] = [hiddenIn(area, TARGETS), hiddenIn(area, NAMED)];
    const next = {
      above: { open: open.above, named: named.above },
      below: { open: open.below, named: named.below },
    };
    setHidden((now) => (JSON.stringify(now) === JSON.stringify(next) ? now : next));
  }, [scroller]);
  // Once for all that changes before a frame: each time, the whole board would be laid out.
  const count = useCallback(() => {
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(measure);
  }, [measure]);

  // After every change of the board, and once more after the layout that follows from it.
  useEffect(() => {
    count();
    const again = requestAnimationFrame(() => requestAnimationFrame(count));
    return () => cancelAnimationFrame(again);
  });

  const scrollTo = useCallback(
    (top: number) => scroller.current?.scrollTo({ top, behavior: isStill ? "auto" : "smooth" }),
    [scroller, isStill],
  );

  useEffect(() => {
    const area = scroller.current;
    if (area === null) return;
    let later: ReturnType<typeof setTimeout> | undefined;
    const bring = () => {
      count();
      clearTimeout(later);
      if (asked === null) return;
      const rest = hands.restFor();
      if (rest > 0) {
        later = setTimeout(bring, Math.min(rest, LOOK_AGAIN_MS));
        return;
      }
      const to = placeFor(wantedIn(area), area);
      if (to !== null) scrollTo(to);
    };
    // Also called for the first sizes, once the board has folded and grown for the question, and when a sheet rises.
    const observer = new ResizeObserver(bring);
    observer.observe(area);
    for (const child of area.children) observer.observe(child);
    area.addEventListener("scroll", count, { passive: true });
    // Things that are lit, folded or laid out anew inside the board need not make it grow.
    const changes = new MutationObserver(count);
    changes.observe(area, {
      subtree: true,
      childList: true,
      attributeFilter: ["class", "data-mark", "data-close", "data-folded", "style"],
    });
    area.addEventListener("transitionend", count);
    return () => {
      clearTimeout(later);
      changes.disconnect();
      area.removeEventListener("transitionend", count);
      observer.disconnect();
      area.removeEventListener("scroll", count);
    };
  }, [asked, scroller, count, scrollTo, hands]);

  const show = (where: "above" | "below") => {
    const area = scroller.current;
    if (area === null) return;
    const targets = targetsIn(area, `${TARGETS}, ${NAMED}`);
    const nearest =
      where === "below"
        ? targets.find(({ bottom }) => bottom > area.clientHeight + CUT)
        : targets.findLast(({ top }) => top < -CUT);
    if (nearest !== undefined) scrollTo(area.scrollTop + middleOf(nearest) - area.clientHeight / 2);
  };
  return { ...hidden, show };
}

/** From the top of the visible part of the board. */
interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** From the highest to the lowest. Folded parts have no place. */
function targetsIn(area: HTMLElement, selector = TARGETS): Span[] {
  const { top } = area.getBoundingClientRect();
  return [...area.querySelectorAll<HTMLElement>(selector)]
    .map((target) => target.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map((box) => ({ top: box.top - top, bottom: box.bottom - top }))
    .sort((a, b) => a.top - b.top);
}

/** The numbers of those that begin above the visible part, or end below it. */
function hiddenIn(area: HTMLElement, selector: string): { above: number; below: number } {
  const targets = targetsIn(area, selector);
  return {
    above: targets.filter(({ top }) => top < -CUT).length,
    below: targets.filter(({ top, bottom }) => bottom > area.clientHeight + CUT && top >= -CUT).length,
  };
}

/** The targets to show now. */
function wantedIn(area: HTMLElement): Span[] {
  const [targets, named] = [targetsIn(area), targetsIn(area, NAMED)];
  const all = [...targets, ...named].sort((a, b) => a.top - b.top);
  if (targets.length > 0 && heightOf(all) <= area.clientHeight) return all;
  return [targets, named, targetsIn(area, SCENE).slice(0, 1)].find(({ length }) => length > 0) ?? [];
}

function heightOf(spans: readonly Span[]): number {
  return Math.max(...spans.map(({ bottom }) => bottom)) - Math.min(...spans.map(({ top }) => top));
}

function middleOf({ top, bottom }: Span): number {
  return (top + bottom) / 2;
}

/** The scroll position that shows all targets, or the first of them; null: they are visible. */
function placeFor(targets: readonly Span[], { clientHeight, scrollTop }: HTMLElement): number | null {
  const [first] = targets;
  const lowest = Math.max(...targets.map(({ bottom }) => bottom));
  if (first === undefined || (first.top >= -CUT && lowest <= clientHeight + CUT)) return null;
  const box = { top: first.top, bottom: lowest };
  const shown = box.bottom - box.top <= clientHeight ? box : first;
  // A target taller than the board is shown from its beginning.
  return scrollTop + Math.min(shown.top, middleOf(shown) - clientHeight / 2);
}
