import { randomAnswer } from "@consigliere/engine/legal-answers";
import type { Prompt } from "@consigliere/engine/prompt";
import { seededRandom } from "@consigliere/engine/random";
import { catalogue } from "@consigliere/games/catalogue";
import type { Page } from "@playwright/test";
import { answerThroughApi, pickOption, picksOf, promptOf, viewOf } from "./support/browser-player.ts";
import { expect, test } from "./support/fixtures.ts";

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [360, 640],
] as const;

/** Decisions looked at in a match: enough for a few turns, and for what is asked in the turns of others. */
const PROMPTS = 3;

for (const game of catalogue.map(({ meta }) => meta.id)) {
  test(`what can be chosen at a table of ${game} is seen at every size, and nothing covers it`, async ({
    page,
  }) => {
    const started = await page.request.post("/api/try", { data: { game, locale: "en", seats: 4 } });
    const { matchId } = (await started.json()) as { matchId: string };
    await page.goto(`/en/m/${matchId}/`);
    const random = seededRandom(`in sight: ${game}`);
    for (let asked = 0; asked < PROMPTS; asked += 1) {
      const prompt = await nextPrompt(page);
      if (prompt === null) break;
      await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
      await expect(page.locator(`[data-prompt="${prompt.id}"]`)).toBeVisible();
      await expectInSight(page, prompt.topic);
      // Half-way: with the first thing chosen, its targets are looked for.
      const [first, ...further] = picksOf(randomAnswer(prompt.question, random));
      if (first !== undefined && further.length > 0) {
        await pickOption(page, first);
        await expectInSight(page, `${prompt.topic}, after ${first}`);
      }
      await answerThroughApi(page, random);
    }
  });
}

test("a press lands on what was under it when it began, though the board moves meanwhile", async ({
  page,
}) => {
  const started = await page.request.post("/api/try", {
    data: { game: "family-business", locale: "en", seats: 4 },
  });
  const { matchId } = (await started.json()) as { matchId: string };
  await page.goto(`/en/m/${matchId}/`);
  const poster = page.getByTestId("option-mob:moran");
  await expect(poster).toBeEnabled();
  await poster.hover();
  await page.mouse.down();
  await poster.evaluate((one) => {
    const board = one.closest<HTMLElement>(".stage-board > *");
    if (board !== null) board.style.paddingTop = "400px";
  });
  await page.mouse.up();
  await expect(poster).toHaveAttribute("aria-pressed", "true");
});

/** What is asked next; null when the match is over. */
async function nextPrompt(page: Page): Promise<Prompt | null> {
  const isOver = async () => (await viewOf(page)).match.status === "over";
  await expect.poll(async () => (await promptOf(page)) ?? (await isOver())).toBeTruthy();
  return (await promptOf(page)) ?? null;
}

/** Looks at the table at every size. */
async function expectInSight(page: Page, what: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // Layout, and what follows from it: folding, scrolling, announcing.
    await expect(async () => {
      expect(await page.evaluate(lookAround), `${what} at ${width}×${height}`).toEqual([]);
    }).toPass({ timeout: 60_000, intervals: [50, 100, 250] });
  }
}

/** Runs in the page: what of the table is wrong, by rectangles. */
function lookAround(): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight) faults.push(`the page scrolls by ${root.scrollHeight - innerHeight}`);
  if (root.scrollWidth > innerWidth)
    faults.push(`the page scrolls sideways by ${root.scrollWidth - innerWidth}`);
  const board = document.querySelector(".stage-board");
  if (board === null) return ["no board"];
  if (board.scrollWidth > board.clientWidth) faults.push("the board scrolls sideways");
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const area = board.getBoundingClientRect();
  for (const region of [".stage-bar", ".stage-banner", ".stage-sheet", ".stage-front", ".stage-paper"]) {
    const box = boxOf(region);
    if (box === undefined || box.width === 0) continue;
    const apart = [box.bottom <= area.top + 1, box.top >= area.bottom - 1, box.left >= area.right - 1];
    if (!apart.includes(true)) faults.push(`${region} lies over the board`);
    if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
      faults.push(`${region} leaves the screen`);
  }
  const [above, below] = ["above", "below"].map((side) => {
    const edge = document.querySelector(`.stage-edge[data-side="${side}"]`);
    return Number(edge?.getAttribute("data-count") ?? 0);
  });
  const hidden = { above: 0, below: 0 };
  const targets = [...board.querySelectorAll('[data-mark="open"]')].filter((one) => one.clientHeight > 0);
  for (const target of targets) {
    const box = target.getBoundingClientRect();
    const name = `${target.getAttribute("data-testid")} (${target.className})`;
    if (box.top < area.top - 4) hidden.above += 1;
    else if (box.bottom > area.bottom + 4) hidden.below += 1;
    else {
      const x = box.left + box.width / 2;
      const y = Math.min(Math.max(box.top + box.height / 2, area.top + 1), area.bottom - 1);
      const top = document.elementFromPoint(x, y);
      if (top === null || !(target.contains(top) || top.contains(target))) {
        faults.push(`${name} is covered by ${top?.className}`);
      }
      if (box.left < area.left - 4 || box.right > area.right + 4) faults.push(`${name} is cut at the side`);
    }
  }
  if (hidden.above !== above) faults.push(`${hidden.above} hidden above, ${above} announced`);
  if (hidden.below !== below) faults.push(`${hidden.below} hidden below, ${below} announced`);
  if (targets.length > 0 && hidden.above + hidden.below === targets.length)
    faults.push("nothing is in sight");
  const front = [...document.querySelectorAll(".stage-front button:enabled, .stage-sheet button:enabled")];
  if (targets.length + front.length === 0) faults.push("nothing can be chosen");
  return faults;
}
