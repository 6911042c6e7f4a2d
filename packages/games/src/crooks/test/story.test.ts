import type { Viewer } from "@consigliere/engine/seat";
import { describe, expect, it } from "vitest";
import { inEnglish, inEveryLanguage } from "../../testing/sentences.ts";
import { tellsEverything } from "../../testing/telling.ts";
import { ABILITIES, CREWS, CROOK_IDS, GANGS, HIDEOUTS, TARGETS } from "../cards.ts";
import type { CrooksEvent } from "../events.ts";
import { crooks } from "../game.ts";
import { REASONS } from "../legal/reasons.ts";
import { optionsSchema } from "../options.ts";
import type { PassReason } from "../state.ts";
import { strengthOf } from "../view.ts";
import { endings } from "./matches/endings.ts";
import { fullRow, set } from "./scene.ts";

const plain = { casebook: false, accompliceStack: "pair" } as const;

type Lapse = Extract<CrooksEvent, { type: "standing-order-dropped" }>;

/** A dropped order; only its owner is told. */
const lapses = (order: Lapse["order"], reason: Lapse["reason"]) => ({
  everyone: null,
  seats: { 1: { type: "standing-order-dropped" as const, turn: 3, seat: 1, order, reason } },
});

tellsEverything(crooks, {
  optionsSchema,
  reasons: REASONS,
  endings,
  names: [
    ...CROOK_IDS.map((id) => `crook.${id}`),
    ...TARGETS.map((id) => `target.${id}`),
    ...HIDEOUTS.map((id) => `hideout.${id}`),
    ...GANGS.map((id) => `gang.${id}`),
    ...CREWS.map((id) => `crew.${id}`),
    ...ABILITIES.flatMap((id) => [`ability.${id}.name`, `ability.${id}.rule`]),
  ],
  small: CROOK_IDS,
  matches: (["random", "regular"] as const).flatMap((bots) => [
    { bots, seatCount: 2, options: {} },
    { bots, seatCount: 3, options: plain },
    { bots, seatCount: 4, options: {} },
    { bots, seatCount: 2, options: plain },
  ]),
  asked: set({ options: plain, rows: { 0: fullRow() }, hideouts: { A: ["velvet-vito"] } })
    .hires("A")
    .stage.run.prompts(0),
  staked: [{ points: [{ what: "full-row" }] }],
  rare: [
    {
      type: "crook-placed",
      seat: 1,
      target: "target-9",
      play: 4,
      mode: "replace",
      facing: "up",
      paid: 0,
      from: "hideout-a",
      crook: "quiet-quentin",
    },
    {
      type: "crooks-removed",
      by: 1,
      victim: 1,
      target: "target-9",
      crooks: [{ play: 3, facing: "down" }],
      hidden: 1,
    },
    { type: "spy-looked", seat: 1, place: "target-9", count: 2, owners: [0, 2] },
    {
      everyone: null,
      seats: {
        1: {
          type: "spy-looked",
          seat: 1,
          place: "target-9",
          count: 2,
          owners: [0, 2],
          plays: [
            { play: 1, owner: 0, crook: "leaky-luca" },
            { play: 2, owner: 2, crook: "velvet-vito" },
          ],
        },
      },
    },
    { type: "standing-order-executed", turn: 3, seat: 1 },
    ...(["empty", "too-dear", "no-money", "must-pass"] as const).map((reason) =>
      lapses({ order: "hire", turn: 1, hideout: "hideout-b", maxCost: 2 }, reason),
    ),
    lapses({ order: "pass", turn: 1 }, "must-pass"),
    ...(
      [
        "choice",
        "no-money",
        "no-crooks",
        "timeout",
        "resigned",
        "standing-order",
      ] as const satisfies PassReason[]
    ).map((reason) => ({ type: "seat-passed" as const, seat: 1, reason })),
    ...(["turn", "keep", "place", "search-seen", "pickpocket", "killer", "spy", "spy-seen"] as const).map(
      (topic) => ({
        type: "stand-in-acted" as const,
        seat: 1,
        topic,
      }),
    ),
    { type: "hire-empty-handed", seat: 1, hideout: "hideout-c", cost: 2 },
    { type: "crooks-revealed", crooks: [] },
    { type: "game-ended", reason: "last-standing", scores: [], winners: [0] },
  ],
  unheard: ["standing-order-executed", "standing-order-dropped", "stand-in-acted", "hire-empty-handed"],
});

it.each(inEveryLanguage("crooks"))(
  "who gives up is out: nothing is said of a bot ($language)",
  ({ story, say }) => {
    const resigned = say(story.phraseOfEvent({ type: "resigned", seat: 1 } as never));
    expect(resigned).toContain("Bo");
    expect(resigned).not.toMatch(/bot|ボット/);
  },
);

describe("sentences", () => {
  const { story, say: put } = inEnglish("crooks");
  const say = (event: CrooksEvent, viewer: Viewer) => put(story.phraseOfEvent(event), viewer);

  it("speak to the player concerned and of others by name", () => {
    const event = { type: "hire-paid", seat: 1, hideout: "hideout-c", cost: 3, money: 15 } as const;
    expect(say(event, 1)).toBe("You pay $3 and search Dockside Warehouse.");
    expect(say(event, 0)).toBe("Bo pays $3 and searches Dockside Warehouse.");
  });

  it("speak of a face-down crook by its number, and by name to those who know", () => {
    const play = set({
      rows: { 1: { 9: ["match-head-moe↓"] } },
      hideouts: { A: ["quiet-quentin"], B: ["leaky-luca"] },
    });
    play.takes("A", "quiet-quentin").up(9).answers("seat:1");
    const [toAll, toVictim] = [play.told("crooks-removed")[0], play.told("crooks-removed", 1)[0]];
    expect(toAll && say(toAll, 2)).toBe("Ada removes the crooks of Bo from City Bank: crook no. 1.");
    expect(toVictim && say(toVictim, 1)).toBe("Ada removes your crooks from City Bank: Match-Head Moe.");
    expect(toVictim && [1, 2].map((viewer) => story.weightOf(toVictim, viewer))).toEqual([4, 2]);
  });
});

it("the view adds up what is known of a stack", () => {
  const play = set({
    rows: { 0: { 5: ["pinstripe-pat↓", "sidecar-syd↑"] } },
    hideouts: { A: ["leaky-luca"] },
  });
  const stack = (viewer: Viewer) => play.sees(viewer).seats[0]?.row[3] ?? [];
  expect(strengthOf(stack(0))).toEqual({ known: 8, unknown: 0 });
  expect(strengthOf(stack(1))).toEqual({ known: 3, unknown: 1 });
});
