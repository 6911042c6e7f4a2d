import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";
import { open, startForTwo, tableOfTwo } from "./support/table-of-two.ts";

const send = async (page: Page, text: string) => {
  await page.getByTestId("letter-text").fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
};

test("where the host allows it, a letter goes to one person alone", async ({ browser, baseURL }) => {
  const { pages } = await tableOfTwo(browser, baseURL);
  const [ann, ben] = pages;
  const creation = { game: "family-business", options: { mobSize: 5 }, letters: "private" };
  const path = `/en/m/${await startForTwo(pages, creation)}/`;
  for (const page of pages) await open(page, path);
  await ann.getByTestId("open-letters").click();
  // What is begun to one is not sent to all.
  await ann.getByTestId("letter-text").fill("For all to read, later.");
  await ann.getByLabel("To", { exact: true }).selectOption("Ben alone");
  await expect(ann.getByTestId("letter-text")).toHaveValue("");
  await send(ann, "Let us share <i>it</i>.");
  await expect(ben.getByTestId("open-letters")).toHaveText("Letters (1)");
  await ben.getByTestId("open-letters").click();
  await expect(ben.getByTestId("letter")).toHaveCount(0);
  await ben.getByLabel("To", { exact: true }).selectOption("Ann alone (1)");
  await expect(ben.getByTestId("letter")).toContainText("Let us share <i>it</i>.");
  await expect(ben.getByTestId("open-letters")).toHaveText("Letters");
  await send(ben, "Half and half.");
  await expect(ann.getByTestId("letter").last()).toContainText("Half and half.");
  await expectAccessible(ann);
  const hers = ben.getByTestId("letter").first();
  await hers.getByRole("button", { name: "React" }).click();
  await hers.getByRole("button", { name: "Report" }).click();
  await expect(ben.getByText("Reported. Nobody learns that it was you.")).toBeVisible();
  // Who is blocked is not told so, and can be heard again.
  await hers.getByRole("button", { name: "React" }).click();
  await hers.getByRole("button", { name: "Block" }).click();
  await expectAccessible(ben);
  await ben.getByRole("dialog").getByRole("button", { name: "Block" }).click();
  await expect(hers).toContainText("A letter by somebody you blocked.");
  await ben.goto("/en/profile/");
  await ben.getByRole("button", { name: "Unblock Ann" }).click();
  await expect(ben.getByRole("heading", { name: "Blocked" })).toHaveCount(0);
  await ann.getByLabel("To", { exact: true }).selectOption("Everybody at the table");
  await expect(ann.getByTestId("letter")).toHaveCount(0);
  await expect(ann.getByTestId("letter-text")).toHaveValue("For all to read, later.");
});
