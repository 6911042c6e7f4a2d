"use client";

import { type RefObject, useEffect, useRef } from "react";

/** Attributes that move the things on a board, or light them, without another size of the board. */
const MOVES = ["class", "style", "data-mark", "data-open"];

/** Calls `look` once before the next picture whenever a board has other things, or they have another place. */
export function useLooks(board: RefObject<HTMLElement | null>, look: () => void): void {
  const latest = useRef(look);
  latest.current = look;
  const soon = useRef(() => {});
  useEffect(() => {
    const area = board.current;
    if (area === null) return;
    // An observer first tells the size that there is, when the next picture is laid out: to measure then costs nothing.
    const sizes = new ResizeObserver(() => latest.current());
    soon.current = () => {
      sizes.disconnect();
      for (const one of [area, ...area.children]) sizes.observe(one);
    };
    const changes = new MutationObserver(() => soon.current());
    changes.observe(area, { subtree: true, childList: true, attributeFilter: MOVES });
    const moves = ["scroll", "transitionend"] as const;
    for (const move of moves) area.addEventListener(move, soon.current, { passive: true });
    return () => {
      sizes.disconnect();
      changes.disconnect();
      for (const move of moves) area.removeEventListener(move, soon.current);
    };
  }, [board]);
  useEffect(() => soon.current());
}
