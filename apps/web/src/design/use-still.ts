"use client";
import { useSyncExternalStore } from "react";

const WISH = "(prefers-reduced-motion: reduce)";

function subscribe(changed: () => void): () => void {
  const query = matchMedia(WISH);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}

/** Whether the reader wants no motion at this moment. */
export function isStill(): boolean {
  return matchMedia(WISH).matches;
}

/** Whether the reader wants no motion. */
export function useStill(): boolean {
  return useSyncExternalStore(subscribe, isStill, () => false);
}
