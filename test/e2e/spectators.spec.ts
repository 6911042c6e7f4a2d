import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";

/** A table of Ann against a bot, which is asked of her. */
async function tableOf(page: Page, locale: string): Promise<string> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.request.post("/api/session/guest", { data: { name: "Ann", locale } });
  const data = { game: "crooks", seats: 2, seatOrder: "chosen" };
  const created = await page.request.post("/api/matches", { data });
  const { match } = (await created.json()) as { match: { id: string } };
  await page.request.post(`/api/matches/${match.id}/start`, { data: { fill: "regular" } });
  return match.id;
}

for (const [locale, width, words] of [
  [
    "en",
    390,
    { make: "Make a link", link: "Link for spectators", look: "Watch", back: "Take the link back" },
  ],
  ["ja", 1440, { make: "リンクを作る", link: "観戦リンク", look: "観戦する", back: "リンクを取り消す" }],
] as const) {
  test(`a friend without an account watches by the host's link until it is taken back, in ${locale} at ${width} pixels`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 844 });
    const id = await tableOf(page, locale);
    await page.goto(`/${locale}/m/${id}/`);
    await page.getByTestId("table-menu").click();
    await page.getByTestId("open-spectators").click();
    const sheet = page.getByTestId("spectators-sheet");
    await sheet.getByRole("button", { name: words.make }).click();
    const field = sheet.getByRole("textbox", { name: words.link });
    await expect(field).toHaveValue(/#table=/);
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);
    const link = await field.inputValue();

    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      locale,
      viewport: { width, height: 844 },
    });
    const friend = await context.newPage();
    await friend.goto(link);
    await expect(friend.getByRole("button", { name: words.look })).toBeVisible();
    await expectAccessible(friend);
    await friend.getByRole("button", { name: words.look }).click();
    await expect(friend.getByTestId("table-menu")).toBeVisible();
    expect(friend.url()).not.toContain("#");
    await expectAccessible(friend);
    await expectNoSidewaysScrolling(friend);
    await friend.getByTestId("table-menu").click();
    await expect(friend.getByTestId("open-dealing")).toBeVisible();
    for (const own of ["open-told", "open-spectators"]) await expect(friend.getByTestId(own)).toHaveCount(0);

    await sheet.getByRole("button", { name: words.back }).click();
    await expect(field).toHaveCount(0);
    await friend.goto(link);
    await expect(friend.getByRole("alert")).toBeVisible();
    await expect(friend.getByRole("button", { name: words.look })).toHaveCount(0);
    await context.close();
  });
}
