import { writeFileSync } from "node:fs";
import type { MatchView } from "@consigliere/contract/play";
import { quicknet } from "@consigliere/engine/beacon";
import type { Game } from "@consigliere/engine/game";
import { type Proof, printed } from "@consigliere/engine/proof";
import { forgeriesOf } from "@consigliere/engine/testing/forgeries";
import { liveCheatsOf } from "@consigliere/engine/testing/live-cheats";
import { oneRound, provenMatch } from "@consigliere/engine/testing/proven-match";
import { games } from "@consigliere/games/registry";
import type { Page, TestInfo } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling } from "./support/axe.ts";
import { viewOf } from "./support/browser-player.ts";
import { expect, test } from "./support/fixtures.ts";

/** Round 123 of quicknet, as the League of Entropy published it. */
const ROUND_123 = oneRound(
  quicknet,
  123,
  "b75c69d0b72a5d906e854e808ba7e2accb1542ac355ae486d591aa9d43765482e26cd02df835d3546d23c4b13e0dfc92",
);

function honest(game: string) {
  return provenMatch(games[game] as Game, {
    seed: "in the browser",
    players: ["person", { bot: "regular" }, "person"],
    ...ROUND_123,
  });
}

function file(info: TestInfo, name: string, content: unknown): string {
  const path = info.outputPath(name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

async function openChecker(page: Page, locale = "en"): Promise<void> {
  await page.goto(`/${locale}/check/`);
  await expect(page.getByText(locale === "en" ? "no network is needed" : "通信なしで動きます")).toBeVisible();
  // Next asks for the pages of links meanwhile.
  await page.waitForLoadState("networkidle");
}

const result = (page: Page) => page.locator('[data-testid="check-result"][data-over]');
const finding = (page: Page, code: string) => page.locator(`[data-code="${code}"]`);

/** The checker is the same for all; the proofs of each game are held to it beside the games. */
for (const game of ["crooks", "mafia-dollar"]) {
  test(`a proof of ${game} is checked without a network, with the receipts that lie beside it`, async ({
    page,
    context,
  }, info) => {
    const { proof, receipts } = honest(game);
    await openChecker(page);
    const requests: string[] = [];
    // Next asks whether the pages of links are there when it has nothing else to do; that is not the checker.
    page.on("request", (request) => request.method() !== "HEAD" && requests.push(request.url()));
    await context.setOffline(true);
    await page
      .getByTestId("check-files")
      .setInputFiles([file(info, "receipt.json", receipts[0]), file(info, "proof.json", proof)]);
    await expect(result(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(
      /Every shuffle checked.*Your receipt fits/,
    );
    await expect(page.getByRole("status").filter({ hasText: "Every shuffle checked." })).toHaveCount(1);
    await expect(finding(page, "records/agree")).toContainText(`All ${proof.records.length} records`);
    await expect(page.locator('[data-verdict="broken"], [data-verdict="unchecked"]')).toHaveCount(0);
    expect(requests).toEqual([]);
  });
}

test("what does not fit is said in words, in both languages, and reads well at both widths", async ({
  page,
}, info) => {
  const { proof, receipts } = honest("crooks");
  const { print: _, ...rest } = { ...proof, secret: "00".repeat(32) } satisfies Proof;
  const rigged = file(info, "rigged.json", printed(rest));
  const receipt = file(info, "receipt.json", { ...receipts[0], commitment: "11".repeat(32) });
  for (const [locale, words] of [
    ["en", ["This does not fit.", "the secret was swapped"]],
    ["ja", ["一致しません。", "秘密がすり替えられています"]],
  ] as const) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await openChecker(page, locale);
      await page.getByTestId("check-files").setInputFiles([rigged, receipt]);
      await expect(result(page)).toBeVisible();
      await expect(page.getByRole("heading", { level: 2 })).toHaveText(words[0]);
      await expect(finding(page, "receipt/other-commitment")).toContainText(words[1]);
      await expectNoSidewaysScrolling(page);
    }
    await expectAccessible(page);
  }
});

/** One forgery of so many is tried in the browser. */
const SAMPLED = 6;

test("whatever a house tries with a proof does not fit, and what was left open is said to be", async ({
  page,
}, info) => {
  const { proof, receipts } = honest("crooks");
  await openChecker(page);
  const bot = { bot: "regular" };
  const plan = { seed: "live", players: ["person", bot, "person"] as const, ...ROUND_123 };
  const cheats = liveCheatsOf(games["crooks"] as Game, plan).filter(({ verdict }) => verdict === "broken");
  const far = { ...(proof.beacon as object), genesis: 2 ** 52 } as Proof["beacon"];
  const { print: _, ...distant } = { ...proof, beacon: far };
  // The checker's own tests try them all.
  const some = [...forgeriesOf(proof, receipts), ...cheats].filter((_, index) => index % SAMPLED === 0);
  const forgeries = [
    ...some,
    { name: "a beacon from a time that never comes", proof: printed(distant), receipts },
  ];
  for (const [index, forgery] of forgeries.entries()) {
    await page
      .getByTestId("check-files")
      .setInputFiles([
        ...forgery.receipts.map((receipt, i) => file(info, `receipt-${i}.json`, receipt)),
        file(info, `forgery-${index}.json`, forgery.proof),
      ]);
    await expect(page.getByTestId("check-papers")).toContainText(`forgery-${index}.json`);
    await expect(result(page)).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 }), forgery.name).toHaveText("This does not fit.");
  }
  await openChecker(page);
  await page.getByTestId("check-files").setInputFiles(file(info, "alone.json", proof));
  await expect(result(page)).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("Not everything could be checked.");
  await expectAccessible(page);
});

test("a file can be dropped, and one that is no proof is told as such", async ({ page }) => {
  await openChecker(page);
  const transfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.items.add(new File(["{}"], "letter.json", { type: "application/json" }));
    return data;
  });
  const desk = page.getByRole("region", { name: "Proof and receipts" });
  await desk.dispatchEvent("drop", { dataTransfer: transfer });
  await expect(finding(page, "file/no-proof")).toBeVisible();
  await expect(page.getByTestId("check-papers")).toHaveText("Proof: letter.json");
});

test("the button opens the files by keyboard alone", async ({ page }) => {
  await openChecker(page);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a proof" }).focus();
  await page.keyboard.press("Enter");
  expect((await chooser).isMultiple()).toBe(true);
});

test("from a table that is over one is led to its check, with the receipt that this browser kept", async ({
  page,
}) => {
  const started = await page.request.post("/api/try", { data: { game: "crooks", locale: "en", seats: 2 } });
  const { matchId } = (await started.json()) as { matchId: string };
  await page.goto(`/en/m/${matchId}/`);
  await expect(page.getByTestId("prompt-panel")).toBeVisible();
  await page.getByTestId("table-menu").click();
  await page.getByRole("menuitem").last().click();
  await page.getByTestId("resign-confirm").click();
  await expect(page.getByTestId("outcome")).toBeVisible();
  await page.getByTestId("verify").click();
  await page.waitForURL("**/check/?match=*");
  await expect(result(page)).toBeVisible();
  await expect(finding(page, "receipt/fits")).toBeVisible();
  await expect(finding(page, "outcome/agrees")).toBeVisible();
  await expect(page.locator('[data-verdict="broken"]')).toHaveCount(0);
  await expectAccessible(page);
});

test("two players who share a browser keep a receipt each, and the check has both", async ({
  page,
  context,
}) => {
  type Cookies = Awaited<ReturnType<typeof context.cookies>>;
  const be = async (cookies: Cookies) => {
    await context.clearCookies();
    await context.addCookies(cookies);
  };
  await page.request.post("/api/session/guest", { data: { name: "Ann", locale: "en" } });
  const created = await page.request.post("/api/matches", { data: { game: "crooks", seats: 2 } });
  const { match, inviteUrl } = (await created.json()) as MatchView;
  await page.goto(`/en/m/${match.id}/`);
  const hasContributed = async () => (await viewOf(page, match.id)).match.dealing.joined[0]?.hasContributed;
  await expect.poll(hasContributed).toBe(true);
  const ann = await context.cookies();
  await context.clearCookies();
  await page.goto(String(inviteUrl));
  await page.getByLabel("Your name").fill("Ben");
  await page.getByRole("button", { name: "Play as a guest" }).click();
  await page.waitForURL(`**/m/${match.id}/`);
  await expect(page.getByTestId("match-table")).toBeVisible();
  const ben = await context.cookies();
  await be(ann);
  await page.goto(`/en/m/${match.id}/`);
  await expect(page.getByTestId("match-table")).toBeVisible();
  for (const cookies of [ann, ben]) {
    await be(cookies);
    await page.request.post(`/api/matches/${match.id}/resign`, { data: { answerId: "given-up" } });
  }
  const isOver = async () => (await viewOf(page, match.id)).match.status === "over";
  await expect.poll(isOver).toBe(true);
  await page.goto(`/en/check/?match=${match.id}`);
  await expect(result(page)).toBeVisible();
  await expect(finding(page, "receipt/fits")).toHaveCount(2);
  await expect(finding(page, "receipt/lacks")).toHaveCount(0);
  await expect(page.locator('[data-verdict="broken"]')).toHaveCount(0);
});
