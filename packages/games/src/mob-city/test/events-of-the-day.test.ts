/** Acceptance scenarios S-17 to S-22: raids, crackdowns, truces, takings. */
import { describe, expect, it } from "vitest";
import type { EventId } from "../cards.ts";
import { b, type StagedPosition, set } from "./scene.ts";

/** Nobody shows Molls, throws grenades, or decides anything in a fight. */
const QUIET = {
  moll: "never",
  bomb: "never",
  arm: "auto",
  fight: "auto",
  capture: "take",
  loot: "all",
} as const;
const quiet: NonNullable<StagedPosition["settings"]> = { 0: QUIET, 1: QUIET, 2: QUIET, 3: QUIET };

describe("a raid (5.3 A)", () => {
  const raid: StagedPosition = {
    event: "ev-raid-north",
    captains: {
      1: {
        cash: 8_500,
        notoriety: 4,
        whiskey: "wh-bathtub-1",
        pours: ["little-sicily-1", "little-sicily-2"],
        owns: ["harbor-front-1"],
      },
    },
  };

  it("[MOB S-17] lets the owner choose which fine to pay, and takes what stays unpaid", () => {
    const play = set(raid);
    expect(play.told("raid-closed").map(({ building, fine }) => [building, fine])).toEqual([
      ["little-sicily-1", 4_000],
      ["little-sicily-2", 8_000],
    ]);
    expect(play.topics).toEqual(["fine-pay"]);
    expect(play.open(1)).toEqual([b("little-sicily-1"), b("little-sicily-2")]);
    expect(play.fallback(1)).toBe(b("little-sicily-2"));
    play.answers(1, b("little-sicily-2"));
    expect(play.told("raid-fined").map(({ amount }) => amount)).toEqual([8_000]);
    expect(play.told("building-lost")).toEqual([
      { type: "building-lost", building: "little-sicily-1", seat: 1 },
    ]);
    const { now } = play;
    expect(now.buildings["little-sicily-1"]?.owner).toBeNull();
    expect([now.captains[1]?.shopTokens, now.captains[1]?.notoriety]).toEqual([5, 4]);
    expect(play.told("income-paid").map(({ building, amount }) => [building, amount])).toEqual([
      ["little-sicily-2", 0],
      ["harbor-front-1", 1_000],
    ]);
    expect(play.cash(1)).toBe(1_500);
  });

  it("pays the fines that an order names, as far as they can be paid", () => {
    const paid = (...answers: string[]) =>
      set({ ...raid, settings: { 1: { orders: [{ kind: "fine", when: {}, answers }] } } }).told("raid-fined");
    const [elsewhere, first] = [b("harbor-front-1"), b("little-sicily-1")];
    expect([paid("default"), paid(elsewhere, first)].map(([one]) => one?.building)).toEqual([
      "little-sicily-2",
      "little-sicily-1",
    ]);
    expect(paid(elsewhere)).toEqual([]);
  });

  it("keeps a lost building closed and plain for the day", () => {
    const play = set(raid).answers(1, b("little-sicily-1"));
    expect(play.told("building-lost").map(({ building }) => building)).toEqual(["little-sicily-2"]);
    const lost = set({
      ...raid,
      captains: { 1: { cash: 0, whiskey: "wh-rye-1", pours: ["little-sicily-1"] } },
    });
    expect(lost.told("building-lost")).toHaveLength(1);
    expect(lost.told("income-paid")).toEqual([]);
  });

  it("[MOB S-18] spares the holder of the Police, who extorts nothing at a closed building either", () => {
    const spared = set({ ...raid, police: 1 });
    expect(spared.told("raid-spared").map(({ building }) => building)).toEqual([
      "little-sicily-1",
      "little-sicily-2",
    ]);
    expect(spared.told("income-paid").map(({ amount }) => amount)).toEqual([2_000, 4_000, 1_000]);
    const closed = set({
      event: "ev-raid-north",
      police: 1,
      settings: quiet,
      captains: {
        1: { notoriety: 4, groups: { 1: ["so-bagman-1"] }, sends: { 1: "harbor-front-3" } },
        3: { cash: 20_000, whiskey: "wh-rye-1", pours: ["harbor-front-3"] },
      },
    });
    expect(closed.told("raid-fined").map(({ amount }) => amount)).toEqual([16_000]);
    expect(closed.told("income-paid").map(({ amount }) => amount)).toEqual([0]);
    expect(closed.told("extortion-paid")).toEqual([]);
    expect([closed.cash(3), closed.cash(1)]).toEqual([4_000, 10_000]);
  });
});

describe("a crackdown and a truce (5.3 A)", () => {
  it("[MOB S-19] arrest whoever stands outside its own buildings in the district, but for the Police holder", () => {
    const play = set({
      event: "ev-crackdown-west",
      police: 0,
      settings: quiet,
      captains: {
        0: { groups: { 1: ["so-knuckles-1"] }, sends: { 1: "theater-row-3" } },
        1: {
          groups: { 2: ["so-bagman-1", "mo-opal", "we-revolver-1"] },
          sends: { 2: "little-sicily-3" },
        },
        2: { owns: ["theater-row-3"], groups: { 1: ["so-dockhand-1"] }, sends: { 1: "theater-row-3" } },
        3: { groups: { 1: ["so-lookout-1"] }, sends: { 1: "harbor-front-3" } },
      },
    });
    const arrested = {
      type: "group-arrested",
      seat: 1,
      group: 2,
      building: "little-sicily-3",
      count: 3,
    } as const;
    expect(play.told("group-arrested")).toEqual([{ ...arrested, lieutenants: [] }]);
    expect(play.told("group-arrested", 1)[0]?.cards).toEqual(["so-bagman-1", "mo-opal", "we-revolver-1"]);
    expect(play.group(1, 2)).toEqual([]);
    expect(play.told("fight-started").map(({ building }) => building)).toEqual(["theater-row-3"]);
    expect(play.told("extortion-paid")[0]).toMatchObject({ seat: 3, from: null, amount: 800 });
  });

  const truce = (police?: number): StagedPosition => ({
    event: "ev-truce",
    ...(police === undefined ? {} : { police }),
    settings: quiet,
    captains: {
      0: { groups: { 1: ["so-knuckles-1"] }, sends: { 1: "little-sicily-3" } },
      1: { notoriety: 3, groups: { 1: ["so-knuckles-2"] }, sends: { 1: "little-sicily-3" } },
      2: {
        owns: ["theater-row-3"],
        groups: { 1: ["so-knuckles-3"], 2: ["so-knuckles-4"] },
        sends: { 1: "little-sicily-3", 2: "theater-row-3" },
      },
      3: { groups: { 1: ["so-knuckles-5"] }, sends: { 1: "theater-row-3" } },
    },
  });
  const sentHome = (scene: StagedPosition) => {
    const play = set(scene);
    return { play, home: play.told("truce-sent-home").map(({ seat, building }) => [seat, building]) };
  };

  it("[MOB S-20] send home whoever cannot extort", () => {
    const { play, home } = sentHome(truce(1));
    expect(home).toEqual([
      [0, "little-sicily-3"],
      [2, "little-sicily-3"],
      [3, "theater-row-3"],
    ]);
    expect(play.told("fight-started")).toEqual([]);
    expect(play.told("extortion-paid").map(({ seat, amount }) => [seat, amount])).toEqual([[1, 1_800]]);
    expect(play.told("tokens-recovered").flatMap(({ tokens }) => tokens)).toEqual([
      { seat: 1, group: 1, building: "little-sicily-3" },
      { seat: 2, group: 2, building: "theater-row-3" },
    ]);
    const without = sentHome(truce());
    expect(without.home.map(([seat]) => seat)).toEqual([0, 1, 2, 3]);
    expect(without.play.told("extortion-paid")).toEqual([]);
  });
});

describe("takings (5.3 D to F)", () => {
  const pouring = (event: EventId, hasMoll: boolean) => {
    const play = set({
      event,
      captains: {
        2: {
          pours: ["theater-row-3"],
          whiskey: "wh-rye-1",
          groups: { 1: ["mo-ruby"] },
          sends: { 1: "theater-row-3" },
        },
      },
    });
    play.answers(2, hasMoll ? [b("theater-row-3")] : []);
    const [income] = play.told("income-paid");
    const [moll] = play.told("moll-revealed");
    return (income?.amount ?? 0) + (moll?.extra ?? 0);
  };

  it("[MOB S-21] are doubled and halved by consumption, and doubled by a Moll", () => {
    expect([pouring("ev-don-is-dead", false), pouring("ev-don-is-dead", true)]).toEqual([12_000, 24_000]);
    expect([pouring("ev-boom", false), pouring("ev-boom", true)]).toEqual([24_000, 48_000]);
    expect([pouring("ev-slump", false), pouring("ev-slump", true)]).toEqual([6_000, 12_000]);
    const plain = {
      owns: ["theater-row-3"],
      groups: { 1: ["mo-ruby"] },
      sends: { 1: "theater-row-3" },
    } as const;
    for (const event of ["ev-don-is-dead", "ev-boom", "ev-slump"] as const) {
      const play = set({ event, captains: { 2: plain } });
      expect(play.told("income-paid").map(({ amount }) => amount)).toEqual([4_000]);
      expect(play.answers(2, [b("theater-row-3")]).cash(2)).toBe(18_000);
    }
  });

  const extorting = (scene: StagedPosition) => {
    const play = set({ settings: quiet, ...scene });
    return { play, paid: play.told("extortion-paid").map(({ seat, from, amount }) => [seat, from, amount]) };
  };
  const alone = (notoriety: number, building: "theater-row-3" | "little-sicily-3" | "theater-row-1") =>
    ({ notoriety, groups: { 1: ["so-bagman-1"] }, sends: { 1: building } }) as const;

  it("[MOB S-22] go in part to whoever stands there alone", () => {
    const a = extorting({
      captains: { 0: alone(4, "theater-row-3"), 2: { pours: ["theater-row-3"], whiskey: "wh-rye-1" } },
    });
    expect(a.paid).toEqual([[0, 2, 4_800]]);
    expect([a.play.cash(0), a.play.cash(2)]).toEqual([14_800, 17_200]);
    expect(extorting({ captains: { 1: alone(3, "little-sicily-3") } }).paid).toEqual([[1, null, 1_800]]);
    const slump = extorting({
      event: "ev-slump",
      captains: { 0: alone(7, "theater-row-1"), 3: { pours: ["theater-row-1"], whiskey: "wh-rye-1" } },
    });
    expect(slump.play.told("income-paid").map(({ amount }) => amount)).toEqual([1_500]);
    expect(slump.paid).toEqual([[0, 3, 1_050]]);
  });

  it("are doubled for the extorter, too, by a Moll of its own (R-33)", () => {
    const play = set({
      captains: { 1: { notoriety: 3, groups: { 1: ["mo-ruby"] }, sends: { 1: "little-sicily-3" } } },
    });
    play.answers(1, [b("little-sicily-3")]);
    expect(play.told("extortion-paid")[0]).toMatchObject({ value: 12_000, amount: 3_600 });
  });
});
