import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { catalogue } from "@consigliere/games/catalogue";
import { courses } from "@consigliere/games/courses";
import { DEFAULT_LOCALE, LOCALES } from "@consigliere/languages";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { countShifts, expectStill } from "./support/layout-shift.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

const pages = [
  "",
  "rules/",
  ...catalogue.map(({ meta }) => `rules/${meta.id}/`),
  "learn/",
  ...courses.map(({ id }) => `learn/${id}/`),
  "check/",
  "sign-in/",
  "desk/",
  "club/",
  "record/",
  "new/",
  "profile/",
  "offline/",
  "no-such-page/",
];
const doors = [
  "join/?token=none",
  "enter/?token=none",
  "act/?token=none",
  "o/#none",
  "unsubscribe/?token=none",
  "m/none/?of=crooks",
];

/** Waits until the page shows what it is opened for: its heading, and nothing that stands in for what is on its way. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await expect(page.locator(".loading, .laying-stage").filter({ visible: true })).toHaveCount(0);
  await page.waitForLoadState("networkidle");
}

/** The pictures of a rulebook's examples: each lies wholly in its frame, which is no higher than what lies in it. */
async function expectPicturesWhole(page: Page): Promise<void> {
  const pictures = page.locator(".example-picture");
  await expect(pictures.first()).toBeVisible();
  const cut = await pictures.evaluateAll((all) =>
    all
      .filter(({ scrollWidth, scrollHeight, clientWidth, clientHeight }) => {
        const isCut = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1;
        return isCut || clientHeight < 40 || clientHeight > innerHeight * 0.75;
      })
      .map((one) => one.getAttribute("aria-label")),
  );
  expect(cut).toEqual([]);
}

const textsIn = (node: unknown): string[] =>
  typeof node === "string" ? [node] : Object.values(node as object).flatMap(textsIn);

/** The English messages that are more than a word. */
const english = globSync("{apps,packages}/*/{messages,src}/**/en.json", {
  cwd: ROOT,
  exclude: ["**/node_modules"],
})
  .flatMap((path) => textsIn(JSON.parse(readFileSync(ROOT + path, "utf8"))))
  .filter((text) => /[a-z] [a-z]/.test(text));

/** No English message stands on the page. */
async function expectTranslated(page: Page): Promise<void> {
  const shown = await page.locator("body :visible").allTextContents();
  expect(english.filter((text) => shown.includes(text))).toEqual([]);
}

for (const [turn, locale] of LOCALES.entries()) {
  // One browser for all of them, which so has scripts and fonts at hand.
  test(`every page is accessible and fits a phone and a desk, in ${locale}`, async ({ page }) => {
    await countShifts(page);
    for (const [index, path] of [...pages, ...doors].entries()) {
      await test.step(`/${locale}/${path}`, async () => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(`/${locale}/${path}`);
        await settle(page);
        await expectStill(page);
        await expect(page.locator("html")).toHaveAttribute("lang", locale);
        if (locale !== DEFAULT_LOCALE) await expectTranslated(page);
        await expectNoSidewaysScrolling(page);
        const hasPictures = /^rules\/./.test(path);
        if (hasPictures) {
          await expectPicturesWhole(page);
          await page.getByTestId("show-cards").click();
          await expect(page.getByRole("searchbox")).toBeVisible();
          await expectNoSidewaysScrolling(page);
        }
        await page.setViewportSize({ width: 1440, height: 900 });
        await expectNoSidewaysScrolling(page);
        if (hasPictures) await expectPicturesWhole(page);
        // These checks are the same in every language, so each page is checked in one of them.
        if (index % LOCALES.length === turn) await expectAccessible(page);
      });
    }
  });
}

test("every page has its heading before any of its scripts has run", async ({ request }) => {
  for (const path of [...pages, ...doors].filter((one) => one !== "no-such-page/")) {
    for (const locale of LOCALES) {
      const html = await (await request.get(`/${locale}/${path}`)).text();
      expect(html.match(/<h1\b/g) ?? [], `/${locale}/${path}`).toHaveLength(1);
    }
  }
});

test.describe("with a session", () => {
  for (const path of [
    "desk/",
    "club/",
    "record/",
    "new/",
    "profile/",
    "profile/#messages",
    "profile/#devices",
    "profile/#data",
  ]) {
    test(`/en/${path} is accessible and stays where it is while it comes`, async ({ page }) => {
      await countShifts(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.request.post("/api/session/guest", { data: { name: "Ann", locale: "en" } });
      await page.goto(`/en/${path}`);
      await settle(page);
      await expectStill(page);
      await expectNoSidewaysScrolling(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectAccessible(page);
    });
  }

  for (const width of [390, 1440]) {
    test(`lobby and table are accessible and fit at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const body = { game: "family-business", seats: 4 };
      await page.request.post("/api/session/guest", { data: { name: "Ann", locale: "en" } });
      const created = await page.request.post("/api/matches", { data: body });
      const { match } = (await created.json()) as { match: { id: string } };
      await page.goto(`/en/m/${match.id}/`);
      await settle(page);
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);

      await page.request.post(`/api/matches/${match.id}/start`, { data: { fill: "regular" } });
      await expect(page.getByTestId("prompt-panel")).toBeVisible();
      await settle(page);
      await expectAccessible(page);
      await expectNoSidewaysScrolling(page);

      await countShifts(page);
      await page.reload();
      await settle(page);
      await expectStill(page);
      await page.getByTestId("table-menu").click();
      await page.getByTestId("open-replay").click();
      await expect(page.getByTestId("replay")).toBeVisible();
      await settle(page);
      await expectStill(page);
    });
  }
});

test("a table's picture is there before its program, and its board after it", async ({ page }) => {
  const started = await page.request.post("/api/try", { data: { game: "crooks", locale: "en", seats: 3 } });
  const { matchId } = (await started.json()) as { matchId: string };
  const path = `/en/m/${matchId}/`;
  await page.goto(path);
  await expect(page.locator(".board")).toBeVisible();
  const programs = "**/_next/static/chunks/*.js";
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  await page.route(programs, async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.locator(".laying-picture > img")).toBeVisible();
  await expect(page.getByText("Laying the table")).toBeVisible();
  open();
  await expect(page.locator(".board")).toBeVisible();
  await expect(page.locator(".laying-picture")).toBeHidden();
});

test("without JavaScript a page says what it lacks, instead of waiting without end", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  for (const [path, words] of [
    ["/en/desk/", "Without JavaScript you can read here, but not play."],
    ["/ja/m/", "JavaScriptが無効です。"],
  ] as const) {
    await page.goto(path);
    // Its words are not looked for by what looks for text.
    const slip = page.locator("noscript > p");
    await expect(slip).toBeVisible();
    await expect(slip).toContainText(words);
  }
  await context.close();
});
