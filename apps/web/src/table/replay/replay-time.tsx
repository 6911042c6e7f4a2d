"use client";

import { useFormatter, useTranslations } from "next-intl";
import { CLOCK } from "../../i18n/clock.ts";
import { localZone } from "../../i18n/local-zone.ts";
import type { Shot } from "./film.ts";

/** The time of the shown event, in place of the state of the table. */
export default function ReplayTime({ shot }: { readonly shot: Shot | null }) {
  const t = useTranslations("play.replay");
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
