/** Every question of a golden match has stakes, unless its topic is listed as having none. */
import { readFileSync } from "node:fs";
import type { GameEvent } from "@consigliere/engine/event";
import type { Game } from "@consigliere/engine/game";
import type { Json } from "@consigliere/engine/json";
import type { Run } from "@consigliere/engine/kernel";
import { matchFileSchema } from "@consigliere/engine/match-file";
import { type Seat, seatsOf, type Viewer } from "@consigliere/engine/seat";
import { beforeAll, describe, expect, it } from "vitest";
import { phraseOfAnswer } from "../answer-phrase.ts";
import type { Ending } from "./ending.ts";
import { replayWatched } from "./golden-files.ts";
import { inEnglish, inEveryLanguage } from "./sentences.ts";

/** The topics of a game that have no stakes, or sometimes none. Each gives the reason. */
export interface Unstaked {
  readonly never: Readonly<Record<string, string>>;
  readonly atTimes: Readonly<Record<string, string>>;
}

/** Milliseconds. */
const PATIENCE = 120_000;

/** Registers the suite; `folder` holds the matches. */
export function statesStakes<State, Options, E extends GameEvent, Settings, View>(
  game: Game<State, Options, E, Settings, View>,
  endings: readonly Pick<Ending<E>, "name">[],
  { folder, never, atTimes }: Unstaked & { readonly folder: URL },
): void {
  const told = new Map<string, Set<boolean>>();
  const lines = new Set<string>();
  const sentences = inEveryLanguage(game.meta.id);
  const defaults = new Map(sentences.map(({ language }) => [language, new Set<string>()]));
  const [{ story } = undefined as never] = sentences;

  /** Notes whether the seat has anything at stake, with words in every language. */
  function note(run: Run, seat: Seat): void {
    const view = run.game.view(run.state, seat) as Json;
    const owners = story.ownersIn?.(view);
    for (const prompt of run.prompts(seat)) {
      for (const { language, say } of sentences)
        defaults.get(language)?.add(say(phraseOfAnswer(story, prompt.fallback), seat, owners));
      const stakes = story.stakesOf(view, prompt);
      told.set(prompt.topic, (told.get(prompt.topic) ?? new Set()).add(stakes !== null));
      if (stakes === null) continue;
      for (const { say } of sentences) lines.add(say(story.phraseOfStakes(stakes), seat, owners));
    }
  }

  describe(`stakes of ${game.meta.id}`, () => {
    beforeAll(() => {
      for (const { name } of endings) {
        const text = readFileSync(new URL(`${name}.json`, folder), "utf8");
        const file = matchFileSchema.parse(JSON.parse(text));
        replayWatched(game as unknown as Game, file, (run) => {
          for (const seat of seatsOf(file.seatCount)) note(run, seat);
        });
      }
    }, PATIENCE);

    it("are told of every question, but of those that are known to have none", () => {
      const without = [...told].flatMap(([topic, said]) => (said.has(false) ? [topic] : []));
      const known = [...Object.keys(never), ...Object.keys(atTimes)];
      expect(without.filter((topic) => !known.includes(topic))).toEqual([]);
      // A topic that does have stakes must not be listed.
      expect(Object.keys(never).filter((topic) => told.get(topic)?.has(true))).toEqual([]);
    });

    it("come with a default answer that is told in words", () => {
      for (const said of defaults.values()) {
        expect(said.size).toBeGreaterThan(2);
        expect(
          [...said].filter((words) => words.trim() === "" || /\w:\w|[{}]|undefined/.test(words)),
        ).toEqual([]);
      }
    });

    it("are one line each, that a phone shows", () => {
      expect(lines.size).toBeGreaterThan(0);
      expect([...lines].filter((line) => line.includes("\n") || line.length > LONGEST)).toEqual([]);
    });
  });
}

/** The stakes of a seat in its current question, in English; null: none. */
export function stakesFor(run: Run, seat: Seat, topic: string, viewer: Viewer = seat): string | null {
  const { story, say } = inEnglish(run.game.meta.id);
  const view = run.game.view(run.state, viewer) as Json;
  const asked = [...(viewer === seat ? run.prompts(seat) : run.waiting())];
  const prompt = asked.find((one) => one.seat === seat && one.topic === topic);
  if (prompt === undefined) throw new Error(`${seat} is not asked ${topic}`);
  const stakes = story.stakesOf(view, prompt);
  return stakes && say(story.phraseOfStakes(stakes), viewer, story.ownersIn?.(view));
}

/** Maximum number of letters: three lines at 390 pixels. */
const LONGEST = 150;
