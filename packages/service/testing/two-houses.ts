/**
 * Two instances in which the same happens at the same times. The only difference is that in each of their matches one seat
 * holds other cards, and other cards lie face down.
 */
import { usualHouseRules } from "@consigliere/contract/house-rules";
import { toldTo } from "@consigliere/engine/event";
import { games } from "@consigliere/games/registry";
import type { Profile } from "@consigliere/store/profiles";
import { makeToken } from "../src/account/access-tokens.ts";
import { openPage } from "../src/live/page.ts";
import { openTable } from "../src/match/load.ts";
import { spectatorBy } from "../src/match/spectators.ts";
import { makeCalendar } from "../src/notify/calendar/address.ts";
import { setWebhook } from "../src/notify/webhook/settings.ts";
import { inviteSpectators } from "../src/play/invite-spectators.ts";
import { viewMatch } from "../src/play/view-match.ts";
import { openContext, type TestContext } from "./context.ts";
import { giveDevice } from "./devices.ts";
import { headsNumbered } from "./heads.ts";
import { type Course, playUntilWorldsPart, type WorldName } from "./hidden-cards.ts";
import { startedMatch } from "./pennies-match.ts";

/** A course of a game, and how many minutes late spectators see it. */
export interface GameCourse extends Course {
  readonly game: string;
  readonly options?: object;
  readonly delayMinutes: 0 | 10;
}

/** Days in which everything waits that is told by day, until the morning. */
const PACE = { turnHours: 36, windowHours: 36 };

/**
 * Each game at its smallest table and at its largest. In Crooks the player who is asked is about to look where they
 * like, so nothing is hidden from them.
 */
const usual: readonly GameCourse[] = Object.values(games).flatMap(({ meta: { id: game, seats } }) => [
  {
    game,
    seed: `${game}, live`,
    seats: seats.min,
    inputs: 4,
    asksHolder: game === "crooks",
    delayMinutes: 0,
  },
  {
    game,
    seed: `${game}, late`,
    seats: seats.max,
    inputs: 14,
    asksHolder: true,
    delayMinutes: 10,
  },
]);

/** The sheet on which jailbreaks wait for the Feds, with a jailbreak in hand in one house alone. */
const fedsCall: GameCourse = {
  game: "nothing-personal",
  seed: "nothing-personal, feds",
  seats: 3,
  options: { fedsCall: "once" },
  inputs: 20,
  asksHolder: true,
  asked: { topic: "feds-call", part: "out" },
  delayMinutes: 0,
};

export const courses: readonly GameCourse[] = [...usual, fedsCall];

/** A match in one of the instances. */
export interface Table {
  readonly id: string;
  readonly seed: string;
  readonly game: string;
  /** By seat. */
  readonly people: readonly Profile[];
  /** The last seat, which holds the difference. */
  readonly holder: number;
  /** Those who may not know what differs: as users, and spectators by their link. */
  readonly blind: readonly string[];
  /** The number of events each of them had been told when the worlds parted. */
  readonly told: ReadonlyMap<string, number>;
  /** The number told to everybody. */
  readonly toldToAll: number;
}

export interface House {
  readonly t: TestContext;
  readonly tables: ReadonlyMap<string, Table>;
  /** Those who hold the difference nowhere. */
  readonly people: readonly Profile[];
  /** Has no seat of their own. */
  readonly friend: Profile;
  /** The text that a script of the first person sends. */
  readonly script: string;
  /** The calendar addresses of those who may not know the difference. */
  readonly calendars: readonly string[];
  /** Without the values that look random to everybody. */
  readonly normal: (reply: string) => string;
}

export async function houseOf(world: WorldName): Promise<House> {
  const t = await openContext(Object.values(games));
  const people: Profile[] = [];
  for (const [name, habits] of Object.entries(HABITS)) people.push(await personIn(t, name, habits));
  const dan = await personIn(t, "Dan", { standIn: "regular:gunman" });
  const friend = await personIn(t, "Fay");
  const [ann] = people as [Profile];
  for (const [at, person] of people.entries()) if (at > 0) await giveDevice(t, person, `phone-${at}`);
  const tables = new Map<string, Table>();
  for (const course of courses) {
    const sitting = [...people.slice(0, course.seats - 1), dan];
    tables.set(course.seed, await tableOf(t, sitting, world, course));
  }
  const matches = [...tables.values()].map(({ id }) => id);
  const { secret } = await makeToken(t.context, ann.userId, { name: "Script", matches, days: 30 });
  const calendars: string[] = [];
  for (const { userId } of people) calendars.push((await makeCalendar(t.context, userId, "en")).address);
  return { t, tables, people, friend, script: secret, calendars, normal: headsNumbered() };
}

type Habits = Partial<Omit<Profile, "userId">>;

/** Each reader's hours, channels and language, and the bot that would play for them. */
const HABITS: Readonly<Record<string, Habits>> = {
  Ann: { digestHours: [15], standIn: "shark:gunman" },
  Bob: {
    locale: "ja",
    timeZone: "Asia/Tokyo",
    preferences: { yourTurn: ["push", "email"] },
    standIn: "easy:gunman",
  },
  Cleo: { preferences: { yourTurn: ["push", "email"] }, standIn: "regular:fox" },
  Eve: { messagesADay: 1, locale: "ja", standIn: "shark:fox" },
  Gil: { messagesADay: 2, timeZone: "America/Los_Angeles" },
};

/** Somebody who hears of everything, unless they like it otherwise. */
async function personIn(t: TestContext, name: string, habits: Habits = {}): Promise<Profile> {
  const { userId } = await t.person(name);
  const told = await t.context.store.profiles.change(userId, (now) => ({
    ...now,
    messagesADay: null,
    ...habits,
  }));
  if (told === undefined) throw new Error(`nobody is ${name}`);
  return told;
}

/** Addresses for the news of the matches, one after the other. */
const PLACES = [
  "https://discord.com/api/webhooks/1/secret",
  "https://hooks.slack.com/services/secret",
  "https://elsewhere.test/news",
];

/** A match with open pages, spectators and a channel for its news, up to the point where the worlds part. */
async function tableOf(
  t: TestContext,
  people: readonly Profile[],
  world: WorldName,
  course: GameCourse,
): Promise<Table> {
  const { context } = t;
  const host = people[0]?.userId ?? "";
  const agreed = {
    ...usualHouseRules,
    letters: "private",
    openAtEnd: false,
    publicReplay: true,
    seatOrder: "chosen",
  } as const;
  const id = await startedMatch(t, people, { ...PACE, ...course.options }, course.game, agreed);
  await inviteSpectators(context, host, id, course.delayMinutes);
  const place = courses.indexOf(course);
  const address = PLACES[place % PLACES.length] ?? "";
  await setWebhook(context, host, id, { address, locale: place % 2 === 0 ? "en" : "ja" });
  const { spectators } = (await context.store.matches.meta(id)) ?? {};
  const holder = people.length - 1;
  const blind = [...people.slice(0, holder).map(({ userId }) => userId), spectatorBy(spectators?.word ?? "")];
  // Late spectators see the cards that were dealt before.
  t.clock.advance(course.delayMinutes * 60);
  for (const userId of [...blind, people[holder]?.userId ?? ""]) {
    const { live } = await viewMatch(context, userId, id);
    await openPage(context, `${course.seed} ${userId}`, live.ticket);
  }
  await playUntilWorldsPart(t, { people, matchId: id, world }, course);
  await t.settle();
  const told = new Map<string, number>();
  for (const userId of blind) told.set(userId, (await viewMatch(context, userId, id)).table?.told ?? 0);
  const { run } = await openTable(context, id);
  return {
    id,
    seed: course.seed,
    game: course.game,
    people,
    holder,
    blind,
    told,
    toldToAll: toldTo(run.told, "spectator"),
  };
}
