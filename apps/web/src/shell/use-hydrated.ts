"use client";
import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the exported page, true in the browser. Content that only the browser knows waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** The address's query; null until the browser is there. */
export function useAddressQuery(): URLSearchParams | null {
  return useHydrated() ? new URLSearchParams(window.location.search) : null;
}
