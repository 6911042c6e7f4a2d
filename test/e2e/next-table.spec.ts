import { seededRandom } from "@consigliere/engine/random";
import type { Page } from "@playwright/test";
import { answerThroughApi, finishThroughApi, promptOf } from "./support/browser-player.ts";
import { expect, test } from "./support/fixtures.ts";
import { letPass, open, startFor, tableOfTwo } from "./support/table-of-two.ts";

const random = seededRandom("next table");

/** Has the others at a match answer until the page's reader is asked, or has nothing to answer. */
async function until(isAsked: boolean, reader: Page, other: Page, id: string): Promise<void> {
  const answers = isAsked ? other : reader;
  await expect
    .poll(
      async () => {
        await answerThroughApi(answers, random, id);
        return (await promptOf(reader, id)) !== undefined;
      },
      { intervals: [50] },
    )
    .toBe(isAsked);
}

test("leads from a decision to the next that waits, and from the end of a match as well", async ({
  browser,
  baseURL,
}) => {
  const {
    pages: [ann, ben],
    path,
  } = await tableOfTwo(browser, baseURL);
  const [first, second] = [path.split("/").at(-2) ?? "", await startFor([ann, ben], { game: "crooks" })];
  await until(true, ann, ben, second);
  await until(true, ann, ben, first);
  await ann.goto("/en/desk/");
  await expect(ann.getByTestId("next-deadlines").getByRole("link")).toHaveCount(2);
  await until(false, ann, ben, first);
  await open(ann, path);
  await expect(ann.getByTestId("waiting-cue")).toBeVisible();
  await ann.getByTestId("next-table").click();
  await ann.waitForURL(`**/en/m/${second}/`);
  await expect(ann.getByTestId("prompt-panel")).toBeVisible();
  await expect(ann.getByTestId("next-table")).toHaveCount(0);

  await finishThroughApi([ann, ben], "next table");
  // Away for some turns: something on the board will have changed.
  for (let turn = 0; turn < 4; turn++) {
    await until(true, ann, ben, first);
    await until(false, ann, ben, first);
  }
  await until(true, ann, ben, first);
  // Desks hear of it by the stream, a moment later.
  const onDesk = async () => await (await ann.request.get("/api/dashboard")).json();
  await expect.poll(onDesk).toMatchObject({
    rows: expect.arrayContaining([expect.objectContaining({ matchId: first, myTurn: true })]),
  });
  await ann.reload();
  await expect(ann.getByTestId("outcome")).toBeVisible();
  await letPass(ann, 600_000);
  await ann.getByTestId("next-table").click();
  await ann.waitForURL(`**${path}`);
  await expect(ann.getByTestId("prompt-panel")).toBeVisible();

  // A returning player finds the news on the board; a press tells each once, and then all are gone.
  const pins = ann.getByTestId("pin");
  await expect(pins.first()).toBeVisible();
  for (const pin of await pins.all()) {
    const told = (await pin.getAttribute("aria-label"))?.split(": ").slice(1).join(": ") ?? "";
    await pin.click();
    await expect(ann.getByTestId("pin-told")).toHaveText(told);
  }
  await expect(pins).toHaveCount(0);
  // The log points to the same places.
  const line = ann.getByTestId("log").locator(".told-place").first();
  await line.click();
  await expect(ann.getByTestId("pin-told")).toHaveText((await line.textContent()) ?? "");
  for (const page of [ann, ben]) await page.context().close();
});
