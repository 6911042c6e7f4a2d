/**
 * `npm run bench -- --boards`: the longest task of each board on a slow phone, 390 pixels wide with a fourth of this
 * machine's speed, when a question arrives, when something is chosen, and when a rival's row opens. It is processor time
 * that counts, so that whatever else the machine does counts for nothing.
 */
import { randomAnswer } from "@consigliere/engine/legal-answers";
import { seededRandom } from "@consigliere/engine/random";
import { games } from "@consigliere/games/registry";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findChromium } from "../chromium.mjs";
import { answerAsBot, pickOption, picksOf, promptOf } from "../e2e/support/browser-player.ts";
import { startStack } from "../e2e/support/stack.ts";
import { atMost, type Row } from "./row.ts";
import { detail } from "./stopwatch.ts";

const SLOWER = 4;
const MOST_MS = 100;
/** Questions that are looked at; with the first ones the page still gets its parts. */
const QUESTIONS = 10;
const FIRST = 2;
/** Milliseconds in which the page does what a change asks for. */
const AFTERWARDS_MS = 700;

const ACTS = ["a question arrives", "something is chosen", "a rival's row opens"] as const;
type Times = Readonly<Record<(typeof ACTS)[number], number[]>>;

/** The pages must have been built. */
export async function benchBoards(): Promise<Row[]> {
  const executablePath = findChromium();
  const [stack, browser] = await Promise.all([
    startStack(),
    chromium.launch({ args: ["--no-sandbox"], ...(executablePath && { executablePath }) }),
  ]);
  try {
    const rows: Row[] = [];
    for (const game of Object.keys(games)) {
      const times = await longestOf(browser, stack.url, game);
      for (const act of ACTS) {
        detail(`${game}, ${act}: ${times[act].join(" ")}`);
        rows.push(atMost(MOST_MS, `${game}: longest task when ${act}, ms`, Math.max(...times[act])));
      }
    }
    return rows;
  } finally {
    await browser.close();
    await stack.dispose();
  }
}

/** The longest task of each act, in milliseconds, one after the other. */
async function longestOf(browser: Browser, baseURL: string, id: string): Promise<Times> {
  const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const times: Times = { "a question arrives": [], "something is chosen": [], "a rival's row opens": [] };
  const game = games[id];
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const started = await page.request.post("/api/try", { data: { game: id, locale: "en", seats: 4 } });
  const { matchId } = (await started.json()) as { matchId: string };
  await page.goto(`/en/m/${matchId}/`);
  const random = seededRandom(`bench: ${id}`);
  for (let asked = 0; asked < QUESTIONS; asked += 1) {
    const took = await longest(page, () => untilAsked(page));
    const prompt = await promptOf(page);
    if (prompt === undefined) break;
    const [first] = picksOf(randomAnswer(prompt.question, random));
    const chose = first === undefined ? 0 : await longest(page, () => pickOption(page, first));
    const opened = await longest(page, () => openRival(page));
    if (asked >= FIRST)
      for (const [index, time] of [took, chose, opened].entries()) times[ACTS[index] ?? ACTS[0]].push(time);
    await answerAsBot(page, game);
  }
  await context.close();
  return times;
}

/** Until the question that the seat is asked stands on the page. */
async function untilAsked(page: Page): Promise<void> {
  const isShown = async () => {
    const prompt = await promptOf(page);
    return prompt !== undefined && (await page.locator(`[data-prompt="${prompt.id}"]`).isVisible());
  };
  for (let tries = 0; tries < 100 && !(await isShown()); tries += 1) await page.waitForTimeout(100);
}

async function openRival(page: Page): Promise<void> {
  const head = page.locator('.board .player-head[aria-expanded="false"]').first();
  // By a key: where the question is listed, my own row may lie over the others.
  if (await head.isVisible()) await head.press("Enter");
}

/** The part of a trace that is read: the names of threads, and what ran there, in microseconds of a processor. */
interface Traced {
  readonly traceEvents: readonly {
    readonly name: string;
    readonly pid: number;
    readonly tid: number;
    readonly tdur?: number;
    readonly args?: { readonly name?: string };
  }[];
}

/** The thread that runs scripts and lays pages out. */
const MAIN = "CrRendererMain";

/** The longest task while the page does what follows from `act`, in milliseconds of the slow phone. */
async function longest(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("a page without a browser");
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline"] });
  await act();
  await page.waitForTimeout(AFTERWARDS_MS);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as Traced;
  const main = traceEvents.filter(({ name, args }) => name === "thread_name" && args?.name === MAIN);
  const tasks = traceEvents
    .filter(
      ({ name, pid, tid }) => name === "RunTask" && main.some((one) => one.pid === pid && one.tid === tid),
    )
    .map(({ tdur = 0 }) => tdur);
  return Math.round((Math.max(0, ...tasks) * SLOWER) / 1000);
}
