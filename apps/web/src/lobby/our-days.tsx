"use client";
import { offsetAt } from "@consigliere/contract/local-time";
import type { WakingHours } from "@consigliere/contract/match";
import { useFormatter, useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { Paper } from "../design/paper.tsx";
import { CLOCK } from "../i18n/clock.ts";
import { localZone } from "../i18n/local-zone.ts";
import { useNow } from "../i18n/use-now.ts";
import type { OptionValues } from "../options/option-fields.ts";
import { paceOf } from "../options/rule-sets.ts";
import { type Planned, useLikelyLength } from "../options/use-likely-length.ts";
import { ENOUGH_FOR_AN_EVENING, locally, longestTogether } from "./together.ts";
import "./lobby.css";

interface OurDaysProps {
  readonly match: Planned;
  readonly hours: WakingHours | null;
}

/** When the people at the table are awake, in the reader's own time; the pace that fits; and the likely end. */
export function OurDays({ match, hours }: OurDaysProps) {
  const t = useTranslations("lobby.days");
  const format = useFormatter();
  const now = useNow();
  const length = useLikelyLength(match);
  const end = length?.unit === "days" ? now.getTime() + length.count * 86_400_000 : null;
  if (hours === null && end === null) return null;
  return (
    <Paper as="section" className="stack" data-gap="3">
      <h2 className="subtitle">{t("title")}</h2>
      {hours !== null && <Overlap hours={hours} isEvening={isEvening(match)} />}
      {end !== null && <p>{t("end", { date: format.dateTime(end, { day: "numeric", month: "long" }) })}</p>}
    </Paper>
  );
}

const heightOf = (awake: number) => ({ "--awake": awake }) as CSSProperties;
const isEvening = ({ options }: Planned) => paceOf(options as OptionValues) === "evening";

function Overlap({ hours, isEvening }: { hours: WakingHours; isEvening: boolean }) {
  const t = useTranslations("lobby.days");
  const format = useFormatter();
  const now = useNow();
  const { people } = hours;
  const awake = locally(hours.awake, offsetAt(localZone(), now.getTime()));
  const together = longestTogether(awake, people);
  // Any day will do: it only lends its hours.
  const clock = (slot: number) =>
    format.dateTime(Date.UTC(2000, 0, 1, 0, slot * 30), { ...CLOCK, timeZone: "UTC" });
  const said =
    together === null
      ? t("never", { people, most: Math.max(...awake) })
      : together.slots === awake.length
        ? t("always")
        : t("together", { from: clock(together.from), until: clock(together.from + together.slots) });
  const isEnough = together !== null && together.slots >= ENOUGH_FOR_AN_EVENING;
  return (
    <>
      <div aria-hidden="true">
        <ol className="days-strip" style={{ "--people": people } as CSSProperties}>
          {awake.map((count, slot) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a half hour is its place
            <li key={slot} style={heightOf(count)} data-all={count === people || undefined} />
          ))}
        </ol>
        <p className="days-clock figures small quiet">
          {[0, 12, 24, 36, 48].map((slot) => (
            <span key={slot}>{clock(slot)}</span>
          ))}
        </p>
      </div>
      <p>
        {said} {t(isEvening ? (isEnough ? "evening.fits" : "evening.tooShort") : "days")}
      </p>
      <p className="small quiet">{t("who")}</p>
    </>
  );
}
