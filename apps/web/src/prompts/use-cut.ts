"use client";

import { type RefObject, useEffect, useState } from "react";

/** Whether a text has more lines than are shown. */
export function useCut(text: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false);
  // Measured whenever the words change, because the box around them may stay the same.
  useEffect(() => {
    const element = text.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 2));
    observer.observe(element);
    return () => observer.disconnect();
  });
  return isCut;
}
