"use client";
import { type RefCallback, useCallback, useState } from "react";

/** Whether the element has been in sight yet, so that content that no reader sees is not loaded. */
export function useMet(): readonly [boolean, RefCallback<Element>] {
  const [isMet, setMet] = useState(false);
  const place = useCallback((element: Element | null) => {
    if (element === null) return;
    const observer = new IntersectionObserver((seen) => {
      if (seen.some(({ isIntersecting }) => isIntersecting)) setMet(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isMet, place];
}
