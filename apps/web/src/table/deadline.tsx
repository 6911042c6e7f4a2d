"use client";

import { useFormatter, useNow, useTranslations } from "next-intl";

/** A deadline in words ("in 3 hours"), with the exact time for whoever points at it. */
export function Deadline({ at }: { readonly at: string }) {
  const t = useTranslations("play.table");
  const format = useFormatter();
  const now = useNow({ updateInterval: 30_000 });
  const date = new Date(at);
  const exact = format.dateTime(date, { dateStyle: "full", timeStyle: "short", timeZone: localZone() });
  return (
    <time className="table-deadline" dateTime={at} title={exact} suppressHydrationWarning>
      {date <= now ? t("deadlineOver") : t("deadline", { when: format.relativeTime(date, now) })}
    </time>
  );
}

/** The reader's own time zone. */
export function localZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
