import { endpoints } from "@consigliere/contract/endpoints";
import { pennies } from "@consigliere/service/testing/pennies";
import { beforeEach, describe, expect, it } from "vitest";
import { type Browser, openTown, type Town, tokenIn } from "./town.ts";

let town: Town;
beforeEach(async () => {
  town = await openTown({ games: [pennies()] });
});

/** Counts this number of calls for this hour. */
async function count(key: string, calls: number): Promise<void> {
  const { rates } = town.backend.context.store;
  await Promise.all(Array.from({ length: calls }, () => rates.increment(key, 3600)));
}

const TOO_MANY = { problem: { code: "request/too-many", retryAfter: expect.any(Number) } };

describe("matches", () => {
  const open = (browser: Browser) =>
    browser.call(endpoints.createMatch, { body: { game: "pennies", seats: 2 } });
  const tryOne = (browser: Browser) =>
    browser.call(endpoints.tryGame, { body: { game: "pennies", locale: "en" } });

  it("are limited per person and hour, however they are opened", async () => {
    const ann = await town.member("ann@mob.test");
    for (let i = 0; i < 30; i++) await (i % 2 === 0 ? open : tryOne)(ann);
    await expect(open(ann)).rejects.toMatchObject(TOO_MANY);
    await expect(tryOne(ann)).rejects.toMatchObject(TOO_MANY);
    await open(await town.member("bob@mob.test"));
    town.clock.advance(3600);
    await open(ann);
  });

  it("are limited for all guests of a caller together, newcomers among them", async () => {
    await count("match-guest-caller unknown", 199);
    const guest = await town.guest("Gus");
    await open(guest);
    await expect(open(guest)).rejects.toMatchObject(TOO_MANY);
    const newcomer = town.browser();
    await expect(tryOne(newcomer)).rejects.toMatchObject(TOO_MANY);
    expect([...newcomer.cookies]).toEqual([]);
    await open(await town.member("ann@mob.test"));
  });
});

describe("sign-in mails", () => {
  const ask = (email: string) =>
    town.browser().call(endpoints.requestSignIn, { body: { email, locale: "en" } });

  it("that a stranger asks for are few, and keep nobody out", async () => {
    const email = "ann@mob.test";
    const mails = () => town.mailer.to(email).length + town.mailer.to(email.toUpperCase()).length;
    for (let i = 0; i < 30; i++) await ask(i % 2 === 0 ? email : email.toUpperCase());
    expect(mails()).toBe(5);
    // Ann is told what the stranger is told, and has a mail that is still valid.
    const ann = town.browser();
    await ann.call(endpoints.requestSignIn, { body: { email, locale: "en" } });
    const token = tokenIn(town.mailer.to(email).at(-1)?.text ?? "");
    expect((await ann.call(endpoints.signIn, { body: { token } })).me.email).toBe(email);
  });

  it("go on a whole day, at most a quarter of an hour apart", async () => {
    const email = "ann@mob.test";
    const sentAt: number[] = [];
    for (let minute = 0; minute < 24 * 60; minute += 5) {
      await ask(email);
      while (sentAt.length < town.mailer.to(email).length) sentAt.push(minute);
      town.clock.advance(300);
    }
    // The hours of two days.
    expect(sentAt.length).toBeLessThanOrEqual(2 * 20 + 96);
    for (const [at, minute] of sentAt.entries())
      expect(minute - (sentAt[at - 1] ?? 0)).toBeLessThanOrEqual(15);
  });

  it("to confirm an address are limited per address and day", async () => {
    const gus = await town.guest("Gus");
    const attach = (email: string) => gus.call(endpoints.attachEmail, { body: { email } });
    for (let i = 0; i < 20; i++) {
      await attach(i % 2 === 0 ? "gus@mob.test" : "GUS@mob.test");
      town.clock.advance(240);
    }
    await expect(attach("gus@mob.test")).rejects.toMatchObject(TOO_MANY);
    await attach("bob@mob.test");
    town.clock.advance(86_400);
    await attach("gus@mob.test");
  });

  it("are limited for the whole house, whether or not the address has an account", async () => {
    await town.member("ann@mob.test");
    await ask("bob@mob.test");
    await count("sign-in-house all", 498);
    for (const email of ["ann@mob.test", "nobody@mob.test"]) {
      await expect(ask(email)).rejects.toMatchObject(TOO_MANY);
    }
    town.clock.advance(3600);
    await ask("ann@mob.test");
  });
});
