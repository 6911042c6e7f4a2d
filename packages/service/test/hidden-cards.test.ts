/**
 * A viewer who may not know a card gets the same bytes at the same time, whatever they request: in all games, by all
 * endpoints.
 */
import type { AnswerValue } from "@consigliere/contract/answer";
import { randomAnswer } from "@consigliere/engine/legal-answers";
import { seededRandom } from "@consigliere/engine/random";
import { seatsOf } from "@consigliere/engine/seat";
import { manifestOf } from "@consigliere/games/catalogue";
import { forecastQuestions } from "@consigliere/games/question-forecast";
import { tryOut } from "@consigliere/games/sandbox";
import { storyOf } from "@consigliere/games/stories";
import { beforeAll, describe, expect, it } from "vitest";
import { readTokens } from "../src/account/access-tokens.ts";
import { changeProfile } from "../src/account/profile.ts";
import { createTablePasses } from "../src/account/table-passes.ts";
import { personByToken } from "../src/account/token-holder.ts";
import { readDashboard } from "../src/lobby/dashboard.ts";
import { readInvitation } from "../src/lobby/invitation.ts";
import { borrowSeat, offerSeat } from "../src/match/lending.ts";
import { openTable } from "../src/match/load.ts";
import { openDecisions } from "../src/match/record.ts";
import { REPLAY, spectatorBy } from "../src/match/spectators.ts";
import { standIn } from "../src/match/stand-in.ts";
import { keyFor } from "../src/match/table-link.ts";
import { calendarFeed } from "../src/notify/calendar/feed.ts";
import { openLink } from "../src/notify/email/short-links.ts";
import { readWebhook } from "../src/notify/webhook/settings.ts";
import { readOwnData } from "../src/own-data/own-data.ts";
import { readOwnPace } from "../src/own-data/own-pace.ts";
import { readOwnRecord } from "../src/own-data/own-record.ts";
import { previewAct } from "../src/play/act.ts";
import { answerPrompt } from "../src/play/answer-prompt.ts";
import { changeSettings } from "../src/play/change-settings.ts";
import { readLog } from "../src/play/log.ts";
import { nudge } from "../src/play/nudge.ts";
import { readOrderDeeds } from "../src/play/order-deeds.ts";
import { readPastQuestions } from "../src/play/past-questions.ts";
import { readPicture } from "../src/play/picture.ts";
import { readPlannable } from "../src/play/plannable.ts";
import { readProof } from "../src/play/proof.ts";
import { resign } from "../src/play/resign.ts";
import { undoAnswer } from "../src/play/undo.ts";
import { viewIfChanged, viewMatch } from "../src/play/view-match.ts";
import { voteSubstitute } from "../src/play/vote.ts";
import { readLetters } from "../src/talk/letters.ts";
import { endAtOnce } from "../testing/hidden-cards.ts";
import { courses, type GameCourse, type House, houseOf, type Table } from "../testing/two-houses.ts";

const HOUR = 3600;

const late = courses.filter(({ delayMinutes }) => delayMinutes > 0);

let houses: readonly [House, House];
beforeAll(async () => {
  houses = [await houseOf("one"), await houseOf("other")];
});

type Reply = (house: House, table: Table) => Promise<unknown>;

/** Refusals with their reasons. A fault is not a refusal. */
async function reply(asked: Promise<unknown>): Promise<unknown> {
  try {
    return (await asked) ?? "done";
  } catch (error) {
    const { code, detail, complaints, retryAfter } = error as Record<string, unknown>;
    if (typeof code !== "string" || code.startsWith("rules/")) throw error;
    return { code, detail, complaints, retryAfter };
  }
}

/** Asks both instances the same, and demands the same answer to each question by its name. */
async function expectSame(
  seed: string,
  replies: (house: House, table: Table) => Promise<Record<string, unknown>>,
) {
  const [one, other] = await Promise.all(
    houses.map(async (house) => {
      const table = house.tables.get(seed);
      if (table === undefined) throw new Error(`no match of ${seed}`);
      return Object.entries(await replies(house, table)).map(
        ([name, said]) => [name, house.normal(JSON.stringify(said))] as const,
      );
    }),
  );
  const others = new Map(other);
  expect([...others.keys()]).toEqual(one?.map(([name]) => name));
  for (const [name, said] of one ?? [])
    if (said !== others.get(name)) expect(others.get(name), name).toBe(said);
}

/** Each question asked by those who may not know, one after the other. */
async function askedBy(
  askers: readonly string[],
  questions: (userId: string) => Record<string, () => Promise<unknown>>,
): Promise<Record<string, unknown>> {
  const replies: Record<string, unknown> = {};
  for (const [at, userId] of askers.entries())
    for (const [name, ask] of Object.entries(questions(userId)))
      replies[`${at}: ${name}`] = await reply(ask());
  return replies;
}

/** A player and a spectator who may not know. */
const twoOf = ({ blind }: Table) => [blind[0] ?? "", blind.at(-1) ?? ""];

const allLooks: (house: House, table: Table) => Promise<Record<string, unknown>> = (
  { t: { context } },
  table,
) =>
  askedBy(twoOf(table), (userId) => {
    const { id } = table;
    const told = table.told.get(userId) ?? 0;
    const look = (asked: Parameters<typeof viewMatch>[3]) => () => viewMatch(context, userId, id, asked);
    return {
      look: look({}),
      stakes: async () => {
        const { match, table: seen } = await viewMatch(context, userId, id);
        const story = storyOf(match.game);
        const asked = [...(seen?.prompts ?? []), ...(seen?.waiting ?? [])];
        return asked.map((each) => story?.stakesOf(seen?.view as never, each));
      },
      "since the beginning": look({ since: 0 }),
      "since shortly before": look({ since: Math.max(0, told - 3) }),
      "since what was seen": look({ since: "seen" }),
      "until a while ago": look({ since: Math.max(0, told - 9), until: told - 2 }),
      "from the holder's chair": look({ as: table.holder }),
      "all hands": look({ hands: "open", since: 0 }),
      "with its tag": async () => {
        const tagged = await viewIfChanged(context, userId, id, null, { since: told });
        return [tagged, await viewIfChanged(context, userId, id, tagged?.tag ?? null)];
      },
      log: () => readLog(context, userId, id, { limit: 50 }),
      "an old page of the log": () => readLog(context, userId, id, { limit: 5, before: told - 1 }),
      "the holder's log": () => readLog(context, userId, id, { limit: 50, as: table.holder }),
      deeds: () => readOrderDeeds(context, userId, id),
      questions: () => readPastQuestions(context, userId, id),
      plannable: () => readPlannable(context, userId, id),
      picture: () => readPicture(context, userId, id),
      proof: () => readProof(context, userId, id),
      webhook: () => readWebhook(context, userId, id),
      letters: () => readLetters(context, Promise.resolve({ userId }), id, { with: table.holder }),
    };
  });

/** The results of a page's workers: the forecast before its player sleeps, and a board to try on. */
const forecast: typeof allLooks = async ({ t }, { id, game, people }) => {
  const { table, viewer } = await viewMatch(t.context, people[0]?.userId ?? "", id);
  const manifest = manifestOf(game);
  const forecast = await manifest?.forecast?.();
  if (manifest === undefined || forecast === undefined || viewer === null) throw new Error("no forecast");
  const asker = { viewer, orders: [] };
  const rules = await manifest.rules();
  const start = { game: rules, forecast, view: table?.view, viewer };
  const [asked] = [...(table?.prompts ?? []), ...(table?.waiting ?? [])];
  return {
    forecastQuestion: forecastQuestions(rules, forecast, table?.view, asker),
    trial: tryOut(start, 1, []),
    "trial of the question": tryOut({ ...start, asked }, 1, [], true),
  };
};

/** The looks that show at once that something happened. */
const glances = ({ t }: House, table: Table, askers = table.blind) =>
  askedBy(askers, (userId) => ({
    news: () => viewIfChanged(t.context, userId, table.id, null, { since: table.told.get(userId) ?? 0 }),
    desk: async () => (await readDashboard(t.context, userId)).filter(({ matchId }) => matchId === table.id),
    "to pages": async () => t.sockets.sent.filter(([socket]) => socket === `${table.seed} ${userId}`),
    "who looks": async () => t.sockets.present.filter(([socket]) => socket === `${table.seed} ${userId}`),
  }));

/** By a link in a mail, and by a script. */
const otherWays: typeof allLooks = async ({ t: { context }, script }, { id, people: [ann] }) => {
  if (ann === undefined) throw new Error("nobody");
  const passes = createTablePasses(context);
  const byLink = await passes.holderOf(await passes.passOf(keyFor(context, ann, id), id), null);
  const byToken = await personByToken(context, script, id);
  const { inviteToken = "" } = (await context.store.matches.meta(id)) ?? {};
  return {
    invitation: await readInvitation(context, null, inviteToken),
    link: await viewMatch(context, byLink.userId, id, { since: "seen" }),
    script: await viewMatch(context, byToken.userId, id, { since: "seen" }),
    "a forged token": await reply(personByToken(context, script.replace(/.$/, "-"), id)),
  };
};

/** Ids of the holder's prompts in either world, and an id of none. */
async function holdersPrompts(seed: string): Promise<[string, AnswerValue][]> {
  const found = await Promise.all(
    houses.map(async ({ t, tables }) => {
      const { id = "", holder = 0 } = tables.get(seed) ?? {};
      return (await openTable(t.context, id)).run.prompts(holder);
    }),
  );
  const asked = found.flat().map(({ id, fallback }): [string, AnswerValue] => [id, fallback]);
  return [...new Map(asked), ["made-up", "pass"], ["0".repeat(24), "pass"]];
}

async function expectSameRefusals(seed: string): Promise<void> {
  const prompts = await holdersPrompts(seed);
  await expectSame(seed, ({ t: { context } }, table) =>
    askedBy(twoOf(table), (userId) => {
      const { id } = table;
      const answers = prompts.flatMap(([prompt, fallback], at) =>
        [fallback, "no-such-option"].map((value, which): [string, () => Promise<unknown>] => [
          `answer ${at} ${which}`,
          () =>
            answerPrompt(context, userId, id, { answerId: `forged-${at}-${which}-${userId}`, prompt, value }),
        ]),
      );
      return {
        ...Object.fromEntries(answers),
        undo: () => undoAnswer(context, userId, id, `undo-${userId}`),
        settings: () =>
          changeSettings(context, userId, id, { answerId: `set-${userId}`, settings: { no: "setting" } }),
        vote: () => voteSubstitute(context, userId, id, table.holder),
        nudge: () => nudge(context, userId, id, table.holder),
      };
    }),
  );
}

/** An answer that the seat may give in both worlds and then take back; null: there is none. */
async function revocable(seed: string, seat: number) {
  const runs = () =>
    Promise.all(
      houses.map(async ({ t, tables }) => (await openTable(t.context, tables.get(seed)?.id ?? "")).run),
    );
  const random = seededRandom(`answers of ${seat} in ${seed}`);
  const [asking] = await runs();
  for (const { id: prompt, question } of asking?.prompts(seat) ?? []) {
    for (let tries = 0; tries < 3; tries++) {
      const value = randomAnswer(question, random);
      const input = { kind: "answer", seat, prompt, value, by: "player" } as const;
      const canUndo = (await runs()).map((run) => run.apply(input).snapshot === null && run.canUndo(seat));
      expect(new Set(canUndo).size, `${seat} answers ${JSON.stringify(value)}`).toBe(1);
      if (canUndo[0] === true) return { prompt, value };
    }
  }
  return null;
}

const takenBack = new Map<string, number>();

async function answerAndTakeBack({ seed, game, seats }: GameCourse): Promise<void> {
  for (const seat of seatsOf(seats - 1)) {
    const answer = await revocable(seed, seat);
    if (answer === null) continue;
    takenBack.set(game, (takenBack.get(game) ?? 0) + 1);
    const say =
      (nth: number) =>
      (house: House, { id, people }: Table) =>
        answerPrompt(
          house.t.context,
          people[seat]?.userId ?? "",
          id,
          { answerId: `answer-${seat}-${nth}`, ...answer },
          0,
        );
    const takeBack =
      (nth: number): Reply =>
      ({ t }, { id, people }) =>
        undoAnswer(t.context, people[seat]?.userId ?? "", id, `undo-${seat}-${nth}`, 0);
    for (const act of [say(1), takeBack(1), say(2), takeBack(2)]) {
      await expectSame(seed, async (house, table) => {
        const said = await reply(act(house, table));
        await house.t.settle();
        return { said, ...(await glances(house, table)) };
      });
    }
  }
}

/** The last of those who may not know lends their seat. */
const lent: typeof allLooks = async ({ t, friend }, { id, people, holder, blind }) => {
  const { context } = t;
  const replies: Record<string, unknown> = {};
  const lender = people[holder - 1]?.userId ?? "";
  await offerSeat(context, lender, id, { days: 5, brief: "Keep cool." });
  const { offer } = await viewMatch(context, lender, id);
  const key = await createTablePasses(context).passOf(offer?.url.split("#")[1] ?? "", id);
  await borrowSeat(context, friend, id, key.word);
  await t.settle();
  for (const userId of [friend.userId, ...blind])
    replies[`look of ${userId}`] = await viewMatch(context, userId, id, { since: 0 });
  return replies;
};

describe.each(courses)("a hidden card ($seed)", (course) => {
  const { seed } = course;

  it("does differ for who holds it", async () => {
    const views = await Promise.all(
      houses.map(({ t, tables }) => {
        const { id = "", people = [] } = tables.get(seed) ?? {};
        return viewMatch(t.context, people.at(-1)?.userId ?? "", id);
      }),
    );
    expect(views[1]?.table?.view).not.toEqual(views[0]?.table?.view);
  });

  it("shows in no look", () => expectSame(seed, allLooks));
  it("shows in nothing that pages and desks are told", () => expectSame(seed, glances));
  it("shows by no link and to no script", () => expectSame(seed, otherWays));
  it("shows in no refusal", () => expectSameRefusals(seed));
  it("shows when nobody who knows it answers and takes back", () => answerAndTakeBack(course));
});

describe("hidden cards", () => {
  it.each(late)("show in no forecast and no trial ($seed)", ({ seed }) => expectSame(seed, forecast));

  it.each(late)("show in no seat that is lent ($seed)", ({ seed }) => expectSame(seed, lent));

  it("stay hidden where answers are taken back, in Mob City too", () => {
    expect(takenBack.get("mob-city")).toBeGreaterThan(0);
  });

  it("show in no calendar, list of tokens, record or export", async () => {
    const [one, other] = await Promise.all(
      houses.map(async ({ t: { context }, people, friend, calendars, normal }) => {
        const replies: unknown[] = [await readTokens(context, people[0]?.userId ?? "")];
        for (const address of calendars)
          replies.push(await calendarFeed(context, address.replace(/.*\/|\.ics$/g, "")));
        for (const person of [...people, friend])
          replies.push(
            await readOwnData(context, { userId: person.userId, email: null }, person),
            await readOwnRecord(context, person.userId),
            await readOwnPace(context, person),
          );
        return replies.map((each) => normal(JSON.stringify(each)));
      }),
    );
    expect(one?.join()).toContain("BEGIN:VEVENT");
    expect(other).toEqual(one);
  });

  it("show in no message, picture or desk, nor in when it comes", async () => {
    const [one = [], other] = await Promise.all(houses.map(messagesOf));
    for (const [what, sign] of Object.entries(SIGNS))
      expect(one.filter(([, text]) => text.includes(sign)).length, what).toBeGreaterThan(0);
    expect(other).toEqual(one);
  });

  it("and who would play for an absent player show nowhere before somebody does", async () => {
    const [, { t, tables }] = houses;
    const dan = tables.get(courses[0]?.seed ?? "")?.people.at(-1) ?? expect.fail("nobody");
    const changed = await changeProfile(t.context, dan, { standIn: "easy:fox" });
    await t.settle();
    for (const { seed } of courses) await expectSame(seed, glances);
    await changeProfile(t.context, changed, { standIn: dan.standIn ?? "" });
    await t.settle();
  });

  it.each(courses)("show neither in who plays for the absent, nor in when ($seed)", ({ seed }) =>
    standInAt(seed),
  );

  it.each(courses)("show in no public replay ($seed)", async ({ seed }) => {
    await expectSame(seed, async ({ t }, { id, people, holder, toldToAll }) => {
      // From before the worlds parted, the records of the other world cannot be run again.
      const context = { ...t.context, report: () => undefined };
      await resign(context, people[0]?.userId ?? "", id, { answerId: "resign-at-last" });
      await t.settle();
      await endAtOnce(t, id);
      const replay = spectatorBy(REPLAY);
      const watch = (look: Parameters<typeof viewMatch>[3]) => viewMatch(context, replay, id, look);
      const { match, recap } = await watch({ since: 0, until: toldToAll });
      expect([match.status, recap?.frames.length]).toEqual(["over", Math.min(toldToAll, 150)]);
      // Made from the events dealt when the worlds parted.
      const parted = await watch({ since: toldToAll, until: toldToAll + 1 });
      expect(parted.recap?.frames.map(({ view }) => typeof view)).toEqual(["object"]);
      return {
        replay: [recap, parted.recap],
        log: await readLog(context, replay, id, { limit: 50, before: toldToAll + 2 }),
        "the holder's": await reply(watch({ as: holder })),
      };
    });
  });
});

/**
 * Seconds between two looks of the service at due work, into the next day. Short ones come first, because orders and grace
 * take minutes.
 */
const TICKS = [60, 60, 120, 300, ...[1, 1, 1, 1, 1, 3, 3, 3, 3, 3].map((hours) => hours * HOUR)];
const NUDGED_AFTER = 5 * HOUR;

/** Everything that is sent, by the sign that it was sent. */
const SIGNS: Readonly<Record<string, string>> = {
  "news at Discord": "discord.com",
  "news at Slack": "hooks.slack.com",
  "news as JSON": "elsewhere.test",
  "a push": "push.test/phone-2",
  "a push in Japanese": "push.test/phone-1",
  "a mail": "ann@mob.test",
  "a mail in Japanese": "bob@mob.test",
  "one mail for several matches": "more)",
  "one for the next morning": "push.test/phone-3",
  "the board on a desk": "<svg",
};

/** Everything that goes out to those who may not know, and their desks, with the time, up to the first deadline. */
async function messagesOf(house: House): Promise<[string, string][]> {
  const { t } = house;
  const told: [string, string][] = [];
  const isDans = (address: string) => address.includes("dan");
  const end = await firstDeadline(house);
  const shown = new Set<string>();
  let passed = 0;
  for (const tick of TICKS) {
    if (t.clock.now().getTime() + tick * 1000 >= end) break;
    await t.pass(tick);
    if (passed < NUDGED_AFTER && passed + tick >= NUDGED_AFTER) told.push(...(await nudges(house)));
    passed += tick;
    const mails = t.mailer.sent.splice(0).filter(({ to }) => !isDans(to));
    const pages = t.sockets.sent.splice(0).filter(([socket]) => !isDans(socket));
    const sent = [...mails, ...t.pusher.sent.splice(0), ...t.webhooks.sent.splice(0), ...pages];
    const texts = [...sent.map((each) => JSON.stringify(each)), ...(await desksOf(house, shown))];
    for (const [, token = ""] of mails.flatMap(({ text }) => [...text.matchAll(/\/o\/#([\w.-]+)/g)])) {
      const led = await reply(openLink(t.context, token));
      const [, act] = /act\/\?token=([^#]+)/.exec(JSON.stringify(led)) ?? [];
      texts.push(JSON.stringify(led));
      if (act !== undefined) texts.push(JSON.stringify(await reply(previewAct(t.context, act))));
    }
    // Mails that leave at the same moment leave in any order.
    told.push(...texts.toSorted().map((text): [string, string] => [t.clock.now().toISOString(), text]));
  }
  expect(passed).toBeGreaterThan(NUDGED_AFTER);
  return told;
}

/** Desks, with the pictures that they have not `shown` yet. */
async function desksOf({ t: { context }, people }: House, shown: Set<string>): Promise<string[]> {
  const texts: string[] = [];
  for (const { userId } of people) {
    const rows = await readDashboard(context, userId);
    texts.push(JSON.stringify(rows));
    for (const { matchId, picture } of rows) {
      const address = `${userId} ${matchId} ${picture}`;
      if (shown.has(address)) continue;
      shown.add(address);
      texts.push(`${address} ${await readPicture(context, userId, matchId)}`);
    }
  }
  return texts;
}

/** Milliseconds. */
async function firstDeadline({ t, tables, people }: House): Promise<number> {
  const looks = [...tables.values()].map(({ id }) => viewMatch(t.context, people[0]?.userId ?? "", id));
  const waits = (await Promise.all(looks)).flatMap(({ table }) => table?.waiting ?? []);
  return Math.min(...waits.flatMap(({ deadline }) => (deadline === null ? [] : Date.parse(deadline))));
}

/** The reply to each player who nudges the next seat. */
async function nudges({ t, tables }: House): Promise<[string, string][]> {
  const told: [string, string][] = [];
  for (const { id, people, holder } of tables.values()) {
    for (const seat of people.keys()) {
      const by = people[(seat + 1) % holder]?.userId ?? "";
      told.push([`${id} ${seat}`, JSON.stringify(await reply(nudge(t.context, by, id, seat)))]);
    }
  }
  await t.settle();
  return told;
}

/** Seconds between two looks at a table where bots stand in, and the number of looks. */
const STAND_IN_LOOK = 30;
const STAND_IN_LOOKS = 4;

/**
 * Bots of different manners play for everybody who is asked, the holder last. The others see the same at the same times
 * until the step ends. What the holder's bot chose may tell what it held, so of its answer only the time counts.
 */
async function standInAt(seed: string): Promise<void> {
  let isEnded = false;
  for (const isHolder of [false, true]) {
    const begun = new Map<House, number>();
    let awaited = 0;
    await expectSame(seed, async (house, table) => {
      const { context } = house.t;
      const asked = openDecisions((await openTable(context, table.id)).position).filter(
        ({ seat }) => (seat === table.holder) === isHolder,
      );
      for (const decision of isEnded ? [] : asked)
        await standIn(context, await openTable(context, table.id), decision);
      awaited = isEnded ? 0 : asked.length;
      begun.set(house, (await context.store.matches.newest(table.id))?.seq ?? 0);
      return awaited === 0 ? {} : glances(house, table, twoOf(table));
    });
    for (let look = 0; look < STAND_IN_LOOKS && awaited > 0; look++) {
      await expectSame(seed, async (house, table) => {
        await (look === 0 ? house.t.settle() : house.t.pass(STAND_IN_LOOK));
        const records = await recordsAfter(house, table.id, begun.get(house) ?? 0);
        const last = records.findIndex(({ snapshot }) => isHolder || snapshot !== undefined);
        const ends = last !== -1;
        const answers = records
          .slice(0, ends ? last + 1 : undefined)
          .map(({ at, input }) => (isHolder ? at : `${at} ${JSON.stringify(input)}`));
        isEnded ||= ends;
        if (ends || answers.length >= awaited) awaited = 0;
        return {
          ends,
          answers: answers.toSorted(),
          ...(!ends && (await glances(house, table, twoOf(table)))),
        };
      });
    }
  }
}

async function recordsAfter({ t }: House, id: string, seq: number) {
  const { matches } = t.context.store;
  const newest = await matches.newest(id);
  const records = await matches.stretch(id, newest?.seq ?? 0, (record) => record.seq <= seq);
  return records.filter((record) => record.seq > seq);
}
