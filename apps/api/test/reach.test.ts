import { endpoints } from "@consigliere/contract/endpoints";
import { takeFeedback } from "@consigliere/service/notify/email/feedback";
import { pennies } from "@consigliere/service/testing/pennies";
import { sesBounce, sesComplaint } from "@consigliere/service/testing/ses";
import { beforeEach, describe, expect, it } from "vitest";
import { inviteToken, look } from "./pennies-table.ts";
import { type Browser, openTown, type Town, tokenIn } from "./town.ts";

const OLD = "ann@mob.test";
const NEW = "ann@docks.test";

let town: Town;
let ann: Browser;
beforeEach(async () => {
  town = await openTown({ games: [pennies()] });
  ann = await town.member(OLD);
  town.clock.advance(60);
});

const now = () => town.clock.now().toISOString();
const bounce = (email = OLD) =>
  takeFeedback(town.backend.context, [sesBounce({ email, at: now() }, "Permanent")]);
const complain = () => takeFeedback(town.backend.context, [sesComplaint({ email: OLD, at: now() })]);
const me = async (browser = ann) => (await browser.call(endpoints.readMe, {})).me;

/** Uses the link that was last sent to an address. */
async function open(email: string, browser = ann): Promise<void> {
  const token = tokenIn(town.mailer.to(email).at(-1)?.text ?? "");
  await browser.call(endpoints.signIn, { body: { token } });
}

describe("an address that mail does not reach", () => {
  it("is shown to its owner until a sign-in by mail, which is sent all the same", async () => {
    await bounce();
    expect(await me()).toMatchObject({ email: OLD, emailState: "bounced" });
    await ann.call(endpoints.requestSignIn, { body: { email: OLD, locale: "en" } });
    await open(OLD);
    expect(await me()).toMatchObject({ emailState: "ok", preferences: { yourTurn: ["email"] } });
  });

  it("is proven by the confirmation that the profile offers, and good again", async () => {
    await bounce();
    await ann.call(endpoints.attachEmail, { body: { email: OLD } });
    const before = await me();
    await open(OLD);
    expect(await me()).toMatchObject({ userId: before?.userId, email: OLD, emailState: "ok" });
  });

  it("can be replaced by another, and is forgotten then", async () => {
    const before = await me();
    await bounce();
    await ann.call(endpoints.attachEmail, { body: { email: NEW } });
    await open(NEW);
    expect(await me()).toMatchObject({ userId: before?.userId, email: NEW, emailState: "ok" });
    expect(await town.backend.context.store.addresses.get(OLD)).toMatchObject({ heard: [] });
  });

  it("cannot be replaced while it is good, nor by taking over somebody else's account", async () => {
    const sent = { body: { email: NEW } };
    await expect(ann.call(endpoints.attachEmail, sent)).rejects.toThrow("account/has-email");
    const other = await town.member(NEW);
    const [mine, theirs] = [await me(), await me(other)];
    await bounce();
    await ann.call(endpoints.attachEmail, sent);
    await open(NEW);
    // The reader of the other mailbox gets into that account; the first one still exists.
    expect(await me()).toMatchObject({ userId: theirs?.userId });
    await ann.call(endpoints.requestSignIn, { body: { email: OLD, locale: "en" } });
    await open(OLD);
    expect(await me()).toMatchObject({ userId: mine?.userId });
  });

  it("leaves telegrams off after a complaint, until they are switched on again", async () => {
    await complain();
    const all = { yourTurn: ["email"], matchStart: ["email"], matchEnd: ["email"] };
    const on = { email: true };
    const preferences = { yourTurn: on, matchStart: on, matchEnd: on };
    const none = { yourTurn: [], matchStart: [], matchEnd: [] };
    const tried = await ann.call(endpoints.changeProfile, { body: { preferences } });
    expect(tried.me).toMatchObject({ emailState: "complained", preferences: none });
    await ann.call(endpoints.requestSignIn, { body: { email: OLD, locale: "en" } });
    await open(OLD);
    expect(await me()).toMatchObject({ emailState: "ok", preferences: none });
    const asked = await ann.call(endpoints.changeProfile, { body: { preferences } });
    expect(asked.me).toMatchObject({ emailState: "ok", preferences: all });
  });

  it("leaves telegrams off at another address too, wherever its link is opened", async () => {
    await complain();
    await ann.call(endpoints.attachEmail, { body: { email: NEW } });
    const phone = town.browser();
    await open(NEW, phone);
    const none = {
      yourTurn: ["push" as const],
      matchStart: ["push" as const],
      matchEnd: ["push" as const],
    };
    expect(await me(phone)).toMatchObject({ email: NEW, emailState: "ok", preferences: none });
    expect(await town.backend.context.store.addresses.get(OLD)).toMatchObject({ status: "ok", heard: [] });
  });

  it("is nobody else's business", async () => {
    const bob = await town.member("bob@mob.test");
    const { match, ...created } = await ann.call(endpoints.createMatch, {
      body: { game: "pennies", seats: 2 },
    });
    const params = { id: match.id };
    await bob.call(endpoints.joinMatch, { params, body: { token: inviteToken({ match, ...created }) } });
    const before = JSON.stringify(await look(bob, match.id));
    await bounce();
    expect(JSON.stringify(await look(bob, match.id))).toBe(before);
  });
});
