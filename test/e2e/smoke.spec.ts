import { spawn } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
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

test("tells search engines and messengers where its public pages are, and which they are", async ({
  stack,
  request,
}) => {
  const textOf = async (path: string) => (await request.get(path)).text();
  const sitemap = await textOf("/sitemap.xml");
  expect(await textOf("/robots.txt")).toContain(`Sitemap: ${stack.url}/sitemap.xml`);
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
  expect(addresses).toContain(`${stack.url}/ja/rules/crooks/`);
  for (const address of addresses) {
    const html = await textOf(address);
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    for (const [, other = ""] of html.matchAll(/hreflang="[^"]+" href="([^"]+)"/g))
      expect((await request.get(other)).ok(), other).toBe(true);
    const picture = /og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect((await request.get(picture)).headers()["content-type"], picture).toContain("image/");
  }
  for (const path of ["/en/desk/", "/en/m/none/"]) expect(await textOf(path)).toContain('"noindex"');
});

test("guards every response with security headers", async ({ request }) => {
  for (const path of ["/en/", "/api/games", "/healthz"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
});

const SMOKE = fileURLToPath(new URL("../smoke/main.ts", import.meta.url));

/** `npm run smoke` of a service that is installed. */
async function smoke(...args: string[]) {
  const child = spawn(process.execPath, [SMOKE, ...args], { stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, out, err };
}

test("a whole match can be tried in a house that runs, by one command", async ({ stack }) => {
  const { code, out } = await smoke("--url", stack.url, "--inbox", stack.inboxUrl, "--browser");
  expect(out).toMatch(/\nAll 11 held\.\n$/);
  expect(code).toBe(0);
});

test("it says in one line what is broken in a house that is down, or of another version", async () => {
  const house = createServer((_, response) => response.end('{"status":"ok","version":"99.0.0"}'));
  await new Promise<void>((resolve) => house.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(house.address() as AddressInfo).port}`;
  const other = await smoke("--url", url);
  expect(other.out).toMatch(/\nBROKEN .*it runs version 99\.0\.0.*Look at: .*\n0 of 8 held\.\n$/);
  await new Promise((resolve) => house.close(resolve));
  const down = await smoke("--url", url);
  expect(down.out).toMatch(/\nBROKEN .*cannot be reached: ECONNREFUSED.*\n0 of 8 held\.\n$/);
  expect([other.code, down.code]).toEqual([1, 1]);
  const unmeant = await smoke("--url", "mob");
  expect([unmeant.code, unmeant.err.split("\n")[0]]).toEqual([
    2,
    '--url must be an address such as https://mob.example.com, not "mob".',
  ]);
});
