"use client";

import { useSyncExternalStore } from "react";

/** Whoever has asked once what would happen is told with every question, until they want no more. */
let isWanted = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether answers are played ahead, and a function that changes it. */
export function useWanted(): readonly [isWanted: boolean, toggle: () => void] {
  const now = useSyncExternalStore(
    subscribe,
    () => isWanted,
    () => false,
  );
  return [
    now,
    () => {
      isWanted = !isWanted;
      for (const listener of listeners) listener();
    },
  ];
}
