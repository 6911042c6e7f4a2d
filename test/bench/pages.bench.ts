/**
 * `npm run bench -- --pages`: the bytes of a first visit, and what Lighthouse says of pages on a middling phone. It is
 * fetched when it is asked for (npx keeps it), so that nobody installs it to run the tests.
 */
import { execFile } from "node:child_process";
import { dirname } from "node:path";
import { promisify } from "node:util";
import { catalogue } from "@consigliere/games/catalogue";
import { chromium } from "@playwright/test";
import { findChromium } from "../chromium.mjs";
import { WEIGHED_PAGES, weigh } from "../e2e/support/page-weight.ts";
import { startStack } from "../e2e/support/stack.ts";
import makePhoneFonts, { withPhoneFonts } from "../phone-fonts.ts";
import { atLeast, atMost, type Row } from "./row.ts";
import { detail, median } from "./stopwatch.ts";

const LIGHTHOUSE = "lighthouse@13.5.0";
/** Each page is looked at so many times, and what is between the others counts. */
const TIMES = 3;
const MOST_BLOCKED_MS = 200;
const FIRST_PICTURE_S = 1.5;

const GAMES = catalogue.map(({ meta }) => meta.id);
const LOCALES = ["en", "ja"] as const;

const WHY_SCORE =
  "House, browser and Lighthouse share two cores here: of the time that it counts as blocked, a third to a half is the page's own. What the page needs is starting React, and the table's first layout. It counts scripts to the first large picture, which is painted before they run.";

/** A page with the score that it is to have. */
interface Page {
  readonly name: string;
  readonly path: string;
  readonly goal: number;
  /** Of who sits at the table. */
  readonly cookie?: string;
}

/** The pages must have been built. */
export async function benchPages(): Promise<Row[]> {
  await makePhoneFonts();
  return [...(await weighPages()), ...(await lookAtPages())];
}

/** The bytes that a first visit transfers. */
async function weighPages(): Promise<Row[]> {
  const executablePath = findChromium();
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

async function lookAtPages(): Promise<Row[]> {
  const stack = await startStack();
  try {
    const rows: Row[] = [];
    for (const page of await pagesOf(stack.url)) {
      const looks: Look[] = [];
      for (let time = 0; time < TIMES; time++) looks.push(await lookAt(stack.url, page));
      const [score, blocked, painted] = (["score", "blocked", "painted"] as const).map((one) =>
        median(looks.map((look) => look[one])),
      ) as [number, number, number];
      detail(`${page.name}: ${looks.map((one) => `${one.score} (${one.blocked.toFixed(0)} ms)`).join(", ")}`);
      rows.push(
        atLeast(page.goal, `${page.name}: score of Lighthouse on a phone`, score, WHY_SCORE),
        atMost(MOST_BLOCKED_MS, `${page.name}: milliseconds blocked`, blocked, WHY_SCORE),
        atMost(FIRST_PICTURE_S, `${page.name}: seconds to the first picture`, painted),
      );
    }
    return rows;
  } finally {
    await stack.dispose();
  }
}

async function pagesOf(url: string): Promise<Page[]> {
  const pages: Page[] = [];
  for (const locale of LOCALES) {
    pages.push({ name: `landing page, ${locale}`, path: `/${locale}/`, goal: 95 });
    for (const game of GAMES) {
      pages.push({ name: `table of ${game}, ${locale}`, goal: 90, ...(await newTable(url, game, locale)) });
    }
    pages.push({ name: `lesson, ${locale}`, path: `/${locale}/learn/family-business/`, goal: 90 });
  }
  return pages;
}

async function newTable(url: string, game: string, locale: string): Promise<Pick<Page, "path" | "cookie">> {
  const answer = await fetch(`${url}/api/try`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify({ game, locale, seats: 4 }),
  });
  const { matchId } = (await answer.json()) as { matchId: string };
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  return { path: `/${locale}/m/${matchId}/`, cookie };
}

interface Look {
  /** Of 100. */
  readonly score: number;
  /** Milliseconds. */
  readonly blocked: number;
  /** Seconds to the first picture, which a table has in its document. */
  readonly painted: number;
}

interface Report {
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Lighthouse now and then loses its trace, and asks to be run again. */
const TRIES = 4;

async function lookAt(url: string, page: Page, tries = TRIES): Promise<Look> {
  try {
    return await lookOnceAt(url, page);
  } catch (error) {
    if (tries === 1) throw error;
    return lookAt(url, page, tries - 1);
  }
}

async function lookOnceAt(url: string, { path, cookie }: Page): Promise<Look> {
  const { stdout } = await promisify(execFile)(
    "npx",
    [
      "-y",
      LIGHTHOUSE,
      url + path,
      "--quiet",
      "--only-categories=performance",
      "--output=json",
      "--chrome-flags=--headless=new --no-sandbox",
      ...(cookie === undefined ? [] : [`--extra-headers=${JSON.stringify({ cookie })}`]),
    ],
    {
      maxBuffer: 100_000_000,
      env: {
        ...withPhoneFonts,
        // The Node that runs this, not one that is too old for it.
        PATH: `${dirname(process.execPath)}:${process.env["PATH"]}`,
        CHROME_PATH: findChromium() ?? chromium.executablePath(),
      },
    },
  );
  const { categories, audits } = JSON.parse(stdout) as Report;
  const millisecondsOf = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: Math.round(categories.performance.score * 100),
    blocked: millisecondsOf("total-blocking-time"),
    painted: millisecondsOf("first-contentful-paint") / 1000,
  };
}
