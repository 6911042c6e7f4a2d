import { catalogue } from "@consigliere/games/catalogue";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling } from "./support/axe.ts";
import { browserPlayer, finishThroughApi, promptOf, viewOf } from "./support/browser-player.ts";
import { expect, test } from "./support/fixtures.ts";

/** Decisions made by pressing what the board and the panel offer; the rest of the match goes through the API. */
const PRESSED = 8;

/** How the table is looked at: every other game so, and the others so. */
const LOOKS = [
  ["en", 390],
  ["ja", 1440],
] as const;

// Family Business is played by the other specs.
for (const [index, game] of catalogue
  .map(({ meta }) => meta.id)
  .filter((id) => id !== "family-business")
  .entries()) {
  const [locale, width] = LOOKS[index % 2] ?? LOOKS[0];
  test(`${game} is played against bots to its end, in ${locale} at ${width} pixels`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 844 });
    const started = await page.request.post("/api/try", { data: { game, locale, seats: 3 } });
    const { matchId } = (await started.json()) as { matchId: string };
    await page.goto(`/${locale}/m/${matchId}/`);
    await expect(page.getByTestId("prompt-panel")).toBeVisible();
    await pressThrough(page, game);
    await finishThroughApi([page], game);
    await expect(page.getByTestId("outcome")).toBeVisible();
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  });
}

async function pressThrough(page: Page, seed: string): Promise<void> {
  const player = browserPlayer(page, seed);
  const isOver = async () => (await viewOf(page)).match.status === "over";
  for (let answers = 0; answers < PRESSED; ) {
    // Whoever has passed for good is asked no more.
    await expect
      .poll(async () => (await promptOf(page)) ?? (await isOver()), { timeout: 30_000 })
      .toBeTruthy();
    if (await isOver()) return;
    if (answers % 4 === 0) {
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page);
    }
    if (await player.answerNow()) answers += 1;
  }
}
