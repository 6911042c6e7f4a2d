import type { Bot, Game } from "@consigliere/engine/game";
import { mafiaDollar } from "@consigliere/games/mafia-dollar/game";
import type { View } from "@consigliere/games/mafia-dollar/view";
import type { Profile } from "@consigliere/store/profiles";
import { expect, it } from "vitest";
import { addBot } from "../../src/lobby/bots.ts";
import { createMatch } from "../../src/lobby/create-match.ts";
import { start } from "../../src/lobby/start-match.ts";
import { answerPrompt } from "../../src/play/answer-prompt.ts";
import { changeSettings } from "../../src/play/change-settings.ts";
import { readLog } from "../../src/play/log.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { startedMatch } from "../../testing/pennies-match.ts";

const game = mafiaDollar as unknown as Game;

const tableOf = async (t: TestContext, { userId }: Profile, id: string) => {
  const { table } = await viewMatch(t.context, userId, id);
  if (table === null) throw new Error("no table");
  return { ...table, view: table.view as unknown as View };
};
const handOf = async (t: TestContext, who: Profile, id: string) =>
  (await tableOf(t, who, id)).view.hand ?? [];
let answers = 0;
const answer = async (t: TestContext, who: Profile, id: string, topic: string, value: object | string) => {
  const asked = (await tableOf(t, who, id)).prompts.find((prompt) => prompt.topic === topic);
  answers += 1;
  const body = { answerId: `promised-${answers}`, prompt: asked?.id ?? "", value: value as never };
  await answerPrompt(t.context, who.userId, id, body);
  await t.settle();
};
const hidden = (to: number, give: string) => ({
  to: `seat:${to}`,
  give: `card:${give}`,
  disclose: "show:hidden",
  want: "want:any",
});
/** Accepts any offer with a card that is in hand. */
const acceptAnything = async (t: TestContext, who: Profile, id: string) => {
  const [card] = await handOf(t, who, id);
  const orders = [{ kind: "accept", when: {}, answers: [`accept:${card}`] }];
  await changeSettings(t.context, who.userId, id, {
    answerId: `orders-of-${who.userId}`,
    settings: { orders },
  });
};
const trades = async (t: TestContext, { userId }: Profile, id: string) =>
  (await readLog(t.context, userId, id, { limit: 50 })).events.filter(({ event }) => event.type === "traded");

it("a free action that was ordered is taken after the service's delay, whatever else happens meanwhile", async () => {
  const t = await openContext([game]);
  const [ann, bob, cleo] = [await t.person("Ann"), await t.person("Bob"), await t.person("Cleo")];
  const id = await startedMatch(t, [ann, bob, cleo], { startSeat: 0 }, "mafia-dollar");
  for (const who of [bob, cleo]) await acceptAnything(t, who, id);
  const hand = await handOf(t, ann, id);
  for (const seat of [1, 2]) {
    await answer(t, ann, id, "trade", { choose: "offer", with: hidden(seat, hand[seat] ?? "") });
  }
  await t.pass(15);
  expect((await tableOf(t, bob, id)).prompts.map(({ topic }) => topic)).toEqual(["trade"]);
  expect(await trades(t, cleo, id)).toEqual([]);
  // Other actions in the meantime do not delay it.
  await answer(t, ann, id, "draw", "draw");
  await t.pass(75);
  expect(await trades(t, cleo, id)).toHaveLength(2);
  expect(t.faults).toEqual([]);
});

it("and at once where only bots look on", async () => {
  const offering: Bot<View> = {
    choose: (_, prompt) => prompt.fallback,
    volunteer: ({ hand, turn, trade }, { topic, seat }) =>
      topic === "trade" && turn?.seat === seat && trade.deals + trade.offers.length === 0
        ? { choose: "offer", with: hidden(0, hand?.[0] ?? "") }
        : null,
  };
  const t = await openContext([{ ...game, bots: { offering: offering as Bot } }]);
  const ann = await t.person("Ann");
  const options = { startSeat: 0 };
  const meta = await createMatch(t.context, ann, {
    game: "mafia-dollar",
    seats: 2,
    seatOrder: "chosen",
    options,
  });
  await addBot(t.context, ann.userId, meta.id, { level: "offering" });
  await start(t.context, meta.id, (m) => m);
  await t.settle();
  await answer(t, ann, meta.id, "draw", "draw");
  const play = (await tableOf(t, ann, meta.id)).prompts.find(({ topic }) => topic === "play");
  await answer(t, ann, meta.id, "play", play?.fallback as string);
  await acceptAnything(t, ann, meta.id);
  await answer(t, ann, meta.id, "action", "end-turn");
  expect(await trades(t, ann, meta.id)).toHaveLength(1);
  expect(t.faults).toEqual([]);
});
