import { endpoints } from "@consigliere/contract/endpoints";
import { pennies } from "@consigliere/service/testing/pennies";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { rotateKeys } from "../src/keys/keys.ts";
import { type Browser, openTown, type Town } from "./town.ts";

let town: Town;
beforeEach(async () => {
  town = await openTown({ games: [pennies()] });
});
afterEach(() => {
  vi.useRealTimers();
});

const me = async (browser: Browser) => (await browser.call(endpoints.readMe, {})).me;

describe("a session", () => {
  /** Sessions live by the clock of the machine. */
  const daysLater = (days: number) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + days * 86_400_000 });
  };
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
