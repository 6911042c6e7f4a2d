import { expect, type Page } from "@playwright/test";

/**
 * How far what is read may move by itself while a page is made, as the browser counts it (0: not at all): what Core Web
 * Vitals call good.
 */
const MOST = 0.1;

/**
 * Milliseconds before and after the last of some faces arrived, in which what moves is not counted: how far a face moves
 * things depends on the fonts of the machine, and when it comes on how busy that is.
 */
const FACES = { before: 3_000, after: 400 };

interface Shifted {
  shifted?: Shift[];
  /** When the last of some faces arrived, in milliseconds of the page. */
  faces?: number[];
}

interface Shift {
  readonly value: number;
  /** When, in milliseconds of the page. */
  readonly at: number;
  /** The element that moved, from which place to which: [left, top, width, height]. */
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
    document.fonts.addEventListener("loadingdone", () => {
      seen.faces = [...(seen.faces ?? []), performance.now()];
    });
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} ${rect(previousRect)} -> ${rect(currentRect)}`,
        );
        seen.shifted = [...(seen.shifted ?? []), { value, at: startTime, moved }];
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The shifts since the page was opened, or since the last call. */
export async function shiftsOf(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(({ before, after }) => {
    const { shifted = [], faces = [] } = window as Shifted;
    (window as Shifted).shifted = [];
    const isByFaces = (at: number) => faces.some((face) => at > face - before && at < face + after);
    return shifted.filter(({ at }) => !isByFaces(at));
  }, FACES);
}

/** Since then next to nothing has moved. */
export async function expectStill(page: Page): Promise<void> {
  const shifts = await shiftsOf(page);
  const moved = shifts.reduce((sum, { value }) => sum + value, 0);
  const places = shifts.flatMap(({ moved: one }) => one).join("\n");
  expect(moved, `what moved on ${page.url()}\n${places}`).toBeLessThanOrEqual(MOST);
}
