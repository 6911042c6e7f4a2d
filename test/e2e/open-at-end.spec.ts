import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling } from "./support/axe.ts";
import { finishThroughApi } from "./support/browser-player.ts";
import { expect, test } from "./support/fixtures.ts";

const searches = (page: Page) => page.locator("[data-testid=log] [data-type=hideout-searched]");

/** Plays a match against a bot to its end, and opens its page. */
async function ended(page: Page, locale: string, creation = {}): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.request.post("/api/session/guest", { data: { name: "Ann", locale } });
  const data = { game: "crooks", seats: 2, seatOrder: "chosen", ...creation };
  const created = await page.request.post("/api/matches", { data });
  const { match } = (await created.json()) as { match: { id: string } };
  await page.request.post(`/api/matches/${match.id}/start`, { data: { fill: "regular" } });
  await page.goto(`/${locale}/m/${match.id}/`);
  await finishThroughApi([page], "crooks");
  await expect(page.getByTestId("outcome")).toBeVisible();
}

for (const [locale, width] of [
  ["en", 390],
  ["ja", 1440],
] as const) {
  test(`who sat at a table looks from other chairs when it is over, in ${locale} at ${width} pixels`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width, height: 844 });
    await ended(page, locale);
    const own = await searches(page).allTextContents();
    // With the keyboard, as any group of radio buttons.
    await page.getByTestId("chair-0").focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByTestId("chair-1")).toBeChecked();
    await expect.poll(() => searches(page).allTextContents()).not.toEqual(own);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await page.getByTestId("film").click();
    await expect(page.getByTestId("replay")).toBeVisible();
    await expect(page.getByTestId("replay-chair")).toHaveValue("1");
    await page.getByTestId("scrub").fill("5");
    await expect(page.getByTestId("replay")).toHaveAttribute("aria-busy", "false");
    await expect(page.getByTestId("scrub")).toHaveValue("5");
    await expectAccessible(page);
    await page.getByTestId("replay-end").click();
    await expect(page.getByTestId("replay")).toBeHidden();
    await page.getByTestId("chair-0").check();
    await expect.poll(() => searches(page).allTextContents()).toEqual(own);
  });
}

test("a table that stays closed shows no other chairs", async ({ page }) => {
  test.setTimeout(240_000);
  await ended(page, "en", { openAtEnd: false });
  await expect(page.getByTestId("chairs")).toBeHidden();
});

test("whoever is invited reads what happens at the end, as the host has it now", async ({
  page,
  browser,
  baseURL,
}) => {
  await page.request.post("/api/session/guest", { data: { name: "Ann", locale: "en" } });
  await page.goto("/en/new/");
  await page.getByText("House rules").click();
  const opens = page.getByRole("switch", { name: "Open hands at the end" });
  await expect(opens).toBeChecked();
  await opens.click();
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL(/\/m\//);
  const link = await page.getByRole("textbox", { name: "Invitation link" }).inputValue();

  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: "en-GB" });
  const friend = await context.newPage();
  await friend.goto(link);
  await expect(friend.getByText("hands and answers stay closed")).toBeVisible();
  await expect(opens).not.toBeChecked();
  await opens.click();
  await expect(opens).toBeChecked();
  await expect(async () => {
    await friend.reload();
    await expect(friend.getByText("all hands and answers are open")).toBeVisible();
  }).toPass();
  await context.close();
});
