/** The address of somebody's calendar. Nobody can guess it, and it works until its owner withdraws it. */

import { createHash, timingSafeEqual } from "node:crypto";
import type { Locale } from "@consigliere/languages";
import type { Calendar } from "@consigliere/store/calendars";
import type { Context } from "../../context.ts";
import type { Membership } from "../../match/contents.ts";
import { limit, type RateLimit } from "../../rate-limit.ts";
import { Refusal } from "../../refusal.ts";

const CALENDARS_PER_PERSON: RateLimit = { name: "calendar-person", calls: 20, seconds: 3600 };

/** In bytes: twice as many as needed against guessing. */
const SECRET_BYTES = 32;

/** The ending by which programs know that a file is a calendar. */
const ENDING = ".ics";

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");

/**
 * Makes an address; the old one leads nowhere from now on. The address is shown here and never again. @throws Refusal
 * `request/too-many`
 */
export async function makeCalendar(
  context: Context,
  userId: string,
  locale: Locale,
): Promise<{ address: string; since: string }> {
  await limit(context, CALENDARS_PER_PERSON, userId);
  const secret = context.chance.hex(SECRET_BYTES);
  const since = context.clock().toISOString();
  await context.store.calendars.put(userId, { secretHash: hashOf(secret), locale, since });
  return {
    address: `${context.settings.baseUrl}/api/calendar/${userId}.${secret}${ENDING}`,
    since,
  };
}

/** A calendar and the rows of its owner. @throws Refusal `calendar/unknown` for every address that leads to none */
export async function calendarAt(
  context: Context,
  token: string,
): Promise<{ readonly calendar: Calendar; readonly rows: readonly Membership[] }> {
  const [userId = "", secret = ""] = token.split(".");
  const found = userId === "" ? undefined : await context.store.calendars.read(userId);
  const expected = found?.calendar.secretHash ?? hashOf("");
  const isRight = timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(expected));
  if (found === undefined || !isRight) throw new Refusal("calendar/unknown");
  return found;
}
