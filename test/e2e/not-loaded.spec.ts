import { expect, test } from "./support/fixtures.ts";

const SCRIPTS = "**/_next/static/**";

test("a sheet that cannot be loaded says so, leaves the table, and is there once it can", async ({
  page,
}) => {
  const data = { game: "crooks", locale: "en", seats: 3 };
  const started = await page.request.post("/api/try", { data });
  const { matchId } = (await started.json()) as { matchId: string };
  await page.goto(`/en/m/${matchId}/`);
  const rule = page.getByTestId("open-rule");
  await expect(rule).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.route(SCRIPTS, (route) => route.abort());
  await rule.click();
  const sheet = page.getByRole("alert").filter({ hasText: "could not be loaded" });
  await expect(sheet).toBeVisible();
  await expect(page.getByTestId("prompt-panel")).toBeVisible();
  await page.unroute(SCRIPTS);
  await sheet.getByRole("button", { name: "Try again" }).click();
  await rule.click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a table asks for its match while its program is still on the way", async ({ page }) => {
  await page.route(`${SCRIPTS}.js`, (route) => route.abort());
  const asked = page.waitForRequest((request) => request.url().includes("/api/matches/"));
  await page.goto("/en/m/aaaaaaaaaaaaaaaa/");
  expect(new URL((await asked).url()).pathname).toBe("/api/matches/aaaaaaaaaaaaaaaa");
});
