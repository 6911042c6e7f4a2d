import { games } from "@consigliere/games/registry";
import { matchesUpToFull, replayWatched } from "@consigliere/games/testing/golden-files";
import { LOCALES } from "@consigliere/languages";
import { createTranslator } from "next-intl";
import { describe, expect, it } from "vitest";
import type { ToEnd } from "../../src/games/game-ui.ts";

interface Scores {
  readonly scores: (view: unknown) => readonly number[];
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
    for (const file of matchesUpToFull(game)) {
      const { seatCount } = file;
      replayWatched(game, file, ({ state }, nth) => {
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
    // It comes nearer, in both languages.
    expect(said.size).toBeGreaterThan(4);
    for (const sentence of said) expect(sentence).not.toMatch(/NaN|undefined|[{}]/);
  });
});
