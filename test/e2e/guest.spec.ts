import { browserPlayer, promptOf, viewOf } from "./support/browser-player.ts";
import { expect, test } from "./support/fixtures.ts";

test("a newcomer plays against bots with one press, without an account", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play against bots now" }).first().click();
  await expect(page.getByTestId("prompt-panel")).toBeVisible();

  const player = browserPlayer(page, "newcomer");
  for (let answers = 0; answers < 6; ) {
    await expect.poll(() => promptOf(page)).toBeTruthy();
    if (await player.answerNow()) answers += 1;
  }
  const { table } = await viewOf(page);
  expect(table?.told).toBeGreaterThan(6);
  await expect(page.getByTestId("log")).toContainText(/\w/);

  await page.reload();
  await expect(page.getByTestId("match-table")).toBeVisible();

  // Notes are kept to the last word, even what is typed while the rest is on its way and the table is left.
  const { match } = await viewOf(page);
  const kept = `/api/matches/${match.id}/notes`;
  const sent = Promise.withResolvers<void>();
  await page.route(`**${kept}`, async (route) => {
    if (route.request().method() === "PUT") await sent.promise;
    await route.continue();
  });
  await page.getByTestId("open-notes").first().click();
  const notes = page.getByTestId("own-notes");
  await expect(notes).toBeEnabled();
  const isSending = page.waitForRequest(
    (request) => request.method() === "PUT" && request.url().endsWith(kept),
  );
  await notes.fill("Lou bluffs.");
  await isSending;
  await notes.fill("Lou bluffs. So does Rosa.");
  await page.locator("a.bar-key").click();
  await expect(page.getByTestId("match-table")).toBeHidden();
  sent.resolve();
  const read = async () => (await (await page.request.get(kept)).json()) as unknown;
  await expect.poll(read).toMatchObject({ text: "Lou bluffs. So does Rosa." });

  // Typed while the wire is down, they outlive the page, and are sent when the table is looked at again.
  await page.unroute(`**${kept}`);
  await page.goBack();
  await page.getByTestId("open-notes").first().click();
  await expect(notes).toHaveValue("Lou bluffs. So does Rosa.");
  await page.route(`**${kept}`, (route) => route.abort());
  await notes.fill("Lou bluffs. So does Rosa, and Ann knows.");
  await page.reload();
  await page.getByTestId("open-notes").first().click();
  await expect(notes).toHaveValue("Lou bluffs. So does Rosa, and Ann knows.");
  await page.unroute(`**${kept}`);
  await page.reload();
  await expect.poll(read).toMatchObject({ text: "Lou bluffs. So does Rosa, and Ann knows." });
});
