import { seededRandom } from "@consigliere/engine/random";
import { catalogue } from "@consigliere/games/catalogue";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling } from "./support/axe.ts";
import { answerThroughApi, promptOf, viewOf } from "./support/browser-player.ts";
import { expect, test } from "./support/fixtures.ts";
import { open, tableOfTwo } from "./support/table-of-two.ts";

/** Windows while which orders stay as they are. */
const SEALED = ["pass-left", "gift"];

/** How the form is looked at: every other game so, and the others so. */
const LOOKS = [
  [
    "en",
    390,
    { menu: "More", orders: "Standing orders", add: "Add an order", remove: "Remove", save: "Save" },
  ],
  ["ja", 1440, { menu: "その他", orders: "自動返答", add: "自動返答を追加", remove: "削除", save: "保存" }],
] as const;

for (const [index, { meta }] of catalogue.entries()) {
  const game = meta.id;
  const [locale, width, words] = LOOKS[index % 2] ?? LOOKS[0];
  test(`${game} takes standing orders, in ${locale} at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    const started = await page.request.post("/api/try", { data: { game, locale, seats: 3 } });
    const { matchId } = (await started.json()) as { matchId: string };
    await page.goto(`/${locale}/m/${matchId}/`);
    await isAskedOpenly(page);
    await page.reload();
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const open = async () => {
      await button(words.menu).click();
      await page.getByRole("menuitem", { name: words.orders }).click();
    };
    await open();
    await button(words.add).click();
    await expect(button(words.remove)).toHaveCount(1);
    await expectNoSidewaysScrolling(page);
    await expectAccessible(page);
    await button(words.save).click();
    await expect(page.getByRole("dialog")).toBeHidden();
    await open();
    await expect(button(words.remove)).toHaveCount(1);
  });
}

test("who is given up first is pressed and kept, in Family Business", async ({ page }) => {
  const data = { game: "family-business", locale: "en", seats: 3 };
  const { matchId } = (await (await page.request.post("/api/try", { data })).json()) as { matchId: string };
  await page.goto(`/en/m/${matchId}/`);
  await expect.poll(async () => (await promptOf(page))?.topic).toBe("prefer-mobs");
  await answerThroughApi(page, seededRandom("given up"));
  await page.reload();
  await page.getByTestId("war").waitFor();
  const men = page.locator(".fb-sacrifice button");
  const open = async () => {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Standing orders" }).click();
    await expect(men).toHaveCount(9);
  };
  const places = () => men.locator("i").evaluateAll((all) => all.map((one) => one.getAttribute("data-text")));
  await open();
  for (const man of [3, 0]) await men.nth(man).click();
  const pressed = ["2", "9", "8", "1", "7", "6", "5", "4", "3"];
  expect(await places()).toEqual(pressed);
  await page.getByTestId("orders-save").click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await open();
  expect(await places()).toEqual(pressed);
});

test("a whole turn of Crooks is said on one form, with what leaves it to the player", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const started = await page.request.post("/api/try", { data: { game: "crooks", locale: "en", seats: 3 } });
  const { matchId } = (await started.json()) as { matchId: string };
  await page.goto(`/en/m/${matchId}/`);
  await isAskedOpenly(page);
  await page.reload();
  const openOrders = async () => {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Standing orders" }).click();
  };
  await openOrders();
  await page.getByTestId("orders-recommended").click();
  const voids = page.getByTestId("orders-voids");
  await expect(voids).toContainText("No door that you name is open at your price.");
  await page.getByTestId("order-otherwise").click();
  await page.getByLabel("Keep", { exact: true }).last().selectOption("killer");
  await page.getByLabel("and send to", { exact: true }).last().selectOption("down:target-9");
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  // Without a word on the Spy, the player is asked.
  await page.getByRole("listitem", { name: "Order 5" }).getByRole("button", { name: "Remove" }).click();
  await expect(voids).toContainText("you have not said how: Spy.");
  await page.getByTestId("orders-save").click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await openOrders();
  await expect(page.getByLabel("Keep", { exact: true })).toHaveCount(3);
  await expect(page.getByLabel("and send to", { exact: true }).last()).toHaveValue("down:target-9");
});

test("an order is left at the question that it answers, and shows what it has done", async ({
  browser,
  stack,
}) => {
  // The longest match, since a short one may be over before the question comes, or comes again.
  const { pages, path } = await tableOfTwo(browser, stack.url, { mobSize: 9 });
  const [ann, ben] = pages;
  const random = seededRandom("at the window");
  const id = path.split("/").at(-2) ?? "";
  const windowOf = async (page: Page) => (await promptOf(page, id))?.topic === "counter-contract";
  const playUntil = async (isSo: () => Promise<boolean>) => {
    const isReached = async () => {
      if (await isSo()) return true;
      for (const page of pages) await answerThroughApi(page, random, id);
      return false;
    };
    await expect.poll(isReached, { intervals: [50] }).toBe(true);
  };
  await playUntil(async () => (await windowOf(ann)) || (await windowOf(ben)));
  const page = (await windowOf(ben)) ? ben : ann;
  await open(page, path);
  await page.getByTestId("always").click();
  await expect(page.getByText("For the question you are asked")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  const deeds = async () =>
    ((await (await page.request.get(`/api/matches/${id}/orders`)).json()) as { deeds: unknown[] }).deeds
      .length;
  await playUntil(async () => (await deeds()) > 0);
  await page.reload();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Standing orders" }).click();
  const did = page.getByTestId("order-deeds");
  await expect(did).toContainText("Answered for you: Pass");
  await expectAccessible(page);
  await did.getByRole("button", { name: "See the moment" }).first().click();
  await expect(page.getByRole("button", { name: "Copy a link to this moment" })).toBeVisible();
});

test("an order is tried on what its owner answered before, as it is edited", async ({ page }) => {
  const random = seededRandom("by hand");
  const started = await page.request.post("/api/try", {
    data: { game: "family-business", locale: "en", seats: 3 },
  });
  const { matchId } = (await started.json()) as { matchId: string };
  await page.goto(`/en/m/${matchId}/`);
  await isAskedOpenly(page);
  const isAnswered = async (topic: string) => {
    const response = await page.request.get(`/api/matches/${matchId}/orders/questions`);
    const { questions } = (await response.json()) as { questions: { prompt: { topic: string } }[] };
    return questions.some(({ prompt }) => prompt.topic === topic);
  };
  const playUntilAnswered = async () => {
    await answerThroughApi(page, random, matchId);
    return isAnswered("counter-contract");
  };
  await expect.poll(playUntilAnswered, { intervals: [50] }).toBe(true);
  await page.reload();
  await page.getByRole("button", { name: "More", exact: true }).click();
  await page.getByRole("menuitem", { name: "Standing orders" }).click();
  await page.getByRole("button", { name: "Add an order", exact: true }).click();
  const trial = page.getByTestId("order-trial");
  await expect(trial).toContainText("Tried on the last");
  await page.getByLabel("When", { exact: true }).selectOption("vendetta");
  await expect(trial).toBeVisible({ visible: await isAnswered("counter-vendetta") });
  await expectAccessible(page);
});

test("before going to sleep, what may be asked until the next turn is seen and answered", async ({
  browser,
  stack,
}) => {
  const { pages, path } = await tableOfTwo(browser, stack.url);
  const [ann, ben] = pages;
  const matchId = path.split("/").at(-2) ?? "";
  const random = seededRandom("before sleep");
  const isTurnOf = async (page: Page) => (await promptOf(page, matchId))?.topic === "play-or-discard";
  for (const page of pages) await answerThroughApi(page, random, matchId);
  await expect.poll(async () => (await isTurnOf(ann)) || (await isTurnOf(ben))).toBe(true);
  const page = (await isTurnOf(ann)) ? ben : ann;
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  await page.getByRole("button", { name: "Before you sleep" }).click();
  const sheet = page.getByTestId("sleep-sheet");
  await expect(sheet).toContainText("Your own turn");
  const onMine = sheet.getByRole("listitem").filter({ hasText: "contract is played: one of mine" });
  await onMine.getByLabel("Answer").selectOption({ value: "counter:mob-power" });
  await expectNoSidewaysScrolling(page);
  await expectAccessible(page);
  await sheet.getByRole("button", { name: /^I am away until/ }).click();
  await expect(page.getByText("Sleep well")).toBeVisible();
  const { table } = await viewOf(page, matchId);
  const left = {
    kind: "contract",
    when: { whose: ["mine"] },
    answers: ["counter:mob-power", "counter:family-influence", "pass"],
  };
  expect(table?.settings).toMatchObject({ orders: expect.arrayContaining([left]) });
});

/** Waits until the page's own player is to decide outside of any sealed window: then nothing moves by itself. */
async function isAskedOpenly(page: Page): Promise<void> {
  const random = seededRandom("orders");
  const isOpen = async () => {
    const topic = (await promptOf(page))?.topic;
    if (topic !== undefined && SEALED.includes(topic)) await answerThroughApi(page, random);
    return topic !== undefined && !SEALED.includes(topic);
  };
  await expect.poll(isOpen).toBe(true);
}
