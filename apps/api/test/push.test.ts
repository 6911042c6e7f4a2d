/** Devices by HTTP, and what reaches them, as a push service and a browser get it. */
import { ProblemError } from "@consigliere/contract/client";
import { endpoints } from "@consigliere/contract/endpoints";
import { tellable } from "@consigliere/service/account/devices";
import { takeFeedback } from "@consigliere/service/notify/email/feedback";
import { pennies } from "@consigliere/service/testing/pennies";
import { sesBounce } from "@consigliere/service/testing/ses";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { rotateKeys } from "../src/keys/keys.ts";
import { pushKeys } from "../src/keys/ring-ports.ts";
import { inviteToken } from "./pennies-table.ts";
import { newSubscription, openPushService, type PushService, vapidOf } from "./push-service.ts";
import { type Browser, openTown, type Town, tokenIn } from "./town.ts";

const GRACE = 150;

let service: PushService;
let town: Town;
let ann: Browser;
beforeEach(async () => {
  service = await openPushService();
  onTestFinished(service.close);
  town = await openTown({ games: [pennies()], pushServices: service.origin });
  ann = await town.member("ann@mob.test");
});

async function subscribed(browser: Browser) {
  const { key } = await browser.call(endpoints.readPushKey, {});
  const { endpoint, keys, read } = newSubscription(service.origin);
  const body = { endpoint, keys, key, name: "Chrome on Android" };
  const { devices } = await browser.call(endpoints.addDevice, { body });
  return { read, devices, key, body };
}

const me = async (browser: Browser) => (await browser.call(endpoints.readMe, {})).me;

/** Bob waits for Ann. */
async function matchWithBob(): Promise<string> {
  const bob = await town.guest("Bob");
  const created = await ann.call(endpoints.createMatch, {
    body: { game: "pennies", seats: 2, seatOrder: "chosen" },
  });
  const { id } = created.match;
  await bob.call(endpoints.joinMatch, { params: { id }, body: { token: inviteToken(created) } });
  // By lot, Bob might be the first to be asked.
  await ann.call(endpoints.startMatch, { params: { id }, body: {} });
  await town.settle();
  return id;
}

it("brings a message that only this browser can read, signed by the service for this service", async () => {
  const { read, key, body } = await subscribed(ann);
  const id = await matchWithBob();
  await town.pass(GRACE);
  const [message, ...others] = service.arrived;
  expect(others).toEqual([]);
  if (message === undefined) throw new Error("nothing arrived");
  expect(message.path).toBe(new URL(body.endpoint).pathname);
  expect(message.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "86400", topic: id });
  const vapid = vapidOf(message);
  expect(vapid.key).toBe(key);
  expect(vapid.claims).toMatchObject({ aud: service.origin, sub: "mailto:desk@house.test" });
  const url = expect.stringMatching(`^/en/m/${id}/.*#table=`) as string;
  expect(JSON.parse(read(message.body))).toMatchObject({ url, tag: id, lang: "en" });
  expect(() => newSubscription(service.origin).read(message.body)).toThrow();
  // The key to the service came by mail, and nothing since.
  expect(town.mailer.to("ann@mob.test")).toHaveLength(1);
});

it("keeps to the key that a subscription was made with when the service has taken another", async () => {
  const { key } = await subscribed(ann);
  const later = rotateKeys(town.keys, "push", town.clock.now());
  const pair = (at: number) => later.push[at]?.publicKey;
  const ports = pushKeys(later.push, () => new Date(town.clock.now().getTime() + 3_600_000), []);
  expect([ports.current(), key]).toEqual([pair(0), pair(1)]);
  expect(ports.has(key)).toBe(true);
  await matchWithBob();
  await town.pass(GRACE);
  expect(service.arrived.map((message) => vapidOf(message).key)).toEqual([key]);
});

it("lists a device without where it is reached, and takes it off", async () => {
  const { devices, body } = await subscribed(ann);
  expect((await me(ann))?.devices).toEqual(devices);
  expect(JSON.stringify(await me(ann))).not.toContain(body.keys.auth);
  expect((await me(ann))?.preferences.yourTurn).toEqual(["push"]);
  const id = devices[0]?.id ?? "";
  const bea = await town.member("bea@mob.test");
  await bea.call(endpoints.removeDevice, { params: { id } });
  expect((await me(ann))?.devices).toHaveLength(1);
  await ann.call(endpoints.removeDevice, { params: { id } });
  expect((await me(ann))?.devices).toEqual([]);
  await matchWithBob();
  await town.pass(GRACE);
  expect(service.arrived).toEqual([]);
});

describe("a device", () => {
  const signIn = async (browser: Browser, email: string) => {
    await browser.call(endpoints.requestSignIn, { body: { email, locale: "en" } });
    const token = tokenIn(town.mailer.to(email).at(-1)?.text ?? "");
    return (await browser.call(endpoints.signIn, { body: { token } })).me;
  };
  const arrivedAfterMatch = async () => {
    await matchWithBob();
    await town.pass(GRACE);
    return service.arrived.length;
  };

  it.each<[string, (phone: Browser) => Promise<unknown>]>([
    ["who signs out there without its worker", (phone) => phone.call(endpoints.signOut, {})],
    ["when somebody else signs in there", (phone) => signIn(phone, "bea@mob.test")],
    [
      "whose session has been ended elsewhere",
      async (phone) => {
        const { accounts } = town.backend.context.store;
        const [cookie = ""] = [...phone.cookies.values()];
        await accounts.end(decodeURIComponent(cookie).split(".")[0] ?? "");
      },
    ],
  ])("tells nothing more: of a reader %s", async (_, end) => {
    const phone = town.browser();
    await signIn(phone, "ann@mob.test");
    await subscribed(phone);
    expect((await me(phone))?.devices).toMatchObject([{ isHere: true }]);
    expect((await me(ann))?.devices).toMatchObject([{ isHere: false }]);
    await end(phone);
    const mails = town.mailer.to("ann@mob.test").length;
    expect(await arrivedAfterMatch()).toBe(0);
    expect((await me(ann))?.devices).toEqual([]);
    expect(town.mailer.to("ann@mob.test")).toHaveLength(mails + 1);
  });

  it("ends with a session that was not used for too long", async () => {
    await subscribed(ann);
    const { store } = town.backend.context;
    const profile = await store.profiles.get((await me(ann))?.userId ?? "");
    if (profile === undefined) throw new Error("nobody");
    expect(await tellable({ store }, profile)).toHaveLength(1);
    town.clock.advance(500 * 86_400);
    expect(await tellable({ store }, profile)).toEqual([]);
  });

  it("goes on telling who signs in there again, and the guest who becomes that account", async () => {
    const phone = town.browser();
    await phone.call(endpoints.enterAsGuest, { body: { name: "Anna", locale: "en" } });
    await subscribed(phone);
    for (let times = 0; times < 2; times++) {
      expect((await signIn(phone, "ann@mob.test"))?.devices).toMatchObject([{ isHere: true }]);
    }
    expect(await arrivedAfterMatch()).toBe(1);
  });
});

describe("a test of a channel", () => {
  const test = async (channel: "push" | "email", browser = ann) =>
    (await browser.call(endpoints.tryChannel, { params: { channel } })).trials;

  it("comes to each device at once, and takes those that are gone off the list", async () => {
    const { read, devices } = await subscribed(ann);
    const [{ id: first } = { id: "" }] = devices;
    expect(await test("push")).toEqual([{ to: first, outcome: "accepted" }]);
    expect(JSON.parse(read(service.arrived[0]?.body ?? Buffer.alloc(0)))).toMatchObject({ tag: "trial" });
    service.answer = { status: 413 };
    expect(await test("push")).toEqual([{ to: first, outcome: "refused" }]);
    service.answer = { status: 503 };
    expect(await test("push")).toEqual([{ to: first, outcome: "trouble" }]);
    service.answer = { status: 410 };
    expect(await test("push")).toEqual([{ to: first, outcome: "gone" }]);
    expect((await me(ann))?.devices).toEqual([]);
    await expect(test("push")).rejects.toThrow("account/not-reached");
  });

  it("comes by mail, or says why not, and not later when nobody looks", async () => {
    const sent = () => town.mailer.to("ann@mob.test").slice(1);
    expect(await test("email")).toEqual([{ to: "ann@mob.test", outcome: "accepted" }]);
    expect(sent()).toMatchObject([{ subject: "A test from Consigliere" }]);
    town.mailer.failure = new Error("mailbox on fire");
    expect(await test("email")).toEqual([{ to: "ann@mob.test", outcome: "trouble" }]);
    town.mailer.failure = null;
    town.clock.advance(60);
    await takeFeedback(town.backend.context, [
      sesBounce({ email: "ann@mob.test", at: town.clock.now().toISOString() }, "Permanent"),
    ]);
    expect(await test("email")).toEqual([{ to: "ann@mob.test", outcome: "lost" }]);
    await town.pass(3_600);
    expect(sent()).toHaveLength(1);
  });

  it("is refused to who is not reached, has had enough of them, or names no channel", async () => {
    const guest = await town.guest("Gus");
    await expect(test("email", guest)).rejects.toThrow("account/not-reached");
    await expect(test("push")).rejects.toThrow("account/not-reached");
    for (let count = 0; count < 6; count++) await test("email");
    await expect(test("email")).rejects.toThrow("request/too-many");
    expect(town.mailer.to("ann@mob.test")).toHaveLength(7);
    for (const [browser, channel, status] of [
      [ann, "pigeon", 422],
      [town.browser(), "email", 401],
    ] as const) {
      const response = await browser.request(`/api/me/channels/${channel}/trial`, { method: "POST" });
      expect(response.status).toBe(status);
    }
  });
});

it("leaves a push service that leads elsewhere where it is", async () => {
  await subscribed(ann);
  const elsewhere = await openPushService();
  onTestFinished(elsewhere.close);
  service.answer = { status: 307, headers: { location: `${elsewhere.origin}/` } };
  await matchWithBob();
  await town.pass(GRACE);
  expect(service.arrived).toHaveLength(1);
  expect(elsewhere.arrived).toEqual([]);
});

it.each([
  ["no https", "http://fcm.googleapis.com/wake/1"],
  ["another port", "https://fcm.googleapis.com:8443/wake/1"],
  ["a name that only ends alike", "https://evil-push.apple.com.example/1"],
  ["the service itself", "https://localhost/1"],
  ["a user's name in it", "https://x@web.push.apple.com/1"],
  ["nothing that is an address", "wake me"],
])("does not write to an endpoint with %s", async (_, endpoint) => {
  const real = await openTown({ games: [pennies()] });
  const cleo = await real.member("cleo@mob.test");
  const { key } = await cleo.call(endpoints.readPushKey, {});
  const { keys } = newSubscription("https://x.test");
  const adding = cleo.call(endpoints.addDevice, { body: { endpoint, keys, key, name: "x" } });
  await expect(adding).rejects.toThrow(ProblemError);
  const fine = { endpoint: "https://web.push.apple.com/1", keys, key, name: "x" };
  expect((await cleo.call(endpoints.addDevice, { body: fine })).devices).toHaveLength(1);
});
