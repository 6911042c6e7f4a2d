import { useFormatter } from "next-intl";
import { CLOCK } from "../i18n/clock.ts";
import { localZone } from "../i18n/local-zone.ts";

/** Gives a time to the minute, in the reader's zone. */
export function useWhen(): (at: string) => string {
  const format = useFormatter();
  return (at) =>
    format.dateTime(new Date(at), {
      weekday: "short",
      month: "short",
      day: "numeric",
      ...CLOCK,
      timeZone: localZone(),
    });
}
