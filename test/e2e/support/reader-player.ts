import { seededRandom } from "@consigliere/engine/random";
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

/** Presses of Tab after which every key of a page has had the focus. */
const MOST_TABS = 250;

/** A control of a moment ago may be gone: another player's answer can settle the question. */
const STILL_THERE = { timeout: 2_000 };

/**
 * Somebody who plays with Tab and Enter, by roles and names alone, and sees where the focus is. Nothing of board and hand
 * is within reach.
 */
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
    try {
      const isChoice = (await key.getAttribute("aria-pressed", STILL_THERE)) !== null;
      if (isChoice || (await key.textContent(STILL_THERE))?.trim() === words.back) return null;
      return (await key.isEnabled(STILL_THERE)) ? key : null;
    } catch {
      return null;
    }
  }

  return {
    /** Answers what is asked now; false when nothing is, or not any more. */
    async answerNow(): Promise<boolean> {
      const prompt = await promptOf(page);
      if (prompt === undefined) return false;
      // Coming back to a page makes it look for news at once.
      await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
      const isAsked = async () => (await promptOf(page))?.id === prompt.id;
      const shown = page.locator(`[data-prompt="${prompt.id}"]`);
      await expect.poll(async () => !(await isAsked()) || (await shown.isVisible())).toBe(true);
      if (!(await isAsked())) return false;
      await withoutBoard(page);
      for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
        // While an answer is on its way there is no key.
        await expect.poll(async () => !(await isAsked()) || (await keys.count()) > 0).toBe(true);
        if (!(await isAsked())) return true;
        if ((await list.count()) > 0) await press(list);
        const key = await sendingKey();
        const count = await options.count();
        if (key !== null && (count === 0 || random.below(2) === 0)) await press(key);
        else if (count > 0) await press(options.nth(random.below(count)));
      }
      throw new Error(`${prompt.topic} could not be answered by names.`);
    },
  };
}

/** Skips a control that is gone when it is reached. @throws Error where Tab does not lead to it */
async function press(key: Locator): Promise<void> {
  const page = key.page();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    const where = await key.evaluate(focusFrom, undefined, STILL_THERE).catch(() => "gone" as const);
    if (where === "gone") return;
    if (where === "unseen")
      throw new Error(`${await key.textContent()} has the focus, and does not show it.`);
    await page.keyboard.press(where === "here" ? "Enter" : where);
    if (where === "here") return;
  }
  throw new Error(`Tab does not lead to ${await key.textContent()}.`);
}

/** Whether `key` has the focus and shows it; otherwise what leads there. Runs in the page. */
function focusFrom(key: Element): "here" | "unseen" | "Tab" | "Shift+Tab" {
  const { activeElement } = document;
  if (activeElement === key) {
    const { outlineStyle, outlineWidth } = getComputedStyle(key);
    return outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0 ? "here" : "unseen";
  }
  const isBehind = activeElement !== null && activeElement.compareDocumentPosition(key) & 2;
  return isBehind ? "Shift+Tab" : "Tab";
}

/** Board and hand are out of reach, as for somebody who does not see them. */
async function withoutBoard(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>(".stage-hand, .stage-board")) {
      part.inert = true;
    }
  });
}
