/**
 * The processor's time of a table's page until its first question, beside an empty page of the same framework:
 * `npm run bench -- --openings`. Only the page's own thread counts, so a busy machine does not matter.
 */
import { catalogue } from "@consigliere/games/catalogue";
import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { findChromium } from "../chromium.mjs";
import { startStack } from "../e2e/support/stack.ts";
import { atMost, type Row } from "./row.ts";
import { detail } from "./stopwatch.ts";

const MOST_SCRIPT = 3;
/** Each page is opened so many times anew, and the middle counts. */
const TIMES = 5;
/** Milliseconds in which a page has done all that follows from its being there. */
const AFTERWARDS_MS = 1_500;
const LOCALES = ["en", "ja"] as const;

/** Nothing but the framework, the reader's name and a few sentences. */
const EMPTY = "/en/offline/";

/** Milliseconds of the thread that runs scripts and lays pages out. */
interface Spent {
  readonly ScriptDuration: number;
  readonly LayoutDuration: number;
  readonly RecalcStyleDuration: number;
  readonly TaskDuration: number;
}

/** The pages must have been built. */
export async function benchOpenings(): Promise<Row[]> {
  const executablePath = findChromium();
  const [stack, browser] = await Promise.all([
    startStack(),
    chromium.launch({ args: ["--no-sandbox"], ...(executablePath && { executablePath }) }),
  ]);
  try {
    const empty = await opening(browser, stack.url, async () => ({ path: EMPTY, shown: "main" }));
    detail(`an empty page: ${told(empty)}`);
    const rows: Row[] = [];
    for (const { meta } of catalogue) {
      for (const locale of LOCALES) {
        const spent = await opening(browser, stack.url, (context) => tableOf(context, meta.id, locale));
        const name = `table of ${meta.id}, ${locale}`;
        detail(`${name}: ${told(spent)}`);
        rows.push(
          atMost(
            MOST_SCRIPT,
            `${name}: script until its first question, to an empty page`,
            spent.ScriptDuration / empty.ScriptDuration,
          ),
        );
      }
    }
    return rows;
  } finally {
    await browser.close();
    await stack.dispose();
  }
}

interface Opened {
  readonly path: string;
  /** A selector of the thing that is there at the end. */
  readonly shown: string;
}

async function tableOf(context: BrowserContext, game: string, locale: string): Promise<Opened> {
  const answer = await context.request.post("/api/try", { data: { game, locale, seats: 4 } });
  const { matchId } = (await answer.json()) as { matchId: string };
  return { path: `/${locale}/m/${matchId}/`, shown: "[data-prompt]" };
}

/** The middle of some openings, each by a new visitor. */
async function opening(
  browser: Browser,
  baseURL: string,
  open: (context: BrowserContext) => Promise<Opened>,
): Promise<Spent> {
  const all: Spent[] = [];
  for (let time = 0; time < TIMES; time++) {
    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
    const { path, shown } = await open(context);
    // The bots play until the visitor is asked, and the visit begins then.
    const before = await context.newPage();
    await before.goto(path);
    await before.locator(shown).first().waitFor();
    await before.close();
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Performance.setTimeDomain", { timeDomain: "threadTicks" });
    await devtools.send("Performance.enable");
    await page.goto(path);
    await page.locator(shown).first().waitFor();
    await page.waitForTimeout(AFTERWARDS_MS);
    const { metrics } = await devtools.send("Performance.getMetrics");
    all.push(Object.fromEntries(metrics.map(({ name, value }) => [name, value * 1000])) as unknown as Spent);
    await context.close();
  }
  const [middle] = all
    .toSorted((one, other) => one.ScriptDuration - other.ScriptDuration)
    .slice(Math.floor(TIMES / 2));
  if (middle === undefined) throw new Error("nothing was opened");
  return middle;
}

const told = ({ ScriptDuration, LayoutDuration, RecalcStyleDuration, TaskDuration }: Spent) =>
  `script ${ScriptDuration.toFixed(0)} ms, layout ${LayoutDuration.toFixed(0)}, style ${RecalcStyleDuration.toFixed(0)}, all ${TaskDuration.toFixed(0)}`;
