import { catalogue } from "@consigliere/games/catalogue";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";

const pages = [
  "",
  "rules/",
  ...catalogue.map(({ meta }) => `rules/${meta.id}/`),
  ...catalogue.flatMap(({ meta, course }) => (course === undefined ? [] : [`learn/${meta.id}/`])),
  "check/",
  "sign-in/",
  "desk/",
  "new/",
  "profile/",
  "offline/",
  "no-such-page/",
];
const doors = ["join/?token=none", "enter/?token=none", "act/?token=none", "unsubscribe/?token=none"];

async function settle(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(page.getByRole("main")).toBeVisible();
  await page.waitForLoadState("networkidle");
}

for (const locale of ["en", "ja"]) {
  // One browser for all of them, which so has scripts and fonts at hand.
  test(`every page is accessible and fits a phone and a desk, in ${locale}`, async ({ page }) => {
    test.setTimeout(600_000);
    for (const path of [...pages, ...doors]) {
      await test.step(`/${locale}/${path}`, async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(`/${locale}/${path}`);
        await settle(page);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        await expectNoSidewaysScrolling(page);
        await page.setViewportSize({ width: 1440, height: 900 });
        await expectNoSidewaysScrolling(page);
        await expectAccessible(page);
      });
    }
  });
}

test.describe("with a session", () => {
  for (const path of ["desk/", "new/", "profile/"]) {
    test(`/en/${path} is accessible`, async ({ page }) => {
      await page.request.post("/api/session/guest", { data: { name: "Ann", locale: "en" } });
      await page.goto(`/en/${path}`);
      await settle(page);
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoSidewaysScrolling(page);
    });
  }

  for (const width of [390, 1440]) {
    test(`lobby and table are accessible and fit at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const body = { game: "family-business", seats: 4 };
      await page.request.post("/api/session/guest", { data: { name: "Ann", locale: "en" } });
      const created = await page.request.post("/api/matches", { data: body });
      const { match } = (await created.json()) as { match: { id: string } };
      await page.goto(`/en/m/${match.id}/`);
      await settle(page);
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);

      await page.request.post(`/api/matches/${match.id}/start`, { data: { fill: "regular" } });
      await expect(page.getByTestId("prompt-panel")).toBeVisible();
      await settle(page);
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);
    });
  }
});
