/** Nobody is told about something they are looking at, twice about one table, or about their own actions. */
import { catalogue } from "@consigliere/games/catalogue";
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it } from "vitest";
import { changeProfile } from "../../src/account/profile.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

const GRACE = 150;

let t: TestContext;
let ann: Profile;
let bob: Profile;
let id: string;
beforeEach(async () => {
  t = await openContext();
  [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
  id = await startedMatch(t, [ann, bob], { rounds: 3 });
});

const mails = () => t.mailer.to("ann@mob.test").length;
const page = () => ({ id: "socket-1", matchId: id, userId: ann.userId, revision: "1" });
const live = () => t.context.store.live;
const close = async () => {
  for (const each of await live().of(id, ann.userId)) await live().forget(each);
};

describe("somebody who looks at the table", () => {
  it("is told minutes after turning away, if it still waits for them", async () => {
    await live().open(page());
    await t.pass(GRACE);
    await t.pass(300);
    expect(mails()).toBe(0);
    await close();
    await t.pass(200);
    expect(mails()).toBe(1);
    await t.pass(200);
    expect(mails()).toBe(1);
  });

  it("is told nothing of what they did meanwhile", async () => {
    await live().open(page());
    await t.pass(GRACE);
    await answerAs(t, ann, id, "keep");
    await t.settle();
    await close();
    await t.pass(200);
    await t.pass(GRACE);
    expect(mails()).toBe(0);
  });

  it("is told after half an hour, though a page was left open", async () => {
    await live().open(page());
    for (let minutes = 0; minutes < 28; minutes += 4) {
      await t.pass(240);
      for (const each of await live().of(id, ann.userId)) await live().prolong(each);
    }
    expect(mails()).toBe(0);
    await t.pass(240);
    expect(mails()).toBe(1);
  });

  it("keeps others from nothing", async () => {
    await live().open({ ...page(), userId: bob.userId });
    await t.pass(GRACE);
    expect(mails()).toBe(1);
  });
});

it("who has just looked at something new is near", async () => {
  await t.pass(100);
  await t.context.store.memberships.setSeen(ann.userId, id, 1);
  await t.pass(50);
  expect(mails()).toBe(0);
  await t.pass(181);
  expect(mails()).toBe(1);
});

it("a decision that was made while its message was on its way is not told", async () => {
  t = await openContext(catalogue);
  const people = [await t.person("Ann"), await t.person("Bob"), await t.person("Cleo")];
  const match = await startedMatch(t, people, {}, "family-business");
  const promptOf = async ({ userId }: Profile) =>
    (await viewMatch(t.context, userId, match)).table?.prompts[0];
  const prompts = await Promise.all(people.map(promptOf));
  const asked = people.filter((_, at) => prompts[at] !== undefined);
  expect(asked.length).toBeGreaterThan(0);
  // The service has not followed up the answers yet: the rows are unchanged.
  for (const who of asked) {
    const prompt = await promptOf(who);
    if (prompt?.sealed === null) await answerAs(t, who, match, prompt.fallback);
  }
  const now = await Promise.all(asked.map(promptOf));
  // A player who has another question by now is told about that one.
  const done = asked.filter((_, at) => now[at] === undefined || now[at].sealed !== null);
  expect(done.length).toBeGreaterThan(0);
  await t.pass(GRACE);
  expect(done.flatMap(({ name }) => t.mailer.to(`${name.toLowerCase()}@mob.test`))).toEqual([]);
  expect(t.faults).toEqual([]);
});

/**
 * Ann is told of a decision, does nothing, and another of its match comes beside it: by her row, since no game asks
 * a seat twice at once so far.
 */
async function askedBesideAnother() {
  const { memberships, notifications } = t.context.store;
  await t.pass(GRACE);
  const row = await memberships.get(ann.userId, id);
  if (row === undefined) throw new Error("no row");
  const [told = ""] = row.promptIds;
  const [standing, both] = [[told], [told, "another"]];
  const project = (promptIds: readonly string[], replaces: typeof row) =>
    memberships.project([{ row: { ...replaces, promptIds, updatedSeq: replaces.updatedSeq + 1 }, replaces }]);
  expect(row.notifiedPrompts).toEqual(expect.arrayContaining(standing));
  await project(both, row);
  const noted = { userId: ann.userId, kind: "your-turn", matchId: id, key: "another" };
  const at = t.clock.now().toISOString();
  await notifications.put({ ...noted, at }, at);
  await t.pass(60);
  return { project, memberships };
}

it("a decision waits while another of its match stands of which its reader was told", async () => {
  const { project, memberships } = await askedBesideAnother();
  expect(mails()).toBe(1);
  const now = await memberships.get(ann.userId, id);
  if (now !== undefined) await project(["another"], now);
  await t.pass(1_801);
  expect(mails()).toBe(2);
});

it("or is told at once, in the place of the one before, to who has chosen so", async () => {
  await changeProfile(t.context, ann, { replacesUnanswered: true });
  await askedBesideAnother();
  expect(mails()).toBe(2);
  const [first, second] = t.mailer.to("ann@mob.test");
  expect(second?.headers["References"]).toBe(first?.headers["References"]);
});
