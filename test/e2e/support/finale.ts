import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

interface Finale {
  /** How often the last turn was seen under way. */
  turns: number;
  /** Words about the outcome that were told meanwhile, and scenes that were shown after it. */
  spoilt: string[];
}

type Watched = Window & { finale?: Finale };

/** Notes from now on, also on pages to come, what the page tells of the outcome while the last turn is played. */
export async function watchFinale(page: Page): Promise<void> {
  await page.addInitScript(watch);
  await page.evaluate(watch);
}

/** The last turn was played, nothing of the outcome was on the page meanwhile, and no scene came after it. */
export async function expectPlayedBeforeTold(page: Page): Promise<void> {
  const seen = await page.evaluate(() => (window as Watched).finale);
  expect(seen?.spoilt).toEqual([]);
  expect(seen?.turns).toBeGreaterThan(0);
}

function watch(): void {
  const finale: Finale = { turns: 0, spoilt: [] };
  (window as Watched).finale = finale;
  const find = (id: string) => document.querySelector<HTMLElement>(`[data-testid=${id}]`);
  const look = () => {
    const isOver = find("match-table")?.dataset["mood"] === "over";
    const isPlaying = find("skip") !== null || find("scene") !== null;
    if (!isPlaying) return;
    if (find("live-event")?.dataset["last"] !== undefined) finale.turns += 1;
    if (isOver || find("outcome") !== null) finale.spoilt.push(document.body.textContent.slice(0, 200));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
}
