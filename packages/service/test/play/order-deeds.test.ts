import type { StandingOrder } from "@consigliere/engine/standing-orders";
import { catalogue } from "@consigliere/games/catalogue";
import type { View } from "@consigliere/games/crooks/view";
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, expect, it } from "vitest";
import { changeSettings } from "../../src/play/change-settings.ts";
import { readOrderDeeds } from "../../src/play/order-deeds.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

let t: TestContext;
beforeEach(async () => {
  t = await openContext(catalogue);
});

const lookOf = async ({ userId }: Profile, id: string) => (await viewMatch(t.context, userId, id)).table;
const deedsOf = async ({ userId }: Profile, id: string) =>
  (await readOrderDeeds(t.context, userId, id)).deeds;

/** A match of Crooks in which Bob, who plays second, has left one order for his turn. */
async function withOrder(answers: (view: View) => Pick<StandingOrder, "answers"> & { price?: number }) {
  const people = [await t.person("Ann"), await t.person("Bob")] as const;
  const id = await startedMatch(t, people, {}, "crooks");
  const table = await lookOf(people[0], id);
  const [ann, bob] = table?.waiting[0]?.seat === 0 ? people : [people[1], people[0]];
  const view = (await lookOf(bob, id))?.view as unknown as View;
  const { price, ...answer } = answers(view);
  const when = { turn: view.nextOwnTurn ?? 0, ...(price !== undefined && { price }) };
  const orders = [{ kind: "turn", when, ...answer }];
  await changeSettings(t.context, bob.userId, id, { answerId: "bob-orders", settings: { orders } as never });
  return { id, ann, bob, order: orders[0] };
}

/** Plays Ann's turn, until Bob's turn has come. */
async function untilBobsTurn(id: string, ann: Profile): Promise<void> {
  for (let answers = 0; answers < 20; answers++) {
    const prompt = (await lookOf(ann, id))?.prompts.find(({ optional }) => !optional);
    if (prompt === undefined) break;
    await answerAs(t, ann, id, prompt.fallback);
  }
  await t.settle();
}

it("tells its owner which question an order answered, with what and when, and nobody else", async () => {
  const { id, ann, bob, order } = await withOrder(() => ({ answers: ["pass"] }));
  await untilBobsTurn(id, ann);
  expect(await deedsOf(bob, id)).toEqual([]);
  await t.pass(120);
  const [deed, ...more] = await deedsOf(bob, id);
  expect(deed).toMatchObject({ topic: "turn", value: "pass", order, dropped: [] });
  expect(more).toEqual([]);
  const told = (await lookOf(bob, id))?.told ?? 0;
  expect(deed?.n).toBeGreaterThan(0);
  expect(deed?.n).toBeLessThanOrEqual(told);
  expect(await deedsOf(ann, id)).toEqual([]);
  const eve = await t.person("Eve");
  await expect(deedsOf(eve, id)).rejects.toMatchObject({ code: "match/unknown" });
});

it("tells that an order did not fit any more when its owner answered instead", async () => {
  const { id, ann, bob } = await withOrder(({ hideouts }) => {
    const dear = hideouts.toSorted((a, b) => b.count - a.count)[0];
    return { answers: [`hire:${dear?.id}`], price: 1 };
  });
  await untilBobsTurn(id, ann);
  await t.pass(120);
  expect(await deedsOf(bob, id)).toEqual([]);
  await answerAs(t, bob, id, "pass");
  expect(await deedsOf(bob, id)).toMatchObject([
    { topic: "turn", value: null, order: null, dropped: [{ obstacle: "price" }] },
  ]);
  expect(await deedsOf(ann, id)).toEqual([]);
});
