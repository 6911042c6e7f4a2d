"use client";

import { type RefObject, useLayoutEffect } from "react";

/** Targets, a man who acts, and players with an open choice stay unfolded; the head of a row shows a player who acts. */
const CONCERNED = '[data-concerned], :has([data-mark="open"], [data-mark="chosen"])';

/** So often is looked again after a change of the region: no two layouts may take turns for ever. */
const MOST_LOOKS = 6;

/** Milliseconds after which a board has the size of its changed region, on a slow machine as well. */
const SETTLED_MS = 300;

/**
 * Makes room on a board that does not fit its region: draws all of it closer together (`data-close`), then folds the
 * `rows` that nothing concerns (`data-folded`), one after the other.
 */
export function useFoldedRows(board: RefObject<HTMLElement | null>, rows: string): void {
  // After every change of the board, because each question concerns other rows and needs other room.
  useLayoutEffect(() => {
    const element = board.current;
    const region = element?.closest(".stage-board");
    if (element == null || region == null) return;
    const isFull = () => element.offsetHeight > region.clientHeight;
    const fold = () => {
      if (isFull()) element.setAttribute("data-close", "");
      for (const row of element.querySelectorAll(rows)) {
        if (!isFull()) return;
        if (!row.matches(CONCERNED)) row.setAttribute("data-folded", "");
      }
    };
    const foldAnew = () => {
      element.removeAttribute("data-close");
      for (const row of element.querySelectorAll(rows)) row.removeAttribute("data-folded");
      fold();
      // Folding a row wins nothing beside one that stays open.
      for (const row of element.querySelectorAll("[data-folded]")) {
        row.removeAttribute("data-folded");
        row.toggleAttribute("data-folded", isFull());
      }
    };
    foldAnew();
    // When a window changes, the board takes some frames longer to become as small as its region, and looks full meanwhile.
    let frame = 0;
    let looks = 0;
    const lookAgain = () => {
      cancelAnimationFrame(frame);
      if (looks++ < MOST_LOOKS && element.hasAttribute("data-close")) frame = requestAnimationFrame(foldAnew);
    };
    let settled: ReturnType<typeof setTimeout>;
    const regions = new ResizeObserver(() => {
      looks = 0;
      foldAnew();
      lookAgain();
      clearTimeout(settled);
      settled = setTimeout(foldAnew, SETTLED_MS);
    });
    regions.observe(region);
    // Rows also grow by themselves, when a font loads late.
    const boards = new ResizeObserver(() => {
      fold();
      lookAgain();
    });
    boards.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(settled);
      regions.disconnect();
      boards.disconnect();
    };
  });
}
