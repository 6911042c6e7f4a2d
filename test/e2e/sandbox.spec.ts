/** A board to try on: nothing that is done there is sent. */
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling } from "./support/axe.ts";
import { promptOf, viewOf } from "./support/browser-player.ts";
import { expect, test } from "./support/fixtures.ts";

/** Knocks at the first door behind which somebody is left, by two presses. */
async function hire(page: Page): Promise<void> {
  await page.locator('[data-testid^="option-hire:"]:enabled').first().click();
  await page.getByTestId("answer-confirm").click();
}

for (const [locale, width] of [
  ["en", 390],
  ["ja", 1440],
] as const) {
  test(`answers are tried on a board of one's own, and one is taken to the table, in ${locale} at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const started = await page.request.post("/api/try", { data: { game: "crooks", locale, seats: 3 } });
    const { matchId } = (await started.json()) as { matchId: string };
    await page.goto(`/${locale}/m/${matchId}/`);
    await expect.poll(async () => (await promptOf(page))?.topic).toBe("turn");
    const asked = await promptOf(page);
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.method() !== "GET") sent.push(new URL(request.url()).pathname);
    });
    await page.getByTestId("table-menu").click();
    await page.getByTestId("open-sandbox").click();
    await expect(page.getByTestId("sandbox")).toBeVisible();
    await hire(page);
    await expect(page.getByTestId("sandbox-back")).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    await page.getByTestId("sandbox-count").click();
    await expect(page.getByTestId("sandbox-counts").getByRole("listitem").first()).toContainText("40");
    await expectAccessible(page);
    await page.getByTestId("sandbox-counts").getByRole("button").click();
    await page.getByTestId("sandbox-deal").click();
    await expect(page.getByTestId("sandbox")).toContainText("2");
    await page.getByTestId("sandbox-back").click();
    await expect(page.getByTestId("sandbox-back")).toHaveCount(0);
    await hire(page);
    await page.getByTestId("sandbox-answer").click();
    await expect(page.getByTestId("sandbox")).toHaveCount(0);
    await expect(page.getByTestId("table-menu")).toBeVisible();
    expect(sent.filter((path) => path.endsWith("/answers"))).toEqual([]);
    expect(await promptOf(page)).toEqual(asked);
    expect((await viewOf(page)).match.status).toBe("playing");
  });
}
