import { randomUUID } from "node:crypto";
import { confirmEmail, enterApiPlayer, startApiMatch } from "./support/api-player.ts";
import { expect, test } from "./support/fixtures.ts";
import { linksOf, waitForMail } from "./support/inbox.ts";

test("a mail tells of a decision, and its link leads to the decision", async ({ stack, page }) => {
  test.setTimeout(120_000);
  const [ann, ben] = await Promise.all([enterApiPlayer(stack, "Ann"), enterApiPlayer(stack, "Ben")]);
  const address = `${randomUUID()}@example.test`;
  await confirmEmail(stack, ben, address);

  // Ben signs in on another device, by mail alone.
  await page.goto("/en/sign-in/");
  await page.getByLabel("Email address").fill(address);
  const earlier = await waitForMail(stack.inboxUrl, address);
  await page.getByRole("button", { name: "Send me the key" }).click();
  const key = await waitForMail(stack.inboxUrl, address, (mail) => mail.id !== earlier.id);
  await page.goto(linksOf(key).find((link) => link.includes("/enter")) ?? "/no-link");
  await page.getByRole("button", { name: "Come in" }).click();
  await page.waitForURL((url) => !url.pathname.includes("enter"));

  const id = await startApiMatch([ann, ben], { mobSize: 5 });
  const telegram = await waitForMail(stack.inboxUrl, address, (mail) => mail.text.includes(id));
  expect(telegram.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
  await page.goto(linksOf(telegram).find((link) => link.includes(`/m/${id}`)) ?? "/no-link");
  await expect(page.getByTestId("prompt-panel")).toBeVisible();

  // Opening the others changes nothing: each leads to a page that asks first.
  const others = linksOf(telegram).filter((link) => /\/(act|unsubscribe)\//.test(link));
  expect(others.length).toBeGreaterThan(0);
  for (const link of others) {
    await page.goto(link);
    await expect(page.getByRole("main").getByRole("button").first()).toBeVisible();
  }
});
