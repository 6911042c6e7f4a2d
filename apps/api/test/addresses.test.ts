import { randomUUID } from "node:crypto";
import { endpoints } from "@consigliere/contract/endpoints";
import { pennies } from "@consigliere/service/testing/pennies";
import { beforeEach, describe, expect, it } from "vitest";
import { CAME_BY } from "../src/http/request-origin.ts";
import { inviteToken } from "./pennies-table.ts";
import { type Browser, ORIGIN, openTown, type Town } from "./town.ts";

const PHONE = "http://192.0.2.7:3000";

let town: Town;
beforeEach(async () => {
  town = await openTown({ games: [pennies()], otherOrigins: PHONE });
});

const enter = (browser: Browser, headers: Record<string, string>) =>
  browser.request(endpoints.enterAsGuest.path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ name: "Ann", locale: "en" }),
  });

describe("a change", () => {
  it.each([
    { [CAME_BY]: ORIGIN, origin: ORIGIN },
    { [CAME_BY]: PHONE, origin: PHONE },
    // Behind a proxy that keeps the name to itself.
    { [CAME_BY]: "http://127.0.0.1:3000", origin: ORIGIN },
  ])("is taken with %j", async (headers) => {
    expect((await enter(town.browser(), headers)).status).toBe(201);
  });

  it.each([
    [{ [CAME_BY]: PHONE, origin: ORIGIN }, "request/foreign-origin"],
    [{ [CAME_BY]: ORIGIN, origin: PHONE }, "request/foreign-origin"],
    [{ [CAME_BY]: PHONE, origin: "null" }, "request/foreign-origin"],
    // Its name leads to our address.
    [{ [CAME_BY]: "http://evil.test:3000", origin: "http://evil.test:3000" }, "request/wrong-address"],
    [{ [CAME_BY]: `${PHONE}0`, origin: `${PHONE}0` }, "request/wrong-address"],
  ])("is refused with %j as %s", async (headers, code) => {
    expect(await (await enter(town.browser(), headers)).json()).toMatchObject({ code });
  });
});

describe("a cookie", () => {
  it.each([
    [ORIGIN, "__Secure-consigliere.session_token", true],
    [PHONE, "consigliere.session_token", false],
  ])("from %s is %s", async (origin, name, isSecure) => {
    const ann = town.browser();
    const [cookie = ""] = (await enter(ann, { [CAME_BY]: origin, origin })).headers.getSetCookie();
    expect(cookie.startsWith(`${name}=`)).toBe(true);
    expect(/; secure/i.test(cookie)).toBe(isSecure);
    const me = await ann.request("/api/me", { headers: { [CAME_BY]: origin } });
    expect(await me.json()).toMatchObject({ me: { name: "Ann" } });
  });
});

describe("links", () => {
  it.each([
    [PHONE, PHONE],
    [ORIGIN, ORIGIN],
    ["http://evil.test", ORIGIN],
  ])("in a sign-in mail that was asked for at %s lead to %s", async (origin, place) => {
    const email = `${randomUUID()}@mob.test`;
    const response = await town.browser().request("/api/session/link", {
      method: "POST",
      headers: { "content-type": "application/json", [CAME_BY]: origin, origin: place },
      body: JSON.stringify({ email, locale: "en" }),
    });
    expect(response.status).toBe(202);
    expect(town.mailer.to(email).at(-1)?.text).toContain(`${place}/en/enter#`);
    expect(town.mailer.to(email).at(-1)?.text).not.toContain("evil");
  });

  it("to a table lead by the address at which it was opened", async () => {
    const ann = await town.guest("Ann");
    const headers = { "content-type": "application/json", [CAME_BY]: PHONE, origin: PHONE };
    for (const [name, value] of ann.cookies) ann.cookies.set(name.replace("__Secure-", ""), value);
    const body = JSON.stringify({ game: "pennies", seats: 2 });
    const created = await ann.request("/api/matches", { method: "POST", headers, body });
    expect(await created.json()).toMatchObject({ inviteUrl: expect.stringContaining(`${PHONE}/i/`) });
  });

  it.each([
    [PHONE, PHONE],
    // It was allowed once.
    ["http://gone.test", ORIGIN],
  ])("in mails about a match lead a reader who came last by %s to %s", async (origin, place) => {
    const ann = await town.member("ann@mob.test");
    const body = { game: "pennies", seats: 2, seatOrder: "chosen" as const };
    const created = await ann.call(endpoints.createMatch, { body });
    const bob = await town.guest("Bob");
    const params = { id: created.match.id };
    await bob.call(endpoints.joinMatch, { params, body: { token: inviteToken(created) } });
    await ann.call(endpoints.startMatch, { params, body: {} });
    for (const [name, value] of ann.cookies) ann.cookies.set(name.replace("__Secure-", ""), value);
    await ann.request("/api/me", { headers: { [CAME_BY]: PHONE } });
    const { profiles, matches } = town.backend.context.store;
    const userId = (await matches.meta(created.match.id))?.host ?? "";
    expect(await profiles.get(userId)).toMatchObject({ cameBy: PHONE });
    await profiles.change(userId, (profile) => ({ ...profile, cameBy: origin }));
    await town.settle();
    await town.pass(180);
    const mail = town.mailer.to("ann@mob.test").at(-1);
    expect(mail?.text).toContain(`${place}/en/o/#`);
    expect(mail?.headers?.["List-Unsubscribe"]).toContain(`<${place}/`);
  });
});
