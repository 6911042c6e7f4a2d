import type { QuestionData } from "@consigliere/contract/question";
import { expect, it } from "vitest";
import { answerOf, type Draft, emptyDraft } from "../prompts/draft.ts";
import { pick } from "../prompts/draft-changes.ts";
import { nextPress } from "./next-press.ts";

const target: QuestionData = { form: "one", options: [{ id: "mobster:moran-1" }, { id: "mobster:moran-2" }] };
const place: QuestionData = { form: "one", options: [{ id: "pile:liquor" }, { id: "pile:tobacco" }] };

/** The presses from an empty draft to the answer. */
function pressesTo(question: QuestionData, wanted: Parameters<typeof nextPress>[1]): string[] {
  const presses: string[] = [];
  let draft: Draft = emptyDraft(question);
  for (let left = 9; left > 0; left--) {
    const next = nextPress(draft, wanted);
    presses.push(next.kind === "option" ? next.id : next.kind);
    if (next.kind !== "option") break;
    draft = pick(question, draft, pathTo(question, next.id) ?? [], next.id);
  }
  expect(answerOf(question, draft)).toEqual(wanted);
  return presses;
}

/** The place of an option. */
function pathTo(question: QuestionData, id: string, path: string[] = []): string[] | null {
  if (question.form === "form") {
    for (const part of question.parts) {
      const found = pathTo(part.question, id, [...path, part.name]);
      if (found !== null) return found;
    }
    return null;
  }
  if (question.form !== "one" && question.form !== "some") return null;
  for (const option of question.options) {
    if (option.id === id) return path;
    const found = option.with === undefined ? null : pathTo(option.with, id, [...path, option.id]);
    if (found !== null) return found;
  }
  return null;
}

it("leads to a card, then to its target, then to the confirmation", () => {
  const question: QuestionData = {
    form: "one",
    options: [{ id: "play:contract-01", with: target }, { id: "discard:contract-01" }],
  };
  expect(pressesTo(question, { choose: "play:contract-01", with: "mobster:moran-2" })).toEqual([
    "play:contract-01",
    "mobster:moran-2",
    "confirm",
  ]);
});

it("leads through the parts of a form", () => {
  const question: QuestionData = {
    form: "one",
    options: [
      {
        id: "collect:rita",
        with: {
          form: "form",
          parts: [
            { name: "pile", question: place },
            { name: "from", question: target },
          ],
        },
      },
    ],
  };
  const wanted = { choose: "collect:rita", with: { pile: "pile:tobacco", from: "mobster:moran-1" } };
  expect(pressesTo(question, wanted)).toEqual(["collect:rita", "pile:tobacco", "mobster:moran-1", "confirm"]);
});

it("leads through several choices that ask further", () => {
  const question: QuestionData = {
    form: "some",
    min: 1,
    max: 2,
    options: [{ id: "racket:1", with: place }, { id: "racket:2" }],
  };
  const wanted = ["racket:2", { choose: "racket:1", with: "pile:liquor" }];
  expect(pressesTo(question, wanted)).toEqual(["racket:2", "racket:1", "pile:liquor", "confirm"]);
});

it("leads back from what is something else", () => {
  const question: QuestionData = {
    form: "one",
    options: [{ id: "play:contract-01", with: target }, { id: "discard:contract-01" }],
  };
  const astray = pick(question, emptyDraft(question), [], "discard:contract-01");
  expect(nextPress(astray, { choose: "play:contract-01", with: "mobster:moran-2" })).toEqual({
    kind: "back",
  });
});

it("lets what stands too low in a list go up, from the top on", () => {
  const question: QuestionData = { form: "order", options: [{ id: "a:1" }, { id: "a:2" }, { id: "a:3" }] };
  const draft = emptyDraft(question);
  expect(nextPress(draft, ["a:1", "a:3", "a:2"])).toEqual({ kind: "raise", id: "a:3" });
  expect(nextPress(draft, ["a:1", "a:2", "a:3"])).toEqual({ kind: "confirm" });
});
