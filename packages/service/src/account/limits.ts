/** How often people, callers and the whole service may take costly actions. */
import type { Context } from "../context.ts";
import { limit, type RateLimit } from "../rate-limit.ts";
import type { Person } from "./person.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;

export const TOKENS_PER_CALLER: RateLimit = { name: "token-caller", calls: 60, seconds: 900 };
export const CODES_PER_CALLER: RateLimit = { name: "code-caller", calls: 20, seconds: 900 };
/** Far more than anybody types. Whoever uses it up has guessed one code with a chance of one in a million. */
export const CODES_PER_ADDRESS: RateLimit = { name: "code-address", calls: 1000, seconds: HOUR };
export const GUESTS_PER_CALLER: RateLimit = { name: "guest-caller", calls: 200, seconds: HOUR };

const SIGN_INS_PER_CALLER: RateLimit = { name: "sign-in-caller", calls: 100, seconds: 900 };
/**
 * Strangers cannot fill anybody's mailbox, and cannot keep its owner out by asking for mails: beyond these, a mail goes
 * out only if none did in the same quarter of an hour, for then the last one is still valid.
 */
const MAILS_A_QUARTER = { calls: 5, seconds: 900 };
const MAILS_A_DAY = { calls: 20, seconds: DAY };
/**
 * An attacker who uses this up prevents sign-in mails until the hour is over, and nothing else: sessions last for
 * months, and guests need no mail. Without this limit an attacker could have mail sent to addresses that do not exist,
 * until the carrier stops all mail of the service for days. The limit is higher than that of one caller for an hour. It
 * is the same for addresses with and without an account, so it reveals nothing about them.
 */
const SIGN_INS_OF_ALL: RateLimit = { name: "sign-in-house", calls: 500, seconds: HOUR };

/** Each leaves an item behind. */
export const INVITATIONS_PER_PERSON: RateLimit = { name: "invitation-person", calls: 60, seconds: HOUR };

/** Clubs that are founded and changed. */
export const CLUBS_PER_PERSON: RateLimit = { name: "club-person", calls: 60, seconds: HOUR };
/** Links to clubs that are tried. */
export const CLUB_LINKS_PER_CALLER: RateLimit = { name: "club-link-caller", calls: 200, seconds: HOUR };

/** Messages by which somebody tests a channel, on all their devices. */
export const TRIALS_PER_PERSON: RateLimit = { name: "trial-person", calls: 6, seconds: HOUR };

const MATCHES_PER_PERSON: RateLimit = { name: "match-person", calls: 30, seconds: HOUR };
/** As many as guests may enter: otherwise a caller who wants more matches could come in as another guest. */
const GUEST_MATCHES_PER_CALLER: RateLimit = { name: "match-guest-caller", calls: 200, seconds: HOUR };

/** Counts a mail that gives an account its address. @throws Refusal `request/too-many` */
export async function limitConfirmations(context: Context, email: string, caller: string): Promise<void> {
  const address = email.toLowerCase();
  await limit(context, SIGN_INS_PER_CALLER, caller);
  await limit(context, { name: "confirm-address", ...MAILS_A_QUARTER }, address);
  await limit(context, { name: "confirm-address", ...MAILS_A_DAY }, address);
  await limit(context, SIGN_INS_OF_ALL, "all");
}

/**
 * Counts a mail that lets its reader in. False: none is to be sent, because one is there that is still valid. Whoever
 * asks is not told. @throws Refusal `request/too-many`
 */
export async function needsSignInMail(context: Context, email: string, caller: string): Promise<boolean> {
  await limit(context, SIGN_INS_PER_CALLER, caller);
  const counted = `sign-in-address ${email.toLowerCase()}`;
  const [quarter, day] = await Promise.all(
    [MAILS_A_QUARTER, MAILS_A_DAY].map(({ seconds }) => context.store.rates.increment(counted, seconds)),
  );
  const isBusyDay = (day?.count ?? 0) > MAILS_A_DAY.calls;
  if ((quarter?.count ?? 0) > (isBusyDay ? 1 : MAILS_A_QUARTER.calls)) return false;
  await limit(context, SIGN_INS_OF_ALL, "all");
  return true;
}

/** Counts a match that is opened by somebody, or by a newcomer who will be a guest. @throws Refusal `request/too-many` */
export async function limitMatches(context: Context, who: Person | null, caller: string): Promise<void> {
  if (who === null || who.email === null) await limit(context, GUEST_MATCHES_PER_CALLER, caller);
  if (who !== null) await limit(context, MATCHES_PER_PERSON, who.userId);
}
