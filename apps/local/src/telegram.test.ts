/** The bot of a service on one machine: the whole stack asks a server of Telegram's API for news. */
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { newKeys } from "@consigliere/api/keys";
import { startTelegram } from "@consigliere/api/telegram-server";
import { createClient } from "@consigliere/contract/client";
import { endpoints } from "@consigliere/contract/endpoints";
import { expect, it, vi } from "vitest";
import { forkLocal } from "./fork-local.ts";

const BOT = { token: "4711:AAH-not-a-token-of-Telegram", bot: "ConsigliereBot" };

it("is asked for news, by which a chat is linked", async () => {
  const telegram = await startTelegram(BOT);
  const folder = await mkdtemp(join(tmpdir(), "stack-"));
  const env = {
    PORT: "0",
    INBOX_PORT: "0",
    BASE_URL: "",
    CONSIGLIERE_DATA: folder,
    TELEGRAM_API: telegram.url,
  };
  await writeFile(join(folder, "keys.json"), JSON.stringify({ ...newKeys(new Date()), telegram: BOT }));
  const local = await forkLocal(env);
  try {
    let cookie = "";
    const fetch = async (url: string | URL | Request, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set("cookie", cookie);
      headers.set("origin", local.url);
      const response = await globalThis.fetch(url, { ...init, headers });
      cookie ||= response.headers
        .getSetCookie()
        .map((line) => line.split(";")[0])
        .join("; ");
      return response;
    };
    const ann = createClient({ baseUrl: local.url, locale: "en", fetch });
    await ann.call(endpoints.enterAsGuest, { body: { name: "Ann", locale: "en" } });
    const { url } = await ann.call(endpoints.linkChat, {});
    const text = `/start ${new URL(url).searchParams.get("start")}`;
    telegram.updates.push({
      update_id: 12,
      message: {
        message_id: 1,
        date: 0,
        chat: { id: 815, type: "private" },
        from: { first_name: "Annie" },
        text,
      },
    } as never);
    const chat = async () => (await ann.call(endpoints.readMe, {})).me?.chat?.name;
    await vi.waitFor(async () => expect(await chat()).toBe("Annie"), { timeout: 60_000, interval: 200 });
    const calls = () => telegram.calls.map(({ method }) => method);
    await vi.waitFor(() => expect(calls()).toContain("sendMessage"), { timeout: 60_000 });
    expect(calls()).toContain("deleteWebhook");
    await vi.waitFor(() => expect(telegram.calls.at(-1)?.body).toMatchObject({ offset: 13 }), {
      timeout: 60_000,
    });
  } finally {
    await local.stop();
    await telegram.stop();
  }
});
