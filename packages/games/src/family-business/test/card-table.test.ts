import { describe, expect, it } from "vitest";
import { CARD_KINDS, CARDS, type CardType, COUNTER_KINDS, countersAgainst, DECK, kindOf } from "../cards.ts";
import { FULL_MOB, MOBS, mobstersOf } from "../mobs.ts";

const copies = (type: CardType) =>
  CARD_KINDS.filter((kind) => CARDS[kind].type === type).reduce((sum, kind) => sum + CARDS[kind].copies, 0);

describe("the card tables (2)", () => {
  it("has 31 attack, 13 rescue and 12 counter cards, 56 in all", () => {
    expect([copies("attack"), copies("rescue"), copies("counter")]).toEqual([31, 13, 12]);
    expect(DECK).toHaveLength(56);
    expect(new Set(DECK).size).toBe(56);
  });

  it("numbers the copies of a kind from 01", () => {
    expect(DECK.filter((card) => kindOf(card) === "mob-power")).toEqual([
      "mob-power-01",
      "mob-power-02",
      "mob-power-03",
    ]);
  });

  it("has six mobs of nine", () => {
    expect(MOBS.flatMap((mob) => mobstersOf(mob, FULL_MOB))).toHaveLength(54);
  });

  it.each([
    ["finger", ["take-it-on-the-lam"]],
    ["safe-house", ["vendetta"]],
    ["mob-power", ["contract", "contract-no-family-influence", "priority-contract", "double-contract"]],
    ["family-influence", ["contract", "contract-no-mob-power", "priority-contract", "double-contract"]],
  ] as const)("admits %s against %j (6.4)", (counter, against) => {
    expect(COUNTER_KINDS).toContain(counter);
    expect(CARD_KINDS.filter((kind) => countersAgainst(kind).includes(counter))).toEqual(against);
  });
});
