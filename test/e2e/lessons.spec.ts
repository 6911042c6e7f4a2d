import { catalogue } from "@consigliere/games/catalogue";
import { courseNamed, courses, OVER_DAYS } from "@consigliere/games/courses";
import type { Course } from "@consigliere/games/lessons/course";
import type { Messages } from "@consigliere/games/words";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "@consigliere/languages";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";

const coach = (page: Page) => page.getByTestId("coach");
const over = (page: Page) => page.getByTestId("lesson-over");
const lit = (page: Page) => page.locator("[data-hinted]");

async function openCourse(page: Page, course: string, locale: string): Promise<void> {
  await page.goto(`/${locale}/learn/${course}/`);
  await expect(coach(page)).toBeVisible();
  // The page is idle for a moment before the lesson asks for its sheets.
  await expect(page.getByTestId("sheets-at-hand")).toBeAttached();
  if (course === OVER_DAYS) await expect(page.getByTestId("forecast-at-hand")).toBeAttached();
  await page.waitForLoadState("networkidle");
}

/** Presses what glows; of a field, chooses what the coach points to. */
async function press(control: Locator): Promise<void> {
  const wanted = await control.getAttribute("data-wanted");
  if (wanted === null) await control.click();
  else await control.selectOption({ value: wanted });
}

/** Presses the one thing that glows, and again, until the lesson is over. */
async function followTheLight(page: Page): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await expect(over(page).or(lit(page))).toBeVisible();
    if (await over(page).isVisible()) return;
    const control = lit(page);
    // Advance answers are on a sheet beside the table.
    const before = await page.locator("body").innerHTML();
    const isOnlyAnswer = await control.evaluate((key) =>
      key.matches(".action-bar-keys > [data-variant='brass']"),
    );
    await press(control);
    await expect.poll(() => page.locator("body").innerHTML()).not.toBe(before);
    // The only thing that can be done is done with its own press.
    if (isOnlyAnswer)
      await expect(page.locator("[data-hinted][data-testid='answer-confirm']")).toHaveCount(0);
  }
  throw new Error("the lesson does not end");
}

/** Everything that a course says in one language, by key. */
async function toldIn({ words }: Course, locale: Locale): Promise<(key: string) => string> {
  const told = await words(locale);
  return (key) => {
    const found = key
      .split(".")
      .reduce<string | Messages | undefined>((at, part) => (at as Messages)[part], told);
    if (typeof found !== "string") throw new Error(`no words ${key}`);
    return found;
  };
}

for (const [index, { id, course }] of courses.entries()) {
  const locale = LOCALES[index % LOCALES.length] ?? DEFAULT_LOCALE;
  test(`${id} is learned without a network by pressing what glows (${locale})`, async ({ page, context }) => {
    const lessons = await course();
    const told = await toldIn(lessons, locale);
    const { positions } = lessons;
    await page.setViewportSize({ width: 390, height: 844 });
    await openCourse(page, id, locale);
    await context.setOffline(true);
    for (const [at, position] of positions.entries()) {
      await expect(coach(page)).toHaveText(told(`${position.id}.${position.steps[0]?.name}.say`));
      await expectNoSidewaysScrolling(page);
      await followTheLight(page);
      await expect(coach(page)).toHaveText(told(`${position.id}.done`));
      if (at < positions.length - 1) await page.getByTestId("lesson-next").click();
    }
    await expect(page.getByTestId("lesson-next")).toHaveCount(0);
    await context.setOffline(false);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
  });
}

test("another answer is told what is amiss and brought back; a lesson left is found again", async ({
  page,
}) => {
  const course = await courseNamed("family-business")?.course();
  const told = await toldIn(course as Course, "en");
  await page.setViewportSize({ width: 1440, height: 900 });
  await openCourse(page, "family-business", "en");
  await page.getByTestId("card-truce-01").click();
  await page.getByTestId("option-discard:truce-01").click();
  await page.getByTestId("answer-confirm").click();
  await expect(coach(page)).toHaveText(told("contract.sign.not-yet"));
  await expect(page.getByTestId("card-truce-01")).toBeVisible();
  await followTheLight(page);
  await page.reload();
  await expect(coach(page)).toHaveText(told("contract.done"));
  await page.getByTestId("lesson-next").click();
  await expect(coach(page)).toHaveText(told("counter.shield.say"));
  await page.reload();
  await expect(coach(page)).toHaveText(told("counter.shield.say"));
  await page.getByTestId("lesson-contract").click();
  await expect(coach(page)).toHaveText(told("contract.sign.say"));
});

test("each game's bill and rules lead to its lesson, and the lesson to a table", async ({ page }) => {
  await page.goto("/en/");
  await expect(page.locator('a[href="/en/learn/crooks/"]')).toBeVisible();
  await page.goto("/en/rules/crooks/");
  await page.locator('a[href="/en/learn/crooks/"]').click();
  await expect(coach(page)).toBeVisible();
});

test("the lit card of the landing page is played at the table of the first lesson", async ({ page }) => {
  const told = await toldIn((await courseNamed("family-business")?.course()) as Course, "en");
  await page.goto("/en/");
  await page.getByTestId("first-card").click();
  await expect(coach(page)).toHaveText(told("contract.done"));
  await expect(page).toHaveURL(/\/en\/learn\/family-business\/$/);
  await page.reload();
  await expect(coach(page)).toHaveText(told("contract.done"));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the landing page shows its scene, all posters and the lit card, a link to the lesson", async ({
    page,
  }) => {
    await page.goto("/en/");
    await expect(page.getByTestId("first-card")).toHaveAttribute(
      "href",
      "/en/learn/family-business/?played=first",
    );
    await expect(page.locator(".bill > .poster")).toHaveCount(catalogue.length);
    await expect(page.locator(".bill > .poster[loading='lazy']")).toHaveCount(0);
  });
});

test("all lessons are on one shelf, and a night at the table ends with the paper about it", async ({
  page,
}) => {
  const told = await toldIn((await courseNamed(OVER_DAYS)?.course()) as Course, "en");
  await page.goto("/en/learn/");
  for (const { id } of courses) await expect(page.locator(`a[href="/en/learn/${id}/"]`)).toBeVisible();
  await page.locator(`a[href="/en/learn/${OVER_DAYS}/"]`).click();
  const sheet = page.getByRole("dialog");
  const paper = page.getByTestId("recap");
  for (let presses = 0; presses < 40; presses++) {
    await expect(lit(page)).toBeVisible();
    // It comes at the end of the night, with a key of its own that is lit.
    if (await paper.isVisible()) break;
    if (await sheet.isVisible()) await expectAccessible(page);
    await press(lit(page));
    await expect(lit(page).or(page.getByTestId("night")).first()).toBeVisible();
  }
  await expect(coach(page)).toHaveText(told("night.read.say"));
  await expect(paper).toContainText("Family Influence");
  await page.getByTestId("recap-watch").click();
  await expect(paper).toBeHidden();
  await expect(page.getByTestId("live-event").or(paper).first()).toBeVisible();
});

test("the lesson of the landing page opens without a network for somebody who has not opened it yet", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    serviceWorkers: "allow",
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto("/en/");
  const isKept = () =>
    page.evaluate(() => caches.match("/en/learn/family-business/").then((kept) => kept !== undefined));
  await expect.poll(isKept).toBe(true);
  // The browser's own cache is no help.
  await (await context.newCDPSession(page)).send("Network.clearBrowserCache");
  await context.setOffline(true);
  await page.goto("/en/learn/family-business/");
  await expect(coach(page)).toBeVisible();
  await followTheLight(page);
  await expect(over(page)).toBeVisible();
  await context.close();
});
