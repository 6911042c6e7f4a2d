/** How soon one page shows what another did, and what that takes it; side by side on this machine. */
import { seededRandom } from "@consigliere/engine/random";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium } from "../chromium.mjs";
import { viewOf } from "../e2e/support/browser-player.ts";
import { startStack } from "../e2e/support/stack.ts";
import { answerOnce, open, requestsOf, type Table, tableOfTwo } from "../e2e/support/table-of-two.ts";
import { atLeast, atMost, type Row } from "./row.ts";
import { detail, quantile } from "./stopwatch.ts";

const ANSWERS = 100;
/** Lines of the log: what opens a turn, and what happens in it. */
const LINES = '[data-testid="log"] :is(li, summary)';
const AT_ONCE_MS = 200;
const SOON_MS = 1_000;
const LATEST_MS = 15_000;
/** Milliseconds in which a page might ask for more once it shows what is new, or go on to the next moment. */
const AFTERWARDS_MS = 1_500;

interface Change {
  /** Milliseconds from the moment at which it was sent. */
  readonly milliseconds: number;
  readonly requests: number;
}

/** The pages must have been built. */
export async function benchLive(): Promise<Row[]> {
  const executablePath = findChromium();
  const [stack, browser] = await Promise.all([
    startStack(),
    chromium.launch({ args: ["--no-sandbox"], ...(executablePath && { executablePath }) }),
  ]);
  try {
    const changes: Change[] = [];
    while (changes.length < ANSWERS) changes.push(...(await playedOut(browser, stack.url)));
    return rowsOf(changes.slice(0, ANSWERS));
  } finally {
    await browser.close();
    await stack.dispose();
  }
}

function rowsOf(changes: readonly Change[]): Row[] {
  const times = changes.map(({ milliseconds }) => milliseconds);
  const at = (share: number) => quantile(times, share).toFixed(0);
  detail(`\nan answer shows at the other page: half within ${at(0.5)} ms, 95 of 100 within ${at(0.95)} ms`);
  const requests = changes.reduce((sum, change) => sum + change.requests, 0);
  const within = (ms: number) => times.filter((time) => time <= ms).length;
  const shown = "an answer shows at the other page within";
  return [
    atLeast(50, `${shown} ${AT_ONCE_MS} ms: of ${ANSWERS}`, within(AT_ONCE_MS)),
    atLeast(
      95,
      `${shown} a second: of ${ANSWERS}`,
      within(SOON_MS),
      "Two browsers share the machine with the house, and with whatever else runs there.",
    ),
    atMost(
      1,
      "requests of a page when something changed",
      requests / changes.length,
      "A page that waited too long for its socket looks once more by itself.",
    ),
  ];
}

/** One match from its first answer to its last. */
async function playedOut(browser: Browser, url: string): Promise<Change[]> {
  const table = await tableOfTwo(browser, url);
  const { pages, path } = table;
  try {
    for (const page of pages) await open(page, path);
    // The script that opens sockets and reports the reader's looks has ended.
    await pages[0].waitForTimeout(4_000);
    const random = seededRandom(path);
    const changes: Change[] = [];
    while ((await viewOf(pages[0])).table?.outcome === null) {
      const change = await oneAnswer(table, random);
      if (change !== null) changes.push(change);
    }
    return changes;
  } finally {
    for (const page of pages) await page.context().close();
  }
}

/** Null for an answer that tells the other one nothing. It is given when both pages have shown what was before it. */
async function oneAnswer({ pages }: Table, random: ReturnType<typeof seededRandom>): Promise<Change | null> {
  const counts = await Promise.all(pages.map(linesAtRest));
  const asked = pages.map(requestsOf);
  const shown = pages.map(async (page, at) => {
    await page.waitForFunction(
      ([lines, count]) => document.querySelectorAll(lines).length > count,
      [LINES, counts[at] ?? 0] as const,
      { polling: "raf", timeout: LATEST_MS },
    );
    return performance.now();
  });
  const settled = Promise.allSettled(shown);
  const { other, sentAt } = await answerOnce(pages, random);
  const which = pages.indexOf(other);
  const [before = 0, told = 0] = [counts[which], (await viewOf(other)).table?.told];
  if (told <= before) {
    for (const one of asked) one.end();
    return null;
  }
  const milliseconds = await shown[which]?.then(
    (at) => at - sentAt,
    () => LATEST_MS,
  );
  await linesAtRest(other);
  const requests = asked.map((one) => one.end())[which]?.length ?? 0;
  await settled;
  return { milliseconds: milliseconds ?? LATEST_MS, requests };
}

/** The number of lines once the page shows no more of them: it rests at each moment. */
async function linesAtRest(page: Page): Promise<number> {
  const lines = page.locator(LINES);
  for (let count = await lines.count(); ; ) {
    await page.waitForTimeout(AFTERWARDS_MS);
    const now = await lines.count();
    if (now === count) return now;
    count = now;
  }
}
