import { randomUUID } from "node:crypto";
import type { MatchView } from "@consigliere/contract/play";
import type { AnswerValue } from "@consigliere/engine/answer";
import type { Game } from "@consigliere/engine/game";
import { randomAnswer } from "@consigliere/engine/legal-answers";
import type { Prompt } from "@consigliere/engine/prompt";
import { type Random, seededRandom } from "@consigliere/engine/random";
import { expect, type Locator, type Page } from "@playwright/test";
import { promptIn } from "./asked.ts";

/** The id of the match that the page shows. */
export function matchIdOf(page: Page): string {
  const id = /\/m\/([\w-]+)/.exec(page.url())?.[1];
  if (!id) throw new Error(`${page.url()} is no match.`);
  return id;
}

/** The match as the page's own session may see it. */
export async function viewOf(page: Page, id = matchIdOf(page)): Promise<MatchView> {
  const response = await page.request.get(`/api/matches/${id}`, {
    // An idle connection may be closed just when it is used again.
    maxRetries: 3,
  });
  return (await response.json()) as MatchView;
}

/** The current question to the person in front of the page. */
export async function promptOf(page: Page, id = matchIdOf(page)): Promise<Prompt | undefined> {
  return promptIn(await viewOf(page, id));
}

/**
 * Answers what the page's own session is asked now, if anything is, without pressing anything. When it was sent, by the
 * clock of `performance`.
 */
export async function answerThroughApi(
  page: Page,
  random: Random,
  id = matchIdOf(page),
): Promise<number | undefined> {
  const prompt = await promptOf(page, id);
  if (prompt === undefined) return undefined;
  const value = randomAnswer(prompt.question, random);
  const data = { answerId: randomUUID(), prompt: prompt.id, value };
  const sentAt = performance.now();
  await page.request.post(`/api/matches/${id}/answers`, { data });
  return sentAt;
}

/** Answers what the page's own session is asked, if anything is, as the best default bot would. */
export async function answerAsBot(page: Page, { bots }: Game): Promise<void> {
  const seen = await viewOf(page);
  const prompt = promptIn(seen);
  const bot = bots["regular"];
  if (bot == null) throw new Error("nobody to answer");
  if (prompt === undefined) return;
  const value = bot.choose(seen.table?.view, prompt, seededRandom(prompt.id));
  // Refused where the answer of another has settled it meanwhile.
  const data = { answerId: randomUUID(), prompt: prompt.id, value };
  await page.request.post(`/api/matches/${seen.match.id}/answers`, { data });
}

/**
 * Plays the part of each page to the match's end without pressing anything. Meanwhile the pages look away, since
 * drawing what nobody sees takes longer than playing; afterwards they are back at the table.
 */
export async function finishThroughApi(pages: readonly [Page, ...Page[]], seed: string): Promise<void> {
  const random = seededRandom(`rest of ${seed}`);
  const table = pages[0].url();
  const id = matchIdOf(pages[0]);
  for (const page of pages) await page.goto("about:blank");
  const isOver = async () => {
    for (const page of pages) await answerThroughApi(page, random, id);
    return (await viewOf(pages[0], id)).match.status === "over";
  };
  await expect.poll(isOver, { intervals: [50] }).toBe(true);
  for (const page of pages) await page.goto(table);
}

/** Somebody who plays by pressing what the page offers. */
export interface BrowserPlayer {
  readonly page: Page;
  /** Answers what is asked now, if anything is; says whether it was. */
  answerNow(): Promise<boolean>;
}

export function browserPlayer(page: Page, seed: string): BrowserPlayer {
  const random = seededRandom(seed);
  return {
    page,
    answerNow: async () => {
      const prompt = await promptOf(page);
      if (!prompt) return false;
      // Coming back to a page makes it look for news at once.
      await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
      const isAnswered = await answerByClicks(page, prompt, random);
      return isAnswered;
    },
  };
}

/** False when the prompt has gone meanwhile: the answer of another settled it. */
async function answerByClicks(page: Page, prompt: Prompt, random: Random): Promise<boolean> {
  try {
    // The page may still show the decision before this one, with options of the same names.
    await expect(page.locator(`[data-prompt="${prompt.id}"]`)).toBeVisible({ timeout: 60_000 });
    const sent = page.waitForResponse((one) => new URL(one.url()).pathname.endsWith("/answers"), {
      timeout: 120_000,
    });
    // It is looked at below, unless a press fails before.
    sent.catch(() => undefined);
    for (const option of picksOf(randomAnswer(prompt.question, random))) await pickOption(page, option);
    const confirm = page.getByTestId("answer-confirm");
    const confirmed = (async () => {
      await expect(confirm).toBeEnabled({ timeout: 10_000 });
      await confirm.click();
    })();
    // Some answers are given by the press that completes them.
    await Promise.race([sent, confirmed]);
    confirmed.catch(() => undefined);
    const response = await sent;
    if (response.ok()) return true;
    const problem = (await response.json()) as { code: string };
    expect(["match/stale-prompt", "match/over", "match/busy"]).toContain(problem.code);
    return false;
  } catch (error) {
    if ((await promptOf(page))?.id === prompt.id) throw error;
    return false;
  }
}

/** The options to press, in order. */
export function picksOf(answer: AnswerValue): string[] {
  if (typeof answer === "string") return [answer];
  if (typeof answer === "number") return [];
  if (Array.isArray(answer)) return answer.flatMap(picksOf);
  const { choose, with: further, ...parts } = answer as Record<string, AnswerValue>;
  if (typeof choose === "string" && further !== undefined) return [choose, ...picksOf(further)];
  return Object.values(parts).flatMap(picksOf);
}

/** Presses an option where it is: in the cue, on the sheet, on the board, or at a card that must be lifted first. */
export async function pickOption(page: Page, option: string): Promise<void> {
  const cue = page.getByTestId("prompt-panel");
  const named = page.locator(`[data-testid="${option.replace(":", "-")}"]`).first();
  if (option.startsWith("card:") && (await named.isVisible())) {
    try {
      // Where a card is asked for, the card itself is pressed.
      await named.click({ timeout: 5000 });
      return;
    } catch {
      // The hand has made room for a sheet meanwhile, which lists the card as well.
    }
  }
  // Options on a hidden part of the board are in the list as well.
  const button = page.locator(`[data-testid="option-${option}"]:visible`).first();
  // An open list may cover the board.
  const listed = page
    .locator(`[data-testid="prompt-sheet"] [data-testid="option-${option}"]:visible`)
    .first();
  const card = page.locator(`${cardOf(option)}:is([aria-expanded="false"], [aria-pressed="false"])`).first();
  // Seen by who comes to it with the keyboard; the same is in the menu.
  const list = cue.locator('.action-bar-list[aria-pressed="false"]');
  await expect(async () => {
    await expect(cue).toBeVisible({ timeout: 1000 });
    if (await button.isVisible()) return;
    if (await card.isVisible()) await card.click({ timeout: 1000 });
    // A sheet comes a moment after its question: to ask for the list meanwhile would lay it anew under the press.
    else if (!(await isSoonVisible(button)) && (await list.count()) > 0)
      await list.press("Enter", { timeout: 1000 });
    await expect(button).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 60_000, intervals: [100, 250] });
  // Once and no more: a second press would take it back.
  await ((await listed.isVisible()) ? listed : button).click();
}

async function isSoonVisible(button: Locator): Promise<boolean> {
  try {
    await button.waitFor({ timeout: 1000 });
    return true;
  } catch {
    return false;
  }
}

/** Option ids that belong to a card in the hand: `play:…`, `discard:…` name it, `counter:…` its kind. */
function cardOf(option: string): string {
  const [verb = "", name = ""] = option.split(":", 2);
  if (verb === "counter") return `[data-testid^="card-${name}-"]`;
  if (verb === "discard") return `:is([data-testid="card-${name}"], [data-testid="option-play:${name}"])`;
  return `[data-testid="card-${verb === "play" ? name : "none"}"]`;
}
