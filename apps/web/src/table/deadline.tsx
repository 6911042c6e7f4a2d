"use client";

import { useFormatter, useTranslations } from "next-intl";
import { CLOCK } from "../i18n/clock.ts";
import { localZone } from "../i18n/local-zone.ts";
import { useAgo } from "../i18n/use-ago.ts";
import { useNow } from "../i18n/use-now.ts";

/** With less time left, the remaining time is shown, otherwise the deadline. */
const SOON_MS = 3_600_000;
/** A weekday alone identifies no other day. */
const WEEK_MS = 6 * 86_400_000;

/** The deadline ("until Tue 14:00"), with day and zone in a tooltip. */
export function Deadline({ at }: { readonly at: string }) {
  const t = useTranslations("play.table");
  const ago = useAgo();
  const now = useNow(30_000);
  const date = new Date(at);
  const left = date.getTime() - now.getTime();
  const until = useUntil();
  return (
    <time
      className="table-deadline"
      dateTime={at}
      title={t("deadlineHere", { when: until(at, true) })}
      suppressHydrationWarning
    >
      {left <= 0
        ? t("deadlineOver")
        : left < SOON_MS
          ? t("deadline", { when: ago(date, now) })
          : t("deadlineAt", { when: until(at) })}
    </time>
  );
}

/** A time in the reader's own zone, with its day; `isWhole`: with the date and the zone too. */
export function useUntil(): (at: string, isWhole?: boolean) => string {
  const format = useFormatter();
  const now = useNow();
  return (at, isWhole = false) => {
    const date = new Date(at);
    const isNear = !isWhole && date.getTime() - now.getTime() < WEEK_MS;
    const timeZone = localZone();
    const day = format.dateTime(date, {
      weekday: "short",
      ...(!isNear && ({ month: "short", day: "numeric" } as const)),
      timeZone,
    });
    const time = format.dateTime(date, {
      ...CLOCK,
      timeZone,
      ...(isWhole && { timeZoneName: "short" as const }),
    });
    return `${day} ${time}`;
  };
}
