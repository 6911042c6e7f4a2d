/** A board to try on: nothing that is done there is sent. */
import type { Plan } from "@consigliere/engine/plan";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling } from "./support/axe.ts";
import { promptOf, viewOf } from "./support/browser-player.ts";
import { expect, test } from "./support/fixtures.ts";
import { open, startFor, tableOfTwo } from "./support/table-of-two.ts";

/** The first door behind which somebody is left. */
const door = (page: Page) => page.locator('[data-testid^="option-hire:"]:enabled').first();

/** Knocks there, by two presses. */
async function hire(page: Page): Promise<void> {
  await door(page).click();
  await page.getByTestId("answer-confirm").click();
}

/** Takes some answer to one question after another, until something is there. */
async function tryUntil(page: Page, there: string): Promise<void> {
  const confirm = page.getByTestId("answer-confirm");
  const options = page.locator('[data-testid^="option-"]:enabled');
  let presses = 0;
  await expect(async () => {
    if (await page.locator(there).isVisible()) return;
    if (await confirm.isEnabled({ timeout: 100 }).catch(() => false)) await confirm.click();
    // Not always the same: what is chosen already would be taken back.
    else await options.nth(presses++ % Math.max(1, await options.count())).click({ timeout: 500 });
    await expect(page.locator(there)).toBeVisible({ timeout: 300 });
  }).toPass({ intervals: [50] });
}

async function openSandbox(page: Page): Promise<void> {
  await page.getByTestId("table-menu").click();
  await page.getByTestId("open-sandbox").click();
  await expect(page.getByTestId("sandbox")).toBeVisible();
}

for (const [locale, width] of [
  ["en", 390],
  ["ja", 1440],
] as const) {
  test(`answers are tried on a board of one's own, for the others too, and one is taken to the table, in ${locale} at ${width} pixels`, async ({
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
    await openSandbox(page);
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
    await page.getByTestId("sandbox-others").click();
    await expect(page.getByTestId("sandbox-others")).toHaveAttribute("aria-pressed", "true");
    await tryUntil(page, ".sandbox-note");
    const seat = (await viewOf(page)).viewer;
    const prompt = await page.getByTestId("prompt-panel").getAttribute("data-prompt");
    expect(Number(prompt?.split(" ").at(-1))).not.toBe(seat);
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    const back = page.getByTestId("sandbox-back");
    await expect(async () => {
      if (await back.isVisible()) await back.click();
      await expect(back).toHaveCount(0, { timeout: 300 });
      await expect(door(page)).toBeVisible({ timeout: 300 });
    }).toPass({ intervals: [50] });
    await hire(page);
    await page.getByTestId("sandbox-answer").click();
    await expect(page.getByTestId("sandbox")).toHaveCount(0);
    await expect(page.getByTestId("table-menu")).toBeVisible();
    expect(sent.filter((path) => path.endsWith("/answers"))).toEqual([]);
    expect(await promptOf(page)).toEqual(asked);
    expect((await viewOf(page)).match.status).toBe("playing");
  });
}

test("answers that are tried while another is asked become a plan, which is left as it is or changed first", async ({
  browser,
  stack,
}) => {
  const { pages } = await tableOfTwo(browser, stack.url);
  const id = await startFor(pages, { game: "crooks", options: { startSeat: "seat-0" } });
  const [ann, ben] = pages;
  await expect.poll(async () => (await promptOf(ann, id)) ?? (await promptOf(ben, id))).toBeDefined();
  const waits = (await promptOf(ann, id)) === undefined ? ann : ben;
  await waits.setViewportSize({ width: 390, height: 844 });
  await open(waits, `/en/m/${id}/`);
  await openSandbox(waits);
  await tryUntil(waits, "[data-testid=sandbox-plan]");
  await expect(waits.getByTestId("sandbox-answer")).toHaveCount(0);
  await waits.getByTestId("sandbox-plan").click();
  const sheet = waits.getByTestId("plan-sheet");
  await expect(sheet.getByTestId("plan-steps").getByRole("listitem")).toHaveCount(1);
  await expectAccessible(waits);
  const planOf = async () => ((await viewOf(waits, id)).table?.settings as { plan?: Plan } | null)?.plan;
  expect(await planOf()).toBeFalsy();
  await sheet.getByTestId("plan-leave").click();
  await expect.poll(async () => (await planOf())?.steps.map(({ topic }) => topic)).toEqual(["turn"]);
});
