/** Acceptance scenarios S-11 to S-16 and S-31: wages, buying, speakeasies, dispatch. */
import { describe, expect, it } from "vitest";
import { type CardId, planOf } from "../cards.ts";
import { floorOf } from "../town.ts";
import { b, type Play, pour, type StagedPosition, set } from "./scene.ts";

const payday = (turn: number) => ({ at: "payday", turn, away: false }) as const;

/** The names of the parts of a form. */
const parts = (play: Play, seat: number): string[] => {
  const question = play.question(seat);
  return question.form === "form" ? question.parts.map(({ name }) => name) : [];
};

const part = (play: Play, seat: number, name: string) => {
  const question = play.question(seat);
  return question.form === "form" ? question.parts.find((p) => p.name === name)?.question : undefined;
};

describe("wages (5.2 W)", () => {
  it("[MOB S-11] are paid without asking while the cash covers them", () => {
    const play = set({
      phase: payday(0),
      captains: {
        0: {
          cash: 6_450,
          groups: { 1: ["lt-odowd", "so-dockhand-1", "we-revolver-1"], 2: ["so-doorman-1"] },
        },
      },
    });
    expect(play.told("wages-paid")).toEqual([{ type: "wages-paid", seat: 0, amount: 350 }]);
    expect(play.cash(0)).toBe(6_100);
    expect(play.topics).toEqual(["buy"]);
  });

  const short = () =>
    set({
      phase: payday(1),
      captains: { 1: { cash: 100, groups: { 1: ["so-dockhand-1", "we-shotgun-1"], 2: ["mo-kitty"] } } },
    });

  it("[MOB S-12] are chosen card by card when the cash is short, characters before their weapons", () => {
    const play = short();
    expect(play.open(1)).toEqual(["card:so-dockhand-1", "card:mo-kitty"]);
    expect(play.blocked(1)).toEqual(["card:we-shotgun-1 (weapon-before-character)"]);
    play.answers(1, "card:mo-kitty");
    expect(play.open(1)).toEqual(["card:so-dockhand-1"]);
    expect(play.cash(1)).toBe(100);
    play.answers(1, "card:so-dockhand-1");
    expect(play.cash(1)).toBe(0);
    expect(play.now.deck.at(-1)).toBe("we-shotgun-1");
    expect(play.told("wages-left", 1)).toEqual([
      { type: "wages-left", seat: 1, group: 1, count: 1, lieutenants: [], cards: ["we-shotgun-1"] },
    ]);
    expect(play.told("wages-left")).toEqual([
      { type: "wages-left", seat: 1, group: 1, count: 1, lieutenants: [] },
    ]);

    const other = short().answers(1, "card:so-dockhand-1");
    expect(other.open(1)).toEqual(["card:we-shotgun-1", "card:mo-kitty"]);
    expect(other.answers(1, "card:we-shotgun-1").now.deck.at(-1)).toBe("mo-kitty");
  });

  const poor = (cards: readonly CardId[]) =>
    set({ phase: payday(1), captains: { 1: { cash: 50, groups: { 1: cards } } } });

  it("[MOB S-31] ask whoever is forced by secrets alone, and show the same to all others", () => {
    const a = poor(["so-dockhand-1", "we-shotgun-1"]);
    const other = poor(["so-dockhand-1", "so-doorman-1"]);
    expect(a.open(1)).toEqual(["card:so-dockhand-1"]);
    expect(other.open(1)).toEqual(["card:so-dockhand-1", "card:so-doorman-1"]);
    for (const play of [a, other]) {
      expect(play.answers(1, "card:so-dockhand-1").cash(1)).toBe(0);
      expect(play.group(1, 1)).toEqual(["so-dockhand-1"]);
    }
    for (const viewer of [0, 2, 3, "spectator"] as const) {
      expect(a.stage.told(viewer)).toEqual(other.stage.told(viewer));
      expect(a.sees(viewer)).toEqual(other.sees(viewer));
    }
    const open = poor(["lt-odowd", "so-dockhand-1"]);
    expect(open.told("wages-paid")).toEqual([{ type: "wages-paid", seat: 1, amount: 50 }]);
    expect(open.now.deck.at(-1)).toBe("lt-odowd");
    expect(open.topics).toEqual(["business"]);
  });

  it("end unasked when nothing that is left can be paid", () => {
    const play = set({
      phase: payday(0),
      captains: { 0: { cash: 50, groups: { 1: ["lt-odowd", "we-shotgun-1"] } } },
    });
    expect(play.told("wages-paid")).toEqual([{ type: "wages-paid", seat: 0, amount: 0 }]);
    expect(play.group(0, 1)).toEqual([]);
  });
});

describe("buying (5.2 B)", () => {
  it("[MOB S-13] begins with a Small Shop", () => {
    const play = set({
      phase: payday(0),
      day: 1,
      captains: { 0: { cash: 6_500, notoriety: 1, groups: { 1: ["so-bagman-1"] } } },
    });
    expect(play.told("wages-paid")[0]?.amount).toBe(50);
    const open = play.open(0);
    expect(open).toHaveLength(9);
    expect(open.map((id) => planOf(id.slice("building:".length) as never).cost)).toEqual(
      Array(9).fill(5_000),
    );
    play.answers(0, [b("little-sicily-1")]);
    expect([play.cash(0), play.notoriety(0), floorOf(play.now, 0)]).toEqual([1_450, 2, 1]);
    expect(play.now.captains[0]?.shopTokens).toBe(6);
    expect(play.topics).toEqual(["business"]);
  });

  it("raises notoriety with every building, in the order of buying (R-26)", () => {
    const play = set({ phase: payday(0), captains: { 0: { cash: 20_000, notoriety: 1 } } });
    play.answers(0, [b("theater-row-1"), b("little-sicily-2")]);
    expect(play.told("building-bought").map(({ building, notoriety }) => [building, notoriety])).toEqual([
      ["theater-row-1", 2],
      ["little-sicily-2", 3],
    ]);
    expect(play.cash(0)).toBe(5_000);
  });

  it("takes no more buildings than there is cash or shop tokens for", () => {
    const play = set({ phase: payday(0), captains: { 0: { cash: 14_950 } } });
    expect(() => play.answers(0, [b("little-sicily-1"), b("little-sicily-2")])).toThrow(
      "match/illegal-answer",
    );
    expect(play.answers(0, [b("little-sicily-1"), b("harbor-front-1")]).cash(0)).toBe(4_950);
    const bare = set({
      phase: payday(0),
      captains: { 0: { cash: 90_000 } },
      bend: (state) => {
        for (const captain of state.captains) captain.shopTokens = 1;
      },
    });
    expect(() => bare.answers(0, [b("little-sicily-1"), b("harbor-front-1")])).toThrow(
      "match/illegal-answer",
    );
  });

  it("[MOB S-14] costs, earns and is fined by the plan card", () => {
    const card = [
      "little-sicily-1",
      "little-sicily-2",
      "little-sicily-4",
      "theater-row-3",
      "little-sicily-3",
    ] as const;
    const plans = card.map(planOf);
    expect(plans.map(({ cost }) => cost)).toEqual([5_000, 10_000, 15_000, 20_000, 30_000]);
    expect(plans.map(({ fine }) => fine)).toEqual([4_000, 8_000, 12_000, 16_000, 24_000]);
    const income = (whiskey: "wh-bathtub-1" | "wh-rye-1" | "wh-bonded-1" | null) => {
      const business = whiskey === null ? { owns: card } : { pours: card, whiskey };
      const play = set({ captains: { 0: business } });
      return card.map((id) => play.told("income-paid").find(({ building }) => building === id)?.amount);
    };
    expect(income(null)).toEqual([1_000, 2_000, 3_000, 4_000, 6_000]);
    expect(income("wh-bathtub-1")).toEqual([2_000, 4_000, 6_000, 8_000, 12_000]);
    expect(income("wh-rye-1")).toEqual([3_000, 6_000, 9_000, 12_000, 18_000]);
    expect(income("wh-bonded-1")).toEqual([4_000, 8_000, 12_000, 16_000, 24_000]);
  });
});

describe("speakeasies and dispatch (5.2 S, D)", () => {
  const owns = ["little-sicily-1", "little-sicily-2", "theater-row-1"] as const;
  const pouring = (cash: number, scene: Partial<StagedPosition> = {}) =>
    set({
      phase: { at: "business", turn: 0, away: false },
      captains: { 0: { cash, owns, whiskey: "wh-rye-1" } },
      ...scene,
    });

  it("[MOB S-15] cost the grade again for each after the first", () => {
    const play = pouring(550);
    expect(play.topics).toEqual(["business"]);
    expect(part(play, 0, "speakeasies")).toMatchObject({ form: "some", min: 0, max: 2 });
    expect(() => play.answers(0, { speakeasies: owns.map(pour) })).toThrow("match/illegal-answer");
    play.answers(0, { speakeasies: [pour("little-sicily-2"), pour("theater-row-1")] });
    expect(play.cash(0)).toBe(250);
    expect(play.told("speakeasies-opened")).toEqual([
      {
        type: "speakeasies-opened",
        seat: 0,
        buildings: ["little-sicily-2", "theater-row-1"],
        extraCost: 300,
      },
    ]);
    expect(
      pouring(600)
        .answers(0, { speakeasies: owns.map(pour) })
        .cash(0),
    ).toBe(0);
    const dry = pouring(550, { captains: { 0: { cash: 550, owns } } });
    expect(dry.topics).not.toContain("business");
    expect(owns.map((id) => dry.now.buildings[id]?.business)).toEqual(["plain", "plain", "plain"]);
  });

  it("[MOB S-16] send every group that holds cards, anywhere, and none may stay", () => {
    const play = set({
      phase: { at: "business", turn: 0, away: false },
      captains: { 0: { cash: 0, groups: { 1: ["so-bagman-1"], 3: ["lt-odowd", "so-doorman-1"] } } },
    });
    expect(parts(play, 0)).toEqual(["group-1", "group-3"]);
    for (const name of ["group-1", "group-3"]) {
      const question = part(play, 0, name);
      expect(question?.form === "one" && question.options).toHaveLength(20);
    }
    play.answers(0, { "group-1": b("harbor-front-3"), "group-3": b("harbor-front-3") });
    expect(play.told("group-dispatched")).toEqual([
      {
        type: "group-dispatched",
        seat: 0,
        group: 1,
        building: "harbor-front-3",
        faceDown: 1,
        lieutenant: null,
      },
      {
        type: "group-dispatched",
        seat: 0,
        group: 3,
        building: "harbor-front-3",
        faceDown: 1,
        lieutenant: "lt-odowd",
      },
    ]);
  });

  it("send by default to the best own building, else to a quiet one (5.5)", () => {
    const groups = { 1: ["so-bagman-1"], 2: ["so-bagman-2"] } as const;
    const phase = { at: "business", turn: 0, away: false } as const;
    const rich = set({
      phase,
      captains: { 0: { cash: 0, groups, owns: ["little-sicily-1", "theater-row-3"] } },
    });
    expect(rich.fallback(0)).toEqual({ "group-1": b("theater-row-3"), "group-2": b("theater-row-3") });
    const poor = set({ phase, captains: { 0: { cash: 0, groups }, 1: { owns: ["little-sicily-1"] } } });
    expect(poor.fallback(0)).toEqual({ "group-1": b("little-sicily-2"), "group-2": b("little-sicily-3") });
  });

  it("do the rest of the day for whoever missed a deadline of it (P-25)", () => {
    const play = set({
      phase: payday(0),
      captains: { 0: { cash: 100, groups: { 1: ["so-dockhand-1", "we-shotgun-1"], 2: ["mo-kitty"] } } },
    });
    play.misses(0);
    expect(play.told("wages-paid")).toEqual([{ type: "wages-paid", seat: 0, amount: 100 }]);
    expect(play.told("group-dispatched").map(({ group }) => group)).toEqual([1, 2]);
    expect(play.waiting).toEqual([1]);
  });
});
