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
      const all = [...element.querySelectorAll(rows)];
      for (const row of all) row.removeAttribute("data-folded");
      for (const row of all) {
        if (element.offsetHeight <= region.clientHeight) return;
        if (!row.matches(CONCERNED)) row.setAttribute("data-folded", "");
      }
    };
    fold();
    const observer = new ResizeObserver(fold);
    observer.observe(region);
    // Rows grow by themselves, too: by a letter that loads late.
    observer.observe(element);
    return () => observer.disconnect();
  });
}
