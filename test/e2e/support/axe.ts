import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

/** WCAG 2.2 AA. What is in order is not told: to describe its thousand nodes would take most of the time. */
const asked: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
};

/** Holds the page as it is now to WCAG 2.2 AA. There are no frames in any page. */
export async function expectAccessible(page: Page): Promise<void> {
  // Once a page: half a megabyte of code.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (options) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(" | ")}`,
    );
  }, asked);
  expect(found).toEqual([]);
}

/** Holds the page to its width: nothing scrolls sideways. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(excess, page.url()).toBeLessThanOrEqual(0);
}
