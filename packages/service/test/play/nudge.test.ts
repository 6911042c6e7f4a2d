/** Somebody who has been waited for is told who is waiting, and nobody learns from it who has answered. */
import { usualClock } from "@consigliere/contract/clock-rules";
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it } from "vitest";
import { changeSettings } from "../../src/play/change-settings.ts";
import { mute } from "../../src/play/mute.ts";
import { nudge } from "../../src/play/nudge.ts";
import { pause } from "../../src/play/pause.ts";
import { resign } from "../../src/play/resign.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { bluff } from "../../testing/bluff.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { headsNumbered } from "../../testing/heads.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

const HOUR = 3_600;
const GRACE = 150;

let t: TestContext;
let ann: Profile;
let bob: Profile;
let cleo: Profile;
let id: string;
beforeEach(async () => {
  t = await openContext();
  [ann, bob, cleo] = [await t.person("Ann"), await t.person("Bob"), await t.person("Cleo")];
  id = await startedMatch(t, [ann, bob, cleo], { turnHours: 72 });
});

const nudgeBy = (who: Profile, seat: number) => nudge(t.context, who.userId, id, seat);
const told = () => t.mailer.to("ann@mob.test").map(({ subject }) => subject);
const waitingNow = async (who: Profile) => (await viewMatch(t.context, who.userId, id)).table?.waiting;

describe("a nudge", () => {
  it("tells whoever is waited for who waits, once a day for each decision, and everybody that it was given", async () => {
    await t.pass(GRACE);
    await t.pass(4 * HOUR - GRACE);
    await nudgeBy(bob, 0);
    await t.settle();
    const at = t.clock.now().toISOString();
    for (const who of [ann, bob, cleo])
      expect(await waitingNow(who)).toMatchObject([{ nudged: { by: 1, at } }]);
    await t.pass(GRACE);
    await t.pass(GRACE);
    expect(told()).toEqual([
      "Your decision: pennies with Bob and Cleo",
      "Bob is waiting for you: pennies with Bob and Cleo",
    ]);
    expect(t.mailer.to("ann@mob.test").at(-1)?.text).toContain("Bob nudges you");
    await expect(nudgeBy(cleo, 0)).rejects.toMatchObject({
      code: "match/nudge-too-soon",
      retryAfter: 24 * HOUR - 2 * GRACE,
    });
    await t.pass(24 * HOUR - 2 * GRACE);
    await nudgeBy(cleo, 0);
    await t.settle();
    await t.pass(GRACE);
    expect(told()).toHaveLength(3);
    expect(told().at(-1)).toContain("Cleo is waiting");
    expect(t.faults).toEqual([]);
  });

  it("is of the kind that its reader may mute, cap, rest from, and act before", async () => {
    await t.pass(GRACE);
    await t.pass(5 * HOUR);
    await mute(t.context, ann.userId, id, { muted: true });
    await nudgeBy(bob, 0);
    await t.settle();
    await t.pass(GRACE);
    expect(told()).toHaveLength(1);
    await mute(t.context, ann.userId, id, { muted: false });
    await t.context.store.profiles.change(ann.userId, (now) => ({ ...now, messagesADay: 1 }));
    await t.pass(24 * HOUR);
    await nudgeBy(bob, 0);
    await answerAs(t, ann, id, "keep");
    await t.settle();
    await t.pass(GRACE);
    expect(told()).toHaveLength(1);
  });

  it("is refused where nobody sleeps", async () => {
    const eve = await t.person("Eve");
    const refused = (who: Profile, seat: number) =>
      nudgeBy(who, seat).then(
        () => "done",
        ({ code }) => code,
      );
    expect(await refused(bob, 0)).toBe("match/nudge-too-soon");
    await t.pass(5 * HOUR);
    expect(await refused(ann, 0)).toBe("match/own-seat");
    expect(await refused(ann, 1)).toBe("match/not-waited-for");
    expect(await refused(bob, 7)).toBe("match/seat-not-found");
    expect(await refused(eve, 0)).toBe("match/unknown");
    for (const who of [ann, bob, cleo]) await pause(t.context, who.userId, id, true);
    expect(await refused(bob, 0)).toBe("match/not-waited-for");
    await pause(t.context, bob.userId, id, false);
    expect((await t.context.store.matches.meta(id))?.nudges).toBeUndefined();
    await resign(t.context, ann.userId, id, { answerId: "ann-gives-up" });
    expect(await refused(bob, 0)).toBe("match/no-person-there");
    const short = await startedMatch(t, [ann, bob], { rounds: 1 });
    await answerAs(t, ann, short, "keep");
    await answerAs(t, bob, short, "fold");
    await expect(nudge(t.context, bob.userId, short, 0)).rejects.toMatchObject({ code: "match/over" });
  });
});

it("says and does the same in two worlds that differ in a hidden card, whether its holder has answered or not", async () => {
  const seen: string[] = [];
  const nudged: number[] = [];
  for (const hasOrders of [true, false]) {
    for (const card of ["high", "low"] as const) {
      t = await openContext([bluff(card, { hidesAnswered: true })]);
      [ann, bob, cleo] = [await t.person("Ann"), await t.person("Bob"), await t.person("Cleo")];
      const clock = { ...usualClock, kind: "none" } as const;
      id = await startedMatch(t, [ann, bob, cleo], {}, "bluff", { clock });
      const orders = { answerId: "orders-of-bob", settings: { answersByCard: hasOrders } };
      await changeSettings(t.context, bob.userId, id, orders);
      await answerAs(t, ann, id, "open");
      await t.settle();
      await t.pass(GRACE);
      await t.pass(5 * HOUR);
      await t.context.store.profiles.change(bob.userId, (now) => ({ ...now, messagesADay: null }));
      const calls = [];
      for (const who of [cleo, ann]) {
        calls.push(
          await nudgeBy(who, 1).then(
            () => "done",
            ({ code, retryAfter }) => [code, retryAfter],
          ),
        );
        await t.settle();
        calls.push(await viewMatch(t.context, ann.userId, id), await viewMatch(t.context, cleo.userId, id));
        await t.pass(GRACE);
      }
      const others = t.mailer.sent.filter(({ to }) => to !== "bob@mob.test");
      seen.push(headsNumbered()(JSON.stringify([calls, others])));
      nudged.push(t.mailer.to("bob@mob.test").filter(({ subject }) => subject.includes("is waiting")).length);
    }
  }
  expect(new Set(seen).size).toBe(1);
  expect(seen[0]).toContain("match/nudge-too-soon");
  expect(nudged).toEqual([0, 0, 1, 1]);
});
