/** Each question fits into one line of a small phone, whatever the cards and the names at the table. */
import type { Json } from "@consigliere/engine/json";
import type { Run } from "@consigliere/engine/kernel";
import { seatsOf } from "@consigliere/engine/seat";
import { playOut, randomBot } from "@consigliere/engine/testing/playout";
import { describe, expect, it } from "vitest";
import { catalogue } from "./catalogue.ts";
import { inEveryLanguage, seatName } from "./testing/sentences.ts";

/** The widest heading in letters; a full-width one counts as two in Japanese. */
const WIDEST = { en: 32, ja: 36 };
const widthOf = (text: string) =>
  [...text].reduce((width, letter) => width + (letter >= "\u2e80" ? 2 : 1), 0);

/** Milliseconds: matches are played through, on machines that are busy with other things. */
const PATIENCE = 300_000;

describe.each(catalogue)("questions of $meta.id", async ({ meta, rules, short }) => {
  const game = await rules();
  const sentences = inEveryLanguage(meta.id);
  const counts = seatsOf(meta.seats.max + 1).slice(meta.seats.min);

  it.each(counts)(
    "at a table of %i are asked in one line, and their stakes do not repeat them",
    (seatCount) => {
      const faults = new Set<string>();
      const seen = new Set<string>();
      const watch = (run: Run) => {
        for (const seat of seatsOf(seatCount)) {
          for (const prompt of run.prompts(seat)) {
            if (seen.has(prompt.id)) continue;
            seen.add(prompt.id);
            const view = game.view(run.state, seat) as Json;
            for (const { language, story, say } of sentences) {
              const owners = story.ownersIn?.(view);
              const phrase = story.phraseOfTopic(prompt.topic, prompt.about, prompt.question);
              const heading = say(phrase, seat, owners);
              const stakes = story.stakesOf(view, prompt);
              const line = stakes === null ? "" : say(story.phraseOfStakes(stakes), seat, owners);
              for (const value of Object.values(phrase.values ?? {})) {
                const name = typeof value === "object" && "key" in value ? say(value, seat, owners) : null;
                // The name of one of many cards alike may be said after its owner.
                if (name !== null && line.replaceAll(new RegExp(`(’s |の)${name}`, "g"), "").includes(name))
                  faults.add(`says ${name} twice: ${heading} ${line}`);
              }
              if (widthOf(heading) > WIDEST[language]) faults.add(`too long: ${heading}`);
              if (seatsOf(seatCount).some((one) => new RegExp(`\\b${seatName(one)}\\b`).test(heading)))
                faults.add(`names a player: ${heading}`);
            }
          }
        }
      };
      playOut(game, {
        seatCount,
        options: short,
        seed: `headings ${seatCount}`,
        bots: seatsOf(seatCount).map(() => randomBot),
        watch,
      });
      expect(seen.size).toBeGreaterThan(5);
      expect([...faults]).toEqual([]);
    },
    PATIENCE,
  );
});
