import { describe, expect, it } from "vitest";
import { crooksMoments } from "./crooks/moments.tsx";
import { familyBusinessMoments } from "./family-business/moments.tsx";
import type { GameMoments } from "./game-ui.ts";
import { mafiaDollarMoments } from "./mafia-dollar/moments.tsx";
import { mobCityMoments } from "./mob-city/moments.tsx";
import { nothingPersonalMoments } from "./nothing-personal/moments.tsx";

interface Told {
  readonly type: string;
  readonly [member: string]: unknown;
}

/** Events as the viewers with the most knowledge see them, and the members that others are not told. */
const TOLD: readonly [GameMoments, Told, readonly string[]][] = [
  [familyBusinessMoments, { type: "card-drawn", seat: 1, purpose: "turn", card: "hit-1" }, ["card"]],
  [familyBusinessMoments, { type: "window-answer", seat: 1, answer: "finger" }, ["answer"]],
  [crooksMoments, { type: "spy-looked", seat: 0, place: "target-3", count: 2, crooks: ["a"] }, ["crooks"]],
  [mafiaDollarMoments, { type: "card-drawn", seat: 0, deckCount: 9, card: "dog-rex" }, ["card"]],
  [mobCityMoments, { type: "enforcer-hired", seat: 1, group: 2, card: "so-knuckles" }, ["card"]],
  [
    nothingPersonalMoments,
    { type: "cards-drawn", seat: 0, count: 2, reason: "fence", cards: ["a"] },
    ["cards"],
  ],
  [mafiaDollarMoments, { type: "pass-answered", seat: 2, card: "dog-rex" }, ["card"]],
];

describe("the moments of the games", () => {
  it.each(TOLD)("take and sound the same for all who are told %#", (moments, event, hidden) => {
    const others = Object.fromEntries(Object.entries(event).filter(([name]) => !hidden.includes(name)));
    const asOthers = { ...others, type: event.type };
    expect(moments.length(event as never, {})).toBe(moments.length(asOthers as never, {}));
    expect(moments.sounds(event as never)).toEqual(moments.sounds(asOthers as never));
  });

  it("last for as many shots as a massacre has, and no finale longer than 2.4 seconds", () => {
    const massacre = { type: "card-played", kind: "st-valentines-day-massacre", params: {} } as never;
    const lengthFor = (men: number) =>
      familyBusinessMoments.length(massacre, { hitList: Array.from({ length: men }, () => "capone-1") });
    expect(lengthFor(1)).toBeLessThan(lengthFor(4));
    expect(lengthFor(30)).toBe(2_400);
    expect(mafiaDollarMoments.length({ type: "end-card" } as never, {})).toBe(2_400);
    expect(mobCityMoments.length({ type: "will-opened" } as never, {})).toBe(2_400);
    expect(nothingPersonalMoments.length({ type: "final-scored" } as never, {})).toBe(2_400);
  });

  it("take no more than 1.2 seconds of what happens all the time", () => {
    const shot = { type: "mobster-hit", indexInStep: 0 } as never;
    const next = { type: "mobster-hit", indexInStep: 1 } as never;
    expect(familyBusinessMoments.length(shot, {})).toBe(1_200);
    expect(familyBusinessMoments.length(next, {})).toBeLessThan(700);
    expect(familyBusinessMoments.length({ type: "turn-started" } as never, {})).toBe(0);
  });
});
