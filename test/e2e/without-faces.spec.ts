import { facesOf } from "./support/faces.ts";
import { expect, test as withFaces } from "./support/fixtures.ts";

/** The browser has the faces of this machine alone. */
const test = withFaces.extend({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, env: process.env as Record<string, string> }),
    { scope: "worker" },
  ],
});

test("a system without a Japanese face is sent ours, for names on English pages too", async ({ page }) => {
  const width = await page.evaluate(() => {
    const context = document.createElement("canvas").getContext("2d");
    if (context !== null) context.font = "100px sans-serif";
    return context?.measureText("永").width ?? 0;
  });
  test.skip(width > 95, "this machine has one");
  const fetched = facesOf(page);
  await page.goto("/ja/", { waitUntil: "networkidle" });
  expect(fetched).toContainEqual(expect.stringContaining("noto-sans-jp-400"));
  fetched.length = 0;
  await page.goto("/en/", { waitUntil: "networkidle" });
  expect(fetched.filter((path) => path.includes("noto-sans-jp"))).toEqual([]);
  await page.evaluate(() => document.querySelector("main")?.prepend("権左衛門"));
  await expect.poll(() => fetched).toContainEqual(expect.stringContaining("noto-sans-jp"));
});
