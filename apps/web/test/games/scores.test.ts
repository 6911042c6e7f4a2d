import { games } from "@consigliere/games/registry";
import { storyOf } from "@consigliere/games/stories";
import { matchesUpToFull, replayWatched } from "@consigliere/games/testing/golden-files";
import { LOCALES } from "@consigliere/languages";
import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import type { ToEnd } from "../../src/games/game-ui.ts";
import { figureIn, type Standings } from "../../src/games/standing.ts";

interface Scores {
  readonly scores: (view: unknown) => Standings;
  readonly toEnd: (view: unknown) => ToEnd;
}

/** Inputs of a match from one look to the next. */
const LOOKED_AT_EVERY = 5;

describe("how everybody stands", () => {
  it.each(Object.values(games))("is the same for all who look, and said in words: $meta.id", async (game) => {
    const { scores, toEnd }: Scores = await import(`../../src/games/${game.meta.id}/scores.ts`);
    const says = await Promise.all(
      LOCALES.map(async (locale) => {
        const { default: messages } = await import(`../../src/games/${game.meta.id}/messages/${locale}.json`);
        const t = createTranslator({ locale, messages, onError: (error) => expect.fail(error.message) });
        return (values: ToEnd) => t("toEnd", values);
      }),
    );
    const said = new Set<string>();
    let ends = 0;
    for (const file of matchesUpToFull(game)) {
      const { seatCount } = file;
      replayWatched(game, file, ({ state, outcome }, nth) => {
        if (outcome !== null) {
          ends += 1;
          expectWinnerAhead(game.meta.id, scores(game.view(state, 0)), outcome);
        }
        if (nth % LOOKED_AT_EVERY > 0) return;
        const open = game.view(state, "spectator");
        const all = { had: scores(open), end: toEnd(open) };
        expect([0, seatCount]).toContain(all.had.length);
        for (let seat = 0; seat < seatCount; seat++) {
          const view = game.view(state, seat);
          expect({ had: scores(view), end: toEnd(view) }).toEqual(all);
        }
        for (const say of says) said.add(say(all.end));
      });
    }
    expect(ends).toBeGreaterThan(0);
    // It comes nearer, in both languages.
    expect(said.size).toBeGreaterThan(4);
    for (const sentence of said) expect(sentence).not.toMatch(/NaN|undefined|[{}]/);
  });
});

/** In the end, the first has most of what decides. Whoever gave up may have had more. */
function expectWinnerAhead(game: string, standings: Standings, { reason, placements, stats }: Outcome): void {
  const [stat = "mobstersAlive"] = storyOf(game)?.decides?.(reason) ?? [];
  const winner = placements.indexOf(1);
  expect(figureIn(standings, winner, stat)).toBe(stats?.[winner]?.[stat]);
  if (reason === "last-standing") return;
  expect(figureIn(standings, winner, stat)).toBe(
    Math.max(...standings.map((_, seat) => figureIn(standings, seat, stat))),
  );
}

type Outcome = NonNullable<Parameters<Parameters<typeof replayWatched>[2]>[0]["outcome"]>;
