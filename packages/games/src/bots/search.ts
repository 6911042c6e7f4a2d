/**
 * A bot that plays on before it answers. It supposes worlds that agree with its view, tries its likeliest answers in
 * each of them, and lets the default bot play for everybody from there. It knows nothing beyond its view.
 */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { Bot } from "@consigliere/engine/game";
import { plainestAnswer } from "@consigliere/engine/legal-answers";
import type { Prompt } from "@consigliere/engine/prompt";
import type { QuestionData } from "@consigliere/engine/question";
import { type Random, seededRandom } from "@consigliere/engine/random";
import { refusalOf } from "@consigliere/engine/refusal";
import type { Seat } from "@consigliere/engine/seat";
import { Enough, type Forecast, type Posed, playOn } from "../forecast.ts";
import { promptOf } from "./question-of.ts";

/** How a bot searches a game. */
export interface Search<State, View> {
  readonly forecast: Forecast<State, View>;
  /** Plays for everybody in the worlds, and answers what is not searched. */
  readonly regular: Bot<View>;
  view(state: State, seat: Seat): View;
  /** The answers worth trying; with fewer than two, the regular bot answers. */
  ideas(view: View, prompt: Prompt, random: Random): readonly AnswerValue[];
  /** How well a seat stands, from 0 to 1. */
  standing(state: State, seat: Seat): number;
  readonly settings: unknown;
  /** The most worlds in which an idea is tried; only the better half of the ideas is tried in all of them. */
  readonly worlds: number;
  /** No further world is tried once the runs have asked this much: a limit of time that is the same on any machine. */
  readonly questions: number;
  /** A run is judged when the seat's own turn has come this many times more. */
  readonly turns: number;
  /** A run that asks more than this is judged as it stands. */
  readonly longest: number;
  /** By how much of a standing the first idea is ahead before any is tried. */
  readonly lean: number;
}

/** A bot that answers as the search says. */
export function searching<State, View>(search: Search<State, View>): Bot<View> {
  const { regular } = search;
  return {
    ...regular,
    choose: (view, prompt, random) =>
      bestIdea(search, view, prompt, random) ?? regular.choose(view, prompt, random),
  };
}

interface Tried {
  readonly answer: AnswerValue;
  sum: number;
}

function bestIdea<State, View>(
  search: Search<State, View>,
  view: View,
  prompt: Prompt,
  random: Random,
): AnswerValue | null {
  const ideas = search
    .ideas(view, prompt, random)
    .filter((answer) => refusalOf(prompt.question, answer) === null);
  if (ideas.length < 2) return null;
  const seed = String(random.below(1_000_000_000));
  const ahead = search.lean * search.worlds;
  let tried = ideas.map((answer, at): Tried => ({ answer, sum: ahead / (1 + at) }));
  const meter = { asked: 0 };
  for (let world = 0; world < search.worlds && meter.asked < search.questions; world++) {
    if (world === Math.floor(search.worlds / 3)) tried = betterHalf(tried);
    for (const one of tried) {
      const worth = worthIn(search, view, { prompt, answer: one.answer, seed: `${seed} ${world}`, meter });
      if (worth === null) return null;
      one.sum += worth;
    }
  }
  return tried.reduce((best, one) => (one.sum > best.sum ? one : best)).answer;
}

function betterHalf(tried: readonly Tried[]): Tried[] {
  return [...tried].sort((a, b) => b.sum - a.sum).slice(0, Math.max(2, Math.ceil(tried.length / 2)));
}

interface Trial {
  readonly prompt: Prompt;
  readonly answer: AnswerValue;
  readonly seed: string;
  /** Counts the questions of all runs. */
  readonly meter: { asked: number };
}

/** How the seat stands after the answer, in one world; null: the question does not come up there. */
function worthIn<State, View>(
  search: Search<State, View>,
  view: View,
  { prompt, answer: tried, seed, meter }: Trial,
): number | null {
  const { forecast, regular, view: viewOf, standing, settings, turns, longest } = search;
  const { seat: me } = prompt;
  const random = seededRandom(seed);
  let asked = 0;
  let own = 0;
  let isTried = false;
  const answer = ({ state, seat, asking }: Posed<State>): AnswerValue => {
    meter.asked += 1;
    if (++asked > longest) throw new Enough();
    if (!isTried && seat === me && asking.topic === prompt.topic) {
      if (refusalOf(asking.question.data, tried) !== null) throw new Enough();
      isTried = true;
      return tried;
    }
    // The rules ask these before the question; they have been answered already.
    if (!isTried && seat === me) return asking.fallback ?? plainestAnswer(asking.question.data);
    if (isTried && seat === me && forecast.ownTurn.includes(asking.topic) && ++own >= turns)
      throw new Enough();
    return (
      onlyAnswer(asking.question.data) ?? regular.choose(viewOf(state, seat), promptOf(seat, asking), random)
    );
  };
  const state = playOn({ forecast, view, viewer: me, asked: prompt }, { random, seed, settings, answer });
  return isTried ? standing(state, me) : null;
}

/** The answer to a question that has only one, if that is plain to see. */
function onlyAnswer(question: QuestionData): AnswerValue | null {
  if (question.form !== "one") return null;
  const open = question.options.filter(({ blocked }) => blocked === undefined);
  const [only] = open;
  return open.length === 1 && only !== undefined && only.with === undefined ? only.id : null;
}
