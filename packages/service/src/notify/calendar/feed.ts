/** The decisions that wait for somebody, as a calendar that programs fetch regularly. Loaded on demand. */

import { createHash } from "node:crypto";
import ical, {
  ICalAlarmType,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventTransparency,
} from "ical-generator";
import type { Context } from "../../context.ts";
import type { Membership } from "../../match/contents.ts";
import { gameName, othersIn, type Words, wordsIn } from "../../words.ts";
import { calendarAt } from "./address.ts";

/** The interval, in seconds, at which programs are asked to fetch it. */
const REFRESH_SECONDS = 900;

/** Seconds before a deadline at which a program rings. */
const ALARM_SECONDS = 2 * 3600;

/**
 * The calendar under an address, as iCalendar: one event for each decision that has a deadline. The same rows give the
 * same bytes. @throws Refusal `calendar/unknown`
 */
export async function calendarFeed(context: Context, token: string): Promise<string> {
  const { calendar, rows } = await calendarAt(context, token);
  const words = await wordsIn(calendar.locale);
  const { baseUrl, hostname } = context.settings;
  const place = { baseUrl, hostname, locale: calendar.locale };
  return ical({
    name: words("calendar.name"),
    prodId: { company: "Consigliere", product: "decisions", language: calendar.locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH_SECONDS,
    events: rows
      .flatMap((row) => eventOf(words, place, row))
      .toSorted((one, other) => String(one.id).localeCompare(String(other.id))),
  }).toString();
}

/** The event of a row's decision; none if there is no decision, or if its clock rests. */
function eventOf(
  words: Words,
  { baseUrl, hostname, locale }: Readonly<Record<"baseUrl" | "hostname" | "locale", string>>,
  { matchId, game, status, promptIds, deadline, opponents, updatedAt, dueChangedAt = updatedAt }: Membership,
): ICalEventData[] {
  const [promptId] = promptIds;
  if (status !== "playing" || promptId === undefined || deadline === undefined) return [];
  const url = `${baseUrl}/${locale}/m/${matchId}/`;
  const named = { game: gameName(words, game), others: othersIn(words, opponents) };
  const summary = words("calendar.due", named);
  return [
    {
      id: `${uidOf(matchId, promptId)}@${hostname}`,
      // In UTC: the program knows where its owner is.
      start: deadline,
      stamp: dueChangedAt,
      lastModified: dueChangedAt,
      sequence: editionOf(dueChangedAt),
      summary,
      description: words("calendar.description", { url }),
      url,
      transparency: ICalEventTransparency.TRANSPARENT,
      alarms: [{ type: ICalAlarmType.display, trigger: ALARM_SECONDS, description: summary }],
    },
  ];
}

function uidOf(matchId: string, promptId: string): string {
  return createHash("sha256").update(`${matchId} ${promptId}`).digest("hex").slice(0, 32);
}

/** The sequence number of a change at that time, which grows with it: in seconds, the precision of the dates. */
function editionOf(changedAt: string): number {
  return Math.floor((Date.parse(changedAt) - Date.parse("2020-01-01T00:00:00Z")) / 1000);
}
