import { judgeOrders, type StandingOrder } from "@consigliere/contract/standing-orders";
import { catalogue } from "@consigliere/games/catalogue";
import { HIDEOUTS } from "@consigliere/games/crooks/cards";
import { orderKinds } from "@consigliere/games/crooks/order-kinds";
import type { Profile } from "@consigliere/store/profiles";
import { beforeEach, expect, it } from "vitest";
import { readPastQuestions } from "../../src/play/past-questions.ts";
import { viewMatch } from "../../src/play/view-match.ts";
import { openContext, type TestContext } from "../../testing/context.ts";
import { answerAs, startedMatch } from "../../testing/pennies-match.ts";

const HIRE = `hire:${HIDEOUTS[0]}`;

let t: TestContext;
beforeEach(async () => {
  t = await openContext(catalogue);
});

const questionsOf = async ({ userId }: Profile, id: string) =>
  (await readPastQuestions(t.context, userId, id)).questions;
const askedOf = async ({ userId }: Profile, id: string) =>
  (await viewMatch(t.context, userId, id)).table?.prompts.find(({ optional }) => !optional);

/** A match of Crooks, with who is asked first before the other. */
async function begun() {
  const people = [await t.person("Ann"), await t.person("Bob")] as const;
  const id = await startedMatch(t, people, {}, "crooks");
  const isFirst = (await askedOf(people[0], id)) !== undefined;
  return { id, first: isFirst ? people[0] : people[1], second: isFirst ? people[1] : people[0] };
}

it("gives back the questions that somebody answered, as they were asked, and nobody else's", async () => {
  const { id, first, second } = await begun();
  const asked = await askedOf(first, id);
  expect(await questionsOf(first, id)).toEqual([]);
  await answerAs(t, first, id, HIRE);
  const [question, ...more] = await questionsOf(first, id);
  expect(question).toMatchObject({ prompt: { topic: "turn", question: asked?.question }, value: HIRE });
  expect(more).toEqual([]);
  expect(await questionsOf(second, id)).toEqual([]);
  const eve = await t.person("Eve");
  await expect(questionsOf(eve, id)).rejects.toMatchObject({ code: "match/unknown" });
});

it("gives what orders look at, so that one can be held against each question", async () => {
  const { id, first } = await begun();
  await answerAs(t, first, id, HIRE);
  const [question] = await questionsOf(first, id);
  if (question === undefined) throw new Error("nothing was asked");
  const { facts, prompt } = question;
  const decided = (order: Pick<StandingOrder, "when" | "answers">) =>
    judgeOrders(orderKinds, [{ kind: "turn", ...order }], { ...prompt, facts: () => facts }).decided;
  expect(decided({ when: {}, answers: ["pass"] })).toEqual({ answer: "pass" });
  expect(decided({ when: { turn: 1 }, answers: [HIRE] })).toEqual({ answer: HIRE });
  expect(decided({ when: { turn: 2 }, answers: ["pass"] })).toBeNull();
});
