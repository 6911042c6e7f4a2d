import type { Browser, Page } from "@playwright/test";
import { browserPlayer, finishThroughApi, matchIdOf, viewOf } from "./support/browser-player.ts";
import { expect, test } from "./support/fixtures.ts";

/** Decisions made by pressing: every friend's, a few times; the rest of the match goes through the API. */
const PRESSED = 8;

test.use({ actionTimeout: 30_000 });

test("four friends in four browsers play a whole match by invitation", async ({ browser, baseURL }) => {
  const host = await openPage(browser, baseURL);
  const inviteUrl = await openTable(host);
  const friends = await Promise.all(
    ["Ben", "Cleo", "Dan"].map(async (name) => {
      const page = await openPage(browser, baseURL);
      await page.goto(inviteUrl);
      await sitDownAs(page, name);
      await page.waitForURL(/\/m\//);
      return page;
    }),
  );
  // The last chair is taken: the cards are dealt.
  await expect(host.getByTestId("match-table")).toBeVisible();

  const pages = [host, ...friends];
  const players = pages.map((page, seat) => browserPlayer(page, `friend ${seat}`));
  const isOver = async () => (await viewOf(host)).match.status === "over";
  let silence = 0;
  for (let pressed = 0; pressed < PRESSED && !(await isOver()); ) {
    const before = pressed;
    for (const player of players) if (await player.answerNow()) pressed += 1;
    silence = pressed > before ? 0 : silence + 1;
    expect(silence, "rounds in which nobody was asked anything").toBeLessThan(20);
  }
  await finishThroughApi([host, ...friends], "four friends");
  for (const page of pages) {
    await expect(page.getByTestId("outcome")).toBeVisible();
    expect(matchIdOf(page)).toBe(matchIdOf(host));
  }
});

async function openPage(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    locale: "en-GB",
  });
  return context.newPage();
}

/** Opens a short match for four and gives its invitation link. */
async function openTable(page: Page): Promise<string> {
  await page.goto("/en/new/");
  await sitDownAs(page, "Ann");
  await page.getByText("House rules").click();
  await page.getByRole("radio", { name: "5: short" }).check();
  await page.getByRole("button", { name: "Create match" }).click();
  await page.waitForURL(/\/m\//);
  return page.getByRole("textbox", { name: "Invitation link" }).inputValue();
}

async function sitDownAs(page: Page, name: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Play as a guest" }).click();
}
