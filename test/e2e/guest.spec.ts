import { browserPlayer, promptOf, viewOf } from "./support/browser-player.ts";
import { expect, test } from "./support/fixtures.ts";

test("a newcomer plays against bots with one press, without an account", async ({ page }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await page.getByRole("button", { name: "Play against bots now" }).first().click();
  await expect(page.getByTestId("prompt-panel")).toBeVisible();

  const player = browserPlayer(page, "newcomer");
  for (let answers = 0; answers < 6; ) {
    await expect.poll(() => promptOf(page), { timeout: 30_000 }).toBeTruthy();
    if (await player.answerNow()) answers += 1;
  }
  const { table } = await viewOf(page);
  expect(table?.told).toBeGreaterThan(6);
  await expect(page.getByTestId("log")).toContainText(/\w/);

  await page.reload();
  await expect(page.getByTestId("match-table")).toBeVisible();
});
