import { endpoints } from "@consigliere/contract/endpoints";
import { pennies } from "@consigliere/service/testing/pennies";
import { operations } from "@consigliere/store/operations";
import { beforeEach, describe, expect, it } from "vitest";
import { look } from "./pennies-table.ts";
import { type Browser, openTown, type Town, tokenIn } from "./town.ts";

let town: Town;
beforeEach(async () => {
  town = await openTown({ games: [pennies()] });
});

const me = async (browser: Browser) => (await browser.call(endpoints.readMe, {})).me;

describe("an address that a guest asked for", () => {
  const VICTIM = "victim@mob.test";
  const ask = (browser: Browser, email = VICTIM) => browser.call(endpoints.attachEmail, { body: { email } });
  const mailTo = (email: string) => town.mailer.to(email).at(-1);
  const open = (browser: Browser, email = VICTIM) =>
    browser.call(endpoints.signIn, { body: { token: tokenIn(mailTo(email)?.text ?? "") } });

  it("is not shared with whoever asked from another browser", async () => {
    const mallory = await town.guest("Mallory");
    const { matchId } = await mallory.call(endpoints.tryGame, { body: { game: "pennies", locale: "en" } });
    await ask(mallory);
    const victim = town.browser();
    expect((await open(victim)).me).toMatchObject({ email: VICTIM, isGuest: false });
    expect(await me(mallory)).toBeNull();
    await expect(look(mallory, matchId)).rejects.toThrow("account/sign-in-first");
    expect((await look(victim, matchId)).viewer).not.toBeNull();
  });

  it("leaves a guest signed in who opens the mail where they play", async () => {
    const ann = await town.guest("Ann");
    const before = await me(ann);
    await ask(ann);
    const elsewhere = new Map(ann.cookies);
    await open(ann);
    const now = await me(ann);
    expect(now).toMatchObject({ userId: before?.userId, email: VICTIM });
    for (const [name, value] of elsewhere) ann.cookies.set(name, value);
    expect(await me(ann)).toEqual(now);
  });

  it("cannot be replaced by another that the same guest asked for", async () => {
    const mallory = await town.guest("Mallory");
    await ask(mallory);
    await ask(mallory, "mallory@mob.test");
    const victim = town.browser();
    await open(victim);
    await expect(open(mallory, "mallory@mob.test")).rejects.toThrow("account/link-expired");
    expect(await me(victim)).toMatchObject({ email: VICTIM });
    expect(await me(mallory)).toBeNull();
  });

  it("is asked for in a mail that says who asks, in the reader's language", async () => {
    await ask(await town.guest("Mallory"));
    expect(mailTo(VICTIM)?.text).toContain("Mallory");
    expect(mailTo(VICTIM)?.text).toContain("&as=Mallory");
    await ask(await town.guest("マロリー", "ja"));
    expect(mailTo(VICTIM)?.text).toContain("「マロリー」");
  });

  it("is confirmed by a token that stands nowhere in the table", async () => {
    await ask(await town.guest("Ann"));
    const token = tokenIn(mailTo(VICTIM)?.text ?? "");
    const secret = token.slice(token.indexOf(".") + 1);
    for await (const item of operations(town.connection).backup.items()) {
      expect(JSON.stringify(item)).not.toContain(secret);
    }
  });
});
