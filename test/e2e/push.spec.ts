/** What the house pushes, in a real browser: shown, pressed, and leading to the decision. */
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

    // Nobody can press a notification of a browser without a screen: the worker is told of a press, and says where it leads.
    const opened = await worker.evaluate(pressFirst);
    expect(opened).toContain(`${stack.url}/en/m/${match.id}/?of=family-business#table=`);
    await page.goto(opened);
    await expect(page.getByTestId("prompt-panel")).toBeVisible();
    expect(await shown()).toEqual([]);

    await page.getByTestId("table-menu").click();
    await page.getByTestId("open-told").click();
    await page.getByText("By mail only").click();
    const look = async () => (await (await page.request.get(`/api/matches/${match.id}`)).json()) as MatchView;
    await expect.poll(async () => (await look()).onlyBy).toBe("email");
    await expect(page.getByRole("status").filter({ hasText: "You have left no address" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");

    await page.reload();
    await expect(page.getByTestId("prompt-panel")).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByTestId("match-table")).toBeVisible();
    await expect(page.getByTestId("wire")).toBeVisible();
    await page.goto("/ja/new/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("電信が途切れています");
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

/** Runs in the worker. Gives the address that the press of the first notification opens. */
async function pressFirst(): Promise<string> {
  const worker = globalThis as unknown as {
    registration: ServiceWorkerRegistration;
    clients: { openWindow(url: string): Promise<null> };
    dispatchEvent(event: Event): boolean;
  };
  const [notification] = await worker.registration.getNotifications();
  return new Promise((opened) => {
    worker.clients.openWindow = async (url) => {
      opened(url);
      return null;
    };
    const { NotificationEvent } = globalThis as unknown as { NotificationEvent: typeof ExtendableEvent };
    worker.dispatchEvent(new NotificationEvent("notificationclick", { notification, action: "" }));
  });
}

declare class ExtendableEvent extends Event {
  constructor(type: string, init: { notification: Notification | undefined; action: string });
}
