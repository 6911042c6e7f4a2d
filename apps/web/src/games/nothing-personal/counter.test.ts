import type { QuestionData } from "@consigliere/contract/question";
import type { Terms } from "@consigliere/games/nothing-personal/terms";
import { expect, it } from "vitest";
import { counterIn } from "./counter.ts";

const TERMS: Terms = {
  give: { money: 4, cards: ["dock-strike", "false-alibi"] },
  want: { money: 9, cards: 1, card: "long-shot-wins" },
  coinSwap: null,
  promises: [{ kind: "pay-later", amount: 5 }],
  asks: [{ kind: "no-move", gangster: "mac-pheeto" }],
};

const some = (options: QuestionData & { form: "some" }) => options;

/** A talk in which at most $6 can be given, and these promises be made and asked for. */
function talk(promises: string[], asks: string[]): QuestionData {
  const pledges = (ids: string[]) =>
    some({
      form: "some",
      min: 0,
      max: ids.length,
      options: ids.map((id) =>
        id === "pay-later"
          ? { id, with: { form: "amount", min: 1, max: 20, step: 1 } }
          : { id, with: { form: "one", options: [{ id: "gangster:mac-pheeto" }] } },
      ),
    });
  const amount = (max: number): QuestionData => ({ form: "amount", min: 0, max, step: 1 });
  const nothing: QuestionData = { form: "one", options: [{ id: "nothing" }] };
  const held = ["shots-on-mulberry", "long-shot-wins", "long-shot-wins:2"].map((card) => ({
    id: `card:${card}`,
  }));
  const parts = {
    money: amount(6),
    cards: some({ form: "some", min: 0, max: 3, options: held }),
    "want-money": amount(20),
    "want-cards": amount(2),
    "want-card": nothing,
    "coin-swap": nothing,
    promises: pledges(promises),
    asks: pledges(asks),
  };
  const form: QuestionData = {
    form: "form",
    parts: Object.entries(parts).map(([name, question]) => ({ name, question })),
  };
  return { form: "one", options: [{ id: "walk-away" }, { id: "offer", with: form }] };
}

const MIRRORED = {
  money: 6,
  cards: ["card:long-shot-wins", "card:shots-on-mulberry"],
  "want-money": 4,
  "want-cards": 2,
  "want-card": "nothing",
  "coin-swap": "nothing",
};

it("turns an offer round: what was wanted is given, as far as one has it, and what was promised is asked for", () => {
  expect(counterIn(talk(["no-move"], ["pay-later"]), TERMS)).toEqual({
    choose: "offer",
    with: {
      ...MIRRORED,
      promises: [{ choose: "no-move", with: "gangster:mac-pheeto" }],
      asks: [{ choose: "pay-later", with: 5 }],
    },
  });
});

it("leaves out promises that cannot be made any more", () => {
  expect(counterIn(talk([], ["pay-later"]), TERMS)).toEqual({
    choose: "offer",
    with: { ...MIRRORED, promises: [], asks: [{ choose: "pay-later", with: 5 }] },
  });
});
