/**
 * The data that the service keeps about somebody, for them to download: one page at a time, because a life of matches is
 * long.
 */
import type { OwnData, OwnPerson } from "@consigliere/contract/own-data";
import type { Profile } from "@consigliere/store/profiles";
import { readTokens } from "../account/access-tokens.ts";
import type { Person } from "../account/person.ts";
import { clubsOf } from "../club/clubs.ts";
import type { Context } from "../context.ts";
import { meView } from "../notify/email/address.ts";
import { readReached } from "../notify/last-reached.ts";
import { limit, type RateLimit } from "../rate-limit.ts";
import { ownMatch } from "./own-match.ts";

const PAGES_PER_PERSON: RateLimit = { name: "own-data-person", calls: 300, seconds: 3600 };

/** Bytes and matches after which a page is long enough. */
const ENOUGH = 1_000_000;
const MOST_MATCHES = 20;

/** The page of `person`'s data that begins after the match `after`. @throws Refusal `request/too-many` */
export async function readOwnData(
  context: Context,
  person: Person,
  profile: Profile,
  after?: string,
): Promise<OwnData> {
  const { store, clock } = context;
  const { userId } = person;
  await limit(context, PAGES_PER_PERSON, userId);
  const rows = (await store.memberships.list(userId))
    .filter(({ matchId }) => after === undefined || matchId > after)
    .toSorted((a, b) => (a.matchId < b.matchId ? -1 : 1));
  const matches = [];
  let bytes = 0;
  for (const row of rows.slice(0, MOST_MATCHES)) {
    const match = await ownMatch(context, row);
    matches.push(match);
    bytes += Buffer.byteLength(JSON.stringify(match));
    if (bytes >= ENOUGH) break;
  }
  return {
    format: "consigliere-own-data/1",
    at: clock().toISOString(),
    ...(after === undefined && { person: await ownPerson(context, person, profile) }),
    matches,
    next: matches.length < rows.length ? (matches.at(-1)?.matchId ?? null) : null,
  };
}

async function ownPerson(context: Context, person: Person, profile: Profile): Promise<OwnPerson> {
  const { store } = context;
  const { userId } = person;
  const [view, channels, calendar, accessTokens, clubs, untold] = await Promise.all([
    meView(context, profile, person),
    readReached(context, userId),
    store.calendars.get(userId),
    readTokens(context, userId),
    clubsOf(context, userId),
    store.notifications.list(userId),
  ]);
  return {
    profile: view,
    channels,
    calendar: calendar === undefined ? null : { since: calendar.since, locale: calendar.locale },
    accessTokens,
    clubs: clubs.map(({ id, name, founder, foundedAt, members }) => ({
      id,
      name,
      isFounder: founder === userId,
      joinedAt: members.find((one) => one.userId === userId)?.joinedAt ?? foundedAt,
    })),
    watched: (profile.watched ?? []).map(({ matchId }) => matchId),
    untold: untold.map(({ kind, matchId, at }) => ({ kind, matchId, at })),
  };
}
