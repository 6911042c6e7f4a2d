/**
 * `npm run pictures -- --url <origin>`: makes the pictures of the README from the tables of a running house. The best
 * moment of each game, and ten moving seconds of a match of Family Business, from a kill on. In both languages, those that a phone or a desk shows
 * before it installs the app. And from each game's poster, the picture that messengers show with a link to it.
 */

import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { DEFAULT_LEVEL, type Game } from "@consigliere/engine/game";
import { games } from "@consigliere/games/registry";
import { LOCALES } from "@consigliere/languages";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { findChromium } from "../chromium.mjs";
import { promptIn } from "../e2e/support/asked.ts";
import { answerAsBot, browserPlayer, viewOf } from "../e2e/support/browser-player.ts";

const FOLDER = new URL("../../docs/pictures/", import.meta.url);
/** They are named in the manifests of the web app, with their sizes. */
const APP_FOLDER = new URL("../../apps/web/public/screenshots/", import.meta.url);
const PHONE = { width: 390, height: 844 };
const SIZE = { width: 1280, height: 800 };
const STILL_WIDTH = 1200;
const MOVING = { width: 640, height: 400, seconds: 10, framesASecond: 4 };
const PREVIEW = { width: 1200, height: 630 };
/** Answers of our own before a table is worth a picture. */
const ANSWERS = 8;
/** Milliseconds after which a scene has come to its point. */
const POINT_MS = 300;

/** A moment that shows a game at its best: a scene in that light, or the board while that is asked, so many answers on. */
type Best = { readonly light: string } | { readonly topic: string; readonly after?: number };

const SHOT: Best = { light: "muzzle" };
const BEST: Readonly<Record<string, Best>> = {
  "family-business": SHOT,
  // An open door, and who looks out.
  crooks: { topic: "keep" },
  // The street at night, with everybody on it.
  "mafia-dollar": { topic: "action", after: 30 },
  "mob-city": SHOT,
  "nothing-personal": SHOT,
};

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== "--"),
  options: { url: { type: "string", default: "http://localhost:3000" } },
});
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ["--no-sandbox"] });
try {
  for (const game of Object.values(games)) {
    await takePoster(game);
    await takeStill(browser, game);
  }
  await takeMoving(browser);
} finally {
  await browser.close();
}

async function takePoster({ meta }: Game): Promise<void> {
  const folder = new URL(`../../apps/web/src/games/${meta.id}/`, import.meta.url);
  await sharp(fileURLToPath(new URL("poster.svg", folder)), { density: 240 })
    .resize(PREVIEW.width, PREVIEW.height)
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(fileURLToPath(new URL("poster.jpg", folder)));
}

async function takeStill(browser: Browser, game: Game): Promise<void> {
  const page = await tableOf(browser, game);
  // Then a scene stands at its outcome.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const best = BEST[game.meta.id] ?? SHOT;
  let picture: Buffer;
  // On a busy machine, a scene may be over before it is taken.
  do {
    await playTo(page, game, best);
    picture = await page.screenshot();
  } while ("light" in best && !(await page.getByTestId("scene").isVisible()));
  await sharp(picture).resize(STILL_WIDTH).webp({ quality: 82 }).toFile(fileOf(game.meta.id));
  await takeForApp(page, game);
  await page.context().close();
}

/** Plays until the moment is on the stage. Scenes are seen to their end; a match that ends before is played anew. */
async function playTo(page: Page, game: Game, best: Best): Promise<void> {
  const scene = page.getByTestId("scene");
  for (let answers = 0; ; ) {
    if (await scene.isVisible()) {
      const isBest = "light" in best && (await scene.getAttribute("data-light")) === best.light;
      await page.waitForTimeout(POINT_MS);
      if (isBest && answers >= ANSWERS) return;
      await scene.waitFor({ state: "hidden" });
      continue;
    }
    const seen = await viewOf(page);
    const prompt = promptIn(seen);
    if (seen.match.status === "over") await open(page, await newMatch(page, game));
    else if (prompt === undefined) await page.waitForTimeout(100);
    else if ("topic" in best && answers >= (best.after ?? ANSWERS) && prompt.topic === best.topic) {
      await page.locator(`[data-prompt="${prompt.id}"]`).waitFor();
      await page.waitForTimeout(3000);
      return;
    } else {
      await answerAsBot(page, game);
      answers += 1;
      await page.waitForTimeout(400);
    }
  }
}

async function takeForApp(page: Page, { meta }: Game): Promise<void> {
  for (const locale of LOCALES) {
    for (const [name, size] of [
      ["phone", PHONE],
      ["desk", SIZE],
    ] as const) {
      await page.setViewportSize(size);
      await open(page, page.url().replace(/\/\w\w\/m\//, `/${locale}/m/`));
      await page.waitForTimeout(3000);
      const file = fileURLToPath(new URL(`${meta.id}-${name}-${locale}.webp`, APP_FOLDER));
      await sharp(await page.screenshot())
        .webp({ quality: 82 })
        .toFile(file);
    }
  }
}

async function takeMoving(browser: Browser): Promise<void> {
  const game = gameNamed("family-business");
  const page = await tableOf(browser, game);
  await playTo(page, game, SHOT);
  const player = browserPlayer(page, "moving picture");
  let isOver = false;
  const played = (async () => {
    while (!isOver) {
      await player.answerNow().catch(() => false);
      await page.waitForTimeout(800);
    }
  })();
  const frames: Buffer[] = [];
  const pause = 1000 / MOVING.framesASecond;
  for (let frame = 0; frame < MOVING.seconds * MOVING.framesASecond; frame++) {
    const due = Date.now() + pause;
    frames.push(
      await sharp(await page.screenshot())
        .resize(MOVING.width, MOVING.height)
        .png()
        .toBuffer(),
    );
    await page.waitForTimeout(Math.max(0, due - Date.now()));
  }
  isOver = true;
  await played;
  await sharp(frames, { join: { animated: true } })
    .webp({ quality: 45, delay: frames.map(() => Math.round(pause)), loop: 0 })
    .toFile(fileOf("table"));
}

/** A match against house bots, open in a browser of its own. */
async function tableOf(browser: Browser, game: Game): Promise<Page> {
  const context = await browser.newContext({ baseURL: values.url, locale: "en-GB", viewport: SIZE });
  const page = await context.newPage();
  await page.request.post("/api/session/guest", { data: { name: "Vito", locale: "en" } });
  await open(page, await newMatch(page, game));
  return page;
}

/** The address of a new match of four, against house bots. */
async function newMatch(page: Page, { meta }: Game): Promise<string> {
  const seats = 4;
  const { match } = await post(page, "/api/matches", { game: meta.id, seats });
  for (let bot = 1; bot < seats; bot++)
    await post(page, `/api/matches/${match.id}/bots`, { level: DEFAULT_LEVEL });
  await page.request.post(`/api/matches/${match.id}/start`, { data: {} });
  return `/en/m/${match.id}/`;
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByTestId("match-table").waitFor({ timeout: 120_000 });
}

async function post(page: Page, path: string, data: object): Promise<{ match: { id: string } }> {
  const response = await page.request.post(path, { data });
  if (!response.ok()) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as { match: { id: string } };
}

function gameNamed(id: string): Game {
  const game = games[id];
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

function fileOf(name: string): string {
  return fileURLToPath(new URL(`${name}.webp`, FOLDER));
}
