import { facesOf } from "./support/faces.ts";
import { expect, test } from "./support/fixtures.ts";

test.use({ locale: "ja-JP" });

test("a Japanese browser is greeted, dealt to and asked in Japanese", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveURL(/\/ja\/$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "ja");
  await page.getByRole("main").getByRole("button").first().click();
  await page.waitForURL(/\/ja\/m\//);
  await expect(page.getByTestId("prompt-panel")).toContainText(/[ぁ-んァ-ヶ一-龠]/);
});

test("the language can be changed by hand and is remembered", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "English" }).first().click();
  await expect(page).toHaveURL(/\/en\//);
  await page.goto("/");
  await expect(page).toHaveURL(/\/en\/$/);
});

test("text is set in the system's Japanese face, and headings in ours", async ({ page }) => {
  const fetched = facesOf(page);
  await page.goto("/ja/", { waitUntil: "networkidle" });
  expect(fetched).toContainEqual(expect.stringContaining("shippori-mincho"));
  expect(fetched.filter((path) => path.includes("noto-sans"))).toEqual([]);
});
