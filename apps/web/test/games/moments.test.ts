import { games } from "@consigliere/games/registry";
import { matchesUpToFull, replayWatched } from "@consigliere/games/testing/golden-files";
import { describe, expect, it } from "vitest";
import { familyBusinessMoments } from "../../src/games/family-business/moments.tsx";
import type { TableEvent } from "../../src/games/game-words.ts";
import { mafiaDollarMoments } from "../../src/games/mafia-dollar/moments.tsx";
import { mobCityMoments } from "../../src/games/mob-city/moments.tsx";
import { nothingPersonalMoments } from "../../src/games/nothing-personal/moments.tsx";
import { tableOf } from "../../src/games/registry.ts";

describe("the moments of the games", () => {
  it.each(Object.values(games))("take and sound the same for all who are told: $meta.id", async (game) => {
    const moments = await (await tableOf(game.meta.id)?.ui())?.replay.moments?.();
    if (moments === undefined) return;
    let secrets = 0;
    for (const file of matchesUpToFull(game)) {
      replayWatched(
        game,
        file,
        () => undefined,
        ({ everyone, seats = {} }, state) => {
          const view = game.view(state, "spectator");
          const told = everyone as TableEvent | null;
          for (const own of Object.values(seats) as TableEvent[]) {
            if (told === null) continue;
            secrets += 1;
            expect(moments.length(own, view)).toBe(moments.length(told, view));
            expect(moments.sounds(own)).toEqual(moments.sounds(told));
          }
        },
      );
    }
    expect(secrets).toBeGreaterThan(10);
  });

  it("last for as many shots as a massacre has, and no finale longer than seven seconds", () => {
    const massacre = { type: "card-played", kind: "st-valentines-day-massacre", params: {} } as never;
    const lengthFor = (men: number) =>
      familyBusinessMoments.length(massacre, { hitList: Array.from({ length: men }, () => "capone-1") });
    expect(lengthFor(1)).toBeLessThan(lengthFor(4));
    expect(lengthFor(30)).toBe(2_400);
    expect(mafiaDollarMoments.length({ type: "end-card" } as never, {})).toBe(2_400);
    const willOpened = mobCityMoments.length({ type: "will-opened" } as never, {});
    expect(willOpened).toBeGreaterThan(2_400);
    expect(willOpened).toBeLessThanOrEqual(7_000);
    // Nine men, the money of as many families as can play, and the columns.
    const { length } = nothingPersonalMoments;
    const [man, money, columns] = ["final-gangster", "money-turned", "final-scored"].map((type) =>
      length({ type } as never, {}),
    ) as [number, number, number];
    expect(9 * man + 5 * money + columns).toBeLessThanOrEqual(7_500);
  });

  it("take no more than 1.2 seconds of what happens all the time", () => {
    const shot = { type: "mobster-hit", indexInStep: 0 } as never;
    const next = { type: "mobster-hit", indexInStep: 1 } as never;
    expect(familyBusinessMoments.length(shot, {})).toBe(1_200);
    expect(familyBusinessMoments.length(next, {})).toBeLessThan(700);
    expect(familyBusinessMoments.length({ type: "turn-started" } as never, {})).toBe(0);
  });
});
