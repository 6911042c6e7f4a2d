import type { Run } from "@consigliere/engine/kernel";
import { seededRandom } from "@consigliere/engine/random";
import { seatsOf } from "@consigliere/engine/seat";
import type { StandingOrder } from "@consigliere/engine/standing-orders";
import { playOut } from "@consigliere/engine/testing/playout";
import { describe, expect, it } from "vitest";
import { forecastQuestions } from "../../question-forecast.ts";
import { forecast, suppose } from "../forecast.ts";
import { familyBusiness } from "../game.ts";
import { sceneState } from "../scene.ts";
import type { State } from "../state.ts";
import { type View, view } from "../view.ts";

describe("a supposed state", () => {
  it("shows its seat what the seat has seen, at every question of a match", () => {
    let looked = 0;
    playOut(familyBusiness as never, {
      seatCount: 4,
      seed: "supposed",
      options: {},
      bots: seatsOf(4).map(() => familyBusiness.bots["regular"] as never),
      watch: (run: Run) => {
        const state = run.state as State;
        if (state.turn === null) return;
        for (const seat of seatsOf(4)) {
          const seen = view(state, seat);
          expect(view(suppose(seen, seat, seededRandom("again")), seat)).toEqual(seen);
          looked += 1;
        }
      },
    });
    expect(looked).toBeGreaterThan(100);
  });

  it("keeps every card in one place", () => {
    const state = suppose(view(sceneState({ seats: 4 }), 1), 1, seededRandom("cards"));
    const cards = [...state.hands.flat(), ...state.deck, ...state.discard];
    expect(new Set(cards).size).toBe(cards.length);
    expect(cards).toHaveLength(56);
  });
});

describe("what may be asked before one's own turn", () => {
  const state = sceneState({ seats: 4, active: 1 });
  const questions = (orders: readonly StandingOrder[] = [], seen: View = view(state, 0)) =>
    forecastQuestions(familyBusiness as never, forecast as never, seen, {
      viewer: 0,
      orders,
      occasion: "whose",
    });

  it("is the windows that others open, told apart by whom they are aimed at, the likeliest first", () => {
    const all = questions();
    const contracts = all.filter(({ topic }) => topic === "counter-contract");
    expect(contracts.map(({ occasion }) => occasion).sort()).toEqual(["mine", "others"]);
    expect(all.map(({ share }) => share)).toEqual(all.map(({ share }) => share).sort((a, b) => b - a));
    expect(all.every(({ share, answered }) => share > 0 && share <= 100 && answered === 0)).toBe(true);
    expect(all.every(({ topic }) => topic.startsWith("counter-"))).toBe(true);
  });

  it("is answered by the orders that are meant for it, and the same for the same view", () => {
    const pass: StandingOrder = { kind: "contract", when: { whose: ["others"] }, answers: ["pass"] };
    const ask: StandingOrder = { kind: "contract", when: { whose: ["mine"] }, answers: ["ask"] };
    const by = (occasion: string) =>
      questions([ask, pass]).find((one) => one.topic === "counter-contract" && one.occasion === occasion);
    expect(by("others")?.answered).toBe(100);
    expect(by("mine")?.answered).toBe(0);
    expect(questions()).toEqual(questions());
  });

  it("does not go by what the seat does not see", () => {
    const other = structuredClone(state);
    [other.hands[1], other.hands[2]] = [other.hands[2] ?? [], other.hands[1] ?? []];
    other.deck.reverse();
    expect(questions([], view(other, 0))).toEqual(questions());
  });
});
