import type { Prompt } from "@consigliere/contract/prompt";
import type { SeatView } from "@consigliere/games/mafia-dollar/view";
import { expect, it } from "vitest";
import { emptyDraft } from "../../prompts/draft.ts";
import { type AnswerDraft, answerDraft } from "../../prompts/use-answer-draft.ts";
import { aimedAt, fullestOf, give, impliedIn, orderedIn } from "./orders.ts";

const RITA = "gangster-rita-morano";
const HANK = "gangster-hank-olsen";
const one = (...ids: string[]) => ({ form: "one" as const, options: ids.map((id) => ({ id })) });
const question = {
  form: "one" as const,
  options: [
    {
      id: `collect:${RITA}`,
      with: {
        form: "form" as const,
        parts: [
          { name: "pile", question: one("pile:liquor", "pile:tobacco") },
          { name: "warehouse", question: one("warehouse:warehouse-laundry", "warehouse:warehouse-pier-9") },
        ],
      },
    },
    { id: `hit:${RITA}`, with: one("gangster:gangster-pete-russo") },
    { id: `rob:${RITA}`, blocked: "nothing-to-rob" },
    { id: `go-home:${RITA}` },
    { id: `move-out:${HANK}` },
    { id: "end-turn" },
  ],
};
const prompt = { id: "a", topic: "action", question, sealed: null } as unknown as Prompt;
const family = { gangsters: [{ card: RITA }, { card: HANK }] } as unknown as SeatView;

const houses = [
  { card: "warehouse-laundry", racketCount: 1 },
  { card: "warehouse-pier-9", racketCount: 3 },
] as unknown as SeatView["warehouses"];

/** A draft that keeps what is pressed. */
function kept(): () => AnswerDraft {
  let draft = emptyDraft(question);
  return () =>
    answerDraft(prompt, draft, (change) => {
      draft = change(draft);
    });
}

function press(now: () => AnswerDraft, thing: string): void {
  const aimed = aimedAt(now(), RITA, thing);
  if (aimed === null) throw new Error(`${thing} is no target`);
  give(now(), aimed, thing);
  const implied = impliedIn(now(), houses);
  if (implied !== undefined) now().pick(now().current?.path ?? [], implied);
}

it("orders a man by the thing that is pressed for it", () => {
  const now = kept();
  press(now, "gangster:gangster-pete-russo");
  expect(now().answer).toEqual({ choose: `hit:${RITA}`, with: "gangster:gangster-pete-russo" });
  press(now, "pile:liquor");
  expect(now().answer).toEqual({
    choose: `collect:${RITA}`,
    with: { pile: "pile:liquor", warehouse: "warehouse:warehouse-pier-9" },
  });
  press(now, "pile:tobacco");
  expect(now().answer).toMatchObject({
    with: { pile: "pile:tobacco", warehouse: "warehouse:warehouse-pier-9" },
  });
  expect(aimedAt(now(), RITA, "pile:tobacco")?.mark.state).toBe("chosen");
  press(now, "pile:tobacco");
  expect(now().isEmpty).toBe(true);
});

it("has nothing for things that nobody is told about", () => {
  expect(aimedAt(kept()(), RITA, "warehouse:warehouse-bakery")).toBeNull();
  expect(aimedAt(kept()(), HANK, "pile:liquor")).toBeNull();
});

it("knows who is ordered: by the draft, as pressed, or the only one", () => {
  const now = kept();
  expect(orderedIn(now(), family, null)).toBeNull();
  expect(orderedIn(now(), family, HANK)).toBe(HANK);
  press(now, "pile:liquor");
  expect(orderedIn(now(), family, HANK)).toBe(RITA);
  const alone = { gangsters: [{ card: HANK }] } as unknown as SeatView;
  expect(orderedIn(kept()(), alone, null)).toBe(HANK);
});

it("finds the fullest warehouse, the first of equals", () => {
  const equal = [1, 3, 3].map((racketCount, index) => ({ card: `w-${index}`, racketCount }));
  expect(fullestOf(equal as never)?.card).toBe("w-1");
});

it("begins a bid, and leaves alone what is a choice", () => {
  const bid = { form: "one" as const, options: [{ id: "pass" }, { id: "bid", with: one("show:face") }] };
  const asked = { id: "b", topic: "bid", question: bid, sealed: null } as unknown as Prompt;
  expect(
    impliedIn(
      answerDraft(asked, emptyDraft(bid), () => undefined),
      [],
    ),
  ).toBe("bid");
  expect(impliedIn(kept()(), houses)).toBeUndefined();
});
