import { isDeepStrictEqual } from "node:util";
import type {
  EmailState,
  changeProfile as endpoint,
  Profile as ProfileView,
} from "@consigliere/contract/account";
import type { CallOf } from "@consigliere/contract/endpoint";
import { settingsOf } from "@consigliere/contract/profile-settings";
import { knownTimeZone } from "@consigliere/contract/values";
import type { Locale } from "@consigliere/languages";
import type { SeatMeta } from "@consigliere/store/matches";
import type { Profile } from "@consigliere/store/profiles";
import type { Context } from "../context.ts";
import { editMatch } from "../match/edit.ts";
import { renewedLoan } from "../match/loans.ts";
import { ownerOf, personIn } from "../match/people.ts";
import { homeOf, refreshed, seatFor, zoneOf } from "../match/seats.ts";
import { Refusal } from "../refusal.ts";
import { shown } from "./devices.ts";
import { newcomer } from "./newcomer.ts";
import type { Person } from "./person.ts";
import { chosenBy, fullPreferences } from "./preferences.ts";
import { vacationsAfter } from "./vacations.ts";

/** The first facts about a newcomer. */
export interface Introduction {
  /** Null when they gave none: the service calls them a newcomer, and asks. */
  readonly name: string | null;
  readonly locale: Locale;
  readonly timeZone?: string;
  readonly portrait?: string;
}

/** The user's profile; made from the introduction when there is none yet. */
export async function ensureProfile(context: Context, userId: string, intro: Introduction): Promise<Profile> {
  const known = await context.store.profiles.get(userId);
  if (known !== undefined) return known;
  const profile: Profile = {
    userId,
    ...(intro.name === null ? { name: await newcomer(intro.locale), unnamed: true } : { name: intro.name }),
    locale: intro.locale,
    timeZone: knownTimeZone(intro.timeZone ?? "UTC"),
    portrait: intro.portrait ?? userId.slice(0, 64),
    preferences: {},
    unsubscribeToken: context.chance.id() + context.chance.id(),
  };
  if (await context.store.profiles.create(profile)) return profile;
  // Two requests of a newcomer came at the same moment. The faster one's profile counts.
  return (await context.store.profiles.get(userId)) ?? profile;
}

/** The profile of somebody with a session. An address does not say how its owner wants to be called. */
export function profileOf(context: Context, who: Person, locale: Locale): Promise<Profile> {
  return ensureProfile(context, who.userId, { name: null, locale });
}

/** Notes by which of the service's addresses somebody comes, for the links in their messages. */
export async function noteAddress({ settings, store }: Context, { userId, cameBy }: Profile): Promise<void> {
  const { addresses, baseUrl } = settings;
  if (addresses.length === 1 || cameBy === baseUrl) return;
  await store.profiles.change(userId, (profile) => ({ ...profile, cameBy: baseUrl }));
}

/** The profile as its owner sees it. */
export function profileView(
  profile: Profile,
  who: Person,
  emailState: EmailState,
): Omit<ProfileView, "hasBot"> {
  return {
    userId: profile.userId,
    name: profile.name,
    isNamed: profile.unnamed !== true,
    isGuest: who.email === null,
    email: who.email,
    emailState,
    locale: profile.locale,
    timeZone: zoneOf(profile),
    isZoneKnown: homeOf(profile) !== null,
    portrait: String(profile.portrait),
    preferences: fullPreferences(profile, who.email),
    ...settingsOf(profile),
    ...(profile.chat && { chat: { name: profile.chat.name, since: profile.chat.since } }),
    devices: (profile.devices ?? []).map((device) => shown(device, who.session)),
    showsPresence: profile.hidesPresence !== true,
    ...(profile.blocked && { blocked: profile.blocked.map(({ id, name }) => ({ id, name })) }),
    vacations: [...(profile.vacations ?? [])],
  };
}

/** The profile with the zone of its owner's browser, if it has none yet. */
export async function zoned(context: Context, profile: Profile, browserZone: string): Promise<Profile> {
  const timeZone = knownTimeZone(browserZone);
  if (homeOf(profile) !== null || homeOf({ timeZone }) === null) return profile;
  const next = await context.store.profiles.change(profile.userId, (now) => ({ ...now, timeZone }));
  if (next === undefined) return profile;
  await takeToTables(context, next);
  return next;
}

/**
 * Changes the profile. A new name or face is copied to the tables where the user sits. So are the times when their
 * clocks rest and when they are reminded, and the bot that stands in for them.
 * @throws Refusal `account/vacation-refused`; `account/sign-in-first` when the account was deleted meanwhile
 */
export async function changeProfile(
  context: Context,
  profile: Profile,
  change: CallOf<typeof endpoint>["body"],
): Promise<Profile> {
  const { preferences = {}, showsPresence, addVacation, dropVacation, unblock, ...plain } = change;
  const email = change.preferences === undefined ? null : await context.emailOf(profile.userId);
  const next = await context.store.profiles.change(profile.userId, ({ unnamed, hidesPresence, ...now }) => ({
    ...now,
    ...((showsPresence === undefined ? hidesPresence : !showsPresence) && { hidesPresence: true }),
    ...(unnamed === true && change.name === undefined ? { unnamed } : {}),
    ...plain,
    ...(now.blocked && { blocked: now.blocked.filter(({ id }) => id !== unblock) }),
    ...(change.timeZone !== undefined && {
      timeZone: knownTimeZone(change.timeZone),
      zoneChosen: true as const,
    }),
    ...((addVacation || dropVacation) && {
      vacations: vacationsAfter({ ...now, ...plain }, { addVacation, dropVacation }, context.clock()),
    }),
    preferences: chosenBy(now, email, preferences),
  }));
  if (next === undefined) throw new Refusal("account/sign-in-first");
  if (!isDeepStrictEqual(seatFor(next), seatFor(profile))) await takeToTables(context, next);
  return next;
}

function renewedSeat(seat: SeatMeta, profile: Profile): SeatMeta {
  if (personIn(seat) !== profile.userId && ownerOf(seat) !== profile.userId) return seat;
  return seat.loan === undefined ? refreshed(seat, profile) : renewedLoan(seat, profile);
}

async function takeToTables(context: Context, profile: Profile): Promise<void> {
  const rows = await context.store.memberships.list(profile.userId);
  for (const row of rows.filter((r) => r.status === "lobby" || r.status === "playing")) {
    await editMatch(context, row.matchId, (meta) => ({
      ...meta,
      seats: meta.seats.map((s) => renewedSeat(s, profile)),
    }));
  }
}
