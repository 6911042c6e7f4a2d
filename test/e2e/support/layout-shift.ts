import { expect, type Page } from "@playwright/test";

/** How far what is read may move by itself while a page is made, as the browser counts it (0: not at all). */
const MOST = 0.02;

interface Shifted {
  shifted?: number;
}

/** Has pages that are opened from now on count what moves in them without having been pressed. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as Shifted;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (!entry.hadRecentInput) seen.shifted = (seen.shifted ?? 0) + entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What moved since the page was opened, or since this was asked last. */
export async function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const seen = window as Shifted;
    const sum = seen.shifted ?? 0;
    seen.shifted = 0;
    return sum;
  });
}

/** Since then next to nothing has moved. */
export async function expectStill(page: Page): Promise<void> {
  const moved = await shiftsOf(page);
  expect(moved, `what moved on ${page.url()}`).toBeLessThanOrEqual(MOST);
}
