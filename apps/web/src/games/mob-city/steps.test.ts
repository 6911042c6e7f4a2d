import type { QuestionData } from "@consigliere/contract/question";
import { describe, expect, it } from "vitest";
import { emptyDraft } from "../../prompts/draft.ts";
import { pick } from "../../prompts/draft-changes.ts";
import { markAt, sentTo, stepsOf } from "./steps.ts";

const HOUSES = ["jazz-alley-1", "jazz-alley-2"] as const;

/** A day's business with whiskey for one house and one group. */
const business: QuestionData = {
  form: "form",
  parts: [
    {
      name: "speakeasies",
      question: { form: "some", min: 0, max: 1, options: HOUSES.map((id) => ({ id: `pour:${id}` })) },
    },
    { name: "group-2", question: { form: "one", options: HOUSES.map((id) => ({ id: `building:${id}` })) } },
  ],
};

describe("the parts of a day's business that houses answer", () => {
  it("are where whiskey is poured, and where each group goes", () => {
    const steps = stepsOf(business, emptyDraft(business));
    expect(steps.map(({ form }) => form)).toEqual(["pour", "building"]);
    expect(steps.map(({ group }) => group)).toEqual([null, 2]);
  });

  it("bars a house where as many pour as may", () => {
    const draft = pick(business, emptyDraft(business), ["speakeasies"], "pour:jazz-alley-1");
    const [pouring] = stepsOf(business, draft);
    expect(HOUSES.map((id) => pouring && markAt(pouring, id))).toMatchObject([
      { state: "chosen", most: null },
      { state: "blocked", most: 1 },
    ]);
  });

  it("tells which groups go to a house", () => {
    const draft = pick(business, emptyDraft(business), ["group-2"], "building:jazz-alley-2");
    const steps = stepsOf(business, draft);
    expect(HOUSES.map((id) => sentTo(steps, id))).toEqual([[], [2]]);
  });
});
