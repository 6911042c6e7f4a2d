import { readFile } from "node:fs/promises";
import type { OwnData } from "@consigliere/contract/own-data";
import { expectAccessible, expectNoSidewaysScrolling } from "./support/axe.ts";
import { expect, test } from "./support/fixtures.ts";

test("a token for a script is made, shown once, listed with its use, and withdrawn", async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.request.post("/api/session/guest", { data: { name: "Ann", locale: "en" } });
  const data = { game: "crooks", seats: 2, seatOrder: "chosen" };
  const { match } = (await (await page.request.post("/api/matches", { data })).json()) as {
    match: { id: string };
  };
  await page.request.post(`/api/matches/${match.id}/start`, { data: { fill: "regular" } });

  await page.goto("/en/profile/#data");
  await page.getByRole("button", { name: "Make a token" }).click();
  await expect(page.getByRole("button", { name: "Make it" })).toBeDisabled();
  await page.getByLabel("Name", { exact: true }).last().fill("My bot");
  await page.getByRole("checkbox", { name: /^Crooks, with/ }).check();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Make it" }).click();
  const secret = await page.getByLabel("The token").inputValue();
  await expect(page.getByText("Not used yet.")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScrolling(page);

  // A script has the token and nothing else.
  const look = () =>
    fetch(`${stack.url}/api/matches/${match.id}`, { headers: { authorization: `Bearer ${secret}` } });
  expect(await (await look()).json()).toMatchObject({ viewer: 0 });
  await page.reload();
  await expect(page.getByText("Used within the last hour.")).toBeVisible();
  await expect(page.getByLabel("The token")).toHaveCount(0);
  await page.getByRole("button", { name: "Withdraw My bot" }).click();
  await page.getByRole("button", { name: "Withdraw it" }).click();
  await expect(page.getByText("My bot")).toHaveCount(0);
  const refused = await look();
  expect([refused.status, await refused.json()]).toMatchObject([401, { code: "token/invalid" }]);
});

test("two pages of one person lose nothing of each other, and a zone is found by either name", async ({
  page,
  context,
}) => {
  await page.request.post("/api/session/guest", { data: { name: "Ann", locale: "en", timeZone: "Etc/UTC" } });
  const stale = await context.newPage();
  for (const each of [page, stale]) {
    await each.goto("/en/profile/#messages");
    await expect(each.getByText("Nobody knows where you live")).toBeVisible();
  }
  for (const [each, from, until] of [
    [page, "2026-12-24", "2026-12-26"],
    [stale, "2027-01-02", "2027-01-03"],
  ] as const) {
    await each.getByLabel("First day").fill(from);
    await each.getByLabel("Last day").fill(until);
    await each.getByRole("button", { name: "Add", exact: true }).click();
    await expect(each.getByLabel("First day")).toHaveValue("");
  }
  await expect(stale.locator("li.vacation")).toHaveCount(2);

  // Only what is changed on a page is sent.
  for (const each of [page, stale]) {
    await each.goto("/en/profile/");
    await expect(each.getByLabel("Name", { exact: true })).toHaveValue("Ann");
  }
  await page.getByLabel("Name", { exact: true }).fill("Annabel");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await stale.getByLabel("Time zone").fill("Kiev");
  await stale.getByRole("button", { name: "Save" }).click();
  await expect(stale.getByLabel("Name", { exact: true })).toHaveValue("Annabel");
  await expect(stale.getByLabel("Time zone")).toHaveValue("Kyiv · Europe/Kyiv");

  // A reader whose browser hides it is asked on the dashboard, until they answer or decline.
  await page.request.delete("/api/session");
  await page.request.post("/api/session/guest", { data: { name: "Bea", locale: "en" } });
  await page.goto("/en/desk/");
  const ask = page.getByTestId("ask-zone");
  await expect(ask).toBeVisible();
  await expectAccessible(page);
  await ask.getByRole("button", { name: "Not now" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Clubs" })).toBeVisible();
  await expect(ask).toHaveCount(0);
});

test("all that the house keeps about somebody is a file in their downloads", async ({ page }) => {
  await page.request.post("/api/session/guest", { data: { name: "アン", locale: "ja" } });
  for (let n = 0; n < 21; n++) {
    await page.request.post("/api/matches", { data: { game: "crooks", seats: 2 } });
  }
  await page.goto("/ja/profile/#data");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "ダウンロードする" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^consigliere-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await readFile(await download.path(), "utf8")) as OwnData;
  expect(data.person?.profile.name).toBe("アン");
  expect(data.matches).toHaveLength(21);
});

for (const locale of ["en", "ja"] as const) {
  test(`each page of the papers fits on three screens of a phone, in ${locale}`, async ({ page }) => {
    const screen = { width: 390, height: 844 };
    await page.setViewportSize(screen);
    await page.request.post("/api/session/guest", { data: { name: "Ann", locale } });
    for (const part of ["me", "messages", "devices", "data"]) {
      await page.goto(`/${locale}/profile/#${part}`);
      await expect(page.locator(`a[href="#${part}"]`)).toHaveAttribute("aria-current", "page");
      await page.waitForLoadState("networkidle");
      const height = await page.locator("main").evaluate((main) => main.scrollHeight);
      expect(height, part).toBeLessThanOrEqual(3 * screen.height);
    }
  });
}
