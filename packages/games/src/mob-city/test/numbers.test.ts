/** P-22: cards of one name are the same at a table. A card's number tells nothing about where the card has been. */
import { at } from "@consigliere/engine/seat";
import { expect, it } from "vitest";
import { type CardId, nameOf } from "../cards.ts";
import { set } from "./scene.ts";

const MATCHES = 40;
const matches = Array.from({ length: MATCHES }, (_, i) => `numbers ${i}`);
const HELD = "so-bruiser-1";

it("has every number of a name among what may be offered, also one that somebody was seen to have", () => {
  const captains = { 1: { groups: { 1: [HELD], 2: ["we-grenade-1"] } } } as const;
  const unheld = matches.flatMap((seed) => {
    const play = set({ phase: { at: "pool" }, captains, ranks: { enforcer: [0, 2, 3, 1] }, seed });
    // Its captain still has one of each, whatever their numbers.
    expect([1, 2].flatMap((group) => play.group(1, group as 1 | 2)).map(nameOf)).toEqual([
      "so-bruiser",
      "we-grenade",
    ]);
    return [...play.now.pool, ...play.now.deck];
  });
  expect(unheld).toContain(HELD);
  expect(unheld).toContain("we-grenade-1");
});

it("has a hired card show another number than was offered, so that it is not told from one held before", () => {
  const shown = matches.map((seed) => {
    const play = set({
      phase: { at: "hire", rank: 0 },
      captains: { 0: { groups: { 1: ["so-bruiser-2"] } } },
      ranks: { enforcer: [0, 1, 2, 3] },
      pool: [HELD],
      seed,
    });
    play.answers(0, { choose: `card:${HELD}`, with: "group:1" });
    expect(play.group(0, 1)).toHaveLength(2);
    return [...play.group(0, 1)];
  });
  const numbers = (place: number): Set<CardId> => new Set(shown.map((cards) => at(cards, place)));
  expect([numbers(0).size, numbers(1).size].every((count) => count > 2)).toBe(true);
});

it("draws as much whatever lies where", () => {
  const drawn = (group: readonly CardId[]) =>
    set({
      phase: { at: "hire", rank: 3 },
      captains: { 1: { groups: { 1: group } } },
      ranks: { enforcer: [0, 1, 2, 3] },
      pool: ["lt-morosi"],
    }).answers(3, "done").stage.run.randomAt;
  expect(drawn(["so-bruiser-1", "so-bruiser-2"])).toBe(drawn(["so-bagman-1", "we-grenade-1"]));
});
