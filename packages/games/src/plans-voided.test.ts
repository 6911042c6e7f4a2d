/**
 * The events that void a careful plan: every type of event that everybody is told is against somebody, or the test
 * states why it is not.
 */
import { readFileSync } from "node:fs";
import type { Game } from "@consigliere/engine/game";
import type { PlanStep } from "@consigliere/engine/plan";
import { describe, expect, it } from "vitest";
import { catalogue } from "./catalogue.ts";
import { optionId as crooksOption } from "./crooks/option-ids.ts";
import { sceneState as familyScene } from "./family-business/scene.ts";
import { games } from "./registry.ts";

/** The reasons why a plan stands, and the events for which each reason holds. */
type Harmless = Readonly<Record<string, readonly string[]>>;

const THE_KERNEL: Harmless = {
  "the kernel sees to the plan of a seat that a bot plays or that is given up": ["autopilot", "resigned"],
  "somebody has decided nothing, or takes it back": ["default-applied", "taken-back"],
  "what stands is the same": ["step-restarted"],
};

const HARMLESS: Readonly<Record<string, Harmless>> = {
  crooks: {
    "the course of the match": ["match-started", "turn-started", "all-passed"],
    "somebody does something for itself": [
      ...["crook-kept", "hire-empty-handed", "crook-placed", "stack-moved", "money-taken"],
      ...["ability-used", "ability-declined", "seat-passed", "stand-in-acted"],
    ],
    "an order or a plan of somebody is carried out": ["standing-order-executed"],
    "its seat alone is told": ["standing-order-dropped", "hideout-searched"],
    "somebody looks, and takes nothing": ["spy-looked"],
    "nothing is asked any more": [
      ...["crooks-revealed", "target-scored", "gang-scored", "game-ended", "archive-opened"],
    ],
  },
  "family-business": {
    "the course of the match": [
      ...["match-started", "mob-assigned", "hand-dealt", "turn-started", "card-drawn", "deck-reshuffled"],
    ],
    "a card that does something is told by what it does": ["card-played"],
    "somebody does something for itself": ["card-discarded"],
    "whether it is countered, the counter says": [
      ...["window-opened", "window-answer", "window-skipped", "window-closed", "counter-withdrawn"],
    ],
    "a burial follows where it strikes": ["mobster-hit"],
    "it is for the good of whose mobster it is": ["mobster-saved", "mobster-freed"],
    "a war is aimed at nobody": ["war-started", "war-rate-changed", "war-ended"],
    "nothing is asked any more": ["seat-eliminated", "game-ended"],
  },
  "mafia-dollar": {
    "the course of the match": [
      ...["match-started", "first-warehouse", "racket-laid-out", "hand-dealt", "turn-started", "turn-ended"],
      ...["racket-drawn", "card-drawn"],
    ],
    "somebody does something for itself": [
      ...[
        "warehouse-played",
        "gangster-played",
        "item-played",
        "dog-played",
        "block-lifted",
        "card-discarded",
      ],
      ...["birthday-played", "gifts-stashed", "moved-out", "went-home", "collected", "item-handed-over"],
      ...["gangster-returned"],
    ],
    "what it takes is told by itself": ["gift-answered", "police-played"],
    "everybody passes on what it chooses itself": ["pass-opened", "pass-answered", "card-passed"],
    "the attempt before it has voided the plan": [
      ...["check-flipped", "gangster-killed", "loot-divided", "rackets-seen", "rackets-taken"],
    ],
    "both sides want it": [
      ...["call", "market-opened", "offer-made", "offer-ended", "traded", "bid-answered", "market-closed"],
    ],
    "nothing is asked any more": ["end-card", "target-reached", "game-ended"],
  },
  "mob-city": {
    "the course of the match": [
      ...["match-started", "placed", "day-started", "bids-revealed", "enforcer-pool", "pool-opened"],
      ...["event-revealed", "block-started", "tokens-recovered", "day-ended", "will-opened"],
    ],
    "who has sealed something does not tell what": [
      ...["bid-answered", "list-answered", "plan-answered", "orders-answered"],
    ],
    "somebody does something for itself": [
      ...[
        "event-passed",
        "police-passed",
        "event-declined",
        "police-declined",
        "event-tipped",
        "police-taken",
      ],
      ...["enforcer-hired", "enforcer-done", "enforcer-returned", "whiskey-taken", "whiskey-none"],
      ...["wages-paid", "wages-left", "building-bought", "speakeasies-opened", "group-dispatched"],
      ...["fight-armed", "fight-collected", "fight-passed", "fight-looted"],
    ],
    "its seat alone is told": ["enforcer-offered", "wish-skipped", "plan-entry-skipped", "bomb-lapsed"],
    "it spares or pays whom it is about": [
      ...["raid-spared", "income-paid", "moll-revealed", "fight-capture-refused"],
    ],
    "all go home alike": ["truce-sent-home"],
    "the fight has voided the plan": ["fight-wiped-out", "fight-won", "fight-standoff"],
    "nothing is asked any more": ["match-ended"],
  },
  "nothing-personal": {
    "the course of the match": [
      ...["match-started", "chair-dealt", "laid-aside", "deck-reshuffled", "round-started", "phase-started"],
      ...["income", "income-none", "fence-count", "associate-dealt", "round-ended", "line-skipped"],
      ...["feds-checked"],
    ],
    "somebody does something for itself": [
      ...["cards-drawn", "passed", "stayed", "shakedown", "marker-moved", "cards-bought", "action-taken"],
      ...["action-skipped", "coachman-stayed", "insurance-paid", "toll-paid", "death-benefit-paid"],
    ],
    "a card or an action that does something is told by what it does": ["card-played"],
    "a lower ante in a plan is no legal answer any more": ["ante-raised"],
    "its seat alone is told": ["play-lapsed"],
    "markers are laid all the time: whom they cost the lead still has a legal answer, or not": [
      ...["marker-placed", "markers-inherited", "coin-returned", "ring-moved", "appointed"],
    ],
    "who led him is not on the board any more": ["gangster-removed"],
    "an answer is for the one who asks": [
      ...["tie-decided", "tie-order-set", "permission-asked", "permission-given", "permission-refused"],
      ...["permission-demand"],
    ],
    "what comes of it is told": [
      ...["die-rolled", "die-rerolled", "move-announced", "move-called-off", "move-fizzled"],
      ...["whack-announced", "whack-declared", "whack-called-off", "whack-fizzled", "whack-cancelled"],
      ...["respect-changed"],
    ],
    "both sides want it": [
      ...["offer-made", "offer-accepted", "offer-declined", "offer-void", "plea-made", "gift-given"],
      ...["card-given", "solicited", "coin-swapped", "promise-made", "promise-kept", "promise-lapsed"],
      ...["escrow-released", "escrow-returned", "debt-lapsed"],
    ],
    "nothing is asked any more": [
      ...["final-gangster", "hand-sold", "money-turned", "tie-break-rolled", "final-scored"],
    ],
  },
};

/** The types that a file of events names. */
function typesIn(source: string): string[] {
  const text = readFileSync(new URL(source, import.meta.url), "utf8");
  const named = text.matchAll(/readonly type:((?:[\s|]*"[a-z0-9-]+")+)/g);
  return [...named].flatMap(([, types = ""]) => [...types.matchAll(/"([^"]+)"/g)].map(([, one = ""]) => one));
}

const againstIn = (game: string) => games[game]?.plans?.against ?? {};

describe.each(catalogue)("a careful plan of $meta.id", ({ meta }) => {
  it("has an answer to everything that can be told, and one only", () => {
    const told = [...typesIn(`./${meta.id}/events.ts`), ...typesIn("../../engine/src/event.ts")];
    expect(told.length).toBeGreaterThan(20);
    const harmless = [HARMLESS[meta.id] ?? {}, THE_KERNEL].flatMap((one) => Object.values(one).flat());
    expect([...Object.keys(againstIn(meta.id)), ...harmless].sort()).toEqual([...new Set(told)].sort());
  });
});

interface Told {
  readonly type: string;
  readonly [member: string]: unknown;
}

/** An event of seat 1 against seat 0, and one that does not concern seat 0 or that seat 0 caused itself. */
interface Case {
  readonly game: string;
  readonly against: Told;
  readonly not: readonly Told[];
}

const hire = (hideout: string, seat: number) => ({ type: "hire-paid", seat, hideout, cost: 2, money: 1 });
const swapped = (first: number, second: number, by: number) => ({
  type: "markers-swapped",
  by,
  first: { gangster: "x", owner: first, onCoin: false, copy: 1 },
  second: { gangster: "y", owner: second, onCoin: false, copy: 1 },
});
const reordered = (before: readonly string[], after: readonly string[]) => ({
  type: "list-reordered",
  before,
  after,
});

const CASES: readonly Case[] = [
  {
    game: "crooks",
    against: hire("hideout-a", 1),
    not: [hire("hideout-b", 1), hire("hideout-a", 0)],
  },
  {
    game: "family-business",
    against: { type: "mobster-replaced", out: "new-york-1", in: "capone-2", index: 0 },
    not: [{ type: "mobster-replaced", out: "capone-2", in: "new-york-1", index: 0 }],
  },
  {
    game: "family-business",
    against: reordered(["new-york-1", "capone-1"], ["capone-1", "new-york-1"]),
    not: [
      reordered(["capone-1", "new-york-1"], ["new-york-1", "capone-1"]),
      reordered(["capone-1", "new-york-1", "purple-1"], ["capone-1", "purple-1", "new-york-1"]),
    ],
  },
  {
    game: "mafia-dollar",
    against: { type: "gift-given", from: 0, to: 1 },
    not: [{ type: "gift-given", from: 1, to: 0 }],
  },
  {
    game: "mob-city",
    against: { type: "extortion-paid", seat: 1, from: 0 },
    not: [{ type: "extortion-paid", seat: 1, from: null }],
  },
  {
    game: "mob-city",
    against: { type: "fight-started", sides: [{ seat: 1 }, { seat: 0 }] },
    not: [{ type: "fight-started", sides: [{ seat: 1 }, { seat: 2 }] }],
  },
  {
    game: "nothing-personal",
    against: swapped(0, 2, 1),
    not: [swapped(1, 2, 1), swapped(0, 1, 0)],
  },
  {
    game: "nothing-personal",
    against: { type: "hands-swapped", first: 0, second: 2, sizes: [1, 2] },
    not: [{ type: "hands-swapped", first: 1, second: 2, sizes: [1, 2] }],
  },
  {
    game: "nothing-personal",
    against: { type: "money-changed", seat: 0, delta: -3, money: 0, other: 1 },
    not: [
      { type: "money-changed", seat: 0, delta: -3, money: 0, other: null },
      { type: "money-changed", seat: 0, delta: -3, money: 0, other: 2 },
    ],
  },
];

/** The state of another seat's turn, by game, where it matters whose turn it is. */
const STATES: Readonly<Record<string, unknown>> = {
  "family-business": familyScene({ seats: 4, active: 1 }),
  "nothing-personal": {
    phase: { at: "commission" },
    commission: { order: [1, 0, 2], turn: 0 },
    turn: null,
  },
};

describe("somebody else's move", () => {
  it.each(CASES)("voids the plan of whom it goes against: $against.type in $game", (one) => {
    const step: PlanStep = {
      topic: "turn",
      answer: crooksOption("hire", "hideout-a" as never),
      when: "undisturbed",
    };
    const { plans } = games[one.game] as Game;
    const voids = (event: Told) =>
      plans?.against[event.type]?.(event, 0, { state: STATES[one.game] ?? {}, step });
    expect(voids(one.against)).toBe(true);
    for (const event of one.not) expect(voids(event), JSON.stringify(event)).toBe(false);
  });
});
