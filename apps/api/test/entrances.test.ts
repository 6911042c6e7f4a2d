import { endpoints } from "@consigliere/contract/endpoints";
import { pennies } from "@consigliere/service/testing/pennies";
import { operations } from "@consigliere/store/operations";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Browser, openTown, type Town, tokenIn } from "./town.ts";

let town: Town;
beforeEach(async () => {
  town = await openTown({ games: [pennies()] });
});
afterEach(() => {
  vi.useRealTimers();
});

const EMAIL = "ann@mob.test";
const tokenTo = (email: string) => tokenIn(town.mailer.to(email).at(-1)?.text ?? "");
const askToSignIn = (browser: Browser, email: string) =>
  browser.call(endpoints.requestSignIn, { body: { email, locale: "en" } });
const enter = (browser: Browser, token: string) => browser.call(endpoints.signIn, { body: { token } });

/** Links live by the clock of the machine. */
const minutesLater = (minutes: number) => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * 60_000 });
};

describe("a link that lets its reader in", () => {
  const ways = {
    "to sign in": { minutes: 20, ask: (browser: Browser) => askToSignIn(browser, EMAIL) },
    "to confirm an address": {
      minutes: 60,
      ask: (browser: Browser) => browser.call(endpoints.attachEmail, { body: { email: EMAIL } }),
    },
  };

  it.each(Object.entries(ways))("%s is good for its time and once", async (_, { minutes, ask }) => {
    const ann = await town.guest("Ann");
    await ask(ann);
    const tooLate = tokenTo(EMAIL);
    minutesLater(minutes + 1);
    await expect(ann.call(endpoints.checkKey, { body: { token: tooLate } })).rejects.toThrow(
      "account/link-expired",
    );
    await expect(enter(ann, tooLate)).rejects.toThrow("account/link-expired");
    await ask(ann);
    const token = tokenTo(EMAIL);
    minutesLater(minutes - 1);
    await town.browser().call(endpoints.checkKey, { body: { token } });
    expect((await enter(ann, token)).me.email).toBe(EMAIL);
    await expect(town.browser().call(endpoints.checkKey, { body: { token } })).rejects.toThrow(
      "account/link-expired",
    );
    await expect(enter(town.browser(), token)).rejects.toThrow("account/link-expired");
  });

  it.each(Object.entries(ways))(
    "%s stands nowhere in the table once its mail is sent",
    async (_, { ask }) => {
      await ask(await town.guest("Ann"));
      const token = tokenTo(EMAIL).replace(/^confirm\./, "");
      for await (const item of operations(town.connection).backup.items()) {
        expect(JSON.stringify(item)).not.toContain(token);
      }
    },
  );
});

describe("whoever asks for a mail to an address", () => {
  const replyTo = async (browser: Browser, path: string, email: string, method: string) => {
    const response = await browser.request(path, {
      method,
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, locale: "en" }),
    });
    return [response.status, [...response.headers].toSorted().join(), await response.text()];
  };

  it.each([endpoints.requestSignIn, endpoints.attachEmail])(
    "is not told by $method $path whether it has an account",
    async ({ path, method }) => {
      await town.member(EMAIL);
      const gus = await town.guest("Gus");
      const known = await replyTo(gus, path, EMAIL, method);
      expect(await replyTo(gus, path, "nobody@mob.test", method)).toEqual(known);
      expect(town.mailer.to("nobody@mob.test")).toHaveLength(1);
    },
  );

  it("has their name told as text, whatever it is made of", async () => {
    const gus = await town.guest(`<i title="x">Gus</i>`);
    await gus.call(endpoints.attachEmail, { body: { email: EMAIL } });
    const html = town.mailer.to(EMAIL).at(-1)?.html ?? "";
    expect(html).toContain("&lt;i title=");
    expect(html).not.toContain("<i title");
  });
});

describe("a session that was stolen", () => {
  async function stolenFrom(browser: Browser): Promise<Browser> {
    const thief = town.browser();
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
    expect((await thief.call(endpoints.readMe, {})).me).not.toBeNull();
    return thief;
  }

  it.each([endpoints.signOut, endpoints.deleteAccount])("ends with $method $path", async (endpoint) => {
    const ann = await town.member(EMAIL);
    const thief = await stolenFrom(ann);
    await ann.call(endpoint, {});
    expect((await thief.call(endpoints.readMe, {})).me).toBeNull();
  });
});

it("guests are limited per caller and hour", async () => {
  const { rates } = town.backend.context.store;
  await Promise.all(Array.from({ length: 199 }, () => rates.increment("guest-caller unknown", 3600)));
  await town.guest("Ann");
  await expect(town.guest("Bob")).rejects.toThrow("request/too-many");
});
