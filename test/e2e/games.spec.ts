import { randomUUID } from "node:crypto";
import { catalogue } from "@consigliere/games/catalogue";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling } from "./support/axe.ts";
import { matchIdOf, promptOf, viewOf } from "./support/browser-player.ts";
import { expect, test } from "./support/fixtures.ts";
import { readerPlayer, type Speech } from "./support/reader-player.ts";

/** Decisions made by the names of what is offered, without the board; the rest of the match goes through the API. */
const PRESSED = 8;

/** How the table is looked at: every other game so, and the others so. */
const LOOKS = [
  [
    "en",
    390,
    { decision: "Your decision", choices: "What you can choose", list: "Show as a list", back: "Back" },
  ],
  ["ja", 1440, { decision: "あなたの選択", choices: "選べるもの", list: "一覧で表示", back: "戻る" }],
] as const;

// Family Business is played by the other specs.
for (const [index, game] of catalogue
  .map(({ meta }) => meta.id)
  .filter((id) => id !== "family-business")
  .entries()) {
  const [locale, width, speech] = LOOKS[index % 2] ?? LOOKS[0];
  test(`${game} is played by accessible names against bots to its end, in ${locale} at ${width} pixels`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 844 });
    const started = await page.request.post("/api/try", { data: { game, locale, seats: 3 } });
    const { matchId } = (await started.json()) as { matchId: string };
    await page.goto(`/${locale}/m/${matchId}/`);
    await expect(page.getByTestId("prompt-panel")).toBeVisible();
    await playByNames(page, game, speech);
    await leaveToBots(page);
    await expect(page.getByTestId("outcome")).toBeVisible();
    // What ended the match may stand over it for a moment.
    await expect(page.getByTestId("scene")).toHaveCount(0, { timeout: 60_000 });
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  });
}

/** Bots play on among themselves, faster than a browser could ask. */
async function leaveToBots(page: Page): Promise<void> {
  const isOver = async () => (await viewOf(page)).match.status === "over";
  const data = { answerId: randomUUID() };
  if (!(await isOver())) await page.request.post(`/api/matches/${matchIdOf(page)}/resign`, { data });
  await expect.poll(isOver, { timeout: 180_000 }).toBe(true);
}

async function playByNames(page: Page, seed: string, words: Speech): Promise<void> {
  const player = readerPlayer(page, seed, words);
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
