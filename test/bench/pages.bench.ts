/** What a first visit to the pages transfers. */
import { chromium } from "@playwright/test";
import { findChromium } from "../chromium.mjs";
import { WEIGHED_PAGES, weigh } from "../e2e/support/page-weight.ts";
import { startStack } from "../e2e/support/stack.ts";
import makePhoneFonts, { withPhoneFonts } from "../phone-fonts.ts";
import { atMost, type Row } from "./row.ts";

/** The pages must have been built. */
export async function benchPages(): Promise<Row[]> {
  const executablePath = findChromium();
  await makePhoneFonts();
  const [stack, browser] = await Promise.all([
    startStack(),
    chromium.launch({
      env: withPhoneFonts,
      args: ["--no-sandbox"],
      ...(executablePath && { executablePath }),
    }),
  ]);
  try {
    const rows: Row[] = [];
    for (const page of WEIGHED_PAGES) {
      const { script, all } = await weigh(browser, stack.url, page);
      rows.push(
        atMost(page.goal.script, `${page.name}: script, kB gzipped`, script, page.why?.script),
        atMost(page.goal.all, `${page.name}: all transferred, kB gzipped`, all, page.why?.all),
      );
    }
    return rows;
  } finally {
    await browser.close();
    await stack.dispose();
  }
}
