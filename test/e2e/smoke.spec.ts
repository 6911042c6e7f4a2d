import { expect, test } from "./support/fixtures.ts";

test("says that it is well", async ({ request }) => {
  const response = await request.get("/healthz");
  expect(response.status()).toBe(200);
});

test("leads a browser to the pages in its language", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/en\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("answers what is not there with a page of its own", async ({ page }) => {
  const response = await page.goto("/en/no-such-page");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("main")).toBeVisible();
});

test("guards every response with security headers", async ({ request }) => {
  for (const path of ["/en/", "/api/games", "/healthz"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
});
