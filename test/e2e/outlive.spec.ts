import type { MatchView } from "@consigliere/contract/play";
import { seededRandom } from "@consigliere/engine/random";
import type { Browser, BrowserContext, Locator, Page } from "@playwright/test";
import { answerThroughApi, promptOf, viewOf } from "./support/browser-player.ts";
import { expect, test } from "./support/fixtures.ts";
import { guest, open, startFor, tableOfTwo } from "./support/table-of-two.ts";

const newContext = (browser: Browser, baseURL: string | undefined, colorScheme: "dark" | "light" = "dark") =>
  browser.newContext({ ...(baseURL && { baseURL }), locale: "en-GB", colorScheme });

/** A match against bots, and the page at its table. */
async function tableWithBots(context: BrowserContext, game = "family-business"): Promise<Page> {
  const page = await context.newPage();
  const started = await page.request.post("/api/try", { data: { game, locale: "en", seats: 3 } });
  const { matchId } = (await started.json()) as { matchId: string };
  await open(page, `/en/m/${matchId}/`);
  return page;
}

/** Does to every text of the page what page translators do, and to every text that comes later. */
function translate({ moves }: { moves: boolean }): void {
  const skipped = "script, style, title, textarea, svg, font";
  const wrap = (text: Text) => {
    if (text.parentElement === null || text.parentElement.closest(skipped) || !text.data.trim()) return;
    const outer = document.createElement("font");
    const inner = outer.appendChild(document.createElement("font"));
    const { data } = text;
    text.replaceWith(outer);
    inner.append(moves ? text : data);
  };
  const wrapAll = (node: Node) => {
    if (node instanceof Text) return wrap(node);
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) wrap(text);
  };
  const start = () => {
    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) wrapAll(node);
    }).observe(document.body, { childList: true, subtree: true });
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
  else start();
}

/** The words that a page shows, without its marks of time. */
const wordsOf = (page: Page, part: string) =>
  page.locator(part).evaluate((element) => element.textContent?.replace(/\s+/g, " "));

for (const [name, moves, early] of [
  ["replaced, once the page is there", false, false],
  ["wrapped, once the page is there", true, false],
  ["replaced, before the program is there", false, true],
] as const) {
  test(`a table goes on where its texts are ${name}`, async ({ browser, baseURL }) => {
    const context = await newContext(browser, baseURL, "light");
    if (early) await context.addInitScript(translate, { moves });
    const page = await tableWithBots(context);
    const plain = await context.newPage();
    if (!early) await page.evaluate(translate, { moves });
    const random = seededRandom(name);
    for (let answers = 0; answers < 8; answers += 1) {
      await expect.poll(() => promptOf(page)).toBeTruthy();
      await answerThroughApi(page, random);
    }
    const { table } = await viewOf(page);
    await page.getByTestId("open-letters").or(page.getByTestId("open-paper")).first().click();
    await expect(page.getByTestId("log").locator("li")).not.toHaveCount(0);
    await expect(page.locator(".trouble")).toHaveCount(0);
    expect(await page.locator("font").count()).toBeGreaterThan(20);
    expect(table?.told).toBeGreaterThan(8);
    // It says what a page says that nobody has translated.
    await open(plain, new URL(page.url()).pathname);
    await expect(page.locator("html")).toHaveAttribute("data-theme", "day");
    for (const part of [".stage-score", ".action-bar-words", ".stage-hand"]) {
      if ((await plain.locator(part).count()) === 0) continue;
      await expect
        .poll(async () => [await wordsOf(page, part), await promptOf(page)])
        .toEqual([await wordsOf(plain, part), await promptOf(plain)]);
    }
  });
}

test("other pages go on where their texts are replaced", async ({ browser, baseURL, complaints }) => {
  const context = await newContext(browser, baseURL, "light");
  await context.addInitScript(translate, { moves: false });
  const page = await context.newPage();
  await page.request.post("/api/session/guest", { data: { name: "Ann", locale: "en" } });
  await page.goto("/en/desk/");
  await expect(page.getByText("No matches yet")).toBeVisible();
  const data = { game: "family-business", seats: 2 };
  const created = await page.request.post("/api/matches", { data });
  const { match, inviteUrl } = (await created.json()) as MatchView;
  await expect(page.locator(".desk-letter")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "day");
  await page.getByRole("button", { name: /Ann/ }).first().click();
  await page.locator(".menu").getByRole("menuitem").last().click();
  for (const part of ["messages", "devices", "data", "me"]) {
    await page.locator(`.profile-tabs a[href="#${part}"]`).click();
    await expect(page.locator(".profile").getByRole("heading").first()).toBeVisible();
  }
  await page.locator('.profile-tabs a[href="#messages"]').click();
  const rests = page.getByRole("switch", { name: "My clocks rest at night" });
  for (const isOn of [false, true]) {
    await rests.click();
    await expect(page.locator(".quiet-hours")).toHaveCount(isOn ? 1 : 0);
  }
  await page.goto(`/en/m/${match.id}/`);
  const ben = await guest(browser, "Ben", baseURL);
  await ben.request.post(`/api/matches/${match.id}/join`, { data: { token: inviteUrl?.split("/").at(-1) } });
  await expect(page.getByText("Ben").first()).toBeVisible();
  await page.goto("/en/learn/crooks/");
  await expect(page.getByTestId("match-table")).toBeVisible();
  await page.getByTestId("match-table").getByRole("button").last().click();
  await expect(page.getByTestId("match-table")).toBeVisible();
  await expect(page.locator(".trouble")).toHaveCount(0);
  expect(await page.locator("font").count()).toBeGreaterThan(10);
  // React finds other texts than it expected, says so, and draws the page itself.
  expect(complaints.splice(0).filter((one) => !one.includes("React error #418"))).toEqual([]);
});

const STORAGES = ["localStorage", "sessionStorage", "indexedDB", "caches"] as const;

/** The stand-in for a browser's storage. */
function breakStorage([names, fault]: readonly [readonly string[], "null" | "throws" | "full"]): void {
  const refuse = (): never => {
    throw new DOMException(
      "The operation is insecure.",
      fault === "full" ? "QuotaExceededError" : "SecurityError",
    );
  };
  if (fault === "full") {
    Storage.prototype.setItem = refuse;
    return;
  }
  for (const name of names) {
    const get = () => (fault === "null" ? null : refuse());
    Object.defineProperty(window, name, { get, configurable: true });
  }
}

for (const fault of ["null", "throws", "full"] as const) {
  test(`every page works where storage is or does this: ${fault}`, async ({ browser, baseURL }) => {
    const context = await newContext(browser, baseURL);
    await context.addInitScript(breakStorage, [STORAGES, fault] as const);
    const page = await tableWithBots(context);
    await page.getByTestId("open-notes").first().click();
    await page.getByTestId("own-notes").fill("Lou bluffs.");
    await page.getByTestId("table-menu").click();
    await page.getByTestId("sound").click();
    await page.getByTestId("table-menu").click();
    await expect(page.getByTestId("sound")).toHaveAttribute("aria-checked", "true");
    await page.keyboard.press("Escape");
    await expect(page.getByTestId("prompt-panel").or(page.getByTestId("waiting-cue"))).toBeVisible();
    for (const path of ["/en/", "/en/desk/", "/en/profile/", "/en/new/", "/en/check/", "/en/learn/"]) {
      await page.goto(path);
      await expect(page.getByRole("heading").first()).toBeVisible();
      await expect(page.locator(".trouble")).toHaveCount(0);
    }
    await page.goto("/en/learn/crooks/");
    await expect(page.getByTestId("match-table")).toBeVisible();
    await expect(page.locator(".trouble")).toHaveCount(0);
    await context.close();
  });
}

test("two people share a browser, and neither finds what the other wrote", async ({ browser, baseURL }) => {
  const people = [
    await guest(browser, "Ann", baseURL),
    await guest(browser, "Ben", baseURL),
    await guest(browser, "Cleo", baseURL),
  ] as const;
  const id = await startFor(people, { game: "family-business", letters: "private" });
  const [ann, , cleo] = people;
  const write = async (text: string) => {
    await open(ann, `/en/m/${id}/`);
    await ann.getByTestId("open-letters").first().click();
    await ann.getByLabel("To", { exact: true }).selectOption("Ben alone");
    await expect(ann.getByTestId("letter-text")).toHaveValue("");
    await ann.getByTestId("letter-text").fill(text);
  };
  await write("Ben, whack Cleo.");
  const stored = () => ann.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(await stored()).toContain("whack Cleo");
  // Cleo takes her seat in Ann's browser, whose session ended without a word to the page.
  await ann.context().addCookies(await cleo.context().cookies());
  await write("Ben, whack Ann.");
  await ann.goto("/en/profile/#data");
  await ann.getByRole("button", { name: "Sign out", exact: true }).click();
  await ann.getByRole("dialog").getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(ann).toHaveURL(/\/en\/$/);
  expect(await stored()).not.toContain("whack Ann");
});

test("a wrong clock of the device changes no word about time", async ({ browser, baseURL }) => {
  const HOUR = 3_600_000;
  const said: (string | null)[][] = [];
  const { pages, path } = await tableOfTwo(browser, baseURL);
  const asked = (await promptOf(pages[0], path.split("/")[3])) === undefined ? pages[1] : pages[0];
  const cookies = await asked.context().cookies();
  for (const off of [0, 45 * HOUR, -5 * HOUR]) {
    const context = await newContext(browser, baseURL);
    await context.addCookies(cookies);
    await context.addInitScript((ms) => {
      const now = Date.now.bind(Date);
      window.Date = class extends Date {
        constructor(...given: []) {
          if (given.length === 0) super(now() + ms);
          else super(...given);
        }
        static override now() {
          return now() + ms;
        }
      } as DateConstructor;
    }, off);
    const page = await context.newPage();
    await open(page, path);
    const words = [await page.locator(".table-deadline").first().textContent()];
    await page.getByTestId("table-menu").click();
    await page.getByTestId("open-clock").click();
    const until = page.getByRole("dialog").getByText(/^until /);
    await until.first().waitFor();
    words.push(...(await until.allTextContents()));
    await page.goto("/en/desk/");
    words.push(await page.locator(".desk-dues").first().textContent());
    words.push(await page.locator(".desk-summary").first().textContent());
    said.push(words);
    await context.close();
  }
  expect(said[1]).toEqual(said[0]);
  expect(said[2]).toEqual(said[0]);
});

test("an error says whether the page or the connection is at fault, and its key helps", async ({
  page,
  complaints,
}) => {
  await page.request.post("/api/session/guest", { data: { name: "Ann", locale: "en" } });
  const trouble = page.locator(".trouble");
  await page.route("**/api/dashboard", (route) => route.abort());
  await page.goto("/en/desk/");
  await expect(trouble).toContainText("No connection");
  await page.unroute("**/api/dashboard");
  await trouble.getByRole("button", { name: "Try again" }).click();
  await expect(trouble).toHaveCount(0);
  await page.route("**/api/dashboard", (route) => route.fulfill({ json: { rows: "none" } }));
  await page.reload();
  await expect(trouble).toContainText("Something broke on this page");
  await expect(trouble).not.toContainText("Check your network");
  await page.unroute("**/api/dashboard");
  await trouble.getByRole("button", { name: "Reload" }).click();
  await expect(page.locator(".desk-spread")).toBeVisible();
  await expect(trouble).toHaveCount(0);
  // The error that was asked for.
  expect(complaints.splice(0).join()).toContain("rows");
});

/** As a browser does with a page that it keeps while another is shown. */
const passes = (page: Page, name: "pagehide" | "pageshow") =>
  page.evaluate((type) => {
    window.dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  }, name);

test("a page out of the browser's cache shows nothing of a reader who has signed out", async ({
  browser,
  baseURL,
}) => {
  const { pages, path } = await tableOfTwo(browser, baseURL);
  const [ann] = pages;
  for (const [place, part] of [
    ["/en/desk/", ".desk-letter"],
    ["/en/profile/", ".profile"],
    [path, "[data-testid=match-table]"],
  ] as const) {
    await ann.goto(place);
    const own = ann.locator(`#main :is(${part})`).first();
    await expect(own).toBeVisible();
    const cookies = await ann.context().cookies();
    await passes(ann, "pagehide");
    await expect(own).toBeHidden();
    // Whoever is still there finds the page as it was.
    await passes(ann, "pageshow");
    await expect(own).toBeVisible();
    await passes(ann, "pagehide");
    await ann.context().clearCookies();
    await passes(ann, "pageshow");
    await expect(own).toHaveCount(0);
    await expect(ann.locator("html")).not.toHaveAttribute("style", /hidden/);
    await ann.context().addCookies(cookies);
  }
});

test("a page left open hears that its reader signed out on another one", async ({ browser, baseURL }) => {
  const ann = await guest(browser, "Ann", baseURL);
  await ann.goto("/en/desk/");
  await expect(ann.locator(".desk-spread")).toBeVisible();
  const other = await ann.context().newPage();
  await other.goto("/en/profile/#data");
  await other.getByRole("button", { name: "Sign out", exact: true }).click();
  await other.getByRole("dialog").getByRole("button", { name: "Sign out", exact: true }).click();
  await expect(ann.locator(".desk-spread")).toHaveCount(0);
  await expect(other).toHaveURL(/\/en\/$/);
});

for (const width of [390, 1440]) {
  test(`Back closes what lies over a table, and keeps what was entered, at ${width} px`, async ({
    browser,
    baseURL,
  }) => {
    const { pages, path } = await tableOfTwo(browser, baseURL);
    const [ann] = pages;
    await ann.setViewportSize({ width, height: 844 });
    await ann.goto("/en/desk/");
    await open(ann, path);
    const here = ann.url();
    const dialog = ann.getByRole("dialog");
    const sheet = async (name: string) => {
      await ann.getByTestId("table-menu").click();
      await ann.getByTestId(`open-${name}`).click();
      await expect(dialog).toBeVisible();
    };
    await sheet("settings");
    await ann.getByTestId("orders-add").click();
    await expect(dialog.locator(".orders ol > li")).toHaveCount(1);
    await ann.goBack();
    await expect(dialog).toHaveCount(0);
    expect(ann.url()).toBe(here);
    // Forward opens nothing, and leaves nothing to go back through.
    await ann.goForward({ waitUntil: "commit", timeout: 2_000 }).catch(() => null);
    await expect(dialog).toHaveCount(0);
    await sheet("settings");
    await expect(dialog.locator(".orders ol > li")).toHaveCount(1);
    // One sheet that leads to another: each has its turn.
    await ann.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await sheet("sleep");
    await dialog.getByRole("button", { name: "All standing orders" }).click();
    await expect(ann.getByTestId("orders-add")).toBeVisible();
    await ann.goBack();
    await expect(dialog).toHaveCount(0);
    expect(ann.url()).toBe(here);
    // A thing that opens gets its entry in the history a moment later.
    const depth = () =>
      ann.evaluate(() => (history.state as { consigliereDepth?: number } | null)?.consigliereDepth ?? 0);
    const openAt = async (key: Locator) => {
      const before = await depth();
      await key.click();
      await expect.poll(depth).toBeGreaterThan(before);
    };
    const menu = ann.getByTestId("table-menu");
    await openAt(menu);
    await expect(menu).toHaveAttribute("aria-expanded", "true");
    await ann.goBack();
    await expect(ann.getByTestId("open-clock")).toBeHidden();
    if (width < 600) {
      await openAt(ann.locator(".bar-paper").first());
      await expect(ann.locator(".stage[data-paper]")).toBeVisible();
      await ann.goBack();
      await expect(ann.locator(".stage[data-paper]")).toHaveCount(0);
    }
    const callout = ann.getByTestId("callout");
    while ((await callout.count()) > 0) {
      const text = (await callout.textContent()) ?? "";
      await ann.goBack();
      await expect(callout.filter({ hasText: text })).toHaveCount(0);
    }
    expect(ann.url()).toBe(here);
    await ann.goBack();
    await expect(ann).toHaveURL(/\/en\/desk\/$/);
  });
}

test("a link in a menu leads on, and Back from there to the page itself", async ({ browser, baseURL }) => {
  const ann = await guest(browser, "Ann", baseURL);
  await ann.goto("/en/");
  await ann.goto("/en/desk/");
  const face = ann.getByRole("button", { name: /Ann/ }).first();
  await face.click();
  await ann.locator(".menu").getByRole("menuitem").last().click();
  await expect(ann).toHaveURL(/\/en\/profile\/$/);
  await ann.waitForTimeout(1_500);
  await expect(ann).toHaveURL(/\/en\/profile\/$/);
  await ann.goBack();
  await expect(ann).toHaveURL(/\/en\/desk\/$/);
  await ann.waitForTimeout(1_500);
  await ann.goBack();
  await expect(ann).toHaveURL(/\/en\/$/);
});

test("a tab says in its title and icon that it is its reader's turn, also out of sight", async ({
  browser,
  baseURL,
}) => {
  const { pages, path } = await tableOfTwo(browser, baseURL);
  const id = path.split("/")[3] ?? "";
  const [other, asked] = pages;
  const random = seededRandom("turns");
  while ((await promptOf(other, id)) !== undefined) await answerThroughApi(other, random, id);
  await other.addInitScript(() => {
    localStorage.setItem("consigliere.sound", "on");
    const { start } = AudioScheduledSourceNode.prototype;
    AudioScheduledSourceNode.prototype.start = function (at) {
      document.body.dataset["heard"] = "yes";
      start.call(this, at);
    };
  });
  for (const page of pages) await open(page, path);
  const icon = (page: Page) => page.locator('head > link[rel="icon"]').last();
  await expect(asked).toHaveTitle(/^\(1\) Your move – At the table/);
  await expect(icon(asked)).toHaveAttribute("href", "/icon-turn.svg");
  await expect(other).toHaveTitle(/^At the table/);
  await other.locator("body").click({ position: { x: 2, y: 400 } });
  await other.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  });
  for (let answers = 0; answers < 9 && (await promptOf(other, id)) === undefined; answers += 1) {
    await answerThroughApi(asked, random, id);
  }
  await expect(other).toHaveTitle(/^\(1\) Your move – At the table/);
  await expect(other.locator("body")).toHaveAttribute("data-heard", "yes");
  await asked.goto("/ja/desk/");
  await expect(asked).not.toHaveTitle(/あなたの番です/);
  await other.goto("/ja/desk/");
  await expect(other).toHaveTitle(/^（1）あなたの番です – /);
  await expect(icon(other)).toHaveAttribute("href", "/icon-turn.svg");
});
