/** Journeys of friends in a browser, from the first page to the end of a match. */
import { randomUUID } from "node:crypto";
import type { MatchView } from "@consigliere/contract/play";
import { randomAnswer } from "@consigliere/engine/legal-answers";
import { type Random, seededRandom } from "@consigliere/engine/random";
import { catalogue } from "@consigliere/games/catalogue";
import { courses } from "@consigliere/games/courses";
import { promptIn } from "../e2e/support/asked.ts";
import { picksOf } from "../e2e/support/browser-player.ts";
import { linksOf, waitForMail } from "../e2e/support/inbox.ts";
import type { Stack } from "../e2e/support/stack.ts";
import { isShown, textOf, until, untilShown, type Visitor } from "./visitor.ts";

export interface Journey {
  readonly name: string;
  readonly go: (visitor: Visitor, at: Place) => Promise<void>;
}

interface Place {
  readonly stack: Stack;
  readonly locale: "en" | "ja";
  /** Keeps a picture of what is shown now. */
  readonly keep: (what: string) => Promise<void>;
}

/** Answers that are pressed before bots finish the match. */
const PRESSED = 5;

export const journeys: readonly Journey[] = [
  { name: "landing", go: lookAtLanding },
  { name: "sign-in", go: signInByMail },
  ...courses.map(({ id }) => ({ name: `lesson-${id}`, go: (v: Visitor, at: Place) => learn(v, at, id) })),
  ...catalogue.map(({ meta: { id } }) => ({
    name: `match-${id}`,
    go: (v: Visitor, at: Place) => playMatch(v, at, id),
  })),
];

async function lookAtLanding(visitor: Visitor, { stack, locale, keep }: Place): Promise<void> {
  await visitor.open(`${stack.url}/${locale}/`);
  await untilShown(visitor, "[data-testid='first-card']");
  await keep("top");
  await visitor.run("scrollTo(0, document.documentElement.scrollHeight)");
  const drawn = "return [...document.images].every((one) => one.complete && one.naturalWidth > 0)";
  await until("all pictures", () => visitor.run(drawn));
  await expectNoSidewaysScrolling(visitor);
  await keep("end");
  await visitor.run("scrollTo(0, 0)");
  await visitor.press("[data-testid='first-card']");
  await untilShown(visitor, "[data-testid='coach']");
}

async function signInByMail(visitor: Visitor, { stack, locale, keep }: Place): Promise<void> {
  const address = `${randomUUID()}@example.test`;
  await visitor.open(`${stack.url}/${locale}/sign-in/`);
  await untilShown(visitor, "main input[type='email']");
  await visitor.type("main input[type='email']", address);
  await keep("asked");
  await visitor.press("main form:has(input[type='email']) button");
  const key = await waitForMail(stack.inboxUrl, address, undefined, 120_000);
  await visitor.open(linksOf(key).find((link) => link.includes("/enter")) ?? "/no-link");
  await untilShown(visitor, "main button");
  await visitor.press("main button");
  await until(
    "the desk",
    async () => !((await visitor.run("return location.pathname")) as string).includes("enter"),
  );
  await visitor.open(`${stack.url}/${locale}/desk/`);
  await untilShown(visitor, "main h1");
  await expectNoSidewaysScrolling(visitor);
  await keep("desk");
}

async function learn(visitor: Visitor, { stack, locale, keep }: Place, course: string): Promise<void> {
  await visitor.open(`${stack.url}/${locale}/learn/${course}/`);
  await untilShown(visitor, "[data-testid='coach']");
  await keep("begin");
  const over = "[data-testid='lesson-over']";
  const next = "[data-testid='lesson-next']";
  for (let presses = 0; presses < 120; presses++) {
    await until(
      "what glows, or the end",
      async () => (await isShown(visitor, over)) || isShown(visitor, LIT),
    );
    if (await isShown(visitor, over)) {
      if (!(await isShown(visitor, next))) return;
      await visitor.press(next);
      await until("the next position", async () => !(await isShown(visitor, over)));
      continue;
    }
    await pressLit(visitor);
  }
  throw new Error("the lesson does not end");
}

const LIT = "[data-hinted]";

/** Presses what glows; of a field, chooses what the coach points to. */
async function pressLit(visitor: Visitor): Promise<void> {
  const look = "return document.body.innerHTML";
  const before = await visitor.run(look);
  const chosen = await visitor.run(
    `const field = document.querySelector(arguments[0]);
     if (!field || field.dataset.wanted === undefined) return false;
     const set = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value").set;
     set.call(field, field.dataset.wanted);
     field.dispatchEvent(new Event("change", { bubbles: true }));
     return true;`,
    LIT,
  );
  if (!chosen) await visitor.press(LIT);
  await until("an effect of the press", async () => (await visitor.run(look)) !== before);
}

async function playMatch(visitor: Visitor, { stack, locale, keep }: Place, game: string): Promise<void> {
  await visitor.open(`${stack.url}/${locale}/rules/`);
  const begun = await post(visitor, "/api/try", { game, locale, seats: 3 });
  const { matchId: id } = begun as { matchId: string };
  await visitor.open(`${stack.url}/${locale}/m/${id}/`);
  const random = seededRandom(game);
  for (let answers = 0; answers < PRESSED; ) {
    const seen = await until("a question or the end", async () => {
      const view = await viewOf(visitor, id);
      return view.match.status === "over" || promptIn(view) !== undefined ? view : null;
    });
    const prompt = promptIn(seen);
    if (prompt === undefined) break;
    await untilShown(visitor, `[data-prompt="${prompt.id}"]`);
    if (answers === 0) await keep("asked");
    await expectNoSidewaysScrolling(visitor);
    for (const option of picksOf(randomAnswer(prompt.question, random))) await pick(visitor, option);
    const isGone = async () => promptIn(await viewOf(visitor, id))?.id !== prompt.id;
    const key = "[data-testid='answer-confirm']:not(:disabled)";
    await until("the answer or its key", async () => (await isGone()) || isShown(visitor, key));
    if (!(await isGone())) {
      await visitor.press(key).catch(async (error: unknown) => {
        if (!(await isGone())) throw error;
      });
    }
    await until(`an end of ${prompt.topic}`, isGone);
    answers += 1;
  }
  await keep("played");
  // Away from the table: a hundred answers at once are nothing that a page should have to draw.
  await visitor.open(`${stack.url}/${locale}/rules/`);
  await finish(visitor, id, random);
  await visitor.open(`${stack.url}/${locale}/m/${id}/`);
  await untilShown(visitor, "[data-testid='outcome']");
  await expectNoSidewaysScrolling(visitor);
  await keep("end");
}

/** Presses an option where it is: on the board, in the cue, or in the list that screen readers use. */
async function pick(visitor: Visitor, option: string): Promise<void> {
  const button = `[data-testid="option-${option}"]`;
  const toList = "document.querySelector('.action-bar-list[aria-pressed=\"false\"]')?.click()";
  let looks = 0;
  await until(`the option ${option}`, async () => {
    if (await isShown(visitor, button)) return true;
    looks += 1;
    if (looks % 10 === 0) await visitor.run(toList);
    return false;
  });
  // Options on the sheet may also lie on the board, out of sight behind it.
  const listed = `.stage-sheet ${button}`;
  await visitor.press((await isShown(visitor, listed)) ? listed : button);
}

async function finish(visitor: Visitor, id: string, random: Random): Promise<void> {
  await until("the end of the match", async () => {
    const view = await viewOf(visitor, id);
    if (view.match.status === "over") return true;
    const prompt = promptIn(view);
    if (prompt === undefined) return false;
    const value = randomAnswer(prompt.question, random);
    await post(visitor, `/api/matches/${id}/answers`, { answerId: randomUUID(), prompt: prompt.id, value });
    return false;
  });
}

async function viewOf(visitor: Visitor, id: string): Promise<MatchView> {
  const body = "return fetch(arguments[0]).then((reply) => reply.json())";
  return (await visitor.run(body, `/api/matches/${id}`)) as MatchView;
}

function post(visitor: Visitor, path: string, data: unknown): Promise<unknown> {
  const body = `return fetch(arguments[0], {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(arguments[1]),
  }).then((reply) => reply.json())`;
  return visitor.run(body, path, data);
}

async function expectNoSidewaysScrolling(visitor: Visitor): Promise<void> {
  const over = await visitor.run("return document.documentElement.scrollWidth - innerWidth");
  if ((over as number) > 0) {
    throw new Error(`${await textOf(visitor, "title")}: the page is ${over} pixels too wide`);
  }
}
