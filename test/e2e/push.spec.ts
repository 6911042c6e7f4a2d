/** Pushes in a real browser: shown, pressed, and leading to the decision. */
import { newSubscription, openPushService } from "@consigliere/api/push-service";
import { joinMatch } from "@consigliere/contract/lobby";
import type { MatchView } from "@consigliere/contract/play";
import type { Page } from "@playwright/test";
import { enterApiPlayer } from "./support/api-player.ts";
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { startStack } from "./support/stack.ts";

test.use({ serviceWorkers: "allow" });

/** A headless Chromium reaches no push service: what arrives at ours is handed to it as if it had come by its own. */
test("a knock is shown, and leads to the decision; what was seen is read without a connection", async ({
  browser,
}) => {
  const service = await openPushService();
  const stack = await startStack({ PUSH_SERVICES: service.origin });
  const context = await browser.newContext({ baseURL: stack.url, permissions: ["notifications"] });
  try {
    const page = await context.newPage();
    await page.request.post("/api/session/guest", { data: { name: "Ann", locale: "en" } });
    const { key } = await (await page.request.get("/api/push-key")).json();
    const { endpoint, keys, read } = newSubscription(service.origin);
    const device = { endpoint, keys, key, name: "Chromium" };
    expect((await page.request.post("/api/me/devices", { data: device })).status()).toBe(200);

    const ben = await enterApiPlayer(stack, "Ben");
    const data = { game: "family-business", seats: 2, options: { mobSize: 5 } };
    const created = await page.request.post("/api/matches", { data });
    const { match, inviteUrl } = (await created.json()) as MatchView;
    const params = { id: match.id };
    await ben.client.call(joinMatch, { params, body: { token: inviteUrl?.split("/").at(-1) ?? "" } });
    await page.request.post(`/api/matches/${match.id}/start`, { data: {} });
    const untilAnnIsAsked = async () => {
      if (service.arrived.length === 0) await ben.answerNow(match.id);
      return service.arrived.length;
    };
    await expect.poll(untilAnnIsAsked).toBeGreaterThan(0);
    const payload = read(service.arrived[0]?.body ?? Buffer.alloc(0));

    await page.goto("/en/");
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await deliver(page, payload);
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title, tag, lang }) => ({ title, tag, lang }));
      });
    const title = expect.stringContaining("Family Business");
    await expect.poll(shown).toEqual([{ title, tag: match.id, lang: "en" }]);

    // Nobody can press a notification of a browser without a screen: the worker is told of a press. It leads the page
    // that is open.
    await worker.evaluate(pressFirst);
    await expect(page).toHaveURL(new RegExp(`/en/m/${match.id}/`));
    await expect(page.getByTestId("prompt-panel")).toBeVisible();
    expect(await shown()).toEqual([]);
    expect(context.pages()).toHaveLength(1);

    await page.getByTestId("table-menu").click();
    await page.getByTestId("open-told").click();
    await page.getByText("By mail only").click();
    const look = async () => (await (await page.request.get(`/api/matches/${match.id}`)).json()) as MatchView;
    await expect.poll(async () => (await look()).onlyBy).toBe("email");
    await expect(page.getByRole("status").filter({ hasText: "You have added no address" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");

    await page.reload();
    await expect(page.getByTestId("prompt-panel")).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByTestId("match-table")).toBeVisible();
    await expect(page.getByTestId("wire")).toBeVisible();
    await page.goto("/ja/new/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("接続できません");
    await context.setOffline(false);
    await page.goto("/en/");
    await page.evaluate(() => fetch("/api/session", { method: "DELETE" }));
    expect(await page.evaluate(() => caches.has("mine-1"))).toBe(false);
  } finally {
    await context.close();
    await stack.dispose();
    service.close();
  }
});

test("a notice goes when its table is seen, or its decision made anywhere, and the icon counts along", async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ baseURL: stack.url, permissions: ["notifications"] });
  try {
    const page = await context.newPage();
    await page.request.post("/api/session/guest", { data: { name: "Ann", locale: "en" } });
    const ben = await enterApiPlayer(stack, "Ben");
    const data = { game: "family-business", seats: 2, seatOrder: "chosen", options: { mobSize: 5 } };
    const tables = await Promise.all(
      [1, 2].map(async () => {
        const { match, inviteUrl } = await (await page.request.post("/api/matches", { data })).json();
        const params = { id: match.id };
        await ben.client.call(joinMatch, { params, body: { token: inviteUrl.split("/").at(-1) } });
        await page.request.post(`/api/matches/${match.id}/start`, { data: {} });
        const look = async () => (await page.request.get(`/api/matches/${match.id}`)).json();
        await expect
          .poll(async () => (await look()).table?.prompts.length ?? (await ben.answerNow(match.id)))
          .toBe(1);
        return { id: match.id as string, look };
      }),
    );
    const [one, two] = tables as [(typeof tables)[number], (typeof tables)[number]];
    const asked = async ({ id, look }: typeof one) => ({
      [id]: [(await look()).table.prompts[0].id as string],
    });
    const open = { ...(await asked(one)), ...(await asked(two)) };
    const shownOf = (tag: string, asks: object) =>
      JSON.stringify({
        title: tag,
        body: "",
        url: `/en/m/${tag}/`,
        tag,
        actions: [],
        asks,
        open,
        lang: "en",
      });

    await page.goto("/en/");
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await worker.evaluate(() => {
      const counts: number[] = [];
      Object.assign(globalThis, { counts });
      Object.assign(navigator, { setAppBadge: async (count: number) => void counts.push(count) });
    });
    const count = () => worker.evaluate(() => (globalThis as unknown as { counts: number[] }).counts.at(-1));
    const shown = () =>
      worker.evaluate(async () => {
        const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
        return (await registration.getNotifications()).map(({ title }) => title).toSorted();
      });
    // A worker that has just started may miss what the browser's tools deliver.
    await expect(async () => {
      await deliver(page, shownOf(one.id, await asked(one)));
      await deliver(page, shownOf(two.id, await asked(two)));
      await expect.poll(shown, { timeout: 5_000 }).toEqual([one.id, two.id].toSorted());
    }).toPass();
    expect(await count()).toBe(2);

    await page.goto(`/en/m/${one.id}/`);
    await expect(page.getByTestId("prompt-panel")).toBeVisible();
    await expect.poll(shown).toEqual([two.id]);
    expect(await count()).toBe(2);

    // Another device answers.
    const answer = async ({ id, look }: typeof one) => {
      const [prompt] = (await look()).table.prompts;
      const body = { answerId: `elsewhere-${id}`, prompt: prompt.id, value: prompt.fallback };
      expect((await page.request.post(`/api/matches/${id}/answers`, { data: body })).status()).toBe(200);
    };
    await answer(two);
    await expect
      .poll(async () => (await (await page.request.get("/api/dashboard")).json()).rows.length)
      .toBe(2);
    await page.goto("/en/desk/");
    await expect.poll(shown, { timeout: 15_000 }).toEqual([]);
    await expect.poll(count).toBe(1);

    // No page is open, and the service says that all is decided.
    await worker.evaluate(() => {
      const { clients } = globalThis as unknown as { clients: { matchAll(): Promise<readonly never[]> } };
      clients.matchAll = async () => [];
    });
    await deliver(page, shownOf(one.id, open[one.id] ? { [one.id]: open[one.id] } : {}));
    await expect.poll(shown).toEqual([one.id]);
    const done = {
      title: "Decided",
      body: "",
      url: "/en/desk/",
      tag: one.id,
      actions: [],
      asks: {},
      open: {},
    };
    await deliver(page, JSON.stringify({ ...done, isDone: true, lang: "en" }));
    await expect.poll(shown).toEqual(["Decided"]);
    expect(await count()).toBe(0);
    await page.reload();
    await expect.poll(shown).toEqual([]);
    await deliver(page, JSON.stringify({ ...done, isDone: true, lang: "en" }));
    await expect.poll(count).toBe(0);
    expect(await shown()).toEqual([]);
  } finally {
    await context.close();
  }
});

/** Hands a message to the page's service worker, as its browser's push service would. */
async function deliver(page: Page, data: string): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    tools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) found(first.registrationId);
    });
  });
  await tools.send("ServiceWorker.enable");
  const message = { origin: new URL(page.url()).origin, registrationId: await registered, data };
  await tools.send("ServiceWorker.deliverPushMessage", message);
}

/** Runs in the worker. Presses the first notification. */
async function pressFirst(): Promise<void> {
  const worker = globalThis as unknown as {
    registration: ServiceWorkerRegistration;
    dispatchEvent(event: Event): boolean;
  };
  const [notification] = await worker.registration.getNotifications();
  const { NotificationEvent } = globalThis as unknown as { NotificationEvent: typeof ExtendableEvent };
  worker.dispatchEvent(new NotificationEvent("notificationclick", { notification, action: "" }));
}

declare class ExtendableEvent extends Event {
  constructor(type: string, init: { notification: Notification | undefined; action: string });
}
