"use client";

import { type RefObject, useLayoutEffect } from "react";

/** Who acts, who is aimed at, and who has something that can be chosen stay open. */
const CONCERNED = '[data-concerned], :has([data-mark="open"], [data-mark="chosen"])';

/** Folds `rows` of a board (`data-folded`), whom nothing concerns, one after the other until the board fits its region. */
export function useFoldedRows(board: RefObject<HTMLElement | null>, rows: string): void {
  // After every change of the board: what concerns whom, and how much room each needs, changes with what is asked.
  useLayoutEffect(() => {
    const element = board.current;
    const region = element?.closest(".stage-board");
    if (element == null || region == null) return;
    const fold = () => {
      for (const row of element.querySelectorAll(rows)) {
        if (element.offsetHeight <= region.clientHeight) return;
        if (!row.matches(CONCERNED)) row.setAttribute("data-folded", "");
      }
    };
    const foldAnew = () => {
      for (const row of element.querySelectorAll(rows)) row.removeAttribute("data-folded");
      fold();
    };
    foldAnew();
    const regions = new ResizeObserver(foldAnew);
    regions.observe(region);
    // Rows grow by themselves, too, by a letter that loads late. Then more fold, and none unfolds: it would grow again.
    const boards = new ResizeObserver(fold);
    boards.observe(element);
    return () => {
      regions.disconnect();
      boards.disconnect();
    };
  });
}
