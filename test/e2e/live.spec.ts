import { seededRandom } from "@consigliere/engine/random";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { viewOf } from "./support/browser-player.ts";
import { expect, test } from "./support/fixtures.ts";
import { answerOnce, open, requestsOf, tableOfTwo } from "./support/table-of-two.ts";

/** Looks of the page at its match, and what it heard through sockets, as they come. */
function watch(page: Page) {
  const looks: string[] = [];
  const heard: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "GET" && /\/api\/matches\/[\w-]+(\?|$)/.test(request.url())) {
      looks.push(request.url());
    }
  });
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => heard.push(String(payload))));
  return { looks, heard };
}

/** The page shows all that its reader has been told. */
async function expectPresent(page: Page, timeout = 15_000): Promise<void> {
  const told = (await viewOf(page)).table?.told ?? 0;
  await expect(page.getByTestId("log").locator("[data-type]")).toHaveCount(told, { timeout });
}

test("an answer shows at the other's page by the socket, without a poll", async ({ browser, baseURL }) => {
  const { pages, path } = await tableOfTwo(browser, baseURL);
  const watched = new Map(pages.map((page) => [page, watch(page)]));
  for (const page of pages) await open(page, path);
  const told = (page: Page) => page.getByTestId("log").locator("[data-type]");
  for (const page of pages) await expectPresent(page);
  const toldBefore = await Promise.all(pages.map((page) => told(page).count()));
  for (let answers = 0; answers < 4; answers++) {
    for (const page of pages) await expectPresent(page);
    const before = new Map([...watched].map(([page, { heard }]) => [page, heard.length]));
    const { other } = await answerOnce(pages, seededRandom("live"));
    // A look by itself would come a minute later.
    await expectPresent(other);
    // A socket that opened after the first answer was told nothing of it: its page looked when it opened.
    if (answers > 0) expect(watched.get(other)?.heard.length).toBeGreaterThan(before.get(other) ?? 0);
  }
  for (const [at, page] of pages.entries()) {
    await expectPresent(page);
    const toldSince = (await told(page).count()) - (toldBefore[at] ?? 0);
    // A reader who does not see the board move hears each once.
    await expect(page.getByTestId("announcements").locator("p")).toHaveCount(toldSince);
    const { heard = [], looks = [] } = watched.get(page) ?? {};
    const news = heard.filter((text) => !/^\{"present":\[[01,]*\]\}$/.test(text));
    for (const text of news)
      expect(text).toMatch(/^\{"revision":("[\w.-]{1,30}"|null)(,"present":\[[01,]*\])?\}$/);
    // At the beginning, whenever a socket opens or is lost, and once at most for each news.
    expect(looks.length).toBeLessThanOrEqual(heard.length + 5);
  }
});

test("what another one does brings a page to ask once, and for nothing else", async ({
  browser,
  baseURL,
}) => {
  const { pages, path } = await tableOfTwo(browser, baseURL);
  for (const page of pages) {
    await open(page, path);
    await expectPresent(page);
  }
  // The script that opens sockets and reports the reader's looks has ended.
  await pages[0].waitForTimeout(4_000);
  for (let answers = 0; answers < 4; answers++) {
    const asked = new Map(pages.map((page) => [page, requestsOf(page)]));
    const { other } = await answerOnce(pages, seededRandom("live"));
    await expectPresent(other);
    await other.waitForTimeout(1_500);
    const requests = asked.get(other)?.end() ?? [];
    expect(requests.map((url) => url.replace(/^.*\/api\/matches\/[\w-]+/, ""))).toEqual([
      expect.stringMatching(/^\?since=\d+(&seen=\d+)?$/),
    ]);
  }
});

test("players see who is at the table, and who does not want to be seen is not", async ({
  browser,
  baseURL,
}) => {
  const { pages, path } = await tableOfTwo(browser, baseURL);
  const [ann, ben] = pages;
  await open(ann, path);
  const lampOf = async (page: Page, other: Page) =>
    page.getByTestId(`present-${(await viewOf(other)).viewer ?? "nobody"}`).first();
  await open(ben, path);
  const lamps = [await lampOf(ann, ben), await lampOf(ben, ann)];
  for (const lamp of lamps) await expect(lamp).toContainText("at the table");
  const own = await lampOf(ann, ann);
  await expect(own).toHaveCount(0);
  await ben.goto("/en/profile/");
  await expect(lamps[0] ?? own).toHaveCount(0);
  await ben.getByRole("switch", { name: "Show the other players when I look at a table" }).click();
  await expect(ben.getByRole("switch", { name: /Show the other players/ })).not.toBeChecked();
  await open(ben, path);
  await expect(await lampOf(ben, ann)).toBeVisible();
  await ann.waitForTimeout(3_000);
  await expect(lamps[0] ?? own).toHaveCount(0);

  // A letter appears for the other at once, with red wax on it until it is read.
  const letter = async (page: Page, text: string) => {
    await page.getByTestId("open-letters").click();
    await page.getByTestId("letter-text").fill(text);
    await page.getByRole("button", { name: "Send", exact: true }).click();
  };
  await letter(ann, "Who is <b>there</b>?\nI hear you.");
  await expect(ben.getByTestId("open-letters")).toHaveText("Letters (1)");
  await letter(ben, "Nobody.");
  const [first, second] = [ann.getByTestId("letter").first(), ann.getByTestId("letter").last()];
  await expect(second).toContainText("Nobody.");
  await expect(ben.getByTestId("open-letters")).toHaveText("Letters");
  await second.getByRole("button", { name: "React" }).click();
  await second.getByRole("button", { name: "Laughter" }).click();
  await expect(ben.getByRole("button", { name: "Laughter (1): Ann" })).toBeVisible();
  await expect(first).toContainText("Who is <b>there</b>?");
  await expectAccessible(ann);
  // Any line of the paper can be written about by one press, and what is quoted leads to its moment.
  await ann.getByTestId("open-paper").click();
  const line = ann
    .getByTestId("log")
    .locator("li", { has: ann.locator(".quill") })
    .first();
  const said = (await line.textContent()) ?? "";
  await line.getByRole("button", { name: "Write about this" }).click();
  await expect(ann.getByTestId("quoted")).toContainText(said);
  await expect(ann.getByTestId("letter-text")).toBeFocused();
  await ann.getByTestId("letter-text").fill("I saw that.");
  await ann.getByRole("button", { name: "Send", exact: true }).click();
  await expect(ann.getByTestId("quoted")).toHaveCount(0);
  await ben.getByTestId("letter").last().getByTestId("quote").click();
  await expect(ben.getByTestId("replay")).toBeVisible();
  await ben.getByTestId("replay-end").click();
  await ben.getByTestId("open-letters").click();
  await first.getByRole("button", { name: "Take back" }).click();
  await expect(ben.getByTestId("letter").first()).toContainText("Taken back.");
});

test("a page whose socket is dead looks by itself, and at once when somebody comes back to it", async ({
  browser,
  baseURL,
}) => {
  const { pages, path } = await tableOfTwo(browser, baseURL);
  // Of one nothing comes, the other is not opened at all.
  await pages[0].routeWebSocket(/\/live/, (socket) => void socket.onMessage(() => {}));
  await pages[1].routeWebSocket(/\/live/, (socket) => void socket.close());
  for (const page of pages) await open(page, path);
  for (const page of pages) await expectPresent(page);
  for (let answers = 0; answers < 3; answers++) await answerOnce(pages, seededRandom("live"));
  await expectPresent(pages[1], 30_000);
  await pages[0].evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expectPresent(pages[0]);
});

test("pages catch up by themselves after everything was cut: sockets, stream and tick", async ({
  browser,
  baseURL,
  stack,
}) => {
  const { pages, path } = await tableOfTwo(browser, baseURL);
  for (const page of pages) {
    await open(page, path);
    await expectPresent(page);
  }
  await stack.powerCut();
  const { other } = await answerOnce(pages, seededRandom("live"));
  await expectPresent(other, 60_000);
});
