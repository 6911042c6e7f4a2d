/** The bot in Telegram, from the button on the settings page to an answer, over HTTP on both sides. */
import { endpoints } from "@consigliere/contract/endpoints";
import type { Problem } from "@consigliere/contract/problems";
import { catalogue } from "@consigliere/games/catalogue";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { PROOF, proofFor } from "../src/telegram.ts";
import { type Call, startTelegram } from "./telegram-server.ts";
import { BOT, type Browser, codeOf, openTown, type Town } from "./town.ts";

const CHAT = 815;
const GRACE = 150;

let telegram: Awaited<ReturnType<typeof startTelegram>>;
let town: Town;
beforeAll(async () => {
  telegram = await startTelegram(BOT);
  town = await openTown({ games: catalogue, telegramApi: telegram.url });
});
afterAll(() => telegram.stop());
beforeEach(() => {
  telegram.calls.length = 0;
  telegram.refuse(null);
});

/** Telegram calls; without the right proof, somebody else does. */
async function hear(update: object, proof = proofFor(BOT.token)): Promise<Response> {
  return town.browser().request("/api/telegram", {
    method: "POST",
    body: JSON.stringify({ update_id: 1, ...update }),
    headers: { "content-type": "application/json", [PROOF]: proof },
  });
}

const start = async (who: Browser, chat = CHAT) => {
  const { url } = await who.call(endpoints.linkChat, {});
  const text = `/start ${new URL(url).searchParams.get("start")}`;
  return hear({
    message: {
      message_id: 1,
      date: 0,
      chat: { id: chat, type: "private" },
      from: { first_name: "Annie" },
      text,
    },
  });
};

type Keyboard = { text: string; url?: string; callback_data?: string }[][];
const keysOf = ({ body }: Call) => (body["reply_markup"] as { inline_keyboard: Keyboard }).inline_keyboard;
const newest = () => telegram.calls.at(-1) ?? expect.fail("Telegram was not called");

/** A table of Mob City at which Ann, who has a chat, is asked one of four things, and was told of it. */
async function toldInChat() {
  const ann = await town.guest("Ann");
  await start(ann);
  const body = { game: "mob-city", seats: 2, seatOrder: "chosen" as const };
  const { match } = await ann.call(endpoints.createMatch, { body });
  await ann.call(endpoints.startMatch, { params: { id: match.id }, body: { fill: "regular" } });
  await town.settle();
  telegram.calls.length = 0;
  await town.pass(GRACE);
  return { ann, id: match.id, sent: newest() };
}

/** Presses a key below a message. */
const press = (keys: Keyboard, data: string, chat = CHAT) =>
  hear({
    callback_query: {
      id: "press-1",
      from: { id: chat, first_name: "Annie" },
      data,
      message: {
        message_id: 77,
        date: 0,
        chat: { id: chat, type: "private" },
        reply_markup: { inline_keyboard: keys },
      },
    },
  });

describe("a chat in Telegram", () => {
  it("is linked from the settings page, shown there, and unlinked", async () => {
    const ann = await town.guest("Ann");
    const me = async () => (await ann.call(endpoints.readMe, {})).me;
    expect(await me()).toMatchObject({ hasBot: true });
    expect((await me())?.chat).toBeUndefined();
    expect((await ann.call(endpoints.linkChat, {})).url).toMatch(
      /^https:\/\/t\.me\/ConsigliereBot\?start=[\w-]{1,64}$/,
    );
    expect((await start(ann)).status).toBe(204);
    expect(await me()).toMatchObject({ chat: { name: "Annie" } });
    expect(newest()).toMatchObject({ method: "sendMessage", body: { text: expect.stringContaining("Ann") } });
    await ann.call(endpoints.unlinkChat, {});
    expect((await me())?.chat).toBeUndefined();
  });

  it("is spoken for by nobody but Telegram", async () => {
    const ann = await town.guest("Ann");
    const { url } = await ann.call(endpoints.linkChat, {});
    const text = `/start ${new URL(url).searchParams.get("start")}`;
    const update = { message: { chat: { id: 1, type: "private" }, from: { first_name: "Eve" }, text } };
    for (const proof of ["", "guess", proofFor("4711:another")]) {
      const response = await hear(update, proof);
      expect(((await response.json()) as Problem).code).toBe("token/invalid");
    }
    expect((await ann.call(endpoints.readMe, {})).me?.chat).toBeUndefined();
  });

  it("is asked with the board as a picture, and answers by two presses", async () => {
    const { ann, id, sent } = await toldInChat();
    expect(sent).toMatchObject({ method: "sendPhoto", body: { chat_id: String(CHAT) } });
    expect(sent.picture?.subarray(1, 4).toString()).toBe("PNG");
    const keys = keysOf(sent);
    expect(keys).toHaveLength(5);
    expect(keys.at(-1)?.[0]?.url).toContain(`/en/m/${id}/`);
    const data = keys[0]?.[0]?.callback_data ?? "";
    await press(keys, data);
    const asked = newest();
    expect(asked.method).toBe("editMessageReplyMarkup");
    const prompt = (await ann.call(endpoints.viewMatch, { params: { id } })).table?.prompts[0];
    expect(prompt?.sealed).toBeNull();
    await press(keysOf(asked), `${data}!`);
    expect(telegram.calls.at(-2)).toMatchObject({
      method: "answerCallbackQuery",
      body: { text: expect.stringMatching(/^Done: /) },
    });
    expect(keysOf(newest())).toHaveLength(1);
    const after = (await ann.call(endpoints.viewMatch, { params: { id } })).table?.prompts[0];
    expect(after?.sealed ?? after?.id).not.toEqual(prompt?.id);
  });

  it("is forgotten when its owner has blocked the bot", async () => {
    telegram.refuse({ error_code: 403, description: "Forbidden: bot was blocked by the user" });
    const ann = await town.guest("Ann");
    await start(ann).catch(() => undefined);
    expect(await codeOf(ann.call(endpoints.tryChannel, { params: { channel: "telegram" } }))).toBe("done");
    expect((await ann.call(endpoints.readMe, {})).me?.chat).toBeUndefined();
  });

  it("is told in the words of the reader when a press comes too late, and reads no update of another kind", async () => {
    expect((await hear({ poll: {} })).status).toBe(204);
    expect((await hear({ message: { chat: "odd" } })).status).toBe(204);
    expect(telegram.calls).toEqual([]);
  });
});

describe("a service without a bot", () => {
  it("says so, and offers no chat", async () => {
    const without = await openTown();
    const ann = await without.guest("Ann");
    expect((await ann.call(endpoints.readMe, {})).me).toMatchObject({ hasBot: false });
    expect(await codeOf(ann.call(endpoints.linkChat, {}))).toBe("telegram/none");
    expect(await codeOf(ann.call(endpoints.hearTelegram, { body: {} }))).toBe("telegram/none");
  });
});
