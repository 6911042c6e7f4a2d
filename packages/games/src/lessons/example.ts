/** An example of a rule: a position that is played through by the rules, and shown in a few pictures. */
import type { Game } from "@consigliere/engine/game";
import { copyJson } from "@consigliere/engine/json";
import { LEARNER, type LessonPosition, type Moment } from "./course.ts";
import { deedOf } from "./deed.ts";
import { Practice } from "./practice.ts";

/**
 * All moments of an example in order: the table before, every event told, and each step of seat 0 when it is asked.
 * @throws Error when the rules do not lead through it
 */
export function momentsOf(game: Game, position: LessonPosition): Moment[] {
  const practice = new Practice(game, position);
  const still = (view: unknown): Moment => ({ event: null, view, prompts: [], step: null });
  const moments = [still(game.view(copyJson(position.state), LEARNER))];
  let told = 0;
  const note = () => {
    moments.push(...practice.frames.slice(told).map(({ event, view }) => ({ ...still(view), event })));
    told = practice.frames.length;
  };
  for (note(); practice.step !== undefined; note()) {
    const { step } = practice;
    const { name } = step;
    const { view, prompts } = practice.table;
    moments.push({ event: null, view, prompts, step: name });
    if (!practice.do(deedOf(step, practice.table.settings))) {
      throw new Error(`${position.id}: ${name} is not answered by its hint`);
    }
  }
  if (!practice.isToldOut) throw new Error(`${position.id} is not played to its end`);
  return moments;
}
