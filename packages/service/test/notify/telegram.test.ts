/** Telegram: how a chat is linked, what it is told, and how answers are given there. */
import { catalogue } from "@consigliere/games/catalogue";
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it } from "vitest";
import { linkChat, linkToChat, unlinkChat } from "../../src/account/chat.ts";
import { TelegramError } from "../../src/context.ts";
import { handleUpdate } from "../../src/notify/telegram/updates.ts";
import { tryChannel } from "../../src/notify/trial.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

const GRACE = 150;
const CHAT = 4711;

let t: TestContext;
let ann: Profile;
let bob: Profile;
beforeEach(async () => {
  t = await openContext();
  [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
});

const codeFor = ({ userId }: Profile) =>
  new URL(linkToChat(t.context, userId)).searchParams.get("start") ?? "";
const write = (text: string, id = CHAT) =>
  handleUpdate(t.context, {
    message: { chat: { id, type: "private" }, from: { first_name: "Annie", language_code: "en" }, text },
  });
const start = (who: Profile, id = CHAT) => write(`/start ${codeFor(who)}`, id);
const chatOf = async ({ userId }: Profile) => (await t.context.store.profiles.get(userId))?.chat;
const texts = () => t.telegram.shown.map(({ text }) => text);
const newest = () => t.telegram.shown.at(-1) ?? expect.fail("nothing was sent");
const labels = () => newest().keys.map((row) => row.map(({ label }) => label));

/** Presses the key with this label below the newest message. */
async function press(label: string, id = CHAT): Promise<string | undefined> {
  const { message, keys } = newest();
  const key = keys.flat().find((one) => one.label === label);
  const data = key !== undefined && "data" in key ? key.data : expect.fail(`no key ${label}`);
  expect(Buffer.byteLength(data)).toBeLessThanOrEqual(64);
  const inline_keyboard = keys.map((row) =>
    row.map((one) => ({
      text: one.label,
      ...("data" in one ? { callback_data: one.data } : { url: one.url }),
    })),
  );
  await handleUpdate(t.context, {
    callback_query: {
      id: "press",
      data,
      message: { message_id: message, chat: { id }, reply_markup: { inline_keyboard } },
    },
  });
  return t.telegram.lines.at(-1);
}

describe("a chat", () => {
  it("is linked by a code, once, and told so", async () => {
    const code = codeFor(ann);
    expect(code).toMatch(/^[\w-]{1,64}$/);
    await write(`/start ${code}`);
    expect(await chatOf(ann)).toMatchObject({ id: String(CHAT), name: "Annie" });
    expect(texts()).toEqual([expect.stringMatching(/^Ann, from now on/)]);
    t.clock.advance(60);
    await write(`/start ${code}`, 666);
    expect(await chatOf(ann)).toMatchObject({ id: String(CHAT) });
    expect(texts().at(-1)).toMatch(/expired/);
  });

  it("is not linked by an old code, by another's, or by none", async () => {
    const code = codeFor(ann);
    t.clock.advance(16 * 60);
    for (const text of [
      `/start ${code}`,
      `/start ${code.replace(ann.userId, bob.userId)}`,
      "/start",
      "hello",
    ]) {
      await write(text);
    }
    expect([await chatOf(ann), await chatOf(bob)]).toEqual([undefined, undefined]);
    expect(t.telegram.shown).toHaveLength(4);
  });

  it("is answered no more when somebody writes on and on", async () => {
    for (let n = 0; n < 40; n++) await write("hello");
    expect(t.telegram.shown).toHaveLength(30);
  });

  it("of nobody links nothing", async () => {
    expect(await linkChat(t.context, "x".repeat(60), { id: "1", name: "Eve" })).toBeNull();
  });
});

describe("somebody with a chat", () => {
  beforeEach(() => start(ann));

  it("is told there and not by mail, with the question and the way to the table", async () => {
    const id = await startedMatch(t, [ann, bob]);
    await t.pass(GRACE);
    expect(t.mailer.to("ann@mob.test")).toEqual([]);
    expect(newest().text).toMatch(/^<b>Your decision: pennies with Bob<\/b>\n/);
    const [last] = newest().keys.at(-1) ?? [];
    expect(last).toMatchObject({ url: expect.stringContaining(`/en/m/${id}/`) });
  });

  it("sees that a decision is made, in the place of its message", async () => {
    const id = await startedMatch(t, [ann, bob]);
    await t.pass(GRACE);
    await answerAs(t, ann, id, "keep");
    await t.settle();
    await t.pass(1);
    expect(t.telegram.shown).toHaveLength(2);
    expect(newest()).toMatchObject({
      text: expect.stringMatching(/^<b>Decided/),
      keys: [[{ label: "Go to my dashboard" }]],
    });
  });

  it("is told of several tables in one message that leads to the dashboard", async () => {
    await startedMatch(t, [ann, bob]);
    await startedMatch(t, [ann, await t.person("Cleo")]);
    await t.pass(GRACE);
    expect(t.telegram.shown).toHaveLength(2);
    expect(
      newest()
        .text.split("\n")
        .filter((line) => line.startsWith("•")),
    ).toHaveLength(2);
    expect(labels()).toEqual([["Go to my dashboard"]]);
  });

  it("is written to no more after blocking the bot, and hears of it by mail", async () => {
    t.telegram.failure = new TelegramError(403);
    await startedMatch(t, [ann, bob]);
    await t.pass(GRACE);
    await t.pass(1);
    expect(await chatOf(ann)).toBeUndefined();
    expect(t.mailer.to("ann@mob.test")).toHaveLength(1);
  });

  it("is written to again when Telegram was in trouble", async () => {
    t.telegram.failure = new TelegramError(429);
    await startedMatch(t, [ann, bob]);
    await t.pass(GRACE);
    t.telegram.failure = null;
    await t.pass(120);
    expect(newest().text).toMatch(/Your decision/);
  });

  it("can have a test", async () => {
    expect(
      await tryChannel(t.context, (await t.context.store.profiles.get(ann.userId)) ?? ann, "telegram"),
    ).toEqual([{ to: String(CHAT), outcome: "accepted" }]);
    expect(newest().text).toMatch(/^<b>Messages reach this chat/);
  });
});

describe("a question with few answers", () => {
  let id: string;
  /** The labels of its answers. */
  let answers: string[];
  beforeEach(async () => {
    t = await openContext(catalogue);
    [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
    await start(ann);
    id = await startedMatch(t, [ann, bob], {}, "mob-city");
    await t.pass(GRACE);
    answers = labels().flat().slice(0, -1);
  });
  const prompts = async () => (await viewMatch(t.context, ann.userId, id)).table?.prompts ?? [];
  const table = "Go to the table";

  it("has a key for each, and the board as a picture", () => {
    expect(new Set(answers).size).toBe(4);
    expect(newest().picture).toMatch(/^<svg/);
  });

  it("is answered by two presses, in between which somebody may think again", async () => {
    const [first = "", second = ""] = answers;
    const asked = await prompts();
    await press(first);
    expect(labels().flat()).toEqual([...answers, `Yes: ${first}`, table]);
    await press(second);
    expect(labels().flat()).toEqual([...answers, `Yes: ${second}`, table]);
    expect(await prompts()).toEqual(asked);
    expect(await press(`Yes: ${second}`)).toBe(`Done: ${second}`);
    expect(labels().flat()).toEqual([table]);
    expect((await prompts()).map((prompt) => prompt.sealed)).not.toEqual(
      asked.map((prompt) => prompt.sealed),
    );
    await t.settle();
    await t.pass(1);
    expect(newest().text).toMatch(/^<b>Decided: Mob City with Bob<\/b>/);
  });

  it("is not answered from there any more, once the table has moved on", async () => {
    const [first = ""] = answers;
    await press(first);
    for (const who of [ann, bob]) {
      const view = await viewMatch(t.context, who.userId, id);
      const [prompt] = view.table?.prompts ?? [];
      await answerAs(t, who, id, prompt?.fallback as string);
    }
    const [next] = await prompts();
    expect(await press(`Yes: ${first}`)).toMatch(/too late/);
    expect((await prompts())[0]).toEqual(next);
  });

  it("is answered only from the chat of the one who is asked", async () => {
    const [first = ""] = answers;
    await press(first, 666);
    expect(labels().flat()).toEqual([...answers, table]);
    await unlinkChat(t.context, ann.userId);
    await press(first);
    expect(labels().flat()).toEqual([...answers, table]);
  });
});
