import { IS_THOROUGH } from "@consigliere/engine/testing/thorough";
import { games } from "@consigliere/games/registry";
import type { Page } from "@playwright/test";
import { answerAsBot, promptOf, viewOf } from "./support/browser-player.ts";
import { expect, test } from "./support/fixtures.ts";
import { partedWords } from "./support/parted-words.ts";

const WIDTHS = [
  [360, 740],
  [390, 844],
  [820, 1180],
  [1440, 900],
] as const;

/** A look at each topic, and at each of so many own answers. */
const EVERY = 15;

/** Own answers after which new topics are rare. A thorough run looks at whole matches. */
const ANSWERS = IS_THOROUGH ? Number.POSITIVE_INFINITY : 10;

// English tables are looked at in `in-sight.spec.ts`.
for (const locale of IS_THOROUGH ? ["en", "ja"] : ["ja"]) {
  for (const [game, rules] of Object.entries(games)) {
    test(`no name and no button is parted inside a word at a table of ${game}, in ${locale}`, async ({
      page,
    }) => {
      const seats = Math.min(4, rules.meta.seats.max);
      const started = await page.request.post("/api/try", { data: { game, locale, seats } });
      const { matchId } = (await started.json()) as { matchId: string };
      await page.goto(`/${locale}/m/${matchId}/`);
      const topics = new Set<string>();
      const faults = new Set<string>();
      for (let answers = 0; answers < ANSWERS && (await viewOf(page)).match.status !== "over"; ) {
        const prompt = await promptOf(page);
        if (prompt === undefined) {
          await page.waitForTimeout(100);
          continue;
        }
        if (!topics.has(prompt.topic) || answers % EVERY === 0) {
          topics.add(prompt.topic);
          for (const fault of await partedAt(page, prompt.topic)) faults.add(fault);
        }
        answers += 1;
        await answerAsBot(page, rules);
      }
      expect(topics.size).toBeGreaterThan(1);
      expect([...faults]).toEqual([]);
    });
  }
}

/** The words parted at each width while a question is asked. */
async function partedAt(page: Page, topic: string): Promise<string[]> {
  // Coming back to a page makes it look for news at once.
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  const found: string[] = [];
  for (const [width, height] of WIDTHS) {
    await page.setViewportSize({ width, height });
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    for (const fault of await page.evaluate(partedWords)) found.push(`${topic} at ${width}: ${fault}`);
  }
  return found;
}
