"use client";
import { useFormatter, useTranslations } from "next-intl";
import { localZone } from "../i18n/local-zone.ts";
import { useAgo } from "../i18n/use-ago.ts";
import { useNow } from "../i18n/use-now.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The time left, in words; the exact time in a tooltip. Red in the last hours. */
export function Deadline({ at }: { at: string }) {
  const t = useTranslations("dashboard");
  const format = useFormatter();
  const ago = useAgo();
  const now = useNow();
  const due = new Date(at);
  const left = due.getTime() - now.getTime();
  const zone = localZone();
  const exact = format.dateTime(due, { dateStyle: "medium", timeStyle: "short", timeZone: zone });
  return (
    <time dateTime={at} title={exact} className={`figures strong ${left < 3 * HOUR_MS ? "alarming" : ""}`}>
      {left <= 0 ? t("overdue") : t("due", { when: ago(due, now) })}
    </time>
  );
}
