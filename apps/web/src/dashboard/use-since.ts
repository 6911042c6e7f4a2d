"use client";
import { useFormatter } from "next-intl";
import { CLOCK } from "../i18n/clock.ts";
import { localZone } from "../i18n/local-zone.ts";
import { useNow } from "../i18n/use-now.ts";

const DAY_MS = 86_400_000;

/** A past time in everyday words: the time for today, the day for the last week, otherwise the date. */
export function useSince(): (time: string) => string {
  const format = useFormatter();
  const now = useNow();
  const timeZone = localZone();
  const dayOf = (date: Date) => format.dateTime(date, { dateStyle: "short", timeZone });
  return (time) => {
    const at = new Date(time);
    const clock = { ...CLOCK, timeZone } as const;
    if (dayOf(at) === dayOf(now)) return format.dateTime(at, clock);
    if (now.getTime() - at.getTime() < 6 * DAY_MS) return format.dateTime(at, { ...clock, weekday: "long" });
    return format.dateTime(at, { day: "numeric", month: "long", timeZone });
  };
}
