import { randomUUID } from "node:crypto";
import { type Browser, test as base, type Page } from "@playwright/test";
import { expect } from "./support/fixtures.ts";
import { linksOf, waitForMail } from "./support/inbox.ts";
import { type Stack, startStack } from "./support/stack.ts";

interface Fixtures {
  readonly house: Stack;
  /** Finds the service under names that lead nowhere else. */
  readonly phone: Browser;
}

const test = base.extend<object, Fixtures>({
  house: [
    async ({ browserName: _ }, use) => {
      const house = await startStack({ ALLOWED_HOSTS: "phone.example" });
      await use(house);
      await house.dispose();
    },
    { scope: "worker" },
  ],
  phone: [
    async ({ browser }, use, { project }) => {
      const { launchOptions } = project.use;
      const rules = "--host-resolver-rules=MAP *.example 127.0.0.1";
      const args = [...(launchOptions?.args ?? []), rules];
      const phone = await browser.browserType().launch({ ...launchOptions, args });
      await use(phone);
      await phone.close();
    },
    { scope: "worker" },
  ],
});

const at = (house: Stack, host: string) => `http://${host}:${new URL(house.url).port}`;

async function pageAt(phone: Browser, baseURL: string): Promise<Page> {
  const context = await phone.newContext({ baseURL, locale: "en-GB", viewport: { width: 390, height: 844 } });
  return context.newPage();
}

/** The page's own requests, from inside of it. */
const post = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([to, data]) => {
      const headers = { "content-type": "application/json" };
      const response = await fetch(to, { method: "POST", headers, body: JSON.stringify(data) });
      return (await response.json()) as { matchId?: string; inviteUrl?: string };
    },
    [path, body] as const,
  );

// Only the first is a secure context for the browser.
for (const host of ["127.0.0.1", "phone.example"]) {
  test(`at ${host} everything works as at the house's first address`, async ({ house, phone }) => {
    const origin = at(house, host);
    const page = await pageAt(phone, origin);
    const broken: string[] = [];
    page.on("pageerror", (error) => broken.push(String(error)));
    const email = `${randomUUID()}@example.test`;
    await page.goto("/en/sign-in/");
    expect(await page.evaluate(() => isSecureContext)).toBe(host === "127.0.0.1");
    await page.getByLabel("Email address").fill(email);
    await page.getByRole("button", { name: "Send me the link" }).click();
    const [link = ""] = linksOf(await waitForMail(house.inboxUrl, email));
    expect(new URL(link).origin).toBe(origin);
    await page.goto(link);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL("**/en/desk/");

    const { matchId } = await post(page, "/api/try", { game: "crooks", locale: "en", seats: 3 });
    await page.goto(`/en/m/${matchId}/`);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("menuitem", { name: "Standing orders" }).click();
    await page.getByRole("button", { name: "Add an order" }).click();
    await expect(page.getByRole("button", { name: "Remove", exact: true })).toHaveCount(1);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("dialog")).toBeHidden();

    const { inviteUrl = "" } = await post(page, "/api/matches", { game: "crooks", seats: 2 });
    expect(new URL(inviteUrl).origin).toBe(origin);
    await page.goto(inviteUrl);
    await page.getByRole("button", { name: "Go to the table" }).click();
    await page.getByRole("button", { name: "Copy the invitation" }).click();
    await expect(page.getByText("The link is copied.")).toBeVisible();

    await page.goto("/en/profile/#devices");
    const why = page.getByText("Browsers only allow notifications at an address that begins with https");
    await expect(why).toHaveCount(host === "127.0.0.1" ? 0 : 1);
    expect(broken).toEqual([]);
  });
}

test("at a stranger's name that leads here, a change is refused, and the page says why", async ({
  house,
  phone,
}) => {
  const page = await pageAt(phone, at(house, "evil.example"));
  await page.goto("/en/sign-in/");
  await page.getByLabel("Your name").fill("Eve");
  await page.getByRole("button", { name: "Play as a guest" }).click();
  await expect(page.getByText("at an address that the service does not know")).toBeVisible();
  expect(await page.context().cookies()).toEqual([]);
});
