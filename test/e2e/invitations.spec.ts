import type { Browser, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** A page of somebody new, who has a name unless it is null. */
async function pageOf(browser: Browser, baseURL: string | undefined, name: string | null): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    locale: "en-GB",
  });
  const page = await context.newPage();
  if (name !== null) await page.request.post("/api/session/guest", { data: { name, locale: "en" } });
  return page;
}

/** The host's page with an open lobby, and its link. */
async function openLobby(host: Page): Promise<string> {
  const data = { game: "family-business", seats: 3, seatOrder: "chosen" };
  const created = await host.request.post("/api/matches", { data });
  const { match } = (await created.json()) as { match: { id: string } };
  await host.goto(`/en/m/${match.id}/`);
  return linkOn(host);
}

const linkOn = (host: Page) => host.getByRole("textbox", { name: "Invitation link" }).inputValue();

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

test("a link that the host withdraws or replaces says so, and names nobody", async ({ browser, baseURL }) => {
  const host = await pageOf(browser, baseURL, "Annabella");
  const stranger = await pageOf(browser, baseURL, null);
  const link = await openLobby(host);
  await stranger.goto(link);
  await expect(stranger.getByText("Annabella invites you")).toBeVisible();

  await press(host, "Withdraw the link");
  await host.getByRole("dialog").getByRole("button", { name: "Withdraw the link" }).click();
  await expect(host.getByRole("heading", { name: "No invitation" })).toBeVisible();
  await stranger.goto(link);
  await expect(stranger.getByRole("heading", { name: "Withdrawn" })).toBeVisible();
  await expect(stranger.getByText("Annabella")).toHaveCount(0);
  await expectAccessible(stranger);
  await expectNoSidewaysScrolling(stranger);

  await press(host, "Make a new link");
  await expect.poll(() => linkOn(host)).not.toBe(link);
  await expectAccessible(host);
  await expectNoSidewaysScrolling(host);
  await stranger.goto(await linkOn(host));
  await expect(stranger.getByText("Annabella invites you")).toBeVisible();
});

test("whoever was removed is told so, and comes back when the host lets them", async ({
  browser,
  baseURL,
}) => {
  const host = await pageOf(browser, baseURL, "Annabella");
  const ben = await pageOf(browser, baseURL, "Ben");
  const link = await openLobby(host);
  await ben.goto(link);
  await press(ben, "Join as Ben");
  await ben.waitForURL(/\/m\//);
  await host.reload();
  await press(host, "Remove Ben");
  await expect(host.getByRole("heading", { name: "Removed by you" })).toBeVisible();
  await expectAccessible(host);
  await expectNoSidewaysScrolling(host);

  await ben.goto(link);
  await expect(ben.getByRole("heading", { name: "Not at this table" })).toBeVisible();
  await expect(ben.getByText("Annabella")).toHaveCount(0);

  await press(host, "Let them come back");
  await expect(host.getByRole("heading", { name: "Removed by you" })).toHaveCount(0);
  await ben.goto(link);
  await press(ben, "Join as Ben");
  await ben.waitForURL(/\/m\//);
});

test("a newcomer is asked for a name before sitting down", async ({ browser, baseURL }) => {
  const host = await pageOf(browser, baseURL, "Annabella");
  const newcomer = await pageOf(browser, baseURL, null);
  const link = await openLobby(host);
  await newcomer.request.post("/api/try", { data: { game: "family-business", locale: "en" } });
  await newcomer.goto(link);
  await expect(newcomer.getByRole("button", { name: "Join as Newcomer" })).toBeVisible();
  await newcomer.getByLabel("Your name").fill("Cleo");
  await press(newcomer, "Save");
  await press(newcomer, "Join as Cleo");
  await newcomer.waitForURL(/\/m\//);
  await expect(newcomer.getByText("Your name")).toHaveCount(0);
  await expect(newcomer.getByRole("region", { name: "Players" }).getByText("Cleo")).toBeVisible();
});

for (const [locale, key] of [
  ["en", "Play as a guest"],
  ["ja", "ゲストで遊ぶ"],
] as const) {
  test(`a stranger finds the key to sit down without scrolling, in ${locale}`, async ({
    browser,
    baseURL,
  }) => {
    const host = await pageOf(browser, baseURL, "Annabella");
    const stranger = await pageOf(browser, baseURL, null);
    const token = (await openLobby(host)).split("/").at(-1);
    await stranger.goto(`/${locale}/join/?token=${token}`);
    await expect(stranger.getByRole("button", { name: key, exact: true })).toBeInViewport({ ratio: 1 });
  });
}

test("whoever comes too late waits, is named at the table, and gets the chair that is given up", async ({
  browser,
  baseURL,
}) => {
  const host = await pageOf(browser, baseURL, "Annabella");
  const link = await openLobby(host);
  const [ben, cleo] = [await pageOf(browser, baseURL, "Ben"), await pageOf(browser, baseURL, "Cleo")];
  for (const page of [ben, cleo]) {
    await page.goto(link);
    await page.getByRole("button", { name: /^Join as/ }).click();
    await page.waitForURL(/\/m\//);
  }
  const late = await pageOf(browser, baseURL, null);
  await late.goto(link);
  await expect(late.getByRole("heading", { name: "No free seats" })).toBeVisible();
  await expectAccessible(late);
  await expectNoSidewaysScrolling(late);
  await late.getByLabel("Your name").fill("Dan");
  await press(late, "Wait for a seat");
  await expect(late.getByText("You are waiting for a seat.")).toBeVisible();
  await host.reload();
  await expect(host.getByText("Waiting for a seat: Dan.")).toBeVisible();
  await press(ben, "Leave the table");
  await late.reload();
  await press(late, "Go to the table");
  await late.waitForURL(/\/m\//);
  await expect(late.getByRole("region", { name: "Players" }).getByText("Dan")).toBeVisible();
});
