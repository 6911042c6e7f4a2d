import type { QuestionData } from "@consigliere/contract/question";
import { describe, expect, it } from "vitest";
import { answerOf, draftOf, emptyDraft } from "./draft.ts";
import { pick, reorder, setAmount } from "./draft-changes.ts";
import { currentPlace, marksOf, pickMarked, wantingIn } from "./places.ts";

const doubleContract: QuestionData = {
  form: "one",
  options: [
    {
      id: "play:double-contract-01",
      with: {
        form: "one",
        options: [
          {
            id: "seat:1",
            with: {
              form: "some",
              min: 2,
              max: 2,
              ordered: true,
              options: [
                { id: "mobster:moran-1" },
                { id: "mobster:moran-2" },
                { id: "mobster:moran-3" },
                { id: "mobster:moran-4", blocked: "already-listed" },
              ],
            },
          },
          { id: "seat:2", with: { form: "some", min: 1, max: 1, options: [{ id: "mobster:purple-9" }] } },
          { id: "seat:3", blocked: "nobody-home" },
        ],
      },
    },
    { id: "play:finger-01", blocked: "counter-card" },
    { id: "discard:double-contract-01" },
  ],
};

const clicks = (question: QuestionData, ...ids: string[]) =>
  ids.reduce((draft, id) => pickMarked(question, draft, id), emptyDraft(question));

describe("an answer in the making", () => {
  it("is complete with a plain choice", () => {
    const draft = pick(doubleContract, emptyDraft(doubleContract), [], "discard:double-contract-01");
    expect(answerOf(doubleContract, draft)).toBe("discard:double-contract-01");
  });

  it("is not complete before what goes with the choice is chosen", () => {
    expect(answerOf(doubleContract, clicks(doubleContract, "play:double-contract-01"))).toBeNull();
  });

  it("finds the mob of a mobster that is clicked directly", () => {
    const draft = clicks(doubleContract, "play:double-contract-01", "mobster:moran-2", "mobster:moran-1");
    expect(answerOf(doubleContract, draft)).toEqual({
      choose: "play:double-contract-01",
      with: { choose: "seat:1", with: ["mobster:moran-2", "mobster:moran-1"] },
    });
  });

  it("goes over to another mob when one of its mobsters is clicked", () => {
    const draft = clicks(doubleContract, "play:double-contract-01", "mobster:moran-2", "mobster:purple-9");
    expect(answerOf(doubleContract, draft)).toEqual({
      choose: "play:double-contract-01",
      with: { choose: "seat:2", with: ["mobster:purple-9"] },
    });
  });

  it("lets the earliest choice go when there is one too many", () => {
    const chosen = clicks(
      doubleContract,
      "play:double-contract-01",
      "mobster:moran-1",
      "mobster:moran-2",
      "mobster:moran-3",
    );
    expect(marksOf(doubleContract, chosen).get("mobster:moran-1")?.state).toBe("open");
    expect(marksOf(doubleContract, chosen).get("mobster:moran-3")?.rank).toBe(2);
  });

  it("takes a choice back when it is picked again", () => {
    const draft = clicks(doubleContract, "play:double-contract-01", "play:double-contract-01");
    expect(draft).toEqual(emptyDraft(doubleContract));
  });

  it("never picks what is blocked, and says why", () => {
    const draft = clicks(doubleContract, "play:finger-01");
    expect(draft).toEqual(emptyDraft(doubleContract));
    expect(marksOf(doubleContract, draft).get("play:finger-01")).toMatchObject({
      state: "blocked",
      reason: "counter-card",
    });
  });

  it("gives no meaning to targets before a card is chosen", () => {
    expect(marksOf(doubleContract, emptyDraft(doubleContract)).has("mobster:moran-1")).toBe(false);
  });

  it("replaces what counts towards an exact limit", () => {
    const question: QuestionData = {
      form: "some",
      min: 2,
      max: 2,
      limits: { "seat:1": { min: 1, max: 1 }, "seat:2": { min: 1, max: 1 } },
      options: [
        { id: "a", counts: { "seat:1": 1 } },
        { id: "b", counts: { "seat:1": 1 } },
        { id: "c", counts: { "seat:2": 1 } },
      ],
    };
    expect(answerOf(question, clicks(question, "a", "c", "b"))).toEqual(["c", "b"]);
    expect(answerOf(question, clicks(question, "a", "b"))).toBeNull();
  });

  it("asks for the parts of a form one after another, in any order", () => {
    const question: QuestionData = {
      form: "form",
      parts: [
        { name: "target", question: { form: "one", options: [{ id: "x" }] } },
        { name: "own", question: { form: "one", options: [{ id: "y" }, { id: "z" }] } },
      ],
    };
    const half = pickMarked(question, emptyDraft(question), "z");
    expect(currentPlace(question, half)?.path).toEqual(["target"]);
    expect(answerOf(question, pickMarked(question, half, "x"))).toEqual({ target: "x", own: "z" });
  });

  it("begins an order as it stands", () => {
    const question: QuestionData = { form: "order", options: [{ id: "a" }, { id: "b" }, { id: "c" }] };
    expect(answerOf(question, emptyDraft(question))).toEqual(["a", "b", "c"]);
    expect(answerOf(question, reorder(question, emptyDraft(question), [], ["c", "a", "b"]))).toEqual([
      "c",
      "a",
      "b",
    ]);
  });

  it("keeps amounts within limits and steps", () => {
    const question: QuestionData = { form: "amount", min: 100, max: 450, step: 100 };
    const amountOf = (value: number) =>
      answerOf(question, setAmount(question, emptyDraft(question), [], value));
    expect([amountOf(-5), amountOf(260), amountOf(9999)]).toEqual([100, 300, 400]);
  });

  it("starts from a sealed answer, and from nothing when that no longer fits", () => {
    const sealed = {
      choose: "play:double-contract-01",
      with: { choose: "seat:2", with: ["mobster:purple-9"] },
    };
    expect(answerOf(doubleContract, draftOf(doubleContract, sealed))).toEqual(sealed);
    expect(draftOf(doubleContract, "seat:9")).toEqual(emptyDraft(doubleContract));
  });
});

describe("what an answer still wants", () => {
  const wantingAfter = (...ids: string[]) => wantingIn(doubleContract, clicks(doubleContract, ...ids));

  it("is a choice for every step that is open, and for each that is missing there", () => {
    expect(wantingAfter()).toEqual({ choices: 1, isMore: false });
    expect(wantingAfter("play:double-contract-01", "seat:1")).toEqual({ choices: 2, isMore: false });
    expect(wantingAfter("play:double-contract-01", "mobster:moran-1")).toEqual({ choices: 1, isMore: true });
  });

  it("is nothing once it is complete", () => {
    expect(wantingAfter("play:double-contract-01", "mobster:moran-1", "mobster:moran-2")).toBeNull();
  });

  it("is less of a tally that comes to too much, or more of one that comes to too little", () => {
    const paid: QuestionData = {
      form: "some",
      min: 0,
      max: 2,
      limits: { money: { min: 300, max: 500 } },
      options: [
        { id: "much", counts: { money: 600 } },
        { id: "little", counts: { money: 200 } },
      ],
    };
    const wanting = (...chosen: string[]) => wantingIn(paid, { form: "some", chosen, further: {} });
    expect(wanting("little")).toMatchObject({ choices: null, tally: { count: 200, min: 300 } });
    expect(wanting("much")).toMatchObject({ choices: null, tally: { count: 600, max: 500 } });
  });
});

describe("a choice that was given with the question", () => {
  const question: QuestionData = { form: "one", options: [{ id: "house" }, { id: "own" }] };
  const given = draftOf(question, "house");
  const answered = (...ids: string[]) =>
    ids.reduce((draft, id) => pickMarked(question, draft, id, given), given);

  it("stands when it is pressed, until another is made", () => {
    expect(answerOf(question, answered("house"))).toBe("house");
    expect(answerOf(question, answered("own"))).toBe("own");
    expect(answerOf(question, answered("own", "house", "house"))).toBe("house");
  });

  it("does not hold another that is taken back", () => {
    expect(answerOf(question, answered("own", "own"))).toBeNull();
  });
});
