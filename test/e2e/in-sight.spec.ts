import { randomAnswer } from "@consigliere/engine/legal-answers";
import type { Prompt } from "@consigliere/engine/prompt";
import { type Random, seededRandom } from "@consigliere/engine/random";
import { games } from "@consigliere/games/registry";
import type { Page } from "@playwright/test";
import { answerAsBot, pickOption, picksOf, promptOf, viewOf } from "./support/browser-player.ts";
import { expect, test } from "./support/fixtures.ts";
import { partedWords } from "./support/parted-words.ts";

const SIZES = [
  [1440, 900],
  [768, 1024],
  [390, 844],
  [360, 640],
] as const;

/** Looks at every prompt of a whole match, not only at the first ones of every topic; it takes an hour. */
const LOOKS_AT_ALL = process.env["IN_SIGHT"] === "all";

/** Questions looked at else, and answers after which new topics are rare. */
const LOOKS = LOOKS_AT_ALL ? Number.POSITIVE_INFINITY : 4;
const ANSWERS = LOOKS_AT_ALL ? Number.POSITIVE_INFINITY : 12;

for (const [game, rules] of Object.entries(games)) {
  test(`what can be chosen at a table of ${game}, and who is named, is seen whole at every size, and nothing covers it`, async ({
    page,
  }, info) => {
    if (LOOKS_AT_ALL) test.setTimeout(0);
    const seats = rules.meta.seats.max;
    const started = await page.request.post("/api/try", { data: { game, locale: "en", seats } });
    const { matchId } = (await started.json()) as { matchId: string };
    await page.goto(`/en/m/${matchId}/`);
    const random = seededRandom(`in sight: ${game}`);
    const looked: string[] = [];
    for (let asked = 0; asked < ANSWERS && looked.length < LOOKS; asked += 1) {
      const prompt = await nextPrompt(page);
      if (prompt === null) break;
      const isNew = LOOKS_AT_ALL || !looked.includes(prompt.topic);
      if (isNew && (await isShown(page, prompt))) {
        looked.push(prompt.topic);
        await lookAt(page, prompt, random);
      }
      await answerAsBot(page, rules);
    }
    info.annotations.push({ type: "looked", description: looked.join(" ") });
  });
}

/** Whether a question comes to be shown: the answer of another may settle it first. */
async function isShown(page: Page, { id }: Prompt): Promise<boolean> {
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  const shown = page.locator(`[data-prompt="${id}"]`);
  await expect.poll(async () => (await shown.isVisible()) || (await promptOf(page))?.id !== id).toBe(true);
  return shown.isVisible();
}

/** Looks at a question, and half-way at what is asked further: with the first thing chosen, its targets are looked for. */
async function lookAt(page: Page, prompt: Prompt, random: Random): Promise<void> {
  await expectInSight(page, prompt.topic);
  const [first, ...further] = picksOf(randomAnswer(prompt.question, random));
  if (first !== undefined && further.length > 0) {
    await pickOption(page, first);
    await expectInSight(page, `${prompt.topic}, after ${first}`);
  }
  await expectRoomForLargeLetters(page, prompt.topic);
}

/** On a phone with letters twice as large, the board keeps half a screen, and the page scrolls to what is asked. */
async function expectRoomForLargeLetters(page: Page, what: string): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const lettersOf = (percent: number) =>
    page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), `${percent}%`);
  await lettersOf(200);
  const board = page.locator(".stage-board");
  await expect.poll(async () => (await board.boundingBox())?.height, what).toBeGreaterThan(422);
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(390);
  const front = page.locator(".stage-front").filter({ visible: true });
  await front.scrollIntoViewIfNeeded();
  await expect(front).toBeInViewport();
  await lettersOf(100);
}

test("a press lands on what was under it when it began, though the board moves meanwhile", async ({
  page,
}) => {
  const started = await page.request.post("/api/try", {
    data: { game: "family-business", locale: "en", seats: 4 },
  });
  const { matchId } = (await started.json()) as { matchId: string };
  await page.goto(`/en/m/${matchId}/`);
  const poster = page.getByTestId("option-mob:moran");
  await expect(poster).toBeEnabled();
  await poster.hover();
  await page.mouse.down();
  await poster.evaluate((one) => {
    const board = one.closest<HTMLElement>(".stage-board > *");
    if (board !== null) board.style.paddingTop = "400px";
  });
  await page.mouse.up();
  await expect(poster).toHaveAttribute("aria-pressed", "true");
});

/** The next question; null when the match is over. */
async function nextPrompt(page: Page): Promise<Prompt | null> {
  const isOver = async () => (await viewOf(page)).match.status === "over";
  await expect.poll(async () => (await promptOf(page)) ?? (await isOver())).toBeTruthy();
  return (await promptOf(page)) ?? null;
}

/** Looks at the table at every size. */
async function expectInSight(page: Page, what: string): Promise<void> {
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    // Layout, and what follows from it: folding, scrolling, announcing.
    await expect(async () => {
      expect(await page.evaluate(lookAround), `${what} at ${width}×${height}`).toEqual([]);
    }).toPass({ timeout: 60_000, intervals: [50, 100, 250] });
    expect(await page.evaluate(partedWords), `${what} at ${width}×${height}`).toEqual([]);
  }
}

/** Runs in the page: what of the table is wrong, by rectangles. */
function lookAround(): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  if (root.scrollHeight > innerHeight) faults.push(`the page scrolls by ${root.scrollHeight - innerHeight}`);
  if (root.scrollWidth > innerWidth)
    faults.push(`the page scrolls sideways by ${root.scrollWidth - innerWidth}`);
  const board = document.querySelector(".stage-board");
  if (board === null) return ["no board"];
  if (board.scrollWidth > board.clientWidth) faults.push("the board scrolls sideways");
  const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
  const area = board.getBoundingClientRect();
  for (const region of [".stage-bar", ".stage-banner", ".stage-sheet", ".stage-front", ".stage-paper"]) {
    const box = boxOf(region);
    if (box === undefined || box.width === 0) continue;
    const apart = [box.bottom <= area.top + 1, box.top >= area.bottom - 1, box.left >= area.right - 1];
    if (!apart.includes(true)) faults.push(`${region} lies over the board`);
    if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1)
      faults.push(`${region} leaves the screen`);
  }
  /** My own row stays at the lower edge, over what is scrolled. */
  const pinned = board.querySelector("[data-pinned]");
  const edgeFor = (at: Element) =>
    pinned === null || pinned.contains(at) ? area.bottom : pinned.getBoundingClientRect().top;
  /** Those beyond an edge are announced by its tab; all others are seen, and nothing lies on them. */
  const look = (
    what: string,
    pieces: readonly { at: Element; name: string; is: (top: Element) => boolean }[],
  ) => {
    const hidden = { above: 0, below: 0 };
    for (const { at, name, is } of pieces) {
      const box = at.getBoundingClientRect();
      if (box.top < area.top - 4) hidden.above += 1;
      else if (box.bottom > edgeFor(at) + 4) hidden.below += 1;
      else {
        const x = box.left + box.width / 2;
        const y = Math.min(Math.max(box.top + box.height / 2, area.top + 1), area.bottom - 1);
        const top = document.elementFromPoint(x, y);
        if (top === null || !is(top)) faults.push(`${name} is covered by ${top?.className}`);
        if (box.left < area.left - 4 || box.right > area.right + 4) faults.push(`${name} is cut at the side`);
      }
    }
    for (const side of ["above", "below"] as const) {
      const edge = document.querySelector(`.stage-edge[data-side="${side}"]`);
      const announced = Number(edge?.getAttribute(`data-${what}`) ?? 0);
      if (hidden[side] !== announced)
        faults.push(`${what}: ${hidden[side]} hidden ${side}, ${announced} announced`);
    }
    return hidden.above + hidden.below;
  };
  /** A row that is folded shows the same thing once more, small. */
  const drawn = (selector: string) =>
    [...board.querySelectorAll<HTMLElement>(selector)].filter((one) => one.clientHeight > 0);
  const named = drawn("[data-doer], [data-victim]").map((at) => {
    const name = at.dataset["victim"] ?? at.dataset["doer"] ?? "";
    return {
      at,
      name,
      is: (top: Element) => top.closest(`[data-site="${name}"], [data-piece="${name}"]`) !== null,
    };
  });
  look("named", named);
  const targets = drawn('[data-mark="open"]');
  const hidden = look(
    "count",
    targets.map((at) => ({
      at,
      name: `${at.getAttribute("data-testid")} (${at.className})`,
      is: (top) => at.contains(top) || top.contains(at),
    })),
  );
  if (targets.length > 0 && hidden === targets.length) faults.push("nothing is in sight");
  // Heads, tabs and other keys; people stand before each other.
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  for (const at of drawn("button:enabled:not(.piece), a[href]")) {
    const { left, top, width, height } = at.getBoundingClientRect();
    const middle = top + height / 2;
    if (middle < area.top || middle > edgeFor(at) || getComputedStyle(at).pointerEvents === "none") continue;
    const tops = shares.flatMap((x) =>
      shares.map((y) => document.elementFromPoint(left + x * width, top + y * height)),
    );
    if (!tops.some((one) => one !== null && (at.contains(one) || one.contains(at))))
      faults.push(`${at.className} (${at.textContent}) lies under ${tops[12]?.getAttribute("class")}`);
  }
  const front = [...document.querySelectorAll(".stage-front button:enabled, .stage-sheet button:enabled")];
  if (targets.length + front.length === 0) faults.push("nothing can be chosen");
  return faults;
}
