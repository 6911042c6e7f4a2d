"use client";
import { useFormatter } from "next-intl";

/** How long ago, or how soon, in words. Browsers set a blank after the number that Japanese is written without. */
export function useAgo(): (at: Date, now: Date) => string {
  const format = useFormatter();
  return (at, now) => format.relativeTime(at, now).replace(/(?<=\d) (?=\P{ASCII})/u, "");
}
