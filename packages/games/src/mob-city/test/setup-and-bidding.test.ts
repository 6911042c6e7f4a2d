/** Acceptance scenarios S-01 to S-10: setup, bids, and the four favours. */
import { at } from "@consigliere/engine/seat";
import { describe, expect, it } from "vitest";
import { type CardId, gradeOf, isCharacter, SOLDIER_IDS, START_CASH, whiskeysFor } from "../cards.ts";
import type { State } from "../state.ts";
import { deal, type Play, set } from "./scene.ts";

const everybody = (state: State) => state.captains;
const grades = (state: State) => state.whiskeysLeft.map(gradeOf);

describe("setup (4)", () => {
  it("[MOB S-01] deals four captains what they begin with", () => {
    const play = deal(4);
    const { now } = play;
    for (const captain of everybody(now)) {
      expect([captain.cash, captain.notoriety, captain.shopTokens]).toEqual([6_500, 1, 7]);
      const cards = captain.groups.flat();
      expect(cards).toHaveLength(1);
      expect(SOLDIER_IDS).toContain(cards[0]);
    }
    expect(grades(now)).toEqual([2, 2, 3, 4]);
    expect(now.deck).toHaveLength(104);
    expect(now.events.stack).toHaveLength(12);
    expect(now.events.stack.indexOf("ev-don-is-dead")).toBeGreaterThanOrEqual(6);
    expect(Object.values(now.buildings).map(({ owner }) => owner)).toEqual(Array(20).fill(null));
    expect([0, 1, 2, 3]).toContain(now.grace);
  });

  it("puts the Don into the last six cards of every match, and shows nobody whose will it is", () => {
    const places = Array.from({ length: 40 }, (_, i) => {
      const { now } = deal(4, {}, `setup ${i}`);
      expect(JSON.stringify(deal(4, {}, `setup ${i}`).sees("spectator"))).not.toContain("will-");
      return now.events.stack.indexOf("ev-don-is-dead");
    });
    expect(Math.min(...places)).toBe(6);
    expect(Math.max(...places)).toBe(11);
  });

  it("[MOB S-02] gives two captains a city without east and west", () => {
    for (const seed of ["a", "b", "c", "d"]) {
      const { now } = deal(2, {}, seed);
      expect(now.map.map(({ position }) => position)).toEqual(["n", "s"]);
      expect(Object.keys(now.buildings)).toHaveLength(10);
      expect(now.events.stack).toHaveLength(8);
      expect(now.events.stack.filter((id) => /east|west/.test(id))).toEqual([]);
      expect([6, 7]).toContain(now.events.stack.indexOf("ev-don-is-dead"));
      expect(grades(now)).toEqual([2, 3, 4]);
      expect(now.deck).toHaveLength(106);
    }
  });

  it("[MOB S-04] pays out the starting cash in notes of 1,000, 500, 100 and 50", () => {
    expect(START_CASH).toBe(4 * 1_000 + 4 * 500 + 4 * 100 + 2 * 50);
    expect(
      deal(5)
        .sees("spectator")
        .captains.map(({ cash }) => cash),
    ).toEqual(Array(5).fill(6_500));
  });

  it("lets everybody place its Soldier without showing it", () => {
    const play = deal(3);
    play.answers(0, "group:2").answers(2, "group:4").answers(1, "group:1");
    expect(everybody(play.now).map(({ groups }) => groups.map((cards) => cards.length))).toEqual([
      [0, 1, 0, 0],
      [1, 0, 0, 0],
      [0, 0, 0, 1],
    ]);
    const cards = play.told("placed", 1).map(({ card }) => card !== undefined);
    expect(cards).toEqual([false, true, false]);
    expect(play.told("placed").every(({ card }) => card === undefined)).toBe(true);
  });
});

/** A captain's bid: the token on event, enforcer, police, whiskey. */
const tokens = (event: number, enforcer: number, police: number, whiskey: number): string[] => {
  const bid: string[] = [];
  bid[event - 1] = "interest:event";
  bid[enforcer - 1] = "interest:enforcer";
  bid[police - 1] = "interest:police";
  bid[whiskey - 1] = "interest:whiskey";
  return bid;
};

const bidding = (captains: Parameters<typeof set>[0]["captains"]): Play => {
  const play = set({
    phase: { at: "bid" },
    grace: 2,
    nextEvent: "ev-boom",
    ...(captains ? { captains } : {}),
  });
  return play
    .answers(0, tokens(1, 2, 3, 4))
    .answers(1, tokens(2, 1, 3, 4))
    .answers(2, tokens(3, 1, 2, 4))
    .answers(3, tokens(1, 2, 3, 4));
};

describe("bids and the tip (5.1)", () => {
  it("[MOB S-05] breaks ties by Grace order, and shows the event to the winner alone", () => {
    const play = bidding({ 3: { notoriety: 3 } });
    expect(play.told("bids-revealed")[0]?.ranks.event).toEqual([3, 0, 1, 2]);
    expect(play.cash(3)).toBe(10_000 - 150);
    expect(play.told("event-tipped", 3)).toEqual([
      { type: "event-tipped", seat: 3, cost: 150, event: "ev-boom" },
    ]);
    expect(play.told("event-tipped", 0)).toEqual([{ type: "event-tipped", seat: 3, cost: 150 }]);
    expect([0, 1, 2, 3].map((seat) => play.sees(seat).mine?.tip)).toEqual([null, null, null, "ev-boom"]);
  });

  it("[MOB S-06] passes the tip on when the cash does not reach", () => {
    const play = bidding({ 3: { notoriety: 6, cash: 250 } });
    expect(play.told("event-passed")).toEqual([{ type: "event-passed", seat: 3, cost: 300, cash: 250 }]);
    expect([play.cash(3), play.cash(0)]).toEqual([250, 9_900]);
    expect(play.sees(0).mine?.tip).toBe("ev-boom");
    expect(play.sees(3).mine?.tip).toBeNull();
  });

  it("tells who has bid, and nothing else, until all have", () => {
    const play = set({ phase: { at: "bid" } });
    play.answers(1, tokens(4, 3, 2, 1));
    expect(play.types()).toEqual(["day-started", "bid-answered"]);
    expect(play.sees(0).bids).toBeNull();
  });
});

describe("hiring (5.1.2)", () => {
  const enforcer = [1, 0, 3, 2];
  const captains = { 0: { notoriety: 5 }, 1: { notoriety: 6 }, 2: { notoriety: 2 }, 3: { notoriety: 1 } };

  it("[MOB S-07] offers the pool by rank, to each what those before have left", () => {
    const play = set({ phase: { at: "pool" }, captains, ranks: { enforcer } });
    expect(play.told("enforcer-pool")).toEqual([{ type: "enforcer-pool", size: 10, big: [0, 1] }]);
    expect(play.now.pool).toHaveLength(10);
    const limits = [3, 3, 2, 2];
    const hires = [3, 1, 2, 0];
    for (const [i, seat] of enforcer.entries()) {
      expect(play.waiting).toEqual([seat]);
      expect(play.stage.prompt(seat, "hire").about).toEqual({ left: limits[i] });
      for (const other of [0, 1, 2, 3]) {
        expect(play.sees(other).pool.cards).toEqual(other === seat ? play.now.pool : null);
      }
      for (let count = 0; count < at(hires, i); count++) hireAnybody(play, seat);
      if (at(hires, i) < at(limits, i)) {
        const left = [...play.now.pool];
        play.answers(seat, "done");
        if (seat === 2) expect(play.now.deck.slice(-4).sort()).toEqual(left.sort());
      }
    }
    expect(play.told("enforcer-returned")).toEqual([{ type: "enforcer-returned", count: 4 }]);
    expect(play.told("enforcer-offered", 2).map(({ cards }) => cards.length)).toEqual([4]);
    expect(play.told("enforcer-done").map(({ count }) => count)).toEqual([3, 1, 2, 0]);
  });

  /** Hires the first character of the pool into group 4 or, for a second Lieutenant, elsewhere. */
  function hireAnybody(play: Play, seat: number): void {
    const card = play.now.pool.find(isCharacter);
    const [group] = play.openUnder(seat, `card:${card}`);
    play.answers(seat, { choose: `card:${card}`, with: group ?? "none" });
  }

  it("[MOB S-08] places Lieutenants one to a group, and weapons only beside somebody", () => {
    const groups = { 1: ["so-bagman-1"], 2: ["lt-callan"] } as const;
    const pool: CardId[] = ["lt-morosi", "we-shotgun-1", "mo-kitty"];
    const play = set({
      phase: { at: "hire", rank: 0 },
      captains: { 0: { groups } },
      ranks: { enforcer: [0, 1, 2, 3] },
      pool,
    });
    expect(play.openUnder(0, "card:lt-morosi")).toEqual(["group:1", "group:3", "group:4"]);
    expect(play.openUnder(0, "card:we-shotgun-1")).toEqual(["group:1", "group:2"]);
    expect(play.openUnder(0, "card:mo-kitty")).toEqual(["group:1", "group:2", "group:3", "group:4"]);
    play.answers(0, { choose: "card:mo-kitty", with: "group:3" });
    expect(play.openUnder(0, "card:we-shotgun-1")).toEqual(["group:1", "group:2", "group:3"]);
    expect(play.told("enforcer-hired", 0)).toEqual([
      { type: "enforcer-hired", seat: 0, group: 3, card: "mo-kitty" },
    ]);
    expect(play.told("enforcer-hired")).toEqual([{ type: "enforcer-hired", seat: 0, group: 3 }]);
  });

  it("asks even who can place nothing, and blocks a fifth Lieutenant (R-17)", () => {
    const groups = { 1: ["lt-callan"], 2: ["lt-varelli"], 3: ["lt-brodsky"], 4: ["lt-ferrant"] } as const;
    const scene = { phase: { at: "hire", rank: 0 }, captains: { 0: { groups } } } as const;
    const play = set({ ...scene, pool: ["lt-morosi"] });
    expect(play.open(0)).toEqual(["done"]);
    expect(play.blocked(0)).toEqual(["card:lt-morosi (has-lieutenant)"]);
    const empty = set({ phase: { at: "hire", rank: 0 }, pool: ["we-shotgun-1"] });
    expect(empty.blocked(0)).toEqual(["card:we-shotgun-1 (weapon-needs-company)"]);
  });

  it("shows a hired Lieutenant to all", () => {
    const play = set({ phase: { at: "hire", rank: 0 }, pool: ["lt-morosi", "mo-kitty"] });
    play.answers(0, { choose: "card:lt-morosi", with: "group:1" });
    expect(play.told("enforcer-hired")).toEqual([
      { type: "enforcer-hired", seat: 0, group: 1, card: "lt-morosi" },
    ]);
    expect(play.sees("spectator").captains[0]?.groups[0]).toEqual({ lieutenant: "lt-morosi", faceDown: 0 });
  });
});

describe("police and whiskey (5.1.3, 5.1.4)", () => {
  it("[MOB S-09] passes the police on when the cash does not reach", () => {
    const play = set({
      phase: { at: "police", rank: 0 },
      ranks: { police: [1, 3, 0, 2] },
      captains: { 1: { notoriety: 7, cash: 1_300 }, 3: { notoriety: 4, cash: 5_000 } },
    });
    expect(play.told("police-passed")).toEqual([
      { type: "police-passed", seat: 1, cost: 1_400, cash: 1_300 },
    ]);
    expect(play.told("police-taken")).toEqual([{ type: "police-taken", seat: 3, cost: 800 }]);
    expect([play.now.police, play.cash(1), play.cash(3)]).toEqual([3, 1_300, 4_200]);
  });

  const drafting = () =>
    set({
      phase: { at: "whiskey", rank: 0 },
      ranks: { whiskey: [2, 0, 3, 1] },
      captains: { 3: { cash: 150 } },
    })
      .answers(2, "grade:4")
      .answers(0, "grade:3");

  it("[MOB S-10] pours by rank, and skips who cannot pay", () => {
    expect(whiskeysFor(4).map(gradeOf)).toEqual([2, 2, 3, 4]);
    const play = drafting();
    expect([play.cash(2), play.cash(0)]).toEqual([9_600, 9_700]);
    expect(play.told("whiskey-none")).toEqual([{ type: "whiskey-none", seat: 3, reason: "too-dear" }]);
    expect(play.waiting).toEqual([1]);
    expect(play.open(1)).toEqual(["none", "grade:2"]);
    expect(play.blocked(1)).toEqual(["grade:3 (grade-taken)", "grade:4 (grade-taken)"]);
    play.answers(1, "grade:2");
    expect(play.cash(1)).toBe(9_800);
    expect(grades(play.now)).toEqual([2]);
    expect(grades(drafting().answers(1, "none").now)).toEqual([2, 2]);
  });
});
