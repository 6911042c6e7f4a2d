/** Missed deadlines (5.6), standing orders and resigning (7). */
import type { StandingOrder } from "@consigliere/engine/standing-orders";
import { describe, expect, it } from "vitest";
import type { CrooksScene } from "../scene.ts";
import { counts, fullRow, set } from "./scene.ts";

const table: CrooksScene = {
  hideouts: {
    B: ["velvet-vito", "leaky-luca"],
    C: ["southpaw-shea", "hammer-halloran", "freight-train-frank"],
    D: ["iron-hand-ilsa", "clover-kid"],
  },
};

const order = (answer: string, when: StandingOrder["when"] = {}): StandingOrder => ({
  kind: "turn",
  when: { turn: 1, ...when },
  answers: [answer],
});

describe("the stand-in", () => {
  it("hires where it is cheapest, first letter first, and does the rest of the turn by default", () => {
    const play = set(table).misses();
    expect(counts(play)).toEqual([0, 1, 3, 2, 0, 0, 0]);
    expect(play.row(0, 9)).toEqual(["velvet-vito↑"]);
    expect(play.told("stand-in-acted").map(({ topic }) => topic)).toEqual(["keep", "place"]);
    expect(play.active).toBe(1);
  });

  it("does the rest of a turn whose search was paid in time", () => {
    const play = set(table).hires("C").misses();
    expect(play.row(0, 9)).toEqual(["hammer-halloran↑"]);
    expect(play.types().slice(-5)).toEqual([
      "default-applied",
      "crook-kept",
      "stand-in-acted",
      "crook-placed",
      "turn-started",
    ]);
    expect(play.told("stand-in-acted")).toMatchObject([{ topic: "place" }]);
  });

  it("passes with a full row, and after its limit of turns in a row; an answer in between resets it", () => {
    expect(set({ ...table, rows: { 0: fullRow() } }).misses().now.passed[0]).toBe("timeout");
    expect(set({ ...table, missed: { 0: 2 } }).misses().now.passed[0]).toBe("timeout");
    expect(set({ ...table, missed: { 0: 1 } }).misses().now.missed[0]).toBe(2);
    expect(set({ ...table, missed: { 0: 2 } }).hires("B").now.missed[0]).toBe(0);
  });

  it.each([
    [{ timeoutPolicy: "pass" }, "timeout"],
    [{ standInLimit: 0 }, "timeout"],
    [{ standInLimit: 5 }, null],
  ] as const)("%j: a missed turn passes: %s", (options, passed) => {
    expect(set({ ...table, options }).misses().now.passed[0]).toBe(passed);
  });

  it("keeps the highest rank, then the higher modifier, then the first in table order", () => {
    expect(set(table).hires("D").misses().row(0, 9)).toEqual(["iron-hand-ilsa↑"]);
    expect(set(table).hires("C").misses().row(0, 9)).toEqual(["hammer-halloran↑"]);
    const modifiers = { A: ["cement-shoes-cesare", "freight-train-frank"] } as const;
    expect(
      set({ hideouts: { ...modifiers, B: ["leaky-luca"] } })
        .hires("A")
        .misses()
        .row(0, 9),
    ).toEqual(["freight-train-frank↑"]);
  });

  it("places where nobody is seen to be stronger, else at the lowest empty slot", () => {
    const rows = { 1: { 9: ["iron-hand-ilsa↑"], 8: ["red-door-rosie↓"] } } as const;
    const scene = { rows, hideouts: { A: ["velvet-vito"], B: ["leaky-luca"] } } as const;
    expect(set(scene).takes("A", "velvet-vito").misses().row(0, 8)).toEqual(["velvet-vito↑"]);
    const strong = { 1: fullRow(Object.fromEntries([2, 3, 4].map((t) => [t, ["big-august↑"]]))) };
    const weak = { ...scene, rows: strong, hideouts: { A: ["lullaby-lou"], B: ["leaky-luca"] } } as const;
    expect(set(weak).takes("A", "lullaby-lou").misses().row(0, 3)).toEqual([]);
  });

  it("joins at the highest slot that it may, and replaces at the lowest, in a full row", () => {
    const rows = { 0: fullRow({ 9: ["iron-hand-ilsa↑", "backdoor-brady↑"] }) };
    const scene = { rows, hideouts: { A: ["sidecar-syd"], B: ["lullaby-lou"], C: ["velvet-vito"] } } as const;
    expect(set(scene).takes("A", "sidecar-syd").misses().row(0, 9)).toHaveLength(3);
    const pair = { ...scene, options: { accompliceStack: "pair" } } as const;
    expect(set(pair).takes("A", "sidecar-syd").misses().row(0, 8)).toHaveLength(2);
    expect(set(scene).takes("B", "lullaby-lou").misses().row(0, 2)).toEqual(["lullaby-lou↑"]);
  });

  it.each([
    ["sticky-stan", "ability-used"],
    ["quiet-quentin", "ability-declined"],
    ["keyhole-kate", "ability-declined"],
  ] as const)("%s: %s", (crook, told) => {
    const rows = { 1: { 9: ["leaky-luca↓"] } } as const;
    const play = set({ rows, hideouts: { A: [crook], B: ["velvet-vito"] } })
      .takes("A", crook)
      .up(9)
      .misses();
    expect(play.told(told)).toHaveLength(1);
    expect(play.told("stand-in-acted")).toEqual([]); // the kernel told about the missed deadline
  });
});

describe("standing orders", () => {
  const ordering = (left: StandingOrder, scene: CrooksScene = {}) =>
    set({ ...table, ...scene, settings: { 0: { orders: [left] } } });
  const hireB = order("hire:hideout-b", { price: 2 });

  it("pass without asking", () => {
    const play = ordering(order("pass"));
    expect(play.now.passed[0]).toBe("standing-order");
    expect(play.types().slice(0, 3)).toEqual(["turn-started", "standing-order-executed", "seat-passed"]);
  });

  it("hire, and leave what follows to the player", () => {
    const play = ordering(hireB, { missed: { 0: 1 } });
    expect([play.active, play.topic]).toEqual([0, "keep"]);
    expect(play.types().slice(0, 3)).toEqual(["turn-started", "standing-order-executed", "hire-paid"]);
    expect(play.now.missed[0]).toBe(0);
  });

  it.each([
    [order("hire:hideout-b", { price: 1 }), {}, "too-dear"],
    [order("hire:hideout-a", { price: 2 }), {}, "empty"],
    [order("hire:hideout-i", { price: 2 }), {}, "empty"],
    [order("hire:hideout-c", { price: 5 }), { money: { 0: 2 } }, "no-money"],
    [order("hire:hideout-c"), { money: { 0: 2 } }, "no-money"],
    [order("pass"), { money: { 0: 1 } }, "must-pass"],
  ] as const)(
    "that cannot be carried out are dropped, and the owner alone is told why: %j %j",
    (left, scene, reason) => {
      const play = ordering(left, scene);
      const [told, ...more] = play.told("standing-order-dropped", 0);
      expect(told).toMatchObject({ seat: 0, reason });
      expect(more).toEqual([]);
      // The log tells about it as it always did.
      expect(told?.order).toMatchObject(
        left.answers[0] === "pass"
          ? { order: "pass", turn: 1 }
          : {
              order: "hire",
              turn: 1,
              hideout: String(left.answers[0]).slice(5),
              maxCost: left.when["price"] ?? 5,
            },
      );
      expect(play.told("standing-order-dropped", 1)).toEqual([]);
      if (reason !== "must-pass") expect([play.active, play.topic]).toEqual([0, "turn"]);
    },
  );

  it("live for the turn that they name, and not at all with the option off", () => {
    expect(ordering(order("hire:hideout-b", { turn: 2 })).topic).toBe("turn");
    expect(ordering(hireB, { options: { standingOrders: false } }).topic).toBe("turn");
    expect(set(table).sees(0).nextOwnTurn).toBe(2);
    expect(set(table).sees(1).nextOwnTurn).toBe(1);
    expect(set({ ...table, passed: { 1: "choice" } }).sees(1).nextOwnTurn).toBeNull();
    expect(set(table).sees("spectator").nextOwnTurn).toBeNull();
  });
});

describe("orders for a whole turn", () => {
  const kept = (pick: string, place: string) => ({ pick, place });
  const job = (...answers: readonly { pick: string; place: string }[]): StandingOrder => ({
    kind: "job",
    when: { turn: 1 },
    answers,
  });
  const hire = (...letters: readonly string[]): StandingOrder => ({
    ...order("", { price: 3 }),
    answers: letters.map((letter) => `hire:hideout-${letter}`),
  });
  const ordering = (orders: readonly StandingOrder[], scene: CrooksScene = {}) =>
    set({ ...table, ...scene, settings: { 0: { orders } } });

  it("knock at the next door when the first is shut, and say nothing of it", () => {
    const play = ordering([hire("a", "c")]);
    expect(play.told("hire-paid")).toMatchObject([{ hideout: "hideout-c" }]);
    expect(play.told("standing-order-dropped", 0)).toEqual([]);
  });

  it("tell why each door was shut", () => {
    const play = ordering([hire("a", "c")], { money: { 0: 2 } });
    expect(play.topic).toBe("turn");
    expect(play.told("standing-order-dropped", 0)).toMatchObject([
      { order: { hideout: "hideout-a" }, reason: "empty" },
      { order: { hideout: "hideout-c" }, reason: "no-money" },
    ]);
  });

  it.each([
    ["a certain crook", [kept("freight-train-frank", "up:target-4")], 4, "freight-train-frank↑"],
    [
      "one who is not there, then one who is",
      [kept("big-august", "up:target-9"), kept("southpaw-shea", "down:target-8")],
      8,
      "southpaw-shea↓",
    ],
    ["the strongest of a gang", [kept("northside", "up:target-5")], 5, "hammer-halloran↑"],
    ["the strongest, where nobody known is as strong", [kept("any", "lead-up")], 8, "hammer-halloran↑"],
    ["one at the cheapest free target", [kept("westside", "least-up")], 2, "freight-train-frank↑"],
    [
      "another place where the first is taken",
      [kept("any", "up:target-7"), kept("any", "up:target-6")],
      6,
      "hammer-halloran↑",
    ],
  ] as const)("keep %s", (_, answers, target, lies) => {
    const rows = { 0: { 7: ["velvet-vito↑"] }, 1: { 9: ["iron-hand-ilsa↑"] } } as const;
    const play = ordering([hire("c"), job(...answers)], { rows });
    expect(play.row(0, target)).toEqual([lies]);
    expect([play.active, play.topic]).toEqual([1, "turn"]);
  });

  it("leave a named target where somebody known is as strong, if they say so", () => {
    const rows = { 1: { 9: ["red-door-rosie↑"] } } as const;
    const careful = (place: string) => ({
      ...job(kept("southpaw-shea", place)),
      when: { turn: 1, leads: true as const },
    });
    expect(ordering([hire("c"), careful("up:target-9")], { rows }).topic).toBe("keep");
    expect(ordering([hire("c"), careful("up:target-8")], { rows }).row(0, 8)).toEqual(["southpaw-shea↑"]);
  });

  it("place the last crook of a hideout", () => {
    const alone = { hideouts: { A: ["velvet-vito"], B: ["leaky-luca", "clover-kid"] } } as const;
    expect(ordering([hire("a"), job(kept("outfit", "down:target-9"))], alone).row(0, 9)).toEqual([
      "velvet-vito↓",
    ]);
    expect(ordering([hire("a"), job(kept("northside", "down:target-9"))], alone).topic).toBe("place");
  });

  it("ask when nobody who is named is there, and leave no word of it", () => {
    const play = ordering([hire("c"), job(kept("killer", "lead-up"))]);
    expect([play.active, play.topic]).toEqual([0, "keep"]);
    const asked = ordering([hire("c")]);
    expect(play.types()).toEqual(asked.types());
  });

  it("use the ability of the crook that is placed", () => {
    const rows = { 1: { 9: ["leaky-luca↑"] }, 2: { 9: ["red-door-rosie↑"] } } as const;
    const found = { A: ["quiet-quentin", "sticky-stan", "keyhole-kate"], B: ["velvet-vito"] } as const;
    const using = (pick: string, kind: string, ...answers: readonly string[]) =>
      ordering([hire("a"), job(kept(pick, "up:target-9")), { kind, when: { turn: 1 }, answers }], {
        hideouts: found,
        rows,
      });
    expect(using("killer", "killer", "strongest").row(2, 9)).toEqual([]);
    expect(using("killer", "killer", "seat:3", "seat:1").row(1, 9)).toEqual([]);
    expect(using("pickpocket", "pickpocket", "take").told("money-taken")).toHaveLength(1);
    expect(using("spy", "spy", "target:target-9", "hideout:hideout-b").told("spy-looked")).toMatchObject([
      { place: "hideout-b" },
    ]);
    expect(using("spy", "killer", "decline").topic).toBe("spy");
  });

  it("tell the others the same when they find somebody else", () => {
    const world = (hidden: "velvet-vito" | "red-door-rosie") =>
      ordering([hire("a"), job(kept(hidden, "down:target-9"))], {
        hideouts: { A: [hidden, "clover-kid"], B: ["leaky-luca"] },
      });
    const [one, other] = [world("velvet-vito"), world("red-door-rosie")];
    expect(one.stage.told(1)).toEqual(other.stage.told(1));
    expect(one.row(0, 9)).not.toEqual(other.row(0, 9));
  });
});

describe("an order that is left", () => {
  const leaves = (left: StandingOrder, scene: CrooksScene = {}, seat = 1) => {
    const settings = { orders: [left] } as never;
    set({ ...table, ...scene }).stage.enter({ kind: "settings", seat, settings });
  };
  const hireB = (turn: number) => order("hire:hideout-b", { turn, price: 2 });

  it("is for the next turn, which for the active seat is the one after this", () => {
    expect(() => leaves(hireB(1))).not.toThrow();
    expect(() => leaves(hireB(2), {}, 0)).not.toThrow();
  });

  it.each([
    ["for a later turn", hireB(2), {}, 1],
    ["for every turn", { ...hireB(1), when: {} }, {}, 1],
    ["for the turn that has begun", hireB(1), {}, 0],
    ["after passing for good", hireB(1), { passed: { 1: "choice" } }, 1],
    ["where the match has no orders", hireB(1), { options: { standingOrders: false } }, 1],
    ["on a hideout that is not in play", order("hire:hideout-h"), {}, 1],
    [
      "on those found, for a later turn",
      { ...hireB(2), kind: "job", answers: [{ pick: "any", place: "lead-up" }] },
      {},
      1,
    ],
  ] as const)("%s is refused", (_, left, scene, seat) => {
    expect(() => leaves(left, scene, seat)).toThrow("match/illegal-settings");
  });

  it("is one of its kind", () => {
    const settings = { orders: [hireB(1), hireB(1)] } as never;
    expect(() => set(table).stage.enter({ kind: "settings", seat: 1, settings })).toThrow(
      "match/illegal-settings",
    );
  });

  it("may be withdrawn whenever the seat likes", () => {
    const play = set({ ...table, options: { standingOrders: false }, passed: { 1: "choice" } });
    play.stage.enter({ kind: "settings", seat: 1, settings: { orders: [] } });
    expect(play.stage.run.settings(1)).toEqual({ orders: [] });
  });

  it("ends with its player's resignation, which leaves nothing more to be ordered", () => {
    const play = set({ ...table, settings: { 1: { orders: [order("pass")] } } }).resigns(1);
    expect(play.stage.run.settings(1)).toEqual({ orders: [] });
    const input = { kind: "settings", seat: 1, settings: { orders: [] } } as const;
    expect(() => play.stage.enter(input)).toThrow("match/resigned");
  });
});

describe("resigning", () => {
  it("out of turn passes at once and leaves the prompt as it is", () => {
    const play = set(table);
    const { id } = play.stage.prompt(0, "turn");
    play.resigns(2);
    expect(play.now.passed[2]).toBe("resigned");
    expect(play.sees("spectator").seats[2]?.isResigned).toBe(true);
    expect(play.stage.prompt(0, "turn").id).toBe(id);
    expect(play.types().slice(-2)).toEqual(["resigned", "seat-passed"]);
  });

  it("after passing passes no second time", () => {
    const play = set({ ...table, passed: { 2: "choice" } }).resigns(2);
    expect(play.told("seat-passed")).toEqual([]);
    expect(play.now.passed[2]).toBe("choice");
  });

  it("with the turn open counts as a pass", () => {
    const play = set(table).resigns(0);
    expect(play.told("seat-passed")).toEqual([{ type: "seat-passed", seat: 0, reason: "resigned" }]);
    expect(play.active).toBe(1);
  });

  it("after a paid hire finishes the turn by default first", () => {
    const play = set(table).hires("C").resigns(0);
    expect(play.row(0, 9)).toEqual(["hammer-halloran↑"]);
    expect(play.types().slice(-6, -1)).toEqual([
      "stand-in-acted",
      "crook-kept",
      "stand-in-acted",
      "crook-placed",
      "seat-passed",
    ]);
    expect(play.active).toBe(1);
  });

  it("of the last opponent in the middle of a search leaves everybody found where they are", () => {
    const play = set({ ...table, seats: 2 })
      .hires("D")
      .resigns(1);
    expect(play.stage.run.outcome).toMatchObject({ reason: "last-standing", placements: [1, 2] });
    expect(play.told("archive-opened")[0]?.leftover[3]?.crooks).toEqual(["iron-hand-ilsa", "clover-kid"]);
  });

  it("of all but one ends the match at once, and the last one wins, whatever the points", () => {
    const rows = { 0: { 9: ["top-hat-tobias↑"] } } as const;
    const play = set({ ...table, rows })
      .resigns(2)
      .resigns(0);
    expect(play.stage.run.outcome).toMatchObject({ reason: "last-standing", placements: [2, 1, 3] });
    expect(play.types()).not.toContain("all-passed");
    expect(play.told("game-ended")[0]?.winners).toEqual([1]);
  });

  it("[R60] of the last opponent lets open asks lapse; a crook in hand counts nowhere", () => {
    const play = set({ hideouts: { C: ["velvet-vito"], D: ["clover-kid"] }, seats: 2 })
      .takes("D", "clover-kid")
      .resigns(1);
    expect(play.stage.run.outcome).toMatchObject({ reason: "last-standing", placements: [1, 2] });
    expect(play.told("crook-placed")).toEqual([]);
    expect(play.told("archive-opened")[0]?.leftover[3]).toEqual({
      hideout: "hideout-d",
      crooks: ["clover-kid"],
    });
    expect(play.told("game-ended")[0]?.scores[0]?.total).toBe(0);
  });
});
