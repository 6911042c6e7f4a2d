import { enterAsGuest } from "@consigliere/contract/account";
import { tryGame } from "@consigliere/contract/lobby";
import { beforeEach, describe, expect, it } from "vitest";
import { changeProfile, ensureProfile, profileView } from "../../src/account/profile.ts";
import { notifyUser } from "../../src/notify/notify-user.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { startedMatch } from "../../testing/pennies-match.ts";

/** Browsers say so where they know no better. */
const UNKNOWN = "Etc/Unknown";

let t: TestContext;
beforeEach(async () => {
  t = await openContext();
});

describe("a time zone that nobody knows", () => {
  it("keeps nobody out, and is kept as UTC", async () => {
    const intro = { name: "Ann", locale: "en" as const, timeZone: UNKNOWN };
    expect(enterAsGuest.body?.safeParse(intro).success).toBe(true);
    expect(tryGame.body?.safeParse({ ...intro, game: "pennies" }).success).toBe(true);
    expect(await ensureProfile(t.context, "ann", intro)).toMatchObject({ timeZone: "UTC" });
    const known = { ...intro, timeZone: "Asia/Tokyo" };
    expect(await ensureProfile(t.context, "bob", known)).toMatchObject({ timeZone: "Asia/Tokyo" });
  });

  it.each(["UTC", "Etc/UTC", "Etc/GMT", "GMT", "Zulu", "UCT", "Etc/Unknown", "+00:00", "Atlantic/Reykjavik"])(
    "is none to rest in: %s, which browsers report to hide it, unless it is chosen",
    async (timeZone) => {
      const shy = await ensureProfile(t.context, "shy", { name: "Shy", locale: "en", timeZone });
      const id = await startedMatch(t, [shy, await t.person("Bob")]);
      const who = { userId: shy.userId, email: null };
      const restOf = async () => (await t.context.store.matches.meta(id))?.seats[0]?.rest;
      expect([profileView(shy, who, "ok").isZoneKnown, await restOf()]).toEqual([false, undefined]);
      if (timeZone === "Etc/Unknown") return;
      const chosen = await changeProfile(t.context, shy, { timeZone });
      expect(profileView(chosen, who, "ok").isZoneKnown).toBe(true);
      expect((await restOf())?.quiet).not.toBeNull();
    },
  );

  it.each([
    ["Europe/Kiev", "Europe/Kyiv"],
    ["Asia/Calcutta", "Asia/Kolkata"],
    ["Asia/Katmandu", "Asia/Kathmandu"],
    ["US/Pacific", "America/Los_Angeles"],
  ])("has one name, however a browser spells it: %s", async (spelled, timeZone) => {
    expect(
      await ensureProfile(t.context, "ann", { name: "Ann", locale: "en", timeZone: spelled }),
    ).toMatchObject({ timeZone });
  });

  it("that was stored already is UTC in mails and on the profile page", async () => {
    const [ann, bob] = await Promise.all([t.person("Ann"), t.person("Bob")]);
    const odd = { ...ann, timeZone: UNKNOWN };
    const { notifications } = t.context.store;
    const readerOf = async (userId: string) => ({ ...(await notifications.readerOf(userId)), profile: odd });
    await startedMatch(t, [ann, bob]);
    await notifyUser(
      { ...t.context, store: { ...t.context.store, notifications: { ...notifications, readerOf } } },
      ann.userId,
    );
    expect(t.mailer.to("ann@mob.test").map((mail) => mail.text)).toEqual([
      expect.stringMatching(/Answer by Monday, March 2 at 12:00 PM \(Coordinated Universal Time\)/),
    ]);
    const who = { userId: ann.userId, email: "ann@mob.test" };
    expect(profileView(odd, who, "ok")).toMatchObject({ timeZone: "UTC" });
  });
});
