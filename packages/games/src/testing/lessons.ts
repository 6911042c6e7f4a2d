/** The rules for every game's course. */
import type { GameEvent } from "@consigliere/engine/event";
import type { Game } from "@consigliere/engine/game";
import { randomAnswer } from "@consigliere/engine/legal-answers";
import { type Random, seededRandom } from "@consigliere/engine/random";
import { LOCALES, type Locale, languages } from "@consigliere/languages";
import { describe, expect, it } from "vitest";
import type { Course, LessonPosition, Step } from "../lessons/course.ts";
import { deedOf } from "../lessons/deed.ts";
import { Practice } from "../lessons/practice.ts";
import { catalogueOf } from "./translate.ts";

/** The maximum number of letters in a sentence of the coach, because it is above a board, on a phone as well. */
const longest = (locale: Locale) => (languages[locale].script === "japanese" ? 50 : 90);

/** Registers the suite and {@link coached}, for the course of a game. */
export function lessons<State, Options, E extends GameEvent, Settings, View>(
  game: Game<State, Options, E, Settings, View>,
  course: Course,
  conserved: (state: State) => unknown,
): void {
  coached(game, course, conserved);

  it("ends with a victory of the learner", () => {
    const practice = new Practice(game as unknown as Game, course.positions.at(-1) as LessonPosition);
    while (practice.step !== undefined) follow(practice, practice.step);
    expect(practice.outcome?.placements[0]).toBe(1);
  });

  it("leaves an order on the way", () => {
    const steps = course.positions.flatMap((position) => position.steps);
    expect(steps.some(({ does }) => does === "order")).toBe(true);
  });
}

/** The rules for any course; `conserved` gives the facts that no rule may change. */
export function coached<State, Options, E extends GameEvent, Settings, View>(
  game: Game<State, Options, E, Settings, View>,
  { positions, words }: Course,
  conserved: (state: State) => unknown,
): void {
  const begin = (position: LessonPosition) => new Practice(game as unknown as Game, position);

  describe.each(positions)("lesson $id", (position) => {
    it("stands on a table with all that belongs to the game", () => {
      const options = game.meta.options.parse(position.options ?? {});
      const fresh = game.setup(position.seatCount, options);
      expect(conserved(position.state as State)).toEqual(conserved(fresh));
      expect((position.state as { readonly options: unknown }).options).toEqual(options);
    });

    it("is played through by its own hints", () => {
      const practice = begin(position);
      for (const step of position.steps) expect(follow(practice, step)).toBe(true);
      expectPlayedThrough(practice);
    });

    it("brings back whoever answers something else, and takes every legal answer that does as well", () => {
      for (let seed = 1; seed <= 20; seed++) {
        const practice = begin(position);
        const random = seededRandom(`${position.id} ${seed}`);
        for (const step of position.steps) {
          expect(practice.step).toBe(step);
          if (!wanders(practice, random)) follow(practice, step);
        }
        expectPlayedThrough(practice);
      }
    });

    it("goes the same way again with the same answers", () => {
      const [once, again] = [begin(position), begin(position)];
      for (const step of position.steps) {
        follow(once, step);
        follow(again, step);
        expect(again.table).toEqual(once.table);
      }
      expect(again.frames).toEqual(once.frames);
    });
  });

  it.each(LOCALES)("is told in short sentences: %s", async (locale) => {
    const told = catalogueOf(await words(locale));
    expect([...told.keys()].sort()).toEqual(keysOf(positions).sort());
    expect([...told].filter(([, text]) => text.length > longest(locale))).toEqual([]);
  });
}

/** Gives some random answers. Either the lesson accepts one of them and goes on (true), or nothing has happened. */
function wanders(practice: Practice, random: Random): boolean {
  for (let tries = 0; tries < 4; tries++) {
    const before = { told: practice.frames.length, table: practice.table };
    const [prompt] = before.table.prompts;
    if (prompt === undefined) return false;
    if (practice.answer(prompt.id, randomAnswer(prompt.question, random))) return true;
    expect({ told: practice.frames.length, table: practice.table }).toEqual(before);
  }
  return false;
}

/** The learner does what the coach points to. */
function follow(practice: Practice, step: Step): boolean {
  expect(practice.table.prompts.length).toBe("topic" in step && step.topic !== undefined ? 1 : 0);
  return practice.do(deedOf(step, practice.table.settings));
}

function expectPlayedThrough(practice: Practice): void {
  expect(practice.step).toBeUndefined();
  expect(practice.isToldOut).toBe(true);
  expect(practice.table.prompts).toEqual([]);
}

function keysOf(positions: readonly LessonPosition[]): string[] {
  const ofSteps = ({ id, steps }: LessonPosition) =>
    steps.flatMap(({ name }) => [`${id}.${name}.say`, `${id}.${name}.not-yet`]);
  return positions.flatMap((one) => [`${one.id}.title`, `${one.id}.done`, ...ofSteps(one)]);
}
