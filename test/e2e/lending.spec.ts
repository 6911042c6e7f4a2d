import { expectAccessible, expectNoSidewaysScrolling } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";

for (const [locale, width, words] of [
  [
    "en",
    390,
    {
      make: "Make the link",
      offer: "Link for your friend",
      back: "Take the seat back now",
      borrowed: "The seat you borrowed",
    },
  ],
  [
    "ja",
    1440,
    {
      make: "リンクを作る",
      offer: "友だち用のリンク",
      back: "今すぐ席を取り戻す",
      borrowed: "借りている席",
    },
  ],
] as const) {
  test(`a friend plays a lent seat until its owner takes it back, in ${locale} at ${width} pixels`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.request.post("/api/session/guest", { data: { name: "Ann", locale } });
    const data = { game: "crooks", seats: 2, seatOrder: "chosen" };
    const created = await page.request.post("/api/matches", { data });
    const { match } = (await created.json()) as { match: { id: string } };
    await page.request.post(`/api/matches/${match.id}/start`, { data: { fill: "regular" } });
    await page.goto(`/${locale}/m/${match.id}/`);
    await page.getByTestId("table-menu").click();
    await page.getByTestId("open-lend").click();
    const sheet = page.getByTestId("lend-sheet");
    await sheet.getByRole("textbox").fill("Nine is worth it.");
    await expectAccessible(page);
    await sheet.getByRole("button", { name: words.make }).click();
    const field = sheet.getByRole("textbox", { name: words.offer });
    await expect(field).toHaveValue(/#[\w-]{22}$/);
    const link = await field.inputValue();

    const context = await browser.newContext({
      ...(baseURL ? { baseURL } : {}),
      locale,
      viewport: { width, height: 844 },
    });
    const friend = await context.newPage();
    await friend.goto(link);
    await expect(friend.getByRole("heading", { level: 1 })).toContainText("Ann");
    await expectAccessible(friend);
    await expectNoSidewaysScrolling(friend);
    // Without an account: entering by name takes the seat.
    await friend.getByRole("textbox").first().fill("Carl");
    await friend.getByRole("textbox").first().press("Enter");
    await expect(friend.getByTestId("waiting-for")).toHaveAttribute("data-mine", "true");
    await expect(friend.getByTestId("lent-seats")).toHaveText(/Ann.*Carl|Carl.*Ann/);
    await expectAccessible(friend);
    const slip = friend.getByTestId("borrowed");
    await expect(slip).toContainText("Ann");
    await slip.getByRole("button").first().click();
    await expect(friend.getByText("Nine is worth it.")).toBeVisible();
    await friend.keyboard.press("Escape");
    await friend.getByTestId("table-menu").click();
    await expect(friend.getByTestId("open-lend")).toHaveText(words.borrowed);

    await expect(sheet).toContainText("Carl");
    await expect(page.getByTestId("waiting-for")).not.toHaveAttribute("data-mine", "true");
    await expectAccessible(page);
    await sheet.getByRole("button", { name: words.back }).click();
    await expect(page.getByTestId("waiting-for")).toHaveAttribute("data-mine", "true");
    // The friend's page does not keep what is no longer theirs to see.
    await expect(friend.getByTestId("waiting-for")).toHaveCount(0);
    await context.close();
  });
}
