/** Rulings of section 10 that no acceptance scenario covers. */
import { at, type Viewer } from "@consigliere/engine/seat";
import { describe, expect, it } from "vitest";
import { kindOf } from "../cards.ts";
import type { State } from "../state.ts";
import { view } from "../view.ts";
import { m, mob, ms, set } from "./scene.ts";

const optionsOf = (play: ReturnType<typeof set>) => {
  const { question } = play.stage.prompt(play.active, "play-or-discard");
  return question.form === "one" ? question.options : [];
};

describe("secrecy", () => {
  it("R-04: a counter that came too late stays unseen in its hand", () => {
    const play = set({
      hands: { 0: ["contract"], 1: ["family-influence"], 2: ["mob-power"] },
    });
    play.plays("contract", m("purple-1")).counters(2, "mob-power").counters(1, "family-influence");
    expect(at(play.turnEnd.hands, 2).map(kindOf)).toContain("mob-power");
    expect(play.told("counter-played")).toMatchObject([{ seat: 1, kind: "family-influence", forSeat: 2 }]);
    expect(JSON.stringify(play.stage.told(0))).not.toContain('"mob-power"}');
    expect(play.stage.toldOf(2, "counter-withdrawn")).toMatchObject([{ seat: 2, kind: "mob-power" }]);
  });

  it("R-04: shows a hand to its seat alone, to a spectator no more than to a rival, and no more at the end", () => {
    const hands = { 0: ["hit"], 1: ["family-influence", "finger"] } as const;
    const living = [...mob("capone", 1, 3), "new-york-1"] as const;
    const play = set({ seats: 2, living, hands, deckTop: ["truce"] });
    const seen = (state: State, viewer: Viewer) =>
      JSON.stringify([play.stage.told(viewer), view(state, viewer)]);
    for (const viewer of [0, "spectator"] as const) expect(seen(play.now, viewer)).not.toContain("finger-");
    for (const viewer of [1, "spectator"] as const) expect(seen(play.now, viewer)).not.toContain("truce-");
    play.plays("hit", { target: m("new-york-1"), own: m("capone-3") });
    expect(play.stage.run.outcome?.reason).toBe("last-mob");
    // The hand of the fallen seat is public; the winner's hand stays private.
    for (const viewer of [1, "spectator"] as const) {
      expect(seen(play.turnEnd, viewer)).toContain("finger-");
      expect(seen(play.turnEnd, viewer)).not.toContain("truce-");
    }
  });

  it("closes a window as soon as nobody with priority is missing (7.2.5)", () => {
    const play = set({ seats: 4, hands: { 0: ["contract"], 1: ["family-influence"] } });
    play.plays("contract", m("moran-1")).counters(1, "family-influence");
    expect(play.now.window).toBeNull();
    expect(play.active).toBe(1);
  });

  it("keeps a window open while somebody with priority is missing", () => {
    const play = set({ seats: 4, hands: { 0: ["contract"], 2: ["family-influence"] } });
    play.plays("contract", m("moran-1")).counters(2, "family-influence");
    expect(play.waiting).toEqual([1, 3]);
    expect(play.pass(1).active).toBe(2);
  });

  it("takes back no card that has opened a window", () => {
    const play = set({ hands: { 0: ["contract"] } }).plays("contract", m("purple-1"));
    expect(play.stage.run.canUndo(0)).toBe(false);
    expect(() => play.stage.enter({ kind: "undo", seat: 0 })).toThrow("match/nothing-to-undo");
  });

  it("takes an answer in a window as final (7.2.2)", () => {
    const play = set({ hands: { 0: ["contract"] } }).plays("contract", m("purple-1"));
    const prompt = play.stage.prompt(2, "counter-contract").id;
    play.pass(2);
    const again = { kind: "answer", seat: 2, prompt, value: "pass", by: "player" } as const;
    expect(() => play.stage.enter(again)).toThrow("match/already-answered");
  });

  it("skips a window only when every admitted counter lies in the discard pile (7.3)", () => {
    const vendetta = (discard: readonly "safe-house"[]) =>
      set({ discard, hands: { 0: ["vendetta"] } }).plays(
        "vendetta",
        ms("new-york-1", "new-york-2", "purple-1", "purple-2"),
      );
    expect(vendetta([]).waiting).toEqual([1, 2]);
    const skipped = vendetta(["safe-house"]);
    expect(skipped.told("window-skipped")).toHaveLength(1);
    expect(skipped.active).toBe(1);
  });
});

describe("cards", () => {
  it("R-05: without a card to draw a seat plays on, and without one in hand it goes to its end of turn", () => {
    const bend = (state: State) => {
      state.deck = [];
      state.discard = [];
      state.hands[0] = [];
    };
    const play = set({ bend });
    expect(play.active).toBe(1);
    expect(play.told("card-drawn")).toEqual([]);
    expect(play.discards().active).toBe(2);
  });

  it("R-12: the first named target is the one that is saved", () => {
    const play = set({ hands: { 0: ["double-contract"], 2: ["family-influence"] } });
    play.plays("double-contract", { choose: "seat:1", with: ms("new-york-7", "new-york-3") });
    play.pass(1).counters(2, "family-influence");
    expect(play.told("mobster-saved")).toMatchObject([{ mobster: "new-york-7", counterSeat: 2 }]);
    expect(play.list).toEqual(["new-york-3"]);
  });

  it("R-11: Mob Power against a single Double Contract lists the attacker's mobster as well", () => {
    const living = [...mob("capone", 1, 3), "new-york-1", ...mob("purple", 1, 3)] as const;
    const play = set({ living, hands: { 0: ["double-contract"], 1: ["mob-power"] } });
    play.plays("double-contract", { choose: "seat:1", with: ms("new-york-1") });
    play.counters(1, "mob-power", "attacker-second");
    expect(play.list).toEqual(["new-york-1", "capone-3"]);
  });

  it("R-13: Hit is playable when all own mobsters are listed", () => {
    const living = ["capone-1", ...mob("new-york", 1, 5), ...mob("purple", 1, 5)] as const;
    const play = set({ living, hitList: ["capone-1"], hands: { 0: ["hit"] } });
    play.plays("hit", { target: m("purple-5") });
    expect(play.list).toEqual(["capone-1"]);
  });

  it("6.0.4: Hit without a named own mobster takes the first in the sacrifice order", () => {
    const settings = { 0: { sacrificeOrder: [4, 2, 9, 8, 7, 6, 5, 3, 1] } };
    const play = set({ settings, hands: { 0: ["hit"] } });
    play.plays("hit", { target: m("purple-5"), own: "sacrifice-order" });
    expect(play.list).toEqual(["capone-4"]);
    expect(play.told("card-played")).toMatchObject([{ params: { target: "purple-5" } }]);
  });

  it("R-19: a Vendetta with nobody at home still doubles the rate", () => {
    const living = [...mob("capone", 1, 8), "new-york-1", "purple-1"] as const;
    const play = set({ living, hitList: ["new-york-1", "purple-1"], hands: { 0: ["vendetta"] } });
    play.plays("vendetta").allPass();
    expect(play.told("war-started")).toMatchObject([{ rate: 2, cause: "card", bySeat: 0 }]);
  });

  it.each([
    ["mob-power", {}, "counter-card"],
    ["st-valentines-day-massacre", {}, "list-empty"],
    ["mob-war", {}, "list-empty"],
    ["mob-war", { war: 1, hitList: ["purple-1", "purple-2"] }, "war-on"],
    ["ambush", { war: 2, hitList: mob("purple", 1, 4) }, "double-rate-on"],
    ["intrigue", { hitList: ["purple-1"] }, "list-too-short"],
    ["truce", {}, "no-war"],
    ["truce", { war: 1, hitList: mob("purple", 1, 7) }, "too-many-listed"],
    [
      "truce",
      {
        war: 1,
        living: [...mob("capone", 1, 4), "new-york-1", "purple-1", "purple-2"],
        hitList: ["purple-1", "purple-2"],
      },
      "too-few-living",
    ],
    [
      "contract",
      { living: [...mob("capone", 1, 6), "new-york-1", "purple-1"], hitList: ["new-york-1", "purple-1"] },
      "nobody-home",
    ],
    [
      "substitution",
      { living: [...mob("capone", 1, 6), "new-york-1", "purple-1"], hitList: ["new-york-1", "purple-1"] },
      "no-substitute",
    ],
    [
      "vendetta",
      {
        war: 2,
        living: [...mob("capone", 1, 6), ...mob("new-york", 1, 3), "purple-1"],
        hitList: [...mob("new-york", 1, 3), "purple-1"],
      },
      "nobody-home-double-rate",
    ],
  ] as const)("R-16: %s is not playable in %j: %s", (kind, scene, reason) => {
    const play = set({ ...scene, hands: { 0: [kind] } });
    const option = optionsOf(play).find(({ id }) => id === `play:${play.card(kind)}`);
    expect(option?.blocked).toBe(reason);
  });

  it("lists targets that are not at home as blocked, with the reason", () => {
    const play = set({
      hitList: ["purple-1"],
      living: [...mob("capone", 1, 9), ...mob("new-york", 1, 9), "purple-1", "purple-2"],
      hands: { 0: ["contract"] },
    });
    const option = optionsOf(play).find(({ id }) => id === `play:${play.card("contract")}`);
    const targets = option?.with?.form === "one" ? option.with.options : [];
    const reasons = Object.fromEntries(targets.map(({ id, blocked }) => [id, blocked]));
    expect(reasons["mobster:purple-1"]).toBe("already-listed");
    expect(reasons["mobster:purple-2"]).toBeUndefined();
    expect(reasons["mobster:purple-3"]).toBe("buried");
    expect(Object.keys(reasons)).not.toContain("mobster:capone-1");
  });
});

describe("turns and draws", () => {
  it("R-26: the counter player draws before the war that its counter brings, and again in its turn", () => {
    const play = set({ hitList: mob("purple", 1, 5), hands: { 0: ["contract"], 1: ["mob-power"] } });
    play.plays("contract", m("new-york-1")).counters(1, "mob-power");
    const types = play.stage
      .told("spectator")
      .map((e) => (e.type === "card-drawn" ? `drawn ${e.purpose}` : e.type));
    const from = types.indexOf("counter-played");
    expect(types.slice(from).filter((t) => /drawn|war-started|buried/.test(t))).toEqual([
      "drawn refill",
      "war-started",
      "mobster-buried",
      "drawn turn",
    ]);
    expect(at(play.now.hands, 1)).toHaveLength(6);
  });

  it("R-27: a draw from an empty deck shuffles the whole discard pile, the cards just played included", () => {
    const play = set({ wholeDeck: ["truce"], hands: { 0: ["contract"], 1: ["mob-power"] } });
    play.plays("contract", m("new-york-1")).counters(1, "mob-power");
    expect(play.turnEnd.reshuffles).toBe(1);
    expect(play.turnEnd.discard).toEqual([]);
    expect(play.told("deck-reshuffled")).toMatchObject([{ times: 1, deckCount: 56 - 14 }]);
  });

  it("R-27: after that no number of a card tells that it has been held since before", () => {
    const hands = {
      0: ["contract"],
      1: ["mob-power"],
      2: ["contract", "finger", "contract", "contract"],
    } as const;
    const play = set({ wholeDeck: ["truce"], hands });
    const before = [...at(play.now.hands, 2)];
    play.plays("contract", m("new-york-1")).counters(1, "mob-power");
    const after = at(play.turnEnd.hands, 2);
    expect(after.map(kindOf)).toEqual(before.map(kindOf));
    expect(after.filter((card) => kindOf(card) === "contract")).not.toEqual(
      before.filter((card) => kindOf(card) === "contract"),
    );
  });

  it("R-41: the seat that should be next was eliminated, so the one after it follows", () => {
    const living = [...mob("capone", 1, 9), "new-york-1", ...mob("purple", 1, 9)] as const;
    const play = set({ living, hands: { 0: ["hit"] } });
    play.plays("hit", { target: m("new-york-1"), own: m("capone-9") });
    expect(play.active).toBe(2);
  });

  it("R-42: a Safe House that protects nobody still steals the turn", () => {
    const living = [...mob("capone", 1, 9), "new-york-1", ...mob("purple", 1, 9)] as const;
    const play = set({ living, hitList: ["new-york-1"], hands: { 0: ["vendetta"], 1: ["safe-house"] } });
    play.plays("vendetta", ms("purple-1", "purple-2")).counters(1, "safe-house");
    expect(play.told("turn-started")[1]).toMatchObject({ seat: 1, reason: "counter" });
  });

  it("R-43: a Hit on the only listed mobster lets the war go on, at its rate", () => {
    const play = set({ war: 2, hitList: mob("purple", 1, 3), hands: { 0: ["hit"] } });
    expect(play.list).toEqual(["purple-3"]);
    play.plays("hit", { target: m("purple-3"), own: m("capone-2") });
    expect(play.turnEnd.war).toEqual({ rate: 2 });
    expect(play.told("mobster-buried").at(-1)).toMatchObject({ mobster: "capone-2", cause: "war" });
    expect(play.now.war).toBeNull();
  });

  it("R-45: the sacrifice order in force when the card is carried out counts", () => {
    const play = set({ hands: { 0: ["contract"], 1: ["mob-power"] } });
    play.plays("contract", m("new-york-1"));
    const sacrificeOrder = [5, 1, 2, 3, 4, 6, 7, 8, 9];
    play.stage.enter({ kind: "settings", seat: 0, settings: { orders: [], sacrificeOrder } });
    play.counters(1, "mob-power");
    expect(play.list).toEqual(["capone-5"]);
  });

  it.each([[[5]], [[5, 1, 2, 3, 4, 6, 7, 8]], [[5, 4, 3, 2, 1, 6]]])(
    "5.1: refuses an order of sacrifice that does not name the whole mob: %j",
    (sacrificeOrder) => {
      const order = (mobSize: 9 | 5, numbers: number[]) =>
        set({ options: { mobSize } }).stage.enter({
          kind: "settings",
          seat: 1,
          settings: { orders: [], sacrificeOrder: numbers },
        });
      expect(() => order(9, sacrificeOrder)).toThrow("match/illegal-settings");
      expect(() => order(5, sacrificeOrder)).toThrow("match/illegal-settings");
      order(5, [5, 4, 3, 2, 1]);
      order(9, []);
    },
  );

  it("R-45: counts an order of sacrifice that was kept from before and names a few, and the others after them", () => {
    const play = set({ settings: { 0: { sacrificeOrder: [4, 2] } }, hands: { 0: ["hit"] } });
    play.plays("hit", { target: m("purple-5"), own: "sacrifice-order" });
    expect(play.list).toEqual(["capone-4"]);
  });

  it("6.5: a seat without a mobster has nothing left to settle, to take back or to give up", () => {
    const living = [...mob("capone", 1, 3), "new-york-1", ...mob("purple", 1, 5)] as const;
    const orders = [{ kind: "contract", when: { whose: ["others"] }, answers: ["pass"] }];
    const settings = { 1: { orders } };
    const play = set({ living, settings, hands: { 0: ["hit"], 2: ["contract"] } });
    play.plays("hit", { target: m("new-york-1"), own: m("capone-3") });
    const inputs = [
      { kind: "settings", seat: 1, settings: { orders: [], sacrificeOrder: [] } },
      { kind: "undo", seat: 1 },
      { kind: "resign", seat: 1 },
    ] as const;
    for (const input of inputs) expect(() => play.stage.enter(input)).toThrow("match/resigned");
    play.plays("contract", m("capone-1"));
    expect(play.told("window-opened")).toMatchObject([{ eligible: [0] }]);
    expect(play.told("window-answer")).toEqual([]);
  });

  it("7.4: discards the card just drawn when the time is over, and says that it was forced", () => {
    const play = set({ deckTop: ["truce"] });
    const { fallback } = play.stage.prompt(0, "play-or-discard");
    expect(fallback).toBe("discard:truce-01");
    play.stage.answer(0, "play-or-discard", fallback, "deadline");
    const discarded = { type: "card-discarded", seat: 0, card: "truce-01", kind: "truce" };
    expect(play.told("card-discarded")).toEqual([{ ...discarded, forced: true }]);
    const chosen = set({ deckTop: ["truce"] }).discards();
    expect(chosen.told("card-discarded")).toEqual([{ ...discarded, forced: false }]);
  });
});
