/** Push: who is told, what a device shows, and what happens to devices that are gone. */
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, describe, expect, it } from "vitest";
import { addDevice, removeDevice } from "../../src/account/devices.ts";
import { PushError } from "../../src/context.ts";
import { mute } from "../../src/play/mute.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { endpointOf, giveDevice, subscription, withSession } from "../../testing/devices.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";
import { pathsIn } from "../../testing/short-links.ts";

const GRACE = 150;

let t: TestContext;
let ann: Profile;
let bob: Profile;
beforeEach(async () => {
  t = await openContext();
  [ann, bob] = [await t.person("Ann"), await t.person("Bob")];
});

const add = (who: Profile, name: string) => giveDevice(t, who, name);
const devicesOf = async ({ userId }: Profile) =>
  (await t.context.store.profiles.get(userId))?.devices?.map(({ name }) => name);
/** For each mail to Ann, whether it leads to each of these matches. */
async function matchesToldByMail(...ids: readonly string[]): Promise<boolean[][]> {
  const paths = await Promise.all(t.mailer.to("ann@mob.test").map((mail) => pathsIn(t.context, mail)));
  return paths.map((some) => ids.map((id) => some.includes(id)));
}
const shown = () => t.pusher.sent.map(({ device, text }) => ({ to: device.endpoint, ...JSON.parse(text) }));

describe("somebody with a device", () => {
  it("is told there and not by mail, with how many tables wait", async () => {
    await add(ann, "phone");
    const id = await startedMatch(t, [ann, bob]);
    await t.pass(GRACE);
    expect(t.mailer.to("ann@mob.test")).toEqual([]);
    expect(t.mailer.to("bob@mob.test")).toHaveLength(1);
    expect(shown()).toMatchObject([
      {
        to: endpointOf("phone"),
        title: "Your decision: pennies with Bob",
        url: expect.stringMatching(`^/en/m/${id}/.*#table=`),
        tag: id,
        asks: { [id]: [expect.stringMatching(/^\w{24}$/)] },
        open: { [id]: [expect.stringMatching(/^\w{24}$/)] },
      },
    ]);
    expect(shown()[0].asks).toEqual(shown()[0].open);
  });

  it("is told to put the notice away when the decision is made, on devices that may be told silently", async () => {
    await add(ann, "phone");
    await addDevice(t.context, await withSession(t, ann), {
      ...subscription("ipad"),
      endpoint: "https://web.push.apple.com/ipad",
    });
    const [id, other] = [await startedMatch(t, [ann, bob]), await startedMatch(t, [ann, bob])];
    await t.pass(GRACE);
    t.pusher.sent.splice(0);
    await answerAs(t, ann, id, "keep");
    await t.settle();
    await t.pass(1);
    expect(shown()).toMatchObject([
      {
        to: endpointOf("phone"),
        title: "Decided: pennies with Bob",
        tag: id,
        asks: {},
        open: { [other]: [expect.any(String)] },
        isDone: true,
      },
    ]);
    expect(t.pusher.sent[0]).toMatchObject({ topic: id, isUrgent: false });
    await t.pass(GRACE);
    expect(shown().filter(({ isDone }) => isDone)).toHaveLength(1);
  });

  it("is not told that something is decided of which they had not heard", async () => {
    await add(ann, "phone");
    const id = await startedMatch(t, [ann, bob]);
    await answerAs(t, ann, id, "keep");
    await t.settle();
    await t.pass(1);
    expect(t.pusher.sent).toEqual([]);
  });

  it("is told of several tables in one message that leads to the desk", async () => {
    await add(ann, "phone");
    await startedMatch(t, [ann, bob]);
    await startedMatch(t, [ann, await t.person("Cleo")]);
    await t.pass(GRACE);
    expect(shown()).toMatchObject([{ url: "/en/desk/", tag: "several", actions: [] }]);
    expect(Object.keys(shown()[0].open)).toHaveLength(2);
  });

  it("is told by what they have chosen, and by push of all of it with their first device", async () => {
    const wants = (preferences: Profile["preferences"]) =>
      t.context.store.profiles.change(ann.userId, (now) => ({ ...now, preferences }));
    await wants({ yourTurn: ["email"], matchEnd: [] });
    await add(ann, "phone");
    expect((await t.context.store.profiles.get(ann.userId))?.preferences).toEqual({
      yourTurn: ["email", "push"],
      matchEnd: ["push"],
    });
    await add(ann, "laptop");
    await wants({ yourTurn: ["email"] });
    await startedMatch(t, [ann, bob]);
    await t.pass(GRACE);
    expect(t.pusher.sent).toEqual([]);
    expect(t.mailer.to("ann@mob.test")).toHaveLength(1);
  });
});

describe("somebody who is told of a match by a channel of its own", () => {
  const tellBy = (id: string, onlyBy: string | null) =>
    mute(t.context, ann.userId, id, { muted: false, onlyBy });

  it("hears of it by that alone, and of others as usual", async () => {
    await add(ann, "phone");
    const [quiet, usual] = [await startedMatch(t, [ann, bob]), await startedMatch(t, [ann, bob])];
    await tellBy(quiet, "email");
    expect(await viewMatch(t.context, ann.userId, quiet)).toMatchObject({ muted: false, onlyBy: "email" });
    expect(await viewMatch(t.context, bob.userId, quiet)).toMatchObject({ onlyBy: null });
    await t.pass(GRACE);
    expect(shown()).toMatchObject([{ tag: usual }]);
    expect(await matchesToldByMail(quiet, usual)).toEqual([[true, false]]);
  });

  it("hears of it by no other when that fails, nor of what they want not to be told at all", async () => {
    const [both, usual] = [await startedMatch(t, [ann, bob]), await startedMatch(t, [ann, bob])];
    await add(ann, "phone");
    await tellBy(both, "push");
    await tellBy(usual, "push");
    await tellBy(usual, null);
    t.pusher.failures.set(endpointOf("phone"), new PushError(410));
    await t.pass(GRACE);
    await t.pass(61);
    expect(await matchesToldByMail(both, usual)).toEqual([[false, true]]);
    await t.context.store.profiles.change(ann.userId, (now) => ({ ...now, preferences: { yourTurn: [] } }));
    await tellBy(await startedMatch(t, [ann, bob]), "email");
    await t.pass(GRACE);
    expect(t.mailer.to("ann@mob.test")).toHaveLength(1);
  });
});

describe("a device that is gone", () => {
  const gone = (name: string, status = 410) => t.pusher.failures.set(endpointOf(name), new PushError(status));

  it.each([404, 410])(
    "is forgotten when its push service answers %i, and the message goes by mail",
    async (status) => {
      await add(ann, "phone");
      gone("phone", status);
      await startedMatch(t, [ann, bob]);
      await t.pass(GRACE);
      expect(await devicesOf(ann)).toEqual([]);
      await t.pass(61);
      await t.pass(61);
      expect(t.mailer.to("ann@mob.test")).toHaveLength(1);
    },
  );

  it("sends one mail however many are gone, and none while another device was told", async () => {
    await add(ann, "phone");
    await add(ann, "laptop");
    gone("phone");
    await startedMatch(t, [ann, bob]);
    await t.pass(GRACE);
    await t.pass(61);
    expect(await devicesOf(ann)).toEqual(["laptop"]);
    expect(t.mailer.to("ann@mob.test")).toEqual([]);
    await add(ann, "tablet");
    for (const name of ["laptop", "tablet"]) gone(name);
    await startedMatch(t, [ann, bob]);
    await t.pass(GRACE);
    await t.pass(61);
    await t.pass(61);
    expect(await devicesOf(ann)).toEqual([]);
    expect(t.mailer.to("ann@mob.test")).toHaveLength(1);
  });

  it("is tried again while its push service is in trouble", async () => {
    await add(ann, "phone");
    gone("phone", 503);
    await startedMatch(t, [ann, bob]);
    await t.pass(GRACE);
    expect(await devicesOf(ann)).toEqual(["phone"]);
    t.pusher.failures.clear();
    await t.pass(61);
    expect(t.pusher.sent).toHaveLength(1);
    expect(t.mailer.to("ann@mob.test")).toEqual([]);
  });

  it("gets nothing that was still on its way when its owner took it off the list", async () => {
    const [phone] = await add(ann, "phone");
    gone("phone", 503);
    await startedMatch(t, [ann, bob]);
    await t.pass(GRACE);
    t.pusher.failures.clear();
    await removeDevice(t.context, ann.userId, phone?.id ?? "");
    await t.pass(61);
    expect(t.pusher.sent).toEqual([]);
  });
});

describe("a subscription", () => {
  it.each([
    ["of a service that is none", { endpoint: "https://push.example/x" }, "push/unknown-service"],
    ["of the service's own network", { endpoint: "https://169.254.169.254/latest" }, "push/unknown-service"],
    ["made with another instance's key", { key: "B".repeat(87) }, "push/other-key"],
    [
      "whose point lies on no curve",
      { keys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) } },
      "push/other-key",
    ],
  ])("%s is refused", async (_, wrong, code) => {
    const adding = addDevice(t.context, await withSession(t, ann), { ...subscription("phone"), ...wrong });
    await expect(adding).rejects.toMatchObject({ code });
    expect(await devicesOf(ann)).toBeUndefined();
  });

  it("is one however often it is sent, and of nine the oldest goes", async () => {
    for (const name of ["0", "1", "2", "3", "4", "5", "6", "7", "7", "8"]) await add(ann, name);
    expect(await devicesOf(ann)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
  });
});
