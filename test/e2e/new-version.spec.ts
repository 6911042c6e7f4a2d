import type { Page } from "@playwright/test";
import { expect, test } from "./support/fixtures.ts";
import { open, tableOfTwo } from "./support/table-of-two.ts";

const HOUR = 3_600_000;

const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));

/** From now on the page at `path` is made of other scripts. */
async function update(page: Page, path: string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/src="\/_next\/static\/chunks\//, "$&x");
    await route.fulfill({ response, body });
  });
}

test("a page left open while the house was updated says so, and keeps what was chosen on it", async ({
  page,
}) => {
  await page.request.post("/api/session/guest", { data: { name: "Ann", locale: "en" } });
  await page.clock.install();
  await page.goto("/en/new/");
  const bots = page.getByRole("group", { name: "Bots" }).getByText("2", { exact: true });
  await bots.click();
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(4_000);
  const notice = page.getByTestId("new-version");

  // Nothing has changed: the service is asked, and nothing is said.
  await expect(async () => {
    await page.clock.fastForward(2 * HOUR);
    const isPage = (response: { url(): string }) => new URL(response.url()).pathname === "/en/new/";
    const asked = page.waitForResponse(isPage, { timeout: 2_000 });
    await comeBack(page);
    await (await asked).finished();
  }).toPass();
  await expect(notice).toHaveCount(0);

  await update(page, "/en/new/");
  await page.clock.fastForward(2 * HOUR);
  await comeBack(page);
  await expect(notice).toContainText("This site was updated");
  await expect(
    page.getByRole("radio", { name: "2", exact: true }).and(page.locator(":checked")),
  ).not.toHaveCount(0);
  await notice.getByRole("button", { name: "Later" }).click();
  await expect(notice).toHaveCount(0);

  await page.clock.fastForward(2 * HOUR);
  await comeBack(page);
  await expect(notice).toBeVisible();
  await page.unroute("**/en/new/");
  const loaded = page.waitForEvent("load");
  await notice.getByRole("button", { name: "Reload" }).click();
  await loaded;
  await expect(notice).toHaveCount(0);
});

test("at a phone's table, the notice of a new version lies below the keys", async ({ browser, baseURL }) => {
  const {
    pages: [page, other],
    path,
  } = await tableOfTwo(browser, baseURL);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await open(page, path);
  await page.waitForLoadState("networkidle");
  await page.clock.runFor(4_000);
  await update(page, path);
  const notice = page.getByTestId("new-version");
  await expect(async () => {
    await page.clock.fastForward(2 * HOUR);
    await comeBack(page);
    await expect(notice).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const keys = page.locator('[data-testid="prompt-panel"], [data-testid="waiting-cue"]');
  const { y, height } = (await keys.boundingBox()) ?? { y: 0, height: 0 };
  expect(y + height).toBeLessThanOrEqual((await notice.boundingBox())?.y ?? 0);
  for (const one of [page, other]) await one.context().close();
});
