import { endpoints } from "@consigliere/contract/endpoints";
import { pennies } from "@consigliere/service/testing/pennies";
import { operations } from "@consigliere/store/operations";
import { beforeEach, describe, expect, it } from "vitest";
import { type Browser, openTown, type Town, tokenIn } from "./town.ts";

let town: Town;
beforeEach(async () => {
  town = await openTown({ games: [pennies()] });
});

const EMAIL = "ann@mob.test";
const tokenTo = (email: string) => tokenIn(town.mailer.to(email).at(-1)?.text ?? "");
const codeTo = (email: string) =>
  /^[A-Z\d]{4}-[A-Z\d]{4}$/m.exec(town.mailer.to(email).at(-1)?.text ?? "")?.[0] ?? "";
const type = (browser: Browser, code: string, email = EMAIL) =>
  browser.call(endpoints.signInByCode, { body: { email, code } });
const askToSignIn = (browser: Browser, email: string) =>
  browser.call(endpoints.requestSignIn, { body: { email, locale: "en" } });
const enter = (browser: Browser, token: string) => browser.call(endpoints.signIn, { body: { token } });

const minutesLater = (minutes: number) => town.clock.advance(minutes * 60);

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
      const code = codeTo(EMAIL);
      for await (const item of operations(town.connection).backup.items()) {
        for (const secret of [tokenTo(EMAIL), code, code.replace("-", "")])
          expect(JSON.stringify(item)).not.toContain(secret);
      }
    },
  );
});

describe("a code", () => {
  it.each([
    (code: string) => code,
    (code: string) => code.toLowerCase().replace("-", " "),
    (code: string) => `${code.replace("-", "")}.`,
    (code: string) => code.replace(/[A-Z\d]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
  ])("signs in on any device, once, and its link no longer does: %s", async (typed) => {
    await askToSignIn(town.browser(), EMAIL);
    const [token, code] = [tokenTo(EMAIL), codeTo(EMAIL)];
    expect((await type(town.browser(), typed(code), "Ann@Mob.test")).me.email).toBe(EMAIL);
    await expect(type(town.browser(), code)).rejects.toThrow("account/code-refused");
    await expect(enter(town.browser(), token)).rejects.toThrow("account/link-expired");
  });

  it("is spent with its link, and outlives a later mail", async () => {
    await askToSignIn(town.browser(), EMAIL);
    const [token, code] = [tokenTo(EMAIL), codeTo(EMAIL)];
    await askToSignIn(town.browser(), EMAIL);
    const later = codeTo(EMAIL);
    await enter(town.browser(), token);
    await expect(type(town.browser(), code)).rejects.toThrow("account/code-refused");
    expect((await type(town.browser(), later)).me.email).toBe(EMAIL);
  });

  it("is good for as long as its link", async () => {
    await askToSignIn(town.browser(), EMAIL);
    const code = codeTo(EMAIL);
    minutesLater(21);
    await expect(type(town.browser(), code)).rejects.toThrow("account/code-refused");
  });

  it("brings a guest's matches along, as a link does", async () => {
    const gus = await town.guest("Gus");
    await askToSignIn(gus, EMAIL);
    expect((await type(gus, codeTo(EMAIL))).me).toMatchObject({ name: "Gus", email: EMAIL, isGuest: false });
  });

  it("of a confirmation counts for whoever asked for it, and for nobody else", async () => {
    const gus = await town.guest("Gus");
    await gus.call(endpoints.attachEmail, { body: { email: EMAIL } });
    const code = codeTo(EMAIL);
    for (const other of [town.browser(), await town.guest("Eve")]) {
      await expect(type(other, code)).rejects.toThrow("account/code-refused");
    }
    expect((await type(gus, code)).me).toMatchObject({ name: "Gus", email: EMAIL });
  });

  it("is refused in the same words for known and unknown addresses, and for other people's codes", async () => {
    await town.member(EMAIL);
    await askToSignIn(town.browser(), "bob@mob.test");
    const replyTo = async (email: string, code: string) => {
      const response = await town.browser().request("/api/session/code", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, code }),
      });
      return [response.status, [...response.headers].toSorted().join(), await response.text()];
    };
    const known = await replyTo(EMAIL, "CDFH-JKMN");
    expect(known[0]).toBe(410);
    expect(await replyTo("nobody@mob.test", "CDFH-JKMN")).toEqual(known);
    expect(await replyTo(EMAIL, codeTo("bob@mob.test"))).toEqual(known);
  });

  it.each([
    ["code-caller unknown", 900, 20],
    [`code-address ${EMAIL}`, 3600, 1000],
  ])("can be guessed %s a few times only", async (counted, seconds, calls) => {
    const { rates } = town.backend.context.store;
    await Promise.all(Array.from({ length: calls }, () => rates.increment(counted, seconds)));
    await expect(type(town.browser(), "CDFH-JKMN", EMAIL.toUpperCase())).rejects.toThrow("request/too-many");
  });
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
