import type { QuestionData } from "@consigliere/contract/question";
import { describe, expect, it } from "vitest";
import { answerOf, type Draft, draftOf, emptyDraft, type Path } from "./draft.ts";
import { amountsAt, overrunAt, pick, reorder, setAmount } from "./draft-changes.ts";
import { currentPlace, marksOf, pickMarked } from "./places.ts";
import { talliesOf } from "./tallies.ts";

/** Goods for money and hands, some single, and an old coat to sell. */
const shop: QuestionData = {
  form: "form",
  limits: { money: { max: 10 } },
  parts: [
    {
      name: "goods",
      question: {
        form: "some",
        min: 0,
        max: 4,
        ordered: true,
        limits: { hands: { max: 2 } },
        options: [
          { id: "rope", counts: { money: 4, hands: 1 } },
          {
            id: "nails",
            counts: { hands: 1 },
            with: { form: "amount", min: 2, max: 40, step: 2, counts: { money: 1 } },
          },
          {
            id: "lamp",
            counts: { hands: 1 },
            with: {
              form: "one",
              options: [
                { id: "tin", counts: { money: 1 } },
                { id: "brass", counts: { money: 9 } },
              ],
            },
          },
          { id: "gun", blocked: "no-licence" },
        ],
      },
    },
    {
      name: "coat",
      question: { form: "one", options: [{ id: "keep" }, { id: "sell", counts: { money: -5 } }] },
    },
  ],
};

type Step = readonly [path: Path, id: string | number];
const doing = (...steps: Step[]): Draft =>
  steps.reduce<Draft>(
    (draft, [path, what]) =>
      typeof what === "number" ? setAmount(shop, draft, path, what) : pick(shop, draft, path, what),
    emptyDraft(shop),
  );
const rope: Step = [["goods"], "rope"];
const nails = (count: number): Step[] => [
  [["goods"], "nails"],
  [["goods", "nails"], count],
];
const moneyOf = (draft: Draft) => talliesOf(shop, draft)[0]?.count;

describe("choices among several that ask further", () => {
  it("become an answer with what was answered along with each, in order", () => {
    const draft = doing(...nails(4), rope, [["coat"], "keep"]);
    const answer = { goods: [{ choose: "nails", with: 4 }, "rope"], coat: "keep" };
    expect(answerOf(shop, draft)).toEqual(answer);
    expect(answerOf(shop, reorder(shop, draft, ["goods"], ["rope", "nails"]))).toEqual({
      ...answer,
      goods: ["rope", { choose: "nails", with: 4 }],
    });
    expect(draftOf(shop, answer)).toEqual(draft);
  });

  it("are not complete before each of them is", () => {
    const draft = doing([["coat"], "keep"], [["goods"], "lamp"]);
    expect(answerOf(shop, draft)).toBeNull();
    expect(currentPlace(shop, draft)?.path).toEqual(["goods", "lamp"]);
    expect(answerOf(shop, pickMarked(shop, draft, "tin"))).toEqual({
      goods: [{ choose: "lamp", with: "tin" }],
      coat: "keep",
    });
  });

  it("forget what was answered along with a choice that is taken back", () => {
    const again = doing(...nails(6), [["goods"], "nails"]);
    expect(again).toEqual(emptyDraft(shop));
    expect(moneyOf(pick(shop, again, ["goods"], "nails"))).toBe(2);
  });
});

describe("tallies", () => {
  it("fill with what is chosen, by the piece and along with choices, and with what gives back", () => {
    expect(talliesOf(shop, doing(rope, ...nails(4)))).toEqual([
      { tally: "money", count: 8, min: null, max: 10 },
    ]);
    expect(moneyOf(doing(rope, ...nails(4), [["coat"], "sell"]))).toBe(3);
  });

  it("say of which there would be too much, and let that not be picked", () => {
    const draft = doing(rope, [["goods"], "lamp"]);
    expect(overrunAt(shop, draft, ["goods", "lamp"], "brass")).toEqual({
      tally: "money",
      count: 13,
      max: 10,
    });
    expect(overrunAt(shop, draft, ["goods", "lamp"], "tin")).toBeNull();
    expect(overrunAt(shop, draft, ["goods"], "nails")).toEqual({ tally: "hands", count: 3, max: 2 });
    expect(doing(rope, [["goods"], "lamp"], [["goods"], "nails"])).toEqual(draft);
    const mark = marksOf(shop, draft).get("brass");
    expect(mark).toMatchObject({ state: "blocked", reason: null, over: { tally: "money" } });
    expect(pickMarked(shop, draft, "brass")).toBe(draft);
  });

  it("let an amount go as far as it fits, and back", () => {
    const draft = doing(rope, ...nails(40));
    expect(moneyOf(draft)).toBe(10);
    expect(amountsAt(shop, draft, ["goods", "nails"])).toEqual({ least: 2, most: 6 });
    expect(moneyOf(setAmount(shop, draft, ["goods", "nails"], 3))).toBe(8);
    const sold = pick(shop, draft, ["coat"], "sell");
    expect(amountsAt(shop, sold, ["goods", "nails"])).toEqual({ least: 2, most: 10 });
  });

  it("let what gave back be taken back, and then no more be chosen until it fits again", () => {
    const draft = doing([["coat"], "sell"], rope, ...nails(10));
    expect(moneyOf(draft)).toBe(9);
    expect(overrunAt(shop, draft, ["coat"], "keep")).toEqual({ tally: "money", count: 14, max: 10 });
    const over = pick(shop, draft, ["coat"], "sell");
    expect(moneyOf(over)).toBe(14);
    expect(answerOf(shop, over)).toBeNull();
    expect(moneyOf(setAmount(shop, over, ["goods", "nails"], 40))).toBe(14);
    expect(moneyOf(setAmount(shop, over, ["goods", "nails"], 4))).toBe(8);
    expect(moneyOf(pick(shop, over, ["goods"], "rope"))).toBe(10);
  });
});
