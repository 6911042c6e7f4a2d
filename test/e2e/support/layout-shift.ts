import { expect, type Page } from "@playwright/test";

/**
 * How far what is read may move by itself while a page is made, as the browser counts it (0: not at all): what Core Web
 * Vitals call good. Faces that arrive late on a busy machine move half of it.
 */
const MOST = 0.1;

interface Shifted {
  shifted?: Shift[];
}

interface Shift {
  readonly value: number;
  /** What moved, from which place to which: [left, top, width, height]. */
  readonly moved: readonly string[];
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Has pages that are opened from now on count what moves in them without having been pressed. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as Shifted;
    const nameOf = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? `${element.tagName}.${element.className}` : "something gone";
    };
    const rect = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join();
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} ${rect(previousRect)} -> ${rect(currentRect)}`,
        );
        seen.shifted = [...(seen.shifted ?? []), { value, moved }];
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What moved since the page was opened, or since this was asked last. */
export async function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => {
    const seen = window as Shifted;
    const all = seen.shifted ?? [];
    seen.shifted = [];
    return all;
  });
}

/** Since then next to nothing has moved. */
export async function expectStill(page: Page): Promise<void> {
  const shifts = await shiftsOf(page);
  const moved = shifts.reduce((sum, { value }) => sum + value, 0);
  const places = shifts.flatMap(({ moved: one }) => one).join("\n");
  expect(moved, `what moved on ${page.url()}\n${places}`).toBeLessThanOrEqual(MOST);
}
