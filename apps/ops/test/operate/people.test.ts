import { followMatches, matchesIn } from "@consigliere/service/follow-up/follow-match";
import { tick } from "@consigliere/service/follow-up/tick";
import { openContext, type TestContext } from "@consigliere/service/testing/context";
import { operationsOf } from "@consigliere/service/testing/operations";
import { answerAs, startedMatch } from "@consigliere/service/testing/pennies-match";
import { openStream } from "@consigliere/service/testing/stream";
import { endpoint } from "@consigliere/store/testing/server";
import { beforeEach, expect, it } from "vitest";
import { deliveriesAbout, requeueAllDead, unsentDeliveries } from "../../src/operate/deliveries.ts";
import { exportPerson } from "../../src/operate/people.ts";

let t: TestContext;
beforeEach(async () => {
  t = await openContext();
});

it("a person's export holds what they did and nothing that opens doors", async () => {
  const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
  const id = await startedMatch(t, [ann, bob]);
  await answerAs(t, ann, id, "keep");
  await t.settle();
  const who = { userId: ann.userId, email: "ann@mob.test" };
  const data = await exportPerson(t.context, operationsOf(t), who);
  expect(data).toMatchObject({
    email: "ann@mob.test",
    profile: { name: "Ann" },
    matches: [{ seat: 0, name: "Ann", row: { matchId: id }, entered: [{ input: { value: "keep" } }] }],
  });
  expect(JSON.stringify(data)).not.toContain(ann.unsubscribeToken);
  expect(JSON.stringify(data)).not.toContain(bob.userId);
});

it("deliveries about a match are found while they are not sent, and dead ones get another life", async () => {
  const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
  const id = await startedMatch(t, [ann, bob]);
  t.mailer.failure = Object.assign(new Error("450 try later"), { responseCode: 450 });
  for (const minutes of [10, 2, 6, 31, 121, 361]) await t.pass(minutes * 60);
  const dead = (await deliveriesAbout(operationsOf(t), id)).find(({ to }) => to === "ann@mob.test");
  expect(dead).toMatchObject({ status: "dead", lastError: "Error 450" });
  expect(JSON.stringify(dead)).not.toMatch(/html|subject|http|payload/);
  t.mailer.failure = null;
  const deadCount = (await unsentDeliveries(operationsOf(t), "dead")).length;
  expect(await requeueAllDead(operationsOf(t))).toBe(deadCount);
  await tick(t.context);
  expect(t.mailer.to("ann@mob.test")).toHaveLength(1);
  expect(await unsentDeliveries(operationsOf(t))).toEqual([]);
});

it("what the stream gave up is followed up late and twice without harm", async () => {
  const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
  const id = await startedMatch(t, [ann, bob]);
  await answerAs(t, ann, id, "keep");
  const lost = await (await openStream(t.tableName, endpoint)).next();
  expect(matchesIn(lost)).toEqual([id]);
  expect((await t.context.store.memberships.get(bob.userId, id))?.myTurn).toBe(false);
  expect(await followMatches(t.context, lost)).toEqual([]);
  expect(await followMatches(t.context, lost)).toEqual([]);
  expect((await t.context.store.memberships.get(bob.userId, id))?.myTurn).toBe(true);
});
