import { knownTimeZone } from "@consigliere/contract/values";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Membership } from "@consigliere/store/memberships";
import type { Profile } from "@consigliere/store/profiles";
import { houseRulesOf } from "../match/house-rules.ts";
import type { Words } from "../words.ts";

/** The deadline in the reader's local time, and the answer that the house gives then, if it gives one. */
export function deadlineLine(
  words: Words,
  { locale, timeZone }: Profile,
  { meta, row }: { readonly meta: MatchMeta; readonly row: Membership },
  answer: string | undefined,
): string[] {
  const { deadline } = row;
  if (deadline === undefined) return [];
  const values = timeIn(locale, knownTimeZone(timeZone), new Date(deadline));
  if (houseRulesOf(meta).clock.whenOut !== "fallback") return [words("notification.reminder.until", values)];
  return answer === undefined
    ? [words("notification.yourTurn.deadline", values)]
    : [words("notification.yourTurn.answered", { ...values, answer })];
}

/** "Tuesday, March 3 at 2:00 PM" and "Central European Time". */
function timeIn(
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
