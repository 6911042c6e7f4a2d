import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling } from "./support/axe.ts";
import { finishThroughApi } from "./support/browser-player.ts";
import { expectPlayedBeforeTold, watchFinale } from "./support/finale.ts";
import { expect, test } from "./support/fixtures.ts";
import { countShifts, expectStill, shiftsOf } from "./support/layout-shift.ts";
import { tableWithBot } from "./support/table-with-bot.ts";

/** Log lines of events of a type: those who are named in one see more. */
const said = (page: Page, type: string) => page.locator(`[data-testid=log] [data-type=${type}]`);

/** Plays a match against a bot to its end, and opens its page. */
async function ended(page: Page, locale: string, game: string, creation = {}): Promise<void> {
  const id = await tableWithBot(page, locale, { game, ...creation });
  await page.goto(`/${locale}/m/${id}/`);
  await watchFinale(page);
  await finishThroughApi([page], game);
  await expect(page.getByTestId("outcome")).toBeVisible();
  await expectPlayedBeforeTold(page);
}

const LAST_STEPS = 3;

/** Tries the moment of the film on a board of one's own, and comes back to the film. */
async function tryOn(page: Page): Promise<void> {
  await page.getByTestId("table-menu").click();
  await page.getByTestId("open-sandbox").click();
  await expect(page.getByTestId("sandbox-deal")).toBeVisible();
  await expectAccessible(page);
  await page.getByTestId("sandbox-close").click();
  await expect(page.getByTestId("replay")).toHaveAttribute("aria-busy", "false");
}

for (const [locale, width, game, secret] of [
  ["en", 390, "crooks", "hideout-searched"],
  ["ja", 1440, "family-business", "card-drawn"],
] as const) {
  test(`who sat at a table of ${game} looks from other chairs when it is over, and at all hands, in ${locale} at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await countShifts(page);
    await ended(page, locale, game);
    await expect(page.getByTestId("chairs")).toBeVisible();
    await expect(page.getByTestId("log")).toHaveAttribute("aria-busy", "false");
    const own = await said(page, secret).allTextContents();
    // With the keyboard, as any group of radio buttons.
    await page.getByTestId("chair-0").focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.getByTestId("chair-1")).toBeChecked();
    await expect.poll(() => said(page, secret).allTextContents()).not.toEqual(own);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await shiftsOf(page);
    await page.getByTestId("film").click();
    await expect(page.getByTestId("replay")).toHaveAttribute("aria-busy", "false");
    await expectStill(page);
    await expect(page.getByTestId("replay-chair")).toHaveValue("1");
    await page.getByTestId("scrub").fill("5");
    await expect(page.getByTestId("replay")).toHaveAttribute("aria-busy", "false");
    await expect(page.getByTestId("scrub")).toHaveValue("5");
    await expectAccessible(page);
    await tryOn(page);
    await expect(page.getByTestId("scrub")).toHaveValue("5");
    await expect(page.getByTestId("replay-chair")).toHaveValue("1");
    await page.getByTestId("replay-chair").selectOption("open");
    await expect(page.getByTestId("replay-chair")).toHaveValue("open");
    const last = Number(await page.getByTestId("scrub").getAttribute("max"));
    await page.getByTestId("scrub").fill(String(last - LAST_STEPS));
    if (game === "crooks") {
      // Nobody on the table is unknown any more, though nothing has been counted.
      await expect(page.locator(".ck-stack .ck-man").first()).toBeVisible();
      await expect(page.locator('.ck-stack use[href$="#shade"]')).toHaveCount(0);
    } else {
      await expect(page.getByTestId("hand-0").locator("li").first()).toBeVisible();
      await expect(page.getByTestId("hand-1").locator("li").first()).toBeVisible();
    }
    await expect(page.getByTestId("replay")).toHaveAttribute("aria-busy", "false");
    await expect(page.getByTestId("log")).toHaveAttribute("aria-busy", "false");
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    await tryOn(page);
    await expect(page.getByTestId("replay-chair")).toHaveValue("open");
    await page.getByTestId("replay-end").click();
    await expect(page.getByTestId("replay")).toBeHidden();
    await page.getByTestId("chair-0").check();
    await expect.poll(() => said(page, secret).allTextContents()).toEqual(own);
  });
}

test("a table that stays closed shows no other chairs, in its replay either", async ({ page }) => {
  await ended(page, "en", "crooks", { openAtEnd: false });
  await expect(page.getByTestId("chairs")).toBeHidden();
  await page.getByTestId("table-menu").click();
  await page.getByTestId("open-replay").click();
  await expect(page.getByTestId("scrub")).toBeVisible();
  await expect(page.getByTestId("replay-chair")).toHaveCount(0);
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
  await page.getByRole("button", { name: "Create match" }).click();
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
