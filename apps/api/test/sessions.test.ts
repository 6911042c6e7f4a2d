import { endpoints } from "@consigliere/contract/endpoints";
import { deleteAccount } from "@consigliere/service/account/delete-account";
import { pennies } from "@consigliere/service/testing/pennies";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { rotateKeys } from "../src/keys/keys.ts";
import { type Browser, openTown, type Town } from "./town.ts";

let town: Town;
beforeEach(async () => {
  town = await openTown({ games: [pennies()] });
});

const me = async (browser: Browser) => (await browser.call(endpoints.readMe, {})).me;

describe("a session", () => {
  const daysLater = (days: number) => town.clock.advance(days * 86_400);
  const cookiesOf = async (browser: Browser, path = "/api/dashboard") => {
    const response = await browser.request(path);
    expect(response.status).toBe(200);
    return response.headers.getSetCookie();
  };

  it("is renewed in the browser too, once a day", async () => {
    const ann = await town.guest("Ann");
    expect(await cookiesOf(ann)).toEqual([]);
    daysLater(2);
    const [renewed, ...more] = await cookiesOf(ann);
    expect(renewed).toMatch(/^__Secure-consigliere\.session_token=.*Max-Age=7776000.*HttpOnly.*Secure/i);
    expect(more).toEqual([]);
    expect(await cookiesOf(ann)).toEqual([]);
    expect((await me(ann))?.name).toBe("Ann");
  });

  it("lasts as long as somebody comes now and then", async () => {
    const ann = await town.guest("Ann");
    for (let visit = 0; visit < 3; visit++) {
      daysLater(80);
      expect(await cookiesOf(ann, "/api/me")).toHaveLength(1);
      expect((await me(ann))?.name).toBe("Ann");
    }
    daysLater(91);
    expect(await cookiesOf(ann, "/api/me")).toEqual([]);
    expect(await me(ann)).toBeNull();
  });

  it("is renewed under the newest key", async () => {
    const ann = await town.guest("Ann");
    const rotated = rotateKeys(town.keys, "auth", town.clock.now());
    town.clock.advance(16 * 60);
    town.takeKeys(rotated);
    daysLater(2);
    expect(await cookiesOf(ann)).toHaveLength(1);
    town.takeKeys({ ...rotated, auth: rotated.auth.slice(0, 1) });
    expect((await me(ann))?.name).toBe("Ann");
  });

  it("that ends in the call that renews it has ended", async () => {
    const ann = await town.guest("Ann");
    daysLater(2);
    const response = await ann.request("/api/me", { method: "DELETE" });
    expect(response.status).toBe(204);
    const names = response.headers.getSetCookie().map((line) => line.split("=")[0]);
    expect(names).toEqual([...new Set(names)]);
    expect([...ann.cookies]).toEqual([]);
  });
});

describe("a session that was just looked up", () => {
  /** The reads of the table that the service makes during an action. */
  const askedDuring = async (act: () => Promise<unknown>): Promise<number> => {
    const session = vi.spyOn(town.backend.context.store.accounts, "session");
    await act();
    const times = session.mock.calls.length;
    session.mockRestore();
    return times;
  };
  const minuteLater = () => town.clock.advance(61);
  const desk = (browser: Browser) => browser.request("/api/dashboard");

  it("is known for a minute", async () => {
    const ann = await town.guest("Ann");
    expect(await askedDuring(() => desk(ann))).toBe(1);
    expect(await askedDuring(() => desk(ann))).toBe(0);
    minuteLater();
    expect(await askedDuring(() => desk(ann))).toBe(1);
  });

  it("is known by its whole cookie", async () => {
    const ann = await town.guest("Ann");
    await desk(ann);
    const [[name = "", value = ""] = []] = [...ann.cookies];
    const forged = town.browser();
    forged.cookies.set(name, `${value.slice(0, -5)}AAAA%3D`);
    expect((await desk(forged)).status).toBe(401);
  });

  it("ends at once where it is ended, for every cookie of it", async () => {
    const ann = await town.guest("Ann");
    await desk(ann);
    const copy = town.browser();
    for (const [name, value] of ann.cookies) copy.cookies.set(name, value);
    expect((await desk(copy)).status).toBe(200);
    await ann.call(endpoints.signOut, {});
    expect((await desk(copy)).status).toBe(401);
  });

  it("ends elsewhere within a minute, and makes and changes nothing until then", async () => {
    const ann = await town.guest("Ann");
    const { userId = "" } = (await me(ann)) ?? {};
    await desk(ann);
    const elsewhere = town.anotherProcess();
    await deleteAccount(elsewhere.context, elsewhere.accounts, userId);
    expect((await desk(ann)).status).toBe(200);
    expect(await me(ann)).toBeNull();
    await expect(
      ann.call(endpoints.createMatch, { body: { game: "pennies", seats: 2, options: {} } }),
    ).rejects.toThrow("account/sign-in-first");
    expect(await town.backend.context.store.profiles.get(userId)).toBeUndefined();
    minuteLater();
    expect((await desk(ann)).status).toBe(401);
  });
});
