import type { ClockRules } from "@consigliere/contract/clock-rules";
import type { Profile } from "@consigliere/store/profiles";
import type { Membership } from "../match/contents.ts";
import { zoneOf } from "../match/seats.ts";
import type { Words } from "../words.ts";

/** The outcome of a decision that is not made in time. */
export interface Default {
  readonly whenOut: ClockRules["whenOut"];
  /** In the words of its reader, who alone may know it: it may depend on their hand. */
  readonly answer: string;
}

/** The deadline in the reader's local time, and what happens then, if that is known. */
export function deadlineLine(
  words: Words,
  reader: Profile,
  { deadline }: Membership,
  after: Default | undefined,
): string[] {
  if (deadline === undefined) return [];
  const values = timeIn(reader.locale, zoneOf(reader), new Date(deadline));
  return after === undefined
    ? [words("notification.deadline.until", values)]
    : [words(`notification.deadline.${after.whenOut}`, { ...values, answer: after.answer })];
}

/** "Tuesday, March 3 at 2:00 PM" and "Central European Time". */
export function timeIn(
  locale: string,
  timeZone: string,
  at: Date,
): { readonly time: string; readonly zone: string } {
  const time = new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  }).format(at);
  const timeZoneName = timeZone === "UTC" ? "long" : "longGeneric";
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName }).formatToParts(at);
  return { time, zone: parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone };
}
