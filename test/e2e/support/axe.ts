import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** WCAG 2.2 AA. What is in order is not told: to describe its thousand nodes would take most of the time. */
const asked = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations" as const],
};

/** Holds the page as it is now to WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  // Else its findings are read in a window of their own, which is for frames of other origins. There are none.
  const axe = new AxeBuilder({ page }).options(asked).setLegacyMode();
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(" | ")}`,
  );
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
