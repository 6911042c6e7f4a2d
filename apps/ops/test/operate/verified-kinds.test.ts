/** Every kind of record in a match agrees with the result of running it again. */
import { timeOfRound } from "@consigliere/engine/beacon";
import type { Game } from "@consigliere/engine/game";
import { mafiaDollar } from "@consigliere/games/mafia-dollar/game";
import type { View } from "@consigliere/games/mafia-dollar/view";
import { changeProfile } from "@consigliere/service/account/profile";
import { tick } from "@consigliere/service/follow-up/tick";
import { answerPrompt } from "@consigliere/service/play/answer-prompt";
import { changeSettings } from "@consigliere/service/play/change-settings";
import { viewMatch } from "@consigliere/service/play/view-match";
import { testBeacon } from "@consigliere/service/testing/beacon";
import { openContext, type TestContext } from "@consigliere/service/testing/context";
import { pennies } from "@consigliere/service/testing/pennies";
import { startedMatch } from "@consigliere/service/testing/pennies-match";
import { expect, it } from "vitest";
import { verifyMatch } from "../../src/operate/verify-match.ts";

const AGREES = { difference: null, projections: [] };

const people = async (t: TestContext) => [await t.person("Ann"), await t.person("Bob")] as const;

it.each([
  ["mixed in", true],
  ["missed", false],
])("a deal whose beacon was %s agrees", async (_, speaks) => {
  const beacon = testBeacon();
  if (!speaks) beacon.says = () => null;
  const t = await openContext([pennies()], { beacon });
  const id = await startedMatch(t, await people(t));
  const round = (await t.context.store.matches.meta(id))?.beacon;
  if (round == null) throw new Error("no beacon");
  await t.pass((timeOfRound(round, round.round) - t.clock.now().getTime()) / 1000 + 60);
  const { beacon: settled } = (await t.context.store.matches.meta(id)) ?? {};
  expect(settled?.missed ?? false).toBe(!speaks);
  expect(await verifyMatch(t.context, id)).toMatchObject({ records: 1, ...AGREES });
});

it("time that was given back because the service slept agrees", async () => {
  const t = await openContext();
  const id = await startedMatch(t, await people(t), { turnHours: 2 });
  await t.pass(60);
  t.clock.advance(30 * 3600);
  await tick(t.context);
  await t.settle();
  expect(await verifyMatch(t.context, id)).toMatchObject({ records: 2, ...AGREES });
});

it("a clock that followed its player's hours agrees", async () => {
  const t = await openContext();
  const [ann, bob] = await people(t);
  const id = await startedMatch(t, [ann, bob], { turnHours: 9 });
  await t.pass(3600);
  await changeProfile(t.context, ann, { timeZone: "Asia/Tokyo" });
  await t.settle();
  expect(await verifyMatch(t.context, id)).toMatchObject({ records: 2, ...AGREES });
});

it("a free action that is promised agrees, before and after it is taken", async () => {
  const t = await openContext([mafiaDollar as unknown as Game]);
  const [ann, bob] = await people(t);
  const id = await startedMatch(t, [ann, bob], { startSeat: 0 }, "mafia-dollar");
  const tableOf = async ({ userId }: typeof ann) => (await viewMatch(t.context, userId, id)).table;
  const handOf = async (who: typeof ann) => ((await tableOf(who))?.view as View | undefined)?.hand ?? [];
  const accept = `accept:${(await handOf(bob))[0]}`;
  const settings = { orders: [{ kind: "accept", when: {}, answers: [accept] }] };
  await changeSettings(t.context, bob.userId, id, { answerId: "orders", settings });
  const trade = (await tableOf(ann))?.prompts.find(({ topic }) => topic === "trade");
  const offer = {
    to: "seat:1",
    give: `card:${(await handOf(ann))[0]}`,
    disclose: "show:hidden",
    want: "want:any",
  };
  const value = { choose: "offer", with: offer } as never;
  await answerPrompt(t.context, ann.userId, id, { answerId: "offer", prompt: trade?.id ?? "", value });
  await t.settle();
  const before = await verifyMatch(t.context, id);
  expect(before).toMatchObject(AGREES);
  await t.pass(90);
  const after = await verifyMatch(t.context, id);
  expect(after).toMatchObject({ records: before.records + 1, ...AGREES });
});
