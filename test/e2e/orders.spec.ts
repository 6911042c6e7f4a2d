import { seededRandom } from "@consigliere/engine/random";
import { catalogue } from "@consigliere/games/catalogue";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling } from "./support/axe.ts";
import { answerThroughApi, promptOf } from "./support/browser-player.ts";
import { expect, test } from "./support/fixtures.ts";

/** Windows while which orders stay as they are. */
const SEALED = ["pass-left", "gift"];

/** Mob City's are answers to whole topics, which need no list. */
const LISTED = catalogue.map(({ meta }) => meta.id).filter((id) => id !== "mob-city");

/** How the form is looked at: every other game so, and the others so. */
const LOOKS = [
  [
    "en",
    390,
    { menu: "More", orders: "Standing orders", add: "Add an order", remove: "Remove", save: "Save" },
  ],
  ["ja", 1440, { menu: "その他", orders: "自動返答", add: "指示を追加", remove: "削除", save: "保存" }],
] as const;

for (const [index, game] of LISTED.entries()) {
  const [locale, width, words] = LOOKS[index % 2] ?? LOOKS[0];
  test(`${game} takes standing orders, in ${locale} at ${width} pixels`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
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

/** Waits until the page's own player is to decide outside of any sealed window: then nothing moves by itself. */
async function isAskedOpenly(page: Page): Promise<void> {
  const random = seededRandom("orders");
  const isOpen = async () => {
    const topic = (await promptOf(page))?.topic;
    if (topic !== undefined && SEALED.includes(topic)) await answerThroughApi(page, random);
    return topic !== undefined && !SEALED.includes(topic);
  };
  await expect.poll(isOpen, { timeout: 30_000 }).toBe(true);
}
