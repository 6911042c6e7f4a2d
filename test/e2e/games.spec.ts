import { randomUUID } from "node:crypto";
import { seededRandom } from "@consigliere/engine/random";
import { catalogue } from "@consigliere/games/catalogue";
import type { Page } from "@playwright/test";
import { promptIn } from "./support/asked.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./support/axe.ts";
import { answerThroughApi, matchIdOf, promptOf, viewOf } from "./support/browser-player.ts";
import { expectPlayedBeforeTold, watchFinale } from "./support/finale.ts";
import { expect, test } from "./support/fixtures.ts";
import { readerPlayer, type Speech } from "./support/reader-player.ts";

/** Decisions made with the keyboard, by the names of what is offered; with `BY_NAMES=all` the whole match. */
const PRESSED = process.env["BY_NAMES"] === "all" ? Number.POSITIVE_INFINITY : 4;

/** How the table is looked at: every other game so, and the others so. */
const LOOKS = [
  [
    "en",
    390,
    { decision: "Your decision", choices: "What you can choose", list: "Show as a list", back: "Back" },
  ],
  ["ja", 1440, { decision: "あなたの選択", choices: "選べるもの", list: "一覧で表示", back: "戻る" }],
] as const;

for (const [index, game] of catalogue.map(({ meta }) => meta.id).entries()) {
  const [locale, width, speech] = LOOKS[index % 2] ?? LOOKS[0];
  test(`${game} is played with a keyboard, by accessible names, against bots to its end, in ${locale} at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const started = await page.request.post("/api/try", { data: { game, locale, seats: 3 } });
    const { matchId } = (await started.json()) as { matchId: string };
    await page.goto(`/${locale}/m/${matchId}/`);
    await expect(page.getByTestId("prompt-panel")).toBeVisible();
    await playByNames(page, game, speech);
    await watchFinale(page);
    await leaveToBots(page);
    await expect(page.getByTestId("outcome")).toBeVisible();
    await expectPlayedBeforeTold(page);
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  });
}

test("on a phone at twice the size no boss of a street of crooks reaches into the next", async ({ page }) => {
  await page.setViewportSize({ width: 195, height: 422 });
  const data = { game: "crooks", locale: "en", seats: 4 };
  const started = await page.request.post("/api/try", { data });
  const { matchId } = (await started.json()) as { matchId: string };
  await page.goto(`/en/m/${matchId}/`);
  const bosses = page.locator(".ck-boss");
  await expect(bosses).toHaveCount(4);
  const outside = (boss: HTMLElement) => {
    const { left, right, bottom } = boss.getBoundingClientRect();
    const boxes = [...boss.querySelectorAll(":scope > :is(b, span)")].map((part) =>
      part.getBoundingClientRect(),
    );
    const isOut = (box: DOMRect) => box.left < left - 1 || box.right > right + 1 || box.bottom > bottom + 1;
    return boxes.filter((box) => box.width > 0 && isOut(box)).length;
  };
  for (const boss of await bosses.all()) await expect.poll(() => boss.evaluate(outside)).toBe(0);
});

test("favours of mob-city are pressed in order, houses open by keys, and a sheet says what would happen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const data = { game: "mob-city", locale: "en", seats: 4 };
  const begin = async () => {
    const started = await page.request.post("/api/try", { data });
    const { matchId } = (await started.json()) as { matchId: string };
    // The cards are dealt when the page has mixed in its part.
    await page.goto(`/en/m/${matchId}/`);
    await expect(page.getByTestId("prompt-panel")).toBeVisible();
    return matchId;
  };
  let matchId = await begin();
  const random = seededRandom("sheets");
  const untilAsked = async (topic: string, parts = 1) => {
    await page.goto("about:blank");
    const isAsked = async () => {
      const { match, table } = await viewOf(page, matchId);
      // A match may end before.
      if (match.status === "over") matchId = await begin();
      const prompt = promptIn({ table });
      const { question } = prompt ?? {};
      const asked = question?.form === "form" ? question.parts.length : 1;
      if (prompt?.topic === topic && asked >= parts) return true;
      await answerThroughApi(page, random, matchId);
      return false;
    };
    await expect.poll(isAsked, { intervals: [50] }).toBe(true);
    await page.goto(`/en/m/${matchId}/`);
  };

  await untilAsked("bid");
  for (const favour of ["event", "enforcer", "whiskey"]) {
    await page.getByTestId(`option-interest:${favour}`).click();
  }
  await expect(page.getByTestId("option-interest:whiskey")).toHaveAccessibleName("Token 3, on: Whiskey");
  await page.getByTestId("answer-confirm").click();
  await expect.poll(async () => (await promptOf(page))?.topic).not.toBe("bid");
  await expect
    .poll(async () => JSON.stringify((await viewOf(page)).table?.view))
    .toContain('["event","enforcer","whiskey","police"]');

  // Where one thing alone can be done, the service itself is its key.
  await untilAsked("business", 2);
  // A key sends a group to the service, and goes on into its slip.
  const house = page.locator(".mc-house").first();
  await house.press("Enter");
  const slip = page.locator(".mc-slip");
  await expect(slip.getByRole("button", { pressed: true }).first()).toBeVisible();
  await expect(slip.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(slip).toHaveCount(0);
  await expect(house).toBeFocused();

  await untilAsked("orders");
  // It begins as usual, and may be sealed as it is.
  await expect(page.getByTestId("answer-confirm")).toBeEnabled();
  await page.getByTestId("what-would-happen").click();
  await expect(page.locator(".mc-fight-forecast-says")).toBeVisible();
  await page.getByTestId("answer-confirm").click();
  await expect.poll(async () => (await promptOf(page))?.topic).not.toBe("orders");
});

/** Bots play on among themselves, faster than a browser could ask. */
async function leaveToBots(page: Page): Promise<void> {
  const isOver = async () => (await viewOf(page)).match.status === "over";
  const data = { answerId: randomUUID() };
  if (!(await isOver())) await page.request.post(`/api/matches/${matchIdOf(page)}/resign`, { data });
  await expect.poll(isOver).toBe(true);
}

async function playByNames(page: Page, seed: string, words: Speech): Promise<void> {
  const player = readerPlayer(page, seed, words);
  const isOver = async () => (await viewOf(page)).match.status === "over";
  for (let answers = 0; answers < PRESSED; ) {
    // Whoever has passed for good is asked no more.
    await expect.poll(async () => (await promptOf(page)) ?? (await isOver())).toBeTruthy();
    if (await isOver()) return;
    if (answers % 4 === 0) {
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page);
    }
    if (await player.answerNow()) answers += 1;
  }
}
