import type { Bot } from "@consigliere/engine/game";
import type { AnswerInput } from "@consigliere/engine/input";
import { beforeEach, expect, it } from "vitest";
import { changeProfile } from "../../src/account/profile.ts";
import { editMatch } from "../../src/match/edit.ts";
import { enter } from "../../src/match/enter.ts";
import { openTable } from "../../src/match/load.ts";
import { standInOf } from "../../src/match/people.ts";
import { mostInputsInAStep } from "../../src/play/answer-prompt.ts";
import { changeSettings } from "../../src/play/change-settings.ts";
import { resign } from "../../src/play/resign.ts";
import { undoAnswer } from "../../src/play/undo.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { bluff } from "../../testing/bluff.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { pennies } from "../../testing/pennies.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

let t: TestContext;
beforeEach(async () => {
  t = await openContext();
});

const change = (userId: string, id: string, window: string | null, answerId: string) =>
  changeSettings(t.context, userId, id, { answerId, settings: { window } });
const newestSeq = async (id: string) => (await t.context.store.matches.records(id, { limit: 1 }))[0]?.seq;

it("settings that are in force already write nothing", async () => {
  const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
  const id = await startedMatch(t, [ann, bob]);
  expect((await change(bob.userId, id, null, "same-1")).table?.settings).toEqual({ window: null });
  expect(await newestSeq(id)).toBe(1);
  await change(bob.userId, id, "call", "other-1");
  expect((await change(bob.userId, id, "call", "other-2")).table?.settings).toEqual({ window: "call" });
  expect(await newestSeq(id)).toBe(2);
});

it("that two pages change are merged, and refused where both have changed the same", async () => {
  t = await openContext([bluff("low", { hidesAnswered: false })]);
  const people = [await t.person("Ann"), await t.person("Bob"), await t.person("Cleo")] as const;
  const [, { userId }] = people;
  const id = await startedMatch(t, people, {}, "bluff");
  const was = (await viewMatch(t.context, userId, id)).table?.settings as Record<string, never>;
  const order = (answer: string) => [{ kind: "bluff", when: {}, answers: [answer] }];
  const save = async (answerId: string, changed: object) =>
    (await changeSettings(t.context, userId, id, { answerId, was, settings: { ...was, ...changed } })).table
      ?.settings;
  expect(await save("page-one-1", { answersByCard: true })).toEqual({ ...was, answersByCard: true });
  const both = { ...was, answersByCard: true, orders: order("fold") };
  expect(await save("page-two-1", { orders: order("fold") })).toEqual(both);
  expect(await save("page-two-2", { orders: order("fold") })).toEqual(both);
  await expect(save("page-one-2", { orders: order("call") })).rejects.toThrow("match/settings-changed");
  expect((await viewMatch(t.context, userId, id)).table?.settings).toEqual(both);
});

it("are refused to whoever has given up or is out, whatever they say, and not offered", async () => {
  const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
  const id = await startedMatch(t, [ann, bob]);
  expect((await viewMatch(t.context, bob.userId, id)).table).toMatchObject({ canResign: true });
  const left = await resign(t.context, bob.userId, id, { answerId: "resign-1" });
  t = { ...t, context: { ...t.context, games: [{ ...pennies(), isOut: (_, seat) => seat === 0 }] } };
  const out = await viewMatch(t.context, ann.userId, id);
  for (const [{ userId }, { table }] of [
    [bob, left],
    [ann, out],
  ] as const) {
    expect(table).toMatchObject({ canResign: false, canUndo: false });
    for (const window of [null, "call"]) {
      const changed = change(userId, id, window, `gone-${userId}-${window}`);
      await expect(changed).rejects.toMatchObject({ code: "match/resigned" });
    }
    await expect(resign(t.context, userId, id, { answerId: `gone-${userId}` })).rejects.toMatchObject({
      code: "match/resigned",
    });
  }
});

it("a seat that is given up is played on by the bot that its player chose, and by no later choice", async () => {
  const answering = (value: string): Bot => ({
    choose: (_, { topic, fallback }) => (topic === "show-or-keep" ? value : fallback),
  });
  const game = { ...pennies(), bots: { dull: answering("keep"), keen: answering("show") } };
  t = await openContext([game]);
  const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
  const id = await startedMatch(t, [ann, bob]);
  const leave = (bot: string, answerId: string) => resign(t.context, ann.userId, id, { answerId, bot });
  await expect(leave("nobody", "resign-1")).rejects.toMatchObject({ code: "game/unknown-bot" });
  expect((await viewMatch(t.context, ann.userId, id)).table).toMatchObject({ canResign: true });
  await leave("keen", "resign-2");
  await expect(leave("dull", "resign-3")).rejects.toMatchObject({ code: "match/resigned" });
  await t.settle();
  for (let pauses = 0; pauses < 10; pauses++) await t.pass(120);
  const records = await t.context.store.matches.records(id, { limit: 100 });
  const inputs = records.map(({ input }) => input as Partial<AnswerInput>);
  const answers = inputs.flatMap(({ kind, seat, value }) => (kind === "answer" && seat === 0 ? [value] : []));
  expect(answers).toEqual(["show"]);
});

it("a seat whose player is away is played by the bot of their profile, and given up, by that of the moment", async () => {
  t = await openContext([pennies()]);
  const ann = await t.person("Ann");
  const id = await startedMatch(t, [ann, await t.person("Bob")]);
  const seat = async () => (await t.context.store.matches.meta(id))?.seats[0];
  const shark = await changeProfile(t.context, ann, { standIn: "shark" });
  expect(standInOf(await seat())).toBe("shark");
  await editMatch(t.context, id, (meta) => ({
    ...meta,
    seats: meta.seats.map((each, at) => (at === 0 ? { ...each, leftTo: "regular" } : each)),
  }));
  await changeProfile(t.context, shark, { standIn: "easy" });
  expect(await seat()).toMatchObject({ standIn: "easy" });
  expect(standInOf(await seat())).toBe("regular");
});

it("answers may be given and taken back so often in a step, and the player may still resign", async () => {
  const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
  const id = await startedMatch(t, [ann, bob, await t.person("Cleo")]);
  await answerAs(t, ann, id, "keep");
  for (let turns = 0; turns < mostInputsInAStep / 2; turns++) {
    await answerAs(t, bob, id, "call");
    await undoAnswer(t.context, bob.userId, id, `undo-${turns}`);
  }
  // The match waits for this answer, and it stays.
  await answerAs(t, bob, id, "call");
  await expect(undoAnswer(t.context, bob.userId, id, "undo-once-more")).rejects.toMatchObject({
    code: "match/too-many-changes",
  });
  await resign(t.context, bob.userId, id, { answerId: "resign-1" });
});

it("settings may be changed so often in a step, and again in the next", async () => {
  const [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
  const id = await startedMatch(t, [ann, bob]);
  let table = await openTable(t.context, id);
  const windows = ["call", "fold"] as const;
  for (let changes = 0; changes < mostInputsInAStep; changes++) {
    const settings = { window: windows[changes % 2] ?? null };
    table = await enter(t.context, table, {
      input: { kind: "settings", seat: 1, settings },
      answerId: `change-${changes}`,
      userId: bob.userId,
    });
  }
  await expect(change(bob.userId, id, "call", "one-more")).rejects.toMatchObject({
    code: "match/too-many-changes",
  });
  // A stored change is shown again, and a setting in force is not new.
  await change(bob.userId, id, "call", "change-0");
  await change(bob.userId, id, "fold", "in-force");
  await change(ann.userId, id, "fold", "somebody-else");

  // A match from before the limit goes on.
  await enter(t.context, await openTable(t.context, id), {
    input: { kind: "settings", seat: 1, settings: { window: null } },
  });
  expect((await viewMatch(t.context, bob.userId, id)).table?.settings).toEqual({ window: null });
  await answerAs(t, ann, id, "keep");
  await answerAs(t, bob, id, "fold");
  expect((await change(bob.userId, id, "call", "next-step")).table?.settings).toEqual({ window: "call" });
});
