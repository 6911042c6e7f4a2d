import { randomUUID } from "node:crypto";
import type { Plan } from "@consigliere/engine/plan";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScrolling } from "./support/axe.ts";
import { promptOf, viewOf } from "./support/browser-player.ts";
import { expect, test } from "./support/fixtures.ts";
import { open, startFor, tableOfTwo } from "./support/table-of-two.ts";

test("a plan of two steps answers two turns, and the next one is void when it is not allowed any more", async ({
  browser,
  stack,
}) => {
  const { pages } = await tableOfTwo(browser, stack.url);
  const [ann, ben] = pages;
  const id = await startFor(pages, { game: "crooks", options: { startSeat: "seat-0" } });
  await expect.poll(async () => (await promptOf(ann, id)) ?? (await promptOf(ben, id))).toBeDefined();
  const [first, second] = (await promptOf(ann, id)) === undefined ? [ben, ann] : [ann, ben];
  const planOf = async () => ((await viewOf(second, id)).table?.settings as { plan?: Plan } | null)?.plan;

  await second.setViewportSize({ width: 390, height: 844 });
  await open(second, `/en/m/${id}/`);
  await second.getByRole("button", { name: "Plan ahead" }).click();
  const sheet = second.getByTestId("plan-sheet");
  await sheet.getByTestId("option-hire:hideout-e").click();
  await sheet.getByRole("button", { name: "And then…" }).click();
  await sheet.getByTestId("option-hire:hideout-d").click();
  await expectNoSidewaysScrolling(second);
  await expectAccessible(second);
  await sheet.getByRole("button", { name: "Leave this plan of 2 steps" }).click();
  const slip = second.getByTestId("plan-slip");
  await expect(slip).toContainText("Planned: Hire at");

  for (const done of [1, 2]) {
    await playTurn(first, id);
    await expect.poll(async () => (await planOf())?.done).toBe(done);
    await playTurn(second, id);
  }
  await expect(slip).toContainText("has been carried out");
  await slip.getByRole("button", { name: "Close" }).click();
  await expect(slip).toBeHidden();

  // The first hideout has been emptied meanwhile.
  const plan = { id: "plan-too-late", steps: [{ topic: "turn", answer: "hire:hideout-a", when: "legal" }] };
  const settings = { orders: [], plan };
  const left = await second.request.put(`/api/matches/${id}/settings`, {
    data: { answerId: randomUUID(), settings },
  });
  expect(left.ok()).toBe(true);
  await playTurn(first, id);
  await expect(slip).toContainText("Your plan is void: step 1 is not allowed any more");
  await slip.getByRole("button", { name: "See the plan" }).click();
  await expect(second.getByTestId("plan-steps")).toContainText("void");
  await expectAccessible(second);
  expect((await promptOf(second, id))?.topic).toBe("turn");
});

/** Answers by default whatever a page's player is asked, until it is another's turn. */
async function playTurn(page: Page, id: string): Promise<void> {
  const answered = async () => {
    const prompt = await promptOf(page, id);
    if (prompt === undefined) return true;
    const data = { answerId: randomUUID(), prompt: prompt.id, value: prompt.fallback };
    await page.request.post(`/api/matches/${id}/answers`, { data });
    return false;
  };
  await expect.poll(answered, { intervals: [50] }).toBe(true);
}
