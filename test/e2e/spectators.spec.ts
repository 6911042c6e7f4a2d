import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling } from "./support/axe.ts";
import { finishThroughApi } from "./support/browser-player.ts";
import { expect, test } from "./support/fixtures.ts";
import { tableWithBot } from "./support/table-with-bot.ts";

const tableOf = (page: Page, locale: string, more = {}) =>
  tableWithBot(page, locale, { game: "crooks", ...more });

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
    await page.setViewportSize({ width, height: 844 });
    const id = await tableOf(page, locale);
    await page.goto(`/${locale}/m/${id}/`);
    await page.getByTestId("table-menu").click();
    await page.getByTestId("open-spectators").click();
    const sheet = page.getByTestId("spectators-sheet");
    await sheet.getByRole("button", { name: words.make }).click();
    const field = sheet.getByRole("textbox", { name: words.link });
    await expect(field).toHaveValue(/#[\w-]{22}$/);
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
    await expect(friend.getByRole("main").getByRole("alert")).toBeVisible();
    await expect(friend.getByRole("button", { name: words.look })).toHaveCount(0);
    await context.close();
  });
}

test("a friend keeps a table that they watch on their dashboard, and takes it off again", async ({
  page,
  browser,
  baseURL,
}) => {
  const id = await tableOf(page, "en", { visibility: "open" });
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: "en" });
  const friend = await context.newPage();
  await friend.request.post("/api/session/guest", { data: { name: "Eve", locale: "en" } });
  await friend.goto(`/en/m/${id}/`);
  await friend.getByTestId("table-menu").click();
  await friend.getByTestId("watch").click();
  await expect
    .poll(async () => (await (await friend.request.get("/api/watched")).json()).tables.length)
    .toBe(1);
  await friend.goto("/en/desk/");
  const watched = friend.getByTestId("watched");
  await expect(watched.getByRole("link")).toHaveAttribute("href", new RegExp(`/m/${id}/$`));
  await watched.getByRole("button", { name: "Take off" }).click();
  await expect(watched).toBeHidden();
  await context.close();
});

test("a friend without an account watches a replay by its link, from any chair and from any moment", async ({
  page,
  browser,
  baseURL,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const id = await tableOf(page, "en", { publicReplay: true });
  await page.goto(`/en/m/${id}/`);
  await finishThroughApi([page], "crooks");
  await expect(page.getByTestId("outcome")).toBeVisible();
  await page.getByTestId("copy-replay").click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toMatch(/#[\w-]{22}&moment=start$/);
  const link = await copied();

  const other = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    locale: "en",
    viewport: { width: 390, height: 844 },
    permissions: ["clipboard-read", "clipboard-write"],
  });
  const friend = await other.newPage();
  await friend.goto(link);
  await friend.getByRole("button", { name: "Watch the replay" }).click();
  await expect(friend.getByTestId("replay")).toHaveAttribute("aria-busy", "false");
  await expect(friend.getByTestId("scrub")).toHaveValue("1");
  await friend.getByTestId("replay-chair").selectOption("open");
  await expect(friend.getByTestId("replay-chair")).toHaveValue("open");
  await expect(friend.getByTestId("replay")).toHaveAttribute("aria-busy", "false");
  await expectAccessible(friend);
  await expectNoSidewaysScrolling(friend);
  await friend.getByTestId("scrub").fill("4");
  await expect(friend.getByTestId("scrub")).toHaveValue("4");
  await friend.getByRole("button", { name: "Copy a link to this moment" }).click();
  const moment = await friend.evaluate(() => navigator.clipboard.readText());
  await friend.getByTestId("replay-end").click();
  await expect(friend.getByTestId("outcome")).toBeVisible();
  await friend.getByTestId("chair-1").check();
  await expectAccessible(friend);
  await other.close();

  const third = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: "en" });
  const stranger = await third.newPage();
  await stranger.goto(moment);
  await stranger.getByRole("button", { name: "Watch the replay" }).click();
  await expect(stranger.getByTestId("scrub")).toHaveValue("4");
  await third.close();
});
