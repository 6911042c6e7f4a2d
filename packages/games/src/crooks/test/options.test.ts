/** Match options (9) and rulings (10) that no scenario covers. */
import type { Game } from "@consigliere/engine/game";
import { playOut, randomBot } from "@consigliere/engine/testing/playout";
import { describe, expect, it } from "vitest";
import { CROOK_IDS } from "../cards.ts";
import { crooks } from "../game.ts";
import { crooksMeta } from "../meta.ts";
import { optionsSchema } from "../options.ts";
import { type CrooksScene, sceneState } from "../scene.ts";
import { settingsSchema } from "../settings.ts";
import type { State } from "../state.ts";
import { view, viewOfPast } from "../view.ts";
import { deal, moneyOf, set } from "./scene.ts";

describe("match options", () => {
  it("have the published game as default", () => {
    expect(optionsSchema.parse({})).toEqual({
      startSeat: "random",
      previousLast: "nobody",
      targetFloor: 0,
      accompliceStack: "any",
      revealRemoved: false,
      casebook: true,
      archiveAtEnd: true,
      standingOrders: true,
      timeoutPolicy: "stand-in",
      standInLimit: 2,
      turnHours: 24,
      windowHours: 12,
      autopilotAfter: 0,
    });
    expect(settingsSchema.parse({})).toEqual({ orders: [] });
  });

  it.each([
    { startSeat: "seat-1" },
    { previousLast: 4 },
    { targetFloor: 2 },
    { standInLimit: 6 },
    { turnHours: 0 },
    { windowHours: 73 },
    { accompliceStack: "none" },
    { noSuchOption: true },
  ])("refuse %j", (options) => {
    expect(optionsSchema.safeParse(options).success).toBe(false);
  });

  it("refuse orders that name no hideout or a price beyond the fullest one", () => {
    const order = { kind: "turn", when: { turn: 1, price: 5 }, answers: ["hire:hideout-a"] };
    const isLegal = (...orders: unknown[]) => settingsSchema.safeParse({ orders }).success;
    expect(isLegal(order)).toBe(true);
    expect(isLegal({ ...order, when: { turn: 1, price: 6 } })).toBe(false);
    expect(isLegal({ ...order, answers: ["hire:hideout-j"] })).toBe(false);
    expect(isLegal({ ...order, answers: ["skip"] })).toBe(false);
  });

  it("offer presets that fit the schema, and keep their hours", () => {
    for (const preset of Object.values(crooksMeta.presets)) {
      expect(optionsSchema.safeParse(preset).success).toBe(true);
    }
    expect(crooksMeta.pace(optionsSchema.parse({ turnHours: 48 }))).toEqual({
      turnHours: 48,
      windowHours: 12,
      autopilotAfter: 0,
    });
  });

  it("startSeat: drawn, the first seat, or whoever was last before", () => {
    const drawn = new Set(Array.from({ length: 30 }, (_, i) => deal(3, {}, {}, `start ${i}`).now.startSeat));
    expect([...drawn].sort()).toEqual([0, 1, 2]);
    expect(deal(3, { startSeat: "seat-0" }).now.startSeat).toBe(0);
    expect(deal(3, { startSeat: "previous-last", previousLast: 2 }).active).toBe(2);
    const unknown = Array.from({ length: 30 }, (_, i) =>
      deal(3, { startSeat: "previous-last", previousLast: i % 2 === 0 ? "nobody" : 3 }, {}, `start ${i}`),
    );
    expect(new Set(unknown.map((play) => play.now.startSeat)).size).toBe(3);
  });

  it("revealRemoved: face-down crooks that are killed are shown to all", () => {
    const play = set({
      options: { revealRemoved: true, casebook: false },
      rows: { 2: { 9: ["match-head-moe↓"] } },
      hideouts: { A: ["quiet-quentin"], B: ["leaky-luca"] },
    });
    play.takes("A", "quiet-quentin").up(9).answers("seat:2");
    expect(play.told("crooks-removed")).toMatchObject([{ hidden: 0, crooks: [{ crook: "match-head-moe" }] }]);
    expect(play.sees("spectator").removed[0]?.crook).toBe("match-head-moe");
    expect(play.sees(1).removed[0]?.crook).toBe("match-head-moe");
  });

  it("archiveAtEnd off: what was never shown stays hidden; placed crooks are turned over all the same", () => {
    const play = set({
      options: { archiveAtEnd: false },
      seats: 2,
      rows: { 0: { 9: ["velvet-vito↓"] }, 1: { 3: ["clover-kid↓"] } },
      hideouts: { A: ["quiet-quentin"], B: ["leaky-luca", "southpaw-shea"] },
    });
    play.takes("A", "quiet-quentin").up(3).answers("seat:1").passes().passes();
    expect(play.types()).not.toContain("archive-opened");
    const seen = play.sees("spectator");
    expect(seen.archive).toBeNull();
    expect(seen.removed[0]?.crook).toBeNull();
    expect(play.seenAt("spectator", 0, 9)).toEqual(["velvet-vito"]);
  });
});

describe("without a casebook", () => {
  const scene: CrooksScene = {
    options: { casebook: false },
    seats: 2,
    rows: { 1: { 7: ["cross-town-carla↓"] } },
    hideouts: { A: ["keyhole-kate"], C: ["velvet-vito", "leaky-luca", "clover-kid"], B: ["sticky-stan"] },
  };

  it("a search is shown until the end of the turn, and the log keeps no names", () => {
    const play = set(scene).hires("C");
    expect(play.sees(0).hideouts[2]?.notes).toHaveLength(3);
    expect(play.told("hideout-searched", 0)).toEqual([
      { type: "hideout-searched", seat: 0, hideout: "hideout-c" },
    ]);
    play.places({ choose: "crook:velvet-vito", with: "down:target-9" });
    expect(play.sees(0).hideouts[2]?.notes).toBeNull();
    expect(play.seenAt(0, 0, 9)).toEqual(["velvet-vito"]); // one's own crooks always stay visible
  });

  it.each([
    ["target:target-7", 0],
    ["hideout:hideout-c", 0],
  ])("a look of a Spy (%s) is shown until the player has seen it", (look) => {
    const play = set(scene).takes("A", "keyhole-kate").up(2).answers(look);
    expect([play.active, play.topic, play.options]).toEqual([0, "spy-seen", ["done"]]);
    const [kind, place] = look.split(":");
    expect(play.about).toEqual({ [kind ?? ""]: place });
    const names = JSON.stringify(play.sees(0));
    expect(names).toContain(look.startsWith("target") ? "cross-town-carla" : "clover-kid");
    expect(JSON.stringify(play.told("spy-looked", 0))).not.toMatch(/carla|clover/);
    play.answers("done");
    expect(play.active).toBe(1);
    expect(JSON.stringify(play.sees(0))).not.toMatch(/carla|clover/);
  });

  it("the last turn's look is forgotten, too, however the match ends", () => {
    const play = set(scene).hires("C");
    expect(play.sees(0).hideouts[2]?.notes).toHaveLength(3);
    play.resigns(1);
    expect(play.stage.run.outcome?.reason).toBe("last-standing");
    expect(play.sees(0).hideouts[2]?.notes).toBeNull();
  });

  it("whole matches tell no seat a name but of its own crooks and of those who lie open", () => {
    for (let match = 0; match < 12; match++) {
      playOut(crooks as unknown as Game, {
        seatCount: 3,
        options: { casebook: false },
        seed: `names ${match}`,
        bots: [randomBot],
        onEvent: ({ seats = {} }, state) => {
          const { rows, removed, hand } = state as State;
          for (const [seat, told] of Object.entries(seats)) {
            const placed = [...rows.flat(2), ...removed];
            const known = placed.filter((played) => played.isRevealed || played.owner === Number(seat));
            const own = hand?.seat === Number(seat) ? [hand.crook] : [];
            const named = CROOK_IDS.filter((crook) => JSON.stringify(told).includes(`"${crook}"`));
            expect([...known.map(({ crook }) => crook), ...own]).toEqual(expect.arrayContaining(named));
          }
        },
      });
    }
  });

  it("a stand-in does not wait for anybody to have seen anything", () => {
    const play = set(scene).takes("A", "keyhole-kate").up(2).answers("target:target-7", "deadline");
    expect([play.active, play.topic]).toEqual([1, "turn"]);
  });
});

describe("a past moment", () => {
  const scene = { seats: 2, rows: { 1: { 7: ["cross-town-carla↓"] } } } as const;
  const hideouts = { A: ["keyhole-kate"], C: ["velvet-vito", "leaky-luca"], B: ["sticky-stan"] } as const;
  const look = (casebook: boolean, answer: "target:target-7" | "hideout:hideout-c") =>
    set({ ...scene, hideouts, options: { casebook } })
      .takes("A", "keyhole-kate")
      .up(2)
      .answers(answer);

  it.each([true, false])("is seen as it was, but for looks that are not kept (casebook %s)", (casebook) => {
    const searched = set({ ...scene, hideouts, options: { casebook } }).hires("C");
    const noted = viewOfPast(searched.now, 0).hideouts[2]?.notes ?? [];
    expect(noted.map(({ crook }) => crook)).toEqual(casebook ? ["velvet-vito", "leaky-luca"] : []);
    const spied = viewOfPast(look(casebook, "target:target-7").now, 0).seats[1]?.row[5]?.[0];
    expect(spied?.crook).toBe(casebook ? "cross-town-carla" : null);
    const inside = viewOfPast(look(casebook, "hideout:hideout-c").now, 0).hideouts[2]?.notes ?? [];
    expect(inside).toHaveLength(casebook ? 2 : 0);
  });

  it("shows what is one's own, and what everybody sees, as the view does", () => {
    const { now } = look(false, "target:target-7");
    for (const viewer of [1, "spectator"] as const) {
      expect(viewOfPast(now, viewer)).toEqual(view(now, viewer));
    }
  });
});

describe("rulings", () => {
  it("[R11] a search with a full row is allowed, and what fits must be placed", () => {
    const play = set({ hideouts: { A: ["velvet-vito"] } });
    expect(play.options).toEqual(["hire:hideout-a", "pass"]);
    expect(play.blocked).toContain("hire:hideout-b (empty-hideout)"); // R56
    expect(
      set({ hideouts: { A: ["velvet-vito", "leaky-luca"], B: ["clover-kid"] }, money: { 0: 1 } }).blocked,
    ).toContain("hire:hideout-a (no-money)");
  });

  it("[R33] crooks of a seat that passed can be killed", () => {
    const play = set({
      passed: { 1: "choice" },
      rows: { 1: { 9: ["velvet-vito↑"] } },
      hideouts: { A: ["lullaby-lou"], B: ["leaky-luca"] },
    });
    play.takes("A", "lullaby-lou").up(9).answers("seat:1");
    expect(play.row(1, 9)).toEqual([]);
  });

  it("[R43] nothing is taken back once a hire is paid", () => {
    const play = set({ hideouts: { A: ["sticky-stan", "velvet-vito"], B: ["leaky-luca"] } });
    const placed = { choose: "crook:sticky-stan", with: "up:target-4" };
    for (const answer of ["hire:hideout-a", placed, "take"]) {
      play.answers(answer);
      expect(play.stage.run.canUndo(0), JSON.stringify(answer)).toBe(false);
    }
  });

  it("[R53] a moved crook keeps its play number and its hideout of origin", () => {
    const play = set({
      rows: { 0: { 8: ["brass-buttons-bruno↓"] } },
      hideouts: { B: ["revolving-door-rocco"], C: ["leaky-luca"] },
    });
    const before = play.sees(1).seats[0]?.row[6]?.[0];
    play.takes("B", "revolving-door-rocco").switch(8, 2);
    expect(play.sees(1).seats[0]?.row[0]?.[0]).toEqual(before);
    expect(play.sees(1).seats[0]?.row[6]?.[0]).toMatchObject({ from: "hideout-b", play: 2 });
  });

  it("[R61] a Killer found with a full row must replace a crook of one's own", () => {
    const rows = { 0: { 2: ["leaky-luca↑"], 3: ["clover-kid↑"] } } as const;
    const play = set({ rows, hideouts: { A: ["lullaby-lou"] }, money: { 0: 1 } }).takes("A", "lullaby-lou");
    expect(play.options.filter((id) => id.startsWith("replace"))).toEqual([
      "replace:target-2",
      "replace:target-3",
    ]);
  });

  it("[5] money is never short of what it was, and the view shows only known modifiers", () => {
    const state = sceneState({ rows: { 0: { 6: ["top-hat-tobias↑"] }, 1: { 6: ["match-head-moe↓"] } } });
    expect(view(state, 0).targets[4]).toEqual({ id: "target-6", printed: 6, value: 8, unknown: 1 });
    expect(view(state, 1).targets[4]).toEqual({ id: "target-6", printed: 6, value: 2, unknown: 0 });
    expect(moneyOf(set({ hideouts: { A: ["leaky-luca"] } }))).toEqual([18, 18, 18]);
  });
});

describe("playing again", () => {
  it.each([
    [[1, 3, 2], 1],
    [[2, 1, 2], 0],
    [[1, 1], 0],
  ])("after places %j gives the start seat of `previous-last` to seat %i", (placements, seat) => {
    const options = optionsSchema.parse({ startSeat: "previous-last" });
    expect(crooksMeta.playAgain?.(options, placements)).toEqual({ ...options, previousLast: seat });
  });
});
