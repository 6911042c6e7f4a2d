import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Game } from "@consigliere/engine/game";
import { games } from "@consigliere/games/registry";
import type { Page } from "@playwright/test";
import { answerAsBot, promptOf } from "./support/browser-player.ts";
import { expect, test } from "./support/fixtures.ts";
import { letPass } from "./support/table-of-two.ts";

// Every test of this folder fails when a page violates its policy (support/complaints.ts); these ones see to it
// that there is a policy, and go where others do not.

const site = fileURLToPath(new URL("../../apps/web/out/", import.meta.url));

// With everything that moves: a scene that the policy forbade would be missed.
test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("every exported page says first which scripts may run: exactly its own", async ({ page }) => {
  await page.goto("/en/");
  const files = globSync("**/*.html", { cwd: site });
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    const html = await (await page.request.get(`/${file}`)).text();
    const { first, scripts } = await page.evaluate((text) => {
      const { head, scripts } = new DOMParser().parseFromString(text, "text/html");
      const inline = [...scripts].filter(({ src }) => src === "").map(({ text }) => text);
      return { first: head.firstElementChild?.outerHTML, scripts: inline };
    }, html);
    const hashes = scripts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    const policy = ["script-src 'self'", ...new Set(hashes)].join(" ");
    expect(first, file).toBe(`<meta http-equiv="content-security-policy" content="${policy}">`);
  }
});

test("no response allows scripts or styles by being inline, nor eval", async ({ page }) => {
  const created = await page.request.post("/api/session/guest", { data: { name: "Ann", locale: "en" } });
  expect(created.ok()).toBe(true);
  for (const path of ["/en/", "/no-such-page", "/icon.svg", "/api/games", "/api/reference", "/i/none"]) {
    const policy = (await page.request.get(path)).headers()["content-security-policy"];
    expect(policy, path).toContain("base-uri 'none'");
    expect(policy, path).not.toContain("unsafe-");
  }
});

test("what was slipped into a page neither runs nor shows nor leads elsewhere", async ({
  page,
  complaints,
}) => {
  await page.goto("/en/");
  const found = await page.evaluate(async () => {
    const insert = <Name extends keyof HTMLElementTagNameMap>(
      name: Name,
      members: Partial<HTMLElementTagNameMap[Name]>,
    ) => document.body.appendChild(Object.assign(document.createElement(name), members));
    insert("script", { textContent: "document.title = 'inline'" });
    insert("script", { src: "data:text/javascript,document.title='foreign'" });
    insert("div", { innerHTML: "<img src='/none.png' onerror='document.title=`handler`'>" });
    insert("style", { textContent: "body { opacity: 0.5 }" });
    insert("div", { innerHTML: "<p id='slipped' style='opacity: 0.5'>x</p>" });
    insert("iframe", { src: "/en/rules/" });
    insert("a", { href: "javascript:document.title='link'" }).click();
    const fetched = await fetch("http://127.0.0.1:9/").catch(() => "refused");
    setTimeout("document.title = 'evaluated'");
    await new Promise((resolve) => setTimeout(resolve, 500));
    const opacities = [document.body, document.querySelector("#slipped")].map(
      (element) => element && getComputedStyle(element).opacity,
    );
    return { title: document.title, opacities, fetched };
  });
  expect(found.title).toMatch(/^Consigliere/);
  expect(found).toMatchObject({ opacities: ["1", "1"], fetched: "refused" });
  const violated = new Set(
    complaints.splice(0).flatMap((text) => / violates ([\w-]+): /.exec(text)?.[1] ?? []),
  );
  for (const directive of [
    "script-src",
    "script-src-elem",
    "script-src-attr",
    "style-src-elem",
    "style-src-attr",
    "frame-src",
    "connect-src",
  ]) {
    expect(violated).toContain(directive);
  }
});

test("the pages of the API have their style and run nothing", async ({ page, complaints }) => {
  await page.request.post("/api/session/guest", { data: { name: "Ann", locale: "en" } });
  const body = { game: "family-business", seats: 4 };
  const created = await page.request.post("/api/matches", { data: body });
  const { inviteUrl } = (await created.json()) as { inviteUrl: string };
  // It leads on at once: with nothing to go to it can be looked at.
  await page.route("**/join/**", (route) => route.fulfill({ status: 204 }));
  for (const [path, background] of [
    ["/api/reference", "rgb(243, 234, 215)"],
    [new URL(inviteUrl).pathname, "rgb(42, 26, 20)"],
  ] as const) {
    await page.goto(path);
    await expect(page.locator("body")).toHaveCSS("background-color", background);
    expect(complaints).toEqual([]);
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'ran'";
      document.body.append(script);
    });
    expect(await page.title()).not.toBe("ran");
    expect(complaints.splice(0).join()).toContain("violates script-src-elem: inline");
  }
});

/** The page behind does not scroll as long as a dialog is open, and does again when it is closed. */
async function openAndClose(page: Page, open: () => Promise<void>): Promise<void> {
  const overflow = () => page.evaluate(() => getComputedStyle(document.body).overflowY);
  const before = await overflow();
  await open();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await overflow()).toBe("hidden");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await overflow()).toBe(before);
}

test("menus, switches and dialogs work under the policy", async ({ page }) => {
  await page.request.post("/api/session/guest", { data: { name: "Ann", locale: "en" } });
  await page.goto("/en/desk/");
  await page.getByRole("button", { name: "Ann: dashboard, settings, sign out" }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await page.waitForURL("**/profile/");
  await page.getByRole("link", { name: "Data" }).click();
  await openAndClose(page, () => page.getByRole("button", { name: "Sign out", exact: true }).click());
  const footer = page.getByRole("contentinfo");
  const light = footer.getByRole("button", { name: "Light:" });
  for (const _ of ["day", "night", "system"]) await light.click();
  await footer.getByRole("button", { name: "日本語" }).click();
  await page.waitForURL("**/ja/profile/**");
  await footer.getByRole("button", { name: "English" }).click();
  await page.waitForURL("**/en/profile/**");

  const body = { game: "family-business", seats: 4 };
  const created = await page.request.post("/api/matches", { data: body });
  const { match } = (await created.json()) as { match: { id: string } };
  await page.goto(`/en/m/${match.id}/`);
  await openAndClose(page, () => page.getByRole("button", { name: "Cancel the match" }).click());
});

// Whatever else is played in these tests is held to the policy as well: see `complaints`.
test("a match is played, told and replayed under the policy", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const started = await page.request.post("/api/try", {
    data: { game: "family-business", locale: "en", seats: 3 },
  });
  const { matchId } = (await started.json()) as { matchId: string };
  await page.goto(`/en/m/${matchId}/`);
  await expect(page.getByTestId("prompt-panel")).toBeVisible();

  const menu = page.getByTestId("table-menu");
  await openAndClose(page, async () => {
    await menu.click();
    await page.getByRole("menuitem").first().click();
  });
  await openAndClose(page, async () => {
    await menu.click();
    await page.getByRole("menuitem").last().click();
  });
  // No bot gives up so early, and with somebody who does the others soon come to the end.
  for (let answers = 0; answers < 4; answers += 1) {
    await expect.poll(() => promptOf(page)).toBeTruthy();
    await answerAsBot(page, games["family-business"] as Game);
  }
  await page.goto("/en/");
  // After a while, or there would be no news.
  await letPass(page, 600_000);
  await page.goBack();
  await page.getByTestId("tab-paper").click();
  await expect(page.getByTestId("log")).toContainText(/\w/);
  await page.getByTestId("recap-watch").click();
  await expect(page.getByTestId("replay")).toBeVisible();
  await page.getByTestId("replay-end").click();
  await expect(page.getByTestId("replay")).toBeHidden();
  const card = page.locator('[data-testid^="card-"], .ck-stack').first();
  await expect(card).toBeAttached();
  // On a phone the hand lies folded where what is asked needs its room.
  if (!(await card.isVisible())) await page.locator(".stage-hand > button").click();
  await card.click();
});
