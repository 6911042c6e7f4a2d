import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { startBeacon } from "../cloud/sources/beacon.ts";
import { expectAccessible, expectNoSidewaysScrolling } from "./support/axe.ts";
import { viewOf } from "./support/browser-player.ts";
import { expect, test } from "./support/fixtures.ts";
import { startStack } from "./support/stack.ts";

test("two friends see the seal before they mix in their part, and keep receipts with the beacon's round", async ({
  browser,
}) => {
  // It keeps silent until the shuffling has been looked at.
  let speaks = false;
  const beacon = await startBeacon(() => (speaks ? new Date() : new Date(0)));
  const stack = await startStack(beacon.variables);
  try {
    const [ann, ben] = [await enter(browser, stack.url, "Ann"), await enter(browser, stack.url, "Ben")];
    const created = await ann.request.post("/api/matches", { data: { game: "crooks", seats: 2 } });
    const { match, inviteUrl } = (await created.json()) as { match: { id: string }; inviteUrl: string };
    await ann.goto(`/en/m/${match.id}/`);
    await ann.getByText("The dealing").click();
    await expect(ann.getByText("a part of their own")).toBeVisible();
    const { commitment } = (await viewOf(ann)).match;

    await ben.goto(inviteUrl);
    await expect(ben.getByTestId("seal")).toContainText(commitment.slice(0, 8));
    await expectNoSidewaysScrolling(ben);
    await expectAccessible(ben);
    await ben.getByRole("button", { name: "Join" }).click();
    await ben.waitForURL(/\/m\//);
    for (const page of [ann, ben]) {
      await expect(page.getByText("The cards are being shuffled")).toBeVisible();
      await expectNoSidewaysScrolling(page);
      await expectAccessible(page);
    }
    speaks = true;
    for (const page of [ann, ben]) await expect(page.getByTestId("match-table")).toBeVisible();

    const { dealing, startedAt } = (await viewOf(ann)).match;
    expect(dealing.joined.every(({ hasContributed }) => hasContributed)).toBe(true);
    expect(dealing.beacon?.state).toBe("mixed");
    for (const page of [ann, ben]) {
      const receipt = await savedReceipt(page);
      expect(receipt).toMatchObject({ match: match.id, commitment, start: { round: dealing.beacon?.round } });
      expect(dealing.joined.map(({ contribution }) => contribution)).toContain(receipt.contribution);
      expect(Date.parse(receipt.start.at)).toBeGreaterThanOrEqual(Date.parse(startedAt ?? ""));
    }
  } finally {
    await stack.dispose();
    await beacon.stop();
  }
});

async function enter(browser: Browser, baseURL: string, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: "en-GB" });
  const page = await context.newPage();
  await page.request.post("/api/session/guest", { data: { name, locale: "en" } });
  return page;
}

interface SavedReceipt {
  readonly contribution: string;
  readonly start: { readonly at: string };
}

/** The file that the table offers to save. */
async function savedReceipt(page: Page): Promise<SavedReceipt> {
  await page.getByTestId("table-menu").click();
  await page.getByTestId("open-dealing").click();
  await expect(page.getByTestId("dealing")).toContainText("was mixed in as well");
  const coming = page.waitForEvent("download");
  await page.getByTestId("save-receipt").click();
  const text = await readFile(await (await coming).path(), "utf8");
  await page.keyboard.press("Escape");
  return JSON.parse(text) as SavedReceipt;
}
