import { seededRandom } from "@consigliere/engine/random";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling } from "./support/axe.ts";
import { answerThroughApi, matchIdOf, viewOf } from "./support/browser-player.ts";
import { expect, test } from "./support/fixtures.ts";

/** Plays a match to its end without pressing anything. The pages look away, since drawing takes longer than playing. */
async function playOut(pages: readonly [Page, ...Page[]], id: string): Promise<void> {
  const random = seededRandom("club");
  for (const page of pages) await page.goto("about:blank");
  const statusNow = async () => {
    for (const page of pages) await answerThroughApi(page, random, id);
    return (await viewOf(pages[0], id)).match.status;
  };
  await expect.poll(statusNow, { intervals: [50] }).toBe("over");
}

test("friends found a club, play a match for it by one call, read who won, and begin a season", async ({
  browser,
  baseURL,
}) => {
  const open = async () =>
    (
      await browser.newContext({ ...(baseURL && { baseURL }), viewport: { width: 390, height: 844 } })
    ).newPage();
  const [ann, ben]: [Page, Page] = [await open(), await open()];
  await ann.request.post("/api/session/guest", { data: { name: "Ann", locale: "en" } });
  await ann.goto("/en/desk/");
  await ann.getByRole("link", { name: "To my clubs" }).click();
  await ann.getByLabel("Name of the club").fill("Back Room <b>");
  await ann.getByRole("button", { name: "Found it" }).click();
  await expect(ann.getByRole("heading", { name: "Back Room <b>" })).toBeVisible();
  const link = await ann.getByRole("textbox", { name: "Link for friends" }).inputValue();

  await ben.goto(`/en${new URL(link).pathname}${new URL(link).hash}`);
  await expect(ben.getByRole("heading", { name: "Back Room <b>" })).toBeVisible();
  await ben.getByLabel("Your name").fill("Ben");
  await ben.getByRole("button", { name: "Play as a guest" }).click();
  await expect(ben.getByText("Nothing played yet")).toBeVisible();
  expect(ben.url()).not.toContain("#");

  await ann.getByRole("link", { name: "New match for the club" }).click();
  await ann.getByText("Crooks", { exact: true }).click();
  await ann.getByRole("checkbox", { name: "Ben" }).check();
  await expect(ann.getByRole("heading", { name: "Our days" })).toBeVisible();
  await expect(ann.getByText("If it starts today, it ends about")).toBeVisible();
  await ann.getByRole("group", { name: "Seats at the table" }).getByText("2", { exact: true }).click();
  await ann.getByRole("button", { name: "Create match" }).click();
  await ann.waitForURL("**/m/*/");
  const id = matchIdOf(ann);
  await ben.goto(`/en/m/${id}/`);
  await expect.poll(async () => (await viewOf(ben, id)).match.status).toBe("playing");

  await playOut([ann, ben], id);
  await ann.goto(`/en/m/${id}/`);
  await ann.getByRole("link", { name: "Go to the club" }).click();
  await expect(ann.getByRole("table").first()).toContainText("Ben");
  await expect(ann.getByRole("heading", { name: "Head to head" })).toBeVisible();
  await expect(ann.getByRole("heading", { name: "Records" })).toBeVisible();
  await expectNoSidewaysScrolling(ann);
  await expectAccessible(ann);

  const clubUrl = ann.url();
  for (const who of [ann, ben]) await who.request.patch("/api/me", { data: { sharesRecord: true } });
  await ann.goto("/en/record/");
  await expect(ann.getByRole("table").first()).toContainText("Crooks");
  await expect(ann.getByRole("table").nth(1)).toContainText("Ben");
  await ann.getByRole("button", { name: "Count it" }).click();
  await expect(ann.getByText("No clock has answered for you.")).toBeVisible();
  await expect(ann.getByRole("link", { name: "Into BG Stats" })).toHaveAttribute(
    "href",
    /createPlay\.html\?data=%7B/,
  );
  const saved = ann.waitForEvent("download");
  await ann.getByRole("button", { name: "Save as CSV" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^consigliere-.*\.csv$/);
  await expectNoSidewaysScrolling(ann);
  await expectAccessible(ann);
  await ann.goto(clubUrl);
  await ann.getByRole("button", { name: "Ben’s record" }).click();
  await expect(ann.getByRole("dialog")).toContainText("Crooks");
  await ann.keyboard.press("Escape");

  await ann.getByText("Start a season").click();
  await ann.getByRole("checkbox", { name: "Ben" }).check();
  await ann.getByLabel("Match 1").selectOption({ label: "Crooks" });
  await ann.getByLabel("Match 2").selectOption({ label: "Crooks" });
  await ann.getByRole("button", { name: "Start the season" }).click();
  await ann.getByRole("link", { name: "Go to the table" }).click();
  await expect(ann.getByText("Season 1, match 1 of 5.")).toBeVisible();
  const first = matchIdOf(ann);
  await ben.goto(`/en/m/${first}/`);
  await expect.poll(async () => (await viewOf(ben, first)).match.status).toBe("playing");
  await playOut([ann, ben], first);
  await expect.poll(async () => (await viewOf(ann, first)).match.nextMatch).not.toBeNull();
  await ann.goto(clubUrl);
  const season = ann.getByTestId("season");
  await expect(season).toContainText("Match 2 of 5");
  await expect(season).toContainText(/Won by (Ann|Ben)/);
  await expectNoSidewaysScrolling(ann);
  await expectAccessible(ann);
  await season.getByRole("link", { name: "Go to the table" }).click();
  await expect(ann.getByText("Season 1, match 2 of 5.")).toBeVisible();
  for (const page of [ann, ben]) await page.context().close();
});
