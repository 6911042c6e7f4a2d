import { expect, test } from "./support/fixtures.ts";

const HOUR = 3_600_000;

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
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const notice = page.getByTestId("new-version");

  // Nothing has changed: the house is asked, and nothing is said.
  await expect(async () => {
    await page.clock.fastForward(2 * HOUR);
    const isPage = (response: { url(): string }) => new URL(response.url()).pathname === "/en/new/";
    const asked = page.waitForResponse(isPage, { timeout: 2_000 });
    await comeBack();
    await (await asked).finished();
  }).toPass();
  await expect(notice).toHaveCount(0);

  await page.route("**/en/new/", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/src="\/_next\/static\/chunks\//, "$&x");
    await route.fulfill({ response, body });
  });
  await page.clock.fastForward(2 * HOUR);
  await comeBack();
  await expect(notice).toContainText("The house was updated");
  await expect(
    page.getByRole("radio", { name: "2", exact: true }).and(page.locator(":checked")),
  ).not.toHaveCount(0);
  await notice.getByRole("button", { name: "Later" }).click();
  await expect(notice).toHaveCount(0);

  await page.clock.fastForward(2 * HOUR);
  await comeBack();
  await expect(notice).toBeVisible();
  await page.unroute("**/en/new/");
  const loaded = page.waitForEvent("load");
  await notice.getByRole("button", { name: "Reload" }).click();
  await loaded;
  await expect(notice).toHaveCount(0);
});
