/** The pictures of the boards, over the golden matches: every kind of ending, up to a full table. */
import type { Json } from "@consigliere/engine/json";
import { seatsOf, type Viewer } from "@consigliere/engine/seat";
import { describe, expect, it } from "vitest";
import { manifestOf } from "./catalogue.ts";
import type { Owners, Phrase } from "./phrase.ts";
import { games } from "./registry.ts";
import { matchesUpToFull, replayWatched } from "./testing/golden-files.ts";
import { inEveryLanguage } from "./testing/sentences.ts";

const MOST_BYTES = 40_000;

/** The figures in the sentences, whatever the order of the words. */
const figuresIn = (sentences: readonly string[]) =>
  [...sentences.join(" ").matchAll(/\d+/g)].map(String).sort();

/** One of this many different boards is also read in words. */
const READ_EVERY = 8;

/** Both languages have whole sentences with the same figures. */
function expectSentences(game: string, phrases: readonly Phrase[], owners?: Owners): void {
  const said = inEveryLanguage(game).map(({ say }) => phrases.map((phrase) => say(phrase, 0, owners)));
  for (const sentence of said.flat()) expect(sentence).toMatch(/[.。]$/);
  const [english, ...others] = said.map(figuresIn);
  for (const figures of others) expect(figures).toEqual(english);
}

/** One of this many boards that were drawn before is drawn again from all chairs. */
const LOOK_AGAIN = 6;

describe("the picture of a board", () => {
  it.each(Object.values(games))("shows what all at the table see alike: $meta.id", async (game) => {
    const picture = await manifestOf(game.meta.id)?.picture?.();
    const story = await manifestOf(game.meta.id)?.story();
    if (picture === undefined) throw new Error("nobody draws it");
    const { draw, inWords } = picture;
    const drawn = new Set<string>();
    for (const file of matchesUpToFull(game)) {
      replayWatched(game, file, ({ state }, nth) => {
        const open = game.view(state, "spectator");
        const everybodys = draw(open, 0);
        const isNew = !drawn.has(everybodys);
        const isRead = isNew && drawn.size % READ_EVERY === 0;
        if (!isNew && nth % LOOK_AGAIN > 0) return;
        for (const viewer of seatsOf(file.seatCount) as Viewer[]) {
          const view = game.view(state, viewer);
          expect(draw(view, 0)).toBe(everybodys);
          if (isRead) expect(inWords(view)).toEqual(inWords(open));
        }
        if (!isNew) return;
        if (isRead) expectSentences(game.meta.id, inWords(open), story?.ownersIn?.(open as Json));
        expect(everybodys).not.toMatch(/NaN|undefined|Infinity|(width|height|r)="-/);
        expect(everybodys.length).toBeLessThan(MOST_BYTES);
        drawn.add(everybodys);
        expect(draw(open, 1)).not.toBe(everybodys);
      });
    }
    expect(drawn.size).toBeGreaterThan(20);
  });
});
