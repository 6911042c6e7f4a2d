import { randomUUID } from "node:crypto";
import type { MatchLook, RecapFrame } from "@consigliere/contract/play";
import { recommendedOrders } from "@consigliere/games/family-business/order-kinds";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling } from "./support/axe.ts";
import { finishThroughApi, viewOf } from "./support/browser-player.ts";
import { expect, test } from "./support/fixtures.ts";
import { tableWithBot } from "./support/table-with-bot.ts";

/** Plays a match with orders and notes against a bot to its end, and opens its page. */
async function ended(page: Page, locale: string): Promise<string> {
  const id = await tableWithBot(page, locale, { game: "family-business", options: { mobSize: 5 } });
  const path = `/api/matches/${id}`;
  const settings = { orders: recommendedOrders, sacrificeOrder: [2, 1, 3, 4, 5] };
  await page.request.put(`${path}/settings`, { data: { answerId: randomUUID(), settings } });
  await page.request.put(`${path}/notes`, { data: { text: "The bot never counters.", edition: 0 } });
  await page.goto(`/${locale}/m/${id}/`);
  await finishThroughApi([page], `whole story, ${locale}`);
  // Whoever has looked at the end finds its page the next time.
  await expect.poll(async () => (await viewOf(page)).table?.seen).toBe((await viewOf(page)).table?.told);
  await page.reload();
  await expect(page.getByTestId("outcome")).toBeVisible();
  return path;
}

/** The card to which the bot's first answer under seal was given; undefined: there was none. */
async function cardUnderSeal(page: Page, path: string) {
  const look = await page.request.get(`${path}?since=0&hands=open&papers=open`);
  const frames = ((await look.json()) as MatchLook).recap?.frames ?? [];
  const sealed = frames.find(({ papers = {} }) =>
    papers["1"]?.sealed.some(({ topic }) => topic.startsWith("counter")),
  );
  // The answer changes nothing on the board: it is told with what was shown before.
  const card = frames.findLast(({ n, event }) => n < (sealed?.n ?? 0) && event.type === "card-played");
  return card && momentOf(frames, card);
}

/** The address of the moment of a frame. */
function momentOf(frames: readonly RecapFrame[], { n, at, event }: RecapFrame): string {
  const same = frames.filter((one) => one.n < n && one.at === at && one.event.type === event.type);
  return `${Date.parse(at).toString(36)}-${event.type}-${same.length}`;
}

for (const [locale, width, words] of [
  ["en", 390, { send: "Send", play: "Play", orders: "Standing orders", publish: "Publish these notes" }],
  ["ja", 1440, { send: "送る", play: "再生", orders: "自動返答", publish: "このメモを公開する" }],
] as const) {
  test(`a replay shows what was left at a moment, and is commented there, in ${locale} at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    let path = "";
    let moment: string | undefined;
    while (moment === undefined) {
      path = await ended(page, locale);
      moment = await cardUnderSeal(page, path);
    }
    const isPhone = width < 520;
    // Notes are published by their writer, and read at the end page.
    if (isPhone) await page.getByTestId("tab-notes").click();
    else await page.getByTestId("open-notes").click();
    await page.getByRole("switch", { name: words.publish }).click();
    await expect(page.getByRole("switch", { name: words.publish })).toBeChecked();
    await expectAccessible(page);
    if (isPhone) await page.locator(".paper-close").click();
    await page.getByTestId("notes-of-0").locator("summary").click();
    await expect(page.getByTestId("notes-of-0")).toContainText("The bot never counters.");

    await page.getByTestId("film-open").click();
    await expect(page.getByTestId("replay")).toHaveAttribute("aria-busy", "false");
    await page.goto(`/${locale}${path.replace("/api/matches", "/m")}/#moment=${moment}`);
    await page.reload();
    // It plays from some steps before the moment, up to there.
    await expect(page.getByTestId("replay").getByRole("button", { name: words.play })).toBeVisible();
    await page.getByTestId("replay-chair").selectOption("open");
    if (isPhone) await page.getByTestId("moment-key").click();
    const bots = page.getByTestId("left-1");
    await expect(bots.getByTestId("left-sealed")).toBeVisible();
    const mine = page.getByTestId("left-0");
    await expect(mine.getByTestId("left-orders").getByRole("heading")).toHaveText(words.orders);
    await expect(mine.getByTestId("left-orders").getByRole("listitem")).toHaveCount(recommendedOrders.length);
    await expect(mine.getByTestId("left-notes")).toContainText("The bot never counters.");
    await expectAccessible(page);
    await expectNoSidewaysScrolling(page);

    // A comment stands at its moment, on the film, and among the letters with the way back.
    await page.getByTestId("comment-text").fill("So that was it. <i>Hm.</i>");
    await page.getByTestId("comments").getByRole("button", { name: words.send, exact: true }).click();
    await expect(page.getByTestId("comments").getByTestId("letter")).toContainText(
      "So that was it. <i>Hm.</i>",
    );
    await expect(page.locator(".scrubber-comment")).toHaveCount(1);
    await page.getByTestId("open-letters").click();
    await expect(page.getByTestId("letters").getByTestId("letter")).toContainText("So that was it.");
    if (isPhone) await page.locator(".paper-close").click();
    await page.getByTestId("replay-end").click();
    if (isPhone) await page.getByTestId("tab-paper").click();
    await page.getByTestId("open-letters").click();
    await page.getByTestId("letters").getByTestId("quote").click();
    await expect(page.getByTestId("replay")).toHaveAttribute("aria-busy", "false");
    if (isPhone) await page.getByTestId("moment-key").click();
    await expect(page.getByTestId("comments").getByTestId("letter")).toHaveCount(1);
  });
}
