import type { Prompt } from "@consigliere/contract/prompt";
import type { QuestionData } from "@consigliere/contract/question";
import { describe, expect, it } from "vitest";
import { draftOf } from "../../prompts/draft.ts";
import { answerDraft } from "../../prompts/use-answer-draft.ts";
import { choicesIn, dispatchesTo } from "./choices.ts";

const one = (...ids: string[]): QuestionData => ({ form: "one", options: ids.map((id) => ({ id })) });

function asked(topic: string, question: QuestionData, value: Parameters<typeof draftOf>[1]) {
  const prompt = { id: topic, topic, question, sealed: null } as unknown as Prompt;
  return answerDraft(prompt, draftOf(question, value), () => undefined);
}

describe("what can be tried beside each choice", () => {
  it("is the sheet of orders with one answer changed, but no weapons", () => {
    const arming: QuestionData = {
      form: "one",
      options: [{ id: "auto" }, { id: "explicit", with: one("x") }],
    };
    const question: QuestionData = {
      form: "form",
      parts: [
        { name: "arm-1", question: arming },
        { name: "capture", question: one("take", "refuse") },
      ],
    };
    expect(choicesIn(asked("orders", question, { "arm-1": "auto", capture: "take" }))).toEqual([
      ["capture take", { "arm-1": "auto", capture: "take" }],
      ["capture refuse", { "arm-1": "auto", capture: "refuse" }],
    ]);
  });

  it("is every target of the weapon that is chosen, but none that is barred", () => {
    const targets: QuestionData = {
      form: "one",
      options: [{ id: "target:so-knuckles-1" }, { id: "target:lt-callan", blocked: "used" }],
    };
    const question: QuestionData = { form: "one", options: [{ id: "colt", with: targets }, { id: "stop" }] };
    const value = { choose: "colt", with: "target:so-knuckles-1" };
    expect(choicesIn(asked("fight-act", question, value))).toEqual([["target:so-knuckles-1", value]]);
    expect(choicesIn(asked("fight-act", question, "stop"))).toEqual([]);
  });

  it("is each group sent to a house, with the rest of the day as it is drafted", () => {
    const houses = one("building:harbor-front-1", "stay");
    const question: QuestionData = {
      form: "form",
      parts: [
        { name: "group-1", question: houses },
        { name: "group-2", question: houses },
      ],
    };
    const drafted = { "group-1": "stay", "group-2": "stay" };
    expect(dispatchesTo(asked("business", question, drafted), "harbor-front-1", [2])).toEqual([
      ["group-2 building:harbor-front-1", { "group-1": "stay", "group-2": "building:harbor-front-1" }],
    ]);
    expect(dispatchesTo(asked("bomb", question, drafted), "harbor-front-1", [2])).toEqual([]);
  });

  it("is nothing where nobody fights", () => {
    expect(choicesIn(asked("tip", one("take", "decline"), "take"))).toEqual([]);
  });
});
