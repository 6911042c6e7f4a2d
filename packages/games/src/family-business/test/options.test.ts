/** Match options (9) and standing orders (7.5). */

import type { OrderValue, StandingOrder } from "@consigliere/engine/standing-orders";
import { standingAnswers } from "@consigliere/engine/testing/playout";
import { Stage } from "@consigliere/engine/testing/stage";
import { describe, expect, it } from "vitest";
import { familyBusiness } from "../game.ts";
import { familyBusinessMeta } from "../meta.ts";
import type { Options } from "../options.ts";
import { optionsSchema } from "../options.ts";
import { MOB_POWER_SECOND } from "../order-kinds.ts";
import { settingsSchema } from "../settings.ts";
import { emptyTable } from "../setup.ts";
import { livingTotal } from "../state.ts";
import { m, mob, ms, set } from "./scene.ts";

const contract = (when: Record<string, OrderValue>, ...answers: StandingOrder["answers"]): StandingOrder => ({
  kind: "contract",
  when,
  answers,
});

function deal(options: Partial<Options>) {
  const state = emptyTable(3, optionsSchema.parse(options));
  return Stage.set(familyBusiness, { seatCount: 3, state, options });
}

describe("match options", () => {
  it("has the published game as default", () => {
    expect(optionsSchema.parse({})).toEqual({
      mobAssignment: "preference",
      firstDealer: "random",
      mobSize: 9,
      counterScope: "anyone",
      counterPriority: "clockwise",
      counterAutoPass: false,
      mobWarRestarts: false,
      stallLimit: 150,
      turnHours: 24,
      windowHours: 12,
      autopilotAfter: 3,
    });
  });

  it.each([
    { mobSize: 6 },
    { stallLimit: 59 },
    { turnHours: 0 },
    { windowHours: 73 },
    { autopilotAfter: -1 },
    { counterScope: "nobody" },
    { firstDealer: 6 },
    { noSuchOption: true },
  ])("refuses %j", (options) => {
    expect(optionsSchema.safeParse(options).success).toBe(false);
  });

  it("offers presets that fit the schema", () => {
    for (const preset of Object.values(familyBusinessMeta.presets)) {
      expect(optionsSchema.safeParse(preset).success).toBe(true);
    }
  });

  it("mobAssignment random: asks nobody", () => {
    const stage = deal({ mobAssignment: "random" });
    expect(stage.told("spectator").filter((e) => e.type === "mob-assigned")).toHaveLength(3);
    expect(new Set(stage.state.mobs).size).toBe(3);
  });

  it("mobAssignment preference: serves the dealer first, then clockwise, then canonical order", () => {
    const stage = deal({ firstDealer: 1 });
    stage.answer(0, "prefer-mobs", ["mob:moran", "mob:purple"]);
    stage.answer(1, "prefer-mobs", ["mob:moran"]);
    stage.answer(2, "prefer-mobs", []);
    expect(stage.state.mobs).toEqual(["purple", "moran", "capone"]);
  });

  it("autopilotAfter: counts missed plays, and no missed mob wish (9)", () => {
    const stage = deal({ firstDealer: 0, autopilotAfter: 1 });
    for (const seat of [0, 1, 2]) stage.answer(seat, "prefer-mobs", [], "deadline");
    expect(stage.run.control.map(({ mode }) => mode)).toEqual(["player", "player", "player"]);
    stage.answer(0, "play-or-discard", stage.prompt(0, "play-or-discard").fallback, "deadline");
    expect(stage.run.control.map(({ mode }) => mode)).toEqual(["autopilot", "player", "player"]);
  });

  it("firstDealer: the named seat begins and nothing is drawn for it; an empty seat is drawn for", () => {
    expect(deal({ firstDealer: 1 }).state.dealer).toBe(1);
    expect(deal({ firstDealer: 1 }).run.randomAt).toBe(0);
    expect(deal({ firstDealer: 5 }).run.randomAt).toBeGreaterThan(0);
  });

  it("mobSize: the mobs are smaller", () => {
    const play = set({ options: { mobSize: 5 }, hands: { 0: ["contract"], 1: ["mob-power"] } });
    expect(livingTotal(play.now)).toBe(15);
    play.plays("contract", m("new-york-5")).counters(1, "mob-power");
    expect(play.list).toEqual(["capone-5"]);
  });

  it("counterScope target-only: asks the target of a contract alone, others as ever for a Lam", () => {
    const options = { counterScope: "target-only" } as const;
    const contract = set({ seats: 4, options, hands: { 0: ["contract"] } });
    expect(contract.plays("contract", m("moran-1")).waiting).toEqual([3]);
    const lam = set({ seats: 4, options, hitList: ["moran-1"], hands: { 0: ["take-it-on-the-lam"] } });
    expect(lam.plays("take-it-on-the-lam", m("moran-1")).waiting).toEqual([1, 2, 3]);
  });

  it("counterPriority target-first: the target's counter counts before a nearer one", () => {
    const play = set({
      options: { counterPriority: "target-first" },
      hands: { 0: ["contract"], 1: ["mob-power"], 2: ["family-influence"] },
    });
    play.plays("contract", m("purple-1")).counters(1, "mob-power").counters(2, "family-influence");
    expect(play.told("counter-played")).toMatchObject([{ seat: 2, kind: "family-influence" }]);
  });

  it("counterAutoPass: bystanders of a contract pass, whatever they hold; the target is asked", () => {
    const options = { counterAutoPass: true };
    const play = set({ seats: 4, options, hands: { 0: ["contract"], 1: ["mob-power"] } });
    play.plays("contract", m("moran-1"));
    expect(play.waiting).toEqual([3]);
    expect(play.told("window-answer").map((e) => e.seat)).toEqual([1, 2]);
    expect(play.stage.toldOf(1, "window-answer")[0]).toMatchObject({ byStandingOrder: false, byRule: true });
  });

  it("counterAutoPass: everybody knows of whom it is, and nobody whose order says what", () => {
    const play = set({
      seats: 4,
      options: { counterAutoPass: true },
      settings: { 1: { orders: [contract({ whose: ["others"] }, "ask")] } },
      hands: { 0: ["contract"] },
    });
    play.plays("contract", m("moran-1"));
    const open = play.stage.run.questions().filter(({ isOpenlyAwaited }) => isOpenlyAwaited);
    const known = open.map(({ seat, asking }) => [seat, asking.byRule ?? false]);
    expect(known).toEqual([
      [1, true],
      [3, false],
    ]);
  });

  it("counterAutoPass: who passes by an order of their own reads of that order", () => {
    const play = set({
      seats: 4,
      options: { counterAutoPass: true },
      settings: { 1: { orders: [contract({ whose: ["others"] }, "pass")] } },
      hands: { 0: ["contract"] },
    });
    play.plays("contract", m("moran-1"));
    const [mine] = play.stage.toldOf(1, "window-answer");
    expect(mine).toMatchObject({ byStandingOrder: true });
    expect(mine).not.toHaveProperty("byRule");
  });

  it("counterAutoPass: a standing order to be asked goes before it", () => {
    const play = set({
      seats: 4,
      options: { counterAutoPass: true },
      settings: { 1: { orders: [contract({ whose: ["others"] }, "ask")] } },
      hands: { 0: ["contract"] },
    });
    expect(play.plays("contract", m("moran-1")).waiting).toEqual([1, 3]);
  });

  it("mobWarRestarts: Mob War slows a double war down", () => {
    const scene = { war: 2, hitList: mob("purple", 1, 5), hands: { 0: ["mob-war"] } } as const;
    expect(() => set(scene).plays("mob-war")).toThrow("match/illegal-answer");
    const play = set({ ...scene, options: { mobWarRestarts: true } }).plays("mob-war");
    expect(play.told("war-rate-changed")).toMatchObject([{ from: 2, to: 1, cause: "mob-war" }]);
  });

  it("stallLimit: ends the match, ranks survivors by living, then by home mobsters, and shares places", () => {
    const living = [...mob("capone", 1, 4), ...mob("new-york", 1, 5), ...mob("purple", 1, 4)] as const;
    const scene = { seats: 4, living, options: { stallLimit: 60 }, turnsWithoutBurial: 59 } as const;
    const shared = set(scene).discards();
    expect(shared.stage.run.outcome).toMatchObject({ reason: "stalemate", placements: [2, 1, 2, 4] });
    const ranked = set({ ...scene, hitList: ["capone-1"] }).discards();
    expect(ranked.stage.run.outcome?.placements).toEqual([3, 1, 2, 4]);
  });

  it("stallLimit: a burial starts the count anew", () => {
    const play = set({ war: 1, hitList: ["purple-1"], options: { stallLimit: 60 }, turnsWithoutBurial: 59 });
    expect(play.discards().turnEnd.turnsWithoutBurial).toBe(0);
  });
});

describe("standing orders", () => {
  const contractOn = (
    orders: readonly StandingOrder[],
    target: `purple-${number}` | `new-york-${number}`,
  ) => {
    const play = set({
      settings: { 2: { orders } },
      hands: { 0: ["contract"], 2: ["mob-power"] },
    });
    return play.plays("contract", m(target));
  };
  it("plays the first preferred counter that is admitted and in hand", () => {
    const play = contractOn(
      [contract({ whose: ["mine"] }, "counter:family-influence", "counter:mob-power", "pass")],
      "purple-1",
    );
    expect(play.waiting).toEqual([1]);
    expect(play.pass(1).list).toEqual(["capone-9"]);
    expect(play.stage.toldOf(2, "window-answer")).toMatchObject([
      { seat: 2, answer: "mob-power", byStandingOrder: true },
      { seat: 1 },
    ]);
  });

  it.each<[string, Record<string, OrderValue>]>([
    ["others", { whose: ["others"] }],
    ["other cards", { card: ["priority-contract"] }],
    ["another attacker", { by: ["seat:1"] }],
    ["another owner", { of: ["seat:1"] }],
    ["a war", { war: true }],
  ])("asks when the order is for %s", (_, when) => {
    expect(contractOn([contract(when, "pass")], "purple-1").waiting).toEqual([1, 2]);
  });

  it.each<[string, Record<string, OrderValue>]>([
    ["one's own", { whose: ["mine"] }],
    ["its card", { card: ["contract"] }],
    ["its attacker", { by: ["seat:0"] }],
    ["its owner", { of: ["seat:2"] }],
    ["whatever it is", {}],
  ])("passes by an order for %s", (_, when) => {
    expect(contractOn([contract(when, "pass")], "purple-1").waiting).toEqual([1]);
  });

  it("goes by the first matching order only", () => {
    const orders = [contract({ whose: ["mine"] }, "ask"), contract({}, "pass")];
    expect(contractOn(orders, "purple-1").waiting).toEqual([1, 2]);
  });

  it.each([
    [["pass"], [1]],
    [["ask"], [1, 2]],
    [[], [1, 2]],
  ] as const)("with nothing usable in hand: %s", (otherwise, waiting) => {
    const order = contract({ whose: ["mine"] }, "counter:family-influence", ...otherwise);
    const play = set({
      settings: { 2: { orders: [order] } },
      hands: { 0: ["contract"], 2: ["mob-power", "contract", "contract", "contract", "contract"] },
    });
    expect(play.plays("contract", m("purple-1")).waiting).toEqual(waiting);
  });

  it.each([
    ["ask me otherwise", [contract({}, "counter:mob-power", "ask")]],
    ["nothing otherwise", [contract({}, "counter:mob-power")]],
    ["a later order to ask", [contract({}, "counter:mob-power"), contract({}, "ask")]],
  ])(
    "asks whether the counter is held or not, so that its time does not tell, and plays it when the time is over: %s",
    (_, orders) => {
      const [held, lacking] = (["mob-power", "contract"] as const).map((card) => {
        const rest = ["contract", "contract", "contract", "contract"] as const;
        const play = set({ settings: { 2: { orders } }, hands: { 0: ["contract"], 2: [card, ...rest] } });
        const { run } = play.plays("contract", m("purple-1")).stage;
        expect([play.waiting, standingAnswers(run)]).toEqual([[1, 2], []]);
        return { play, fallback: run.prompts(2)[0]?.fallback };
      });
      expect([held?.fallback, lacking?.fallback]).toEqual(["counter:mob-power", "pass"]);
      expect(held?.play.answers(2, "counter:mob-power", "deadline").pass(1).list).toEqual(["capone-9"]);
      expect(lacking?.play.answers(2, "pass", "deadline").pass(1).list).toEqual(["purple-1"]);
    },
  );

  it("answers by itself where it passes otherwise, whether the counter is held or not", () => {
    for (const orders of [
      [contract({}, "counter:mob-power", "pass")],
      [contract({}, "counter:mob-power"), contract({ whose: ["mine"] }, "pass")],
    ]) {
      for (const card of ["mob-power", "contract"] as const) {
        const hand = [card, "contract", "contract", "contract", "contract"] as const;
        const play = set({ settings: { 2: { orders } }, hands: { 0: ["contract"], 2: hand } });
        expect(play.plays("contract", m("purple-1")).waiting).toEqual([1]);
      }
    }
  });

  it.each([
    [["counter:mob-power"], ["capone-9", "new-york-2"]],
    [[MOB_POWER_SECOND], ["new-york-2", "capone-9"]],
  ])("says whose mobster is listed first against a Double Contract", (answers, list) => {
    const play = set({
      seats: 2,
      settings: { 1: { orders: [contract({}, ...answers, "pass")] } },
      hands: { 0: ["double-contract"], 1: ["mob-power"] },
    });
    play.plays("double-contract", { choose: "seat:1", with: ms("new-york-1", "new-york-2") });
    expect(play.list).toEqual(list);
  });

  it("answers a Vendetta by whose mobsters are in the sequence, and a Lam by who is rescued", () => {
    const vendetta = set({
      settings: { 2: { orders: [{ kind: "vendetta", when: { of: ["seat:2"] }, answers: ["pass"] }] } },
      hands: { 0: ["vendetta"] },
    });
    vendetta.plays("vendetta", ms("new-york-1", "new-york-2", "purple-1", "purple-2"));
    expect(vendetta.waiting).toEqual([1]);
    const lam = set({
      hitList: ["capone-1"],
      settings: { 2: { orders: [{ kind: "lam", when: { of: ["seat:0"] }, answers: ["pass"] }] } },
      hands: { 0: ["take-it-on-the-lam"] },
    });
    expect(lam.plays("take-it-on-the-lam", m("capone-1")).waiting).toEqual([1]);
  });

  it.each<[Record<string, OrderValue>, { readonly mine: number[]; readonly others: number[] }]>([
    [{ whose: ["others"] }, { mine: [1, 2], others: [1] }],
    [{ of: ["seat:1"] }, { mine: [1, 2], others: [1] }],
    [{ whose: ["mine"] }, { mine: [1], others: [1, 2] }],
  ])("takes a Vendetta for one’s own where one of one’s own is struck, by %j", (when, waiting) => {
    const settings = { 2: { orders: [{ kind: "vendetta", when, answers: ["pass"] }] } };
    const hands = { 0: ["vendetta"] } as const;
    const both = ms("new-york-1", "new-york-2", "purple-1", "purple-2");
    expect(set({ settings, hands }).plays("vendetta", both).waiting).toEqual(waiting.mine);
    const living = [...mob("capone", 1, 9), ...mob("new-york", 1, 9), "purple-1"] as const;
    const absent = set({ settings, hands, living, hitList: ["purple-1"] });
    expect(absent.plays("vendetta", ms("new-york-1", "new-york-2")).waiting).toEqual(waiting.others);
  });

  it("counts from the next window on when it is changed while one is open (R-45)", () => {
    const play = set({ hands: { 0: ["contract"] } }).plays("contract", m("purple-1"));
    const orders = [contract({}, "pass")];
    play.stage.enter({
      kind: "settings",
      seat: 2,
      settings: settingsSchema.parse({ orders }) as never,
    });
    expect(play.waiting).toEqual([1, 2]);
  });

  it("refuses settings that do not fit", () => {
    expect(settingsSchema.safeParse({ sacrificeOrder: [1, 1] }).success).toBe(false);
    expect(
      settingsSchema.safeParse({ orders: [{ kind: "never", when: {}, answers: ["pass"] }] }).success,
    ).toBe(false);
  });
});
