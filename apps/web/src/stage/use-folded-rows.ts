"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";

/** Targets, a man who acts, and players with an open choice stay unfolded; the head of a row shows a player who acts. */
const CONCERNED = '[data-concerned], :has([data-mark="open"], [data-mark="chosen"])';

/** Milliseconds after which a board has the size of its changed region, on a slow machine as well. */
const SETTLED_MS = 300;

/**
 * Makes room on a board that does not fit its region: draws all of it closer together (`data-close`), then folds the
 * `rows` that nothing concerns (`data-folded`), one after the other. It is tried anew for each `rest`, which says what
 * the board is still for; null: events are shown on it. Until the next, rows fold when they must, and open only where
 * that surely fits, so that the board does not jump at each change. Boards of the kit fold by their layout; this leaves
 * with the last one that is not.
 */
export function useFoldedRows(board: RefObject<HTMLElement | null>, rows: string, rest: string | null): void {
  const tryAnew = useRef(() => {});
  const look = useRef(() => {});
  const isMoving = useRef(false);
  isMoving.current = rest === null;
  useLayoutEffect(() => {
    const element = board.current;
    const region = element?.closest<HTMLElement>(".stage-board");
    if (element == null || region == null) return;
    const foldable = () => [...element.querySelectorAll(rows)];
    let room = 0;
    /** Pixels that opening what takes least would take. */
    let least = Number.POSITIVE_INFINITY;
    tryAnew.current = () => {
      room = region.clientHeight;
      element.removeAttribute("data-close");
      for (const row of foldable()) row.removeAttribute("data-folded");
      least = makeRoom(element, foldable(), room);
    };
    // Each change of a row styles and lays out the board again, so as little as possible is tried.
    look.current = () => {
      room = region.clientHeight;
      const spare = room - element.offsetHeight;
      const all = foldable();
      const isFoldable = (row: Element) => !row.matches(`[data-folded], ${CONCERNED}`);
      const mayWin = () => !element.hasAttribute("data-close") || all.some(isFoldable);
      const isAsked = all.some((row) => row.matches("[data-folded]") && row.matches(CONCERNED));
      const mayOpen = () => spare >= least && !isMoving.current;
      if (isAsked || (spare < 0 ? mayWin() : mayOpen())) tryAnew.current();
    };
    let settled: ReturnType<typeof setTimeout>;
    const regions = new ResizeObserver(() => {
      if (region.clientHeight === room) return;
      if (isMoving.current) return look.current();
      tryAnew.current();
      // The board takes some frames longer to become as small as its region, and looks full meanwhile.
      clearTimeout(settled);
      settled = setTimeout(tryAnew.current, SETTLED_MS);
    });
    regions.observe(region);
    // Rows also grow by themselves, when a font loads late.
    const boards = new ResizeObserver(() => look.current());
    boards.observe(element);
    return () => {
      clearTimeout(settled);
      regions.disconnect();
      boards.disconnect();
    };
  }, [board, rows]);
  useLayoutEffect(() => {
    if (rest !== null) tryAnew.current();
  }, [rest]);
  // After every change of the board, because rows may need other room.
  useLayoutEffect(() => look.current());
}

/** Returns how many pixels it takes to open what takes least; nothing is closed: infinitely many. */
function makeRoom(element: HTMLElement, rows: readonly Element[], room: number): number {
  const open = element.offsetHeight;
  if (open <= room) return Number.POSITIVE_INFINITY;
  element.setAttribute("data-close", "");
  let height = element.offsetHeight;
  if (height <= room) return open - height;
  const folded: { row: Element; gain: number }[] = [];
  for (const row of rows) {
    if (height <= room) break;
    if (row.matches(CONCERNED)) continue;
    row.setAttribute("data-folded", "");
    const gain = height - element.offsetHeight;
    height -= gain;
    folded.push({ row, gain });
  }
  let least = Number.POSITIVE_INFINITY;
  for (const { row, gain } of folded) {
    if (gain > 0 && height + gain > room) {
      least = Math.min(least, gain);
      continue;
    }
    // It won more than is needed, or nothing: it lies beside a row that stays open, or that was folded after it.
    row.removeAttribute("data-folded");
    const unfolded = element.offsetHeight;
    if (unfolded <= room) height = unfolded;
    else {
      row.setAttribute("data-folded", "");
      least = Math.min(least, unfolded - height);
    }
  }
  return least;
}
