import { type Random, seededRandom } from "@consigliere/engine/random";
import { expect, type Locator, type Page } from "@playwright/test";
import { promptOf } from "./browser-player.ts";

/** The names by which somebody who does not see the table knows its parts. */
export interface Speech {
  /** The region that asks. */
  readonly decision: string;
  /** The region in which what can be chosen is listed. */
  readonly choices: string;
  /** The key that lists it. */
  readonly list: string;
  /** The key that takes back what is chosen. */
  readonly back: string;
}

/** Presses after which a decision should have been made, by whoever chooses at random. */
const MOST_PRESSES = 60;

/** Somebody who plays with a keyboard, by roles and names alone; nothing of board and hand is within reach. */
export function readerPlayer(page: Page, seed: string, words: Speech) {
  const random = seededRandom(seed);
  const decision = page.getByRole("region", { name: words.decision, exact: true });
  const options = page
    .getByRole("region", { name: words.choices, exact: true })
    .getByRole("button", { pressed: false, disabled: false });
  const list = decision.getByRole("button", { name: words.list, exact: true });
  const keys = decision.getByRole("button");

  /** The key that sends what is chosen: the last one, unless it chooses or goes back. */
  async function sendingKey(): Promise<Locator | null> {
    const key = keys.last();
    const isChoice = (await key.getAttribute("aria-pressed")) !== null;
    if (isChoice || (await key.textContent())?.trim() === words.back) return null;
    return (await key.isEnabled()) ? key : null;
  }

  return {
    /** Answers what is asked now; false when nothing is, or not any more. */
    async answerNow(): Promise<boolean> {
      const prompt = await promptOf(page);
      if (prompt === undefined) return false;
      // Coming back to a page makes it look for news at once.
      await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
      await expect(page.locator(`[data-prompt="${prompt.id}"]`)).toBeVisible();
      await withoutBoard(page);
      const isAsked = async () => (await promptOf(page))?.id === prompt.id;
      for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
        if ((await list.count()) > 0) await list.press("Enter");
        const key = await sendingKey();
        const count = await options.count();
        if (key !== null && (count === 0 || random.below(2) === 0)) await key.press("Enter");
        else if (count > 0) await pressOne(options, count, random);
        if (!(await isAsked())) return true;
      }
      throw new Error(`${prompt.topic} could not be answered by names.`);
    },
  };
}

async function pressOne(options: Locator, count: number, random: Random): Promise<void> {
  // An option may have gone by the press before.
  await options
    .nth(random.below(count))
    .press("Enter", { timeout: 2_000 })
    .catch(() => undefined);
}

/** Board and hand are out of reach, as for somebody who does not see them. */
async function withoutBoard(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>(".stage-hand, .stage-board")) {
      part.inert = true;
    }
  });
}
