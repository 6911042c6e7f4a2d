"use client";
import { withChoices } from "@consigliere/contract/preferences";
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useChangesUnderWay } from "../../api/use-change-profile.ts";
import { Paper } from "../../design/paper.tsx";
import { serverNow } from "../../device/server-clock.ts";
import { CLOCK } from "../../i18n/clock.ts";
import { lazyWords } from "../../i18n/lazy-words.tsx";
import { DayDrawing } from "./day-drawing.tsx";
import { type DaySettings, type Notice, noticesOn, vacationAt } from "./example-day.ts";

const DayWords = lazyWords("day");

/** When and how I would be notified on a full day, by my settings with the changes in progress. */
export default function DayPreview({ settings }: { settings: DaySettings }) {
  return (
    <DayWords>
      <Day settings={settings} />
    </DayWords>
  );
}

function Day({ settings: { preferences, ...others } }: { settings: DaySettings }) {
  const t = useTranslations("day");
  const format = useFormatter();
  const [now] = useState(serverNow);
  const changes = useChangesUnderWay();
  const wanted = withChoices(preferences, changes.preferences);
  const settings = { ...others, ...changes, preferences: wanted };
  const notices = noticesOn(settings, now);
  const zone = settings.timeZone;
  const times = [...new Set(notices.map(({ at }) => at))].toSorted((one, other) => (one ?? 0) - (other ?? 0));
  const messages = times.map((time) => [time, notices.filter(({ at }) => at === time)] as const);
  const vacation = vacationAt(settings, now);
  const never = notices.filter(({ at }) => at === null);
  return (
    <Paper as="section" data-testid="day-preview">
      <h2 className="title">{t("title")}</h2>
      <p className="lead quiet">{t("about", { zone: zone.replaceAll("_", " ") })}</p>
      {vacation !== undefined && (
        <p className="lead">
          {t("vacation", {
            until: format.dateTime(new Date(vacation.until), { dateStyle: "medium", timeZone: "UTC" }),
          })}
        </p>
      )}
      <DayDrawing notices={notices} settings={settings} />
      {notices.every(({ channels }) => channels.length === 0) ? (
        <p>{t("unreached")}</p>
      ) : (
        <ol className="stack" data-gap="3">
          {messages.map(([at, some]) =>
            at === null ? null : (
              <li key={at}>
                <Message at={at} notices={some} zone={zone} />
              </li>
            ),
          )}
          {never.length > 0 && (
            <li>
              <h3 className="figures">{t("never")}</h3>
              <Items notices={never} zone={zone} />
            </li>
          )}
        </ol>
      )}
    </Paper>
  );
}

interface SomeNotices {
  readonly notices: readonly Notice[];
  readonly zone: string;
}

function Message({ at, notices, zone }: SomeNotices & { at: number }) {
  const t = useTranslations("day");
  const channelWords = useTranslations("told.channels");
  const time = useTimes(zone);
  const first = notices[0]?.since ?? at;
  const isTomorrow = time.dayOf(at) !== time.dayOf(first);
  const channels = [...new Set(notices.flatMap((each) => each.channels))];
  const ways = channels.map((one) => channelWords(`${one}.by`)).join(t("and"));
  const when = isTomorrow ? t("tomorrow", { time: time.of(at) }) : time.of(at);
  return (
    <>
      <h3 className="figures">{t("by", { when, channels: ways })}</h3>
      <Items notices={notices} zone={zone} />
    </>
  );
}

function Items({ notices, zone }: SomeNotices) {
  const t = useTranslations("day");
  const time = useTimes(zone);
  const why = ({ hold, since, at }: Notice) => {
    const values = { since: time.of(since) };
    if (at === null) return t(hold === "another" ? "another" : "unwanted", values);
    return t(`held.${hold === null || hold === "another" || hold === "unwanted" ? "none" : hold}`, values);
  };
  return (
    <ul className="quiet">
      {notices.map((each) => (
        <li key={each.name}>{t("item", { what: t(`what.${each.name}`), why: why(each) })}</li>
      ))}
    </ul>
  );
}

function useTimes(timeZone: string) {
  const locale = useLocale();
  const clock = new Intl.DateTimeFormat(locale, { ...CLOCK, timeZone });
  const calendar = new Intl.DateTimeFormat("en-CA", { timeZone });
  return { of: (at: number) => clock.format(at), dayOf: (at: number) => calendar.format(at) };
}
