"use client";

import { useFormatter, useTranslations } from "next-intl";
import { CLOCK } from "../../i18n/clock.ts";
import { localZone } from "../../i18n/local-zone.ts";
import type { Shot } from "./film.ts";
import { ReplayWords } from "./replay-words.tsx";

interface ReplayTimeProps {
  readonly shot: Shot | null;
}

/** The time of the shown event, in place of the state of the table. */
export default function ReplayTime(props: ReplayTimeProps) {
  return (
    <ReplayWords instead={<p className="waiting-for" />}>
      <Time {...props} />
    </ReplayWords>
  );
}

function Time({ shot }: ReplayTimeProps) {
  const t = useTranslations("replay");
  const format = useFormatter();
  if (shot === null) return <p className="waiting-for">{t("winding")}</p>;
  const { frame, at, count } = shot;
  const when = format.dateTime(new Date(frame.at), {
    day: "numeric",
    month: "short",
    ...CLOCK,
    timeZone: localZone(),
  });
  return <p className="waiting-for">{t("time", { when, at, count })}</p>;
}
