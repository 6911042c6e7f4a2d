import { gzipSync } from "node:zlib";
import { catalogue } from "@consigliere/games/catalogue";
import { type Browser, type BrowserContext, expect, type Response } from "@playwright/test";

/** Kilobytes that a first visit transfers, gzipped as the CDN would at the least. */
export interface Weight {
  readonly script: number;
  readonly all: number;
}

/** A page with the goal for a first visit to it, and its greatest weight today, to which a test holds it. */
export interface WeighedPage {
  readonly name: string;
  readonly locale: "en" | "ja";
  /** The game of the table; absent: the landing page. */
  readonly game?: string;
  readonly goal: Weight;
  readonly most: Weight;
  /** The reason why it weighs more than the goal. */
  readonly why?: { readonly [Part in keyof Weight]?: string };
}

const TABLE_GOAL = { script: 220, all: 350 };

const WHY_SCRIPT =
  "149 kB are what the landing page has as well; the rest is the board, the answer sheets and the sentences of the game.";
const WHY_HEADINGS =
  "The face of Japanese headings weighs 80 to 145 kB: bots have Japanese names, which stand in headings as well.";

/**
 * Of each table, in English and in Japanese: what it may weigh, a little above what it does: deals differ, and with them
 * the first question and the characters in Japanese headings.
 */
const TABLES: Readonly<Record<string, { readonly [Language in "en" | "ja"]: Weight }>> = {
  crooks: { en: { script: 259, all: 364 }, ja: { script: 259, all: 530 } },
  "family-business": { en: { script: 255, all: 355 }, ja: { script: 256, all: 525 } },
  "mafia-dollar": { en: { script: 267, all: 377 }, ja: { script: 268, all: 595 } },
  // The first question over days is the bid.
  "mob-city": { en: { script: 282, all: 393 }, ja: { script: 283, all: 585 } },
  "nothing-personal": { en: { script: 283, all: 388 }, ja: { script: 286, all: 645 } },
};
/** For a table that was not weighed yet. */
const USUAL = { en: { script: 280, all: 400 }, ja: { script: 280, all: 580 } };

export const WEIGHED_PAGES: readonly WeighedPage[] = [
  { name: "landing page", locale: "en", goal: { script: 150, all: 250 }, most: { script: 150, all: 250 } },
  {
    name: "landing page in Japanese",
    locale: "ja",
    goal: { script: 150, all: 350 },
    most: { script: 150, all: 294 },
  },
  ...catalogue.flatMap(({ meta: { id: game } }) => {
    const { en, ja } = TABLES[game] ?? USUAL;
    const table = { game, goal: TABLE_GOAL };
    const [script, all] = [WHY_SCRIPT, `${WHY_SCRIPT} ${WHY_HEADINGS}`];
    return [
      { ...table, name: `table of ${game}`, locale: "en" as const, most: en, why: { script, all: script } },
      {
        ...table,
        name: `table of ${game} in Japanese`,
        locale: "ja" as const,
        most: ja,
        why: { script, all },
      },
    ];
  }),
];

/** Parts that nobody waits for are loaded when a page rests. With nothing new for so many milliseconds, they are there. */
const REST_MS = 3_000;

/** The bytes that a first visit to a page of the stack at `url` transfers. */
export async function weigh(browser: Browser, url: string, { game, locale }: WeighedPage): Promise<Weight> {
  const context = await browser.newContext({ baseURL: url, viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const seen: Response[] = [];
    let lastAt = performance.now();
    page.on("response", (response) => {
      seen.push(response);
      if (!placeOf(response).startsWith("/api/")) lastAt = performance.now();
    });
    await page.goto(game === undefined ? `/${locale}/` : await newTable(context, game, locale));
    if (game !== undefined) await expect(page.getByTestId("prompt-panel")).toBeVisible({ timeout: 60_000 });
    await page.waitForLoadState("networkidle");
    await expect.poll(() => performance.now() - lastAt, { timeout: 180_000 }).toBeGreaterThan(REST_MS);
    const sizes = await Promise.all(seen.filter(isFirstLook).map(sizeOf));
    return {
      script: kilobytes(sizes.filter(({ type }) => type === "script")),
      all: kilobytes(sizes),
    };
  } finally {
    await context.close();
  }
}

const placeOf = (response: Response) => new URL(response.url()).pathname;

/** Looks for news are as many as the machine is slow, and no part of what a page weighs. */
function isFirstLook(response: Response, index: number, all: readonly Response[]): boolean {
  const place = placeOf(response);
  return !place.startsWith("/api/") || all.findIndex((one) => placeOf(one) === place) === index;
}

async function newTable({ request }: BrowserContext, game: string, locale: string): Promise<string> {
  const data = { game, locale, seats: 4 };
  const { matchId } = (await (await request.post("/api/try", { data })).json()) as { matchId: string };
  return `/${locale}/m/${matchId}/`;
}

interface Sized {
  readonly type: string;
  readonly bytes: number;
}

async function sizeOf(response: Response): Promise<Sized> {
  const type = response.request().resourceType();
  // An answer without a body, or one that the page gave up.
  const body = await response.body().catch(() => Buffer.alloc(0));
  return { type, bytes: type === "font" ? body.length : gzipSync(body).length };
}

function kilobytes(sizes: readonly Sized[]): number {
  return Math.round(sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 100) / 10;
}
