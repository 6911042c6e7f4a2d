/** Nobody is told what they are looking at, nor twice of one table. */
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it } from "vitest";
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

it("a decision waits while another of its match stands of which its reader was told", async () => {
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
  expect(mails()).toBe(1);
  const now = await memberships.get(ann.userId, id);
  if (now !== undefined) await project(["another"], now);
  await t.pass(1_801);
  expect(mails()).toBe(2);
});
