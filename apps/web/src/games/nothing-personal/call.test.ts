import type { Prompt } from "@consigliere/contract/prompt";
import type { QuestionData } from "@consigliere/contract/question";
import { expect, it } from "vitest";
import { type Draft, emptyDraft } from "../../prompts/draft.ts";
import { type AnswerDraft, answerDraft } from "../../prompts/use-answer-draft.ts";
import { nameInCall, usesOf } from "./call.ts";

const CARD = "card:overtime-on-the-docks";
const OTHER = "card:false-alibi";

const cards = (...ids: string[]): QuestionData => ({
  form: "some",
  min: 0,
  max: ids.length,
  options: ids.map((id) => ({ id, counts: { [id]: 1 } })),
});
const call = {
  topic: "last-call",
  sealed: null,
  question: {
    form: "one",
    options: [
      { id: "nothing" },
      {
        id: "play",
        with: {
          form: "form",
          limits: { [CARD]: { max: 1 } },
          parts: [
            { name: "now", question: cards(CARD) },
            { name: "arm", question: cards(CARD) },
            { name: "sell", question: cards(CARD, OTHER) },
          ],
        },
      },
    ],
  },
} as unknown as Prompt;

/** Names cards by their uses, one after the other, as presses do. */
function named(...presses: readonly (readonly [card: string, part: string])[]): AnswerDraft {
  let draft: Draft = emptyDraft(call.question);
  const now = () =>
    answerDraft(call, draft, (changed) => {
      draft = changed(draft);
    });
  for (const [card, part] of presses) {
    const use = usesOf(now(), card).find((one) => one.part === part);
    if (use === undefined) throw new Error(`no use: ${part}`);
    nameInCall(now(), card, use);
  }
  return now();
}

it("a card has the uses in which the call names it", () => {
  const parts = (card: string) => usesOf(named(), card).map(({ part }) => part);
  expect(parts(CARD)).toEqual(["now", "arm", "sell"]);
  expect(parts(OTHER)).toEqual(["sell"]);
  expect(parts("card:another")).toEqual([]);
});

it("a card that is named for another use is no longer named for the first", () => {
  const uses = usesOf(named([CARD, "now"], [CARD, "arm"]), CARD);
  expect(uses.filter(({ isChosen }) => isChosen).map(({ part }) => part)).toEqual(["arm"]);
});

it("the call is open again when no card is named any more", () => {
  expect(named([CARD, "now"], [CARD, "now"]).isEmpty).toBe(true);
  expect(named([CARD, "now"], [OTHER, "sell"], [CARD, "now"]).isEmpty).toBe(false);
});
