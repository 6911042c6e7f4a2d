/** A table shows if no channel leads to a player, and nothing else about how players are told. */
import { expect, it } from "vitest";
import { MATCH_START } from "../../src/notify/kinds.ts";
import { changeSettings } from "../../src/play/change-settings.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { bluff } from "../../testing/bluff.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { giveDevice } from "../../testing/devices.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

const GRACE = 150;

async function unreachableAt(t: TestContext, userId: string, id: string): Promise<string[]> {
  const { match } = await viewMatch(t.context, userId, id);
  return match.seats.filter(({ unreachable }) => unreachable).map(({ name }) => name);
}

it("shows who has neither device nor address, or one that bounces, until they are reached again", async () => {
  const t = await openContext();
  const [ann, gus, bob] = [await t.person("Ann"), await t.person("Gus", null), await t.person("Bob")];
  await t.context.store.addresses.change("bob@mob.test", (state) => ({ ...state, status: "bounced" }));
  const id = await startedMatch(t, [ann, gus, bob], { rounds: 3, turnHours: 72 });
  expect(await unreachableAt(t, ann.userId, id)).toEqual([]);
  await t.pass(GRACE);
  expect(await unreachableAt(t, ann.userId, id)).toEqual(["Gus", "Bob"]);
  await giveDevice(t, gus);
  await answerAs(t, ann, id, "keep");
  await t.settle();
  await t.pass(GRACE);
  expect(t.pusher.sent).toHaveLength(1);
  expect(await unreachableAt(t, ann.userId, id)).toEqual(["Bob"]);
  expect(t.faults).toEqual([]);
});

it("shows the same in two worlds that differ in a hidden card", async () => {
  const seen = [];
  for (const hasOrders of [true, false]) {
    const t = await openContext([bluff("high", { hidesAnswered: true })]);
    const [ann, bob] = [await t.person("Ann"), await t.person("Bob", null)];
    const id = await startedMatch(t, [ann, bob, await t.person("Cleo")], {}, "bluff");
    const orders = { answerId: "orders-of-bob", settings: { answersByCard: hasOrders } };
    await changeSettings(t.context, bob.userId, id, orders);
    // Everybody was told that the match begins, so only the secret question is left to tell.
    await t.context.store.memberships.setNotified(bob.userId, id, [MATCH_START]);
    await t.context.store.notifications.forget(bob.userId);
    await answerAs(t, ann, id, "open");
    await t.settle();
    await t.pass(GRACE);
    await t.pass(GRACE);
    seen.push(await unreachableAt(t, ann.userId, id));
  }
  expect(seen[0]).toEqual(seen[1]);
});
