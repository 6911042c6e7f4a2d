/**
 * A board to try on: a match played on from what one seat sees. The seat's own answers are whoever's who tries them, and
 * so are those of the others, if wished; else the others play as the default bot does.
 */
import type { AnswerValue } from "@consigliere/engine/answer";
import { eventFor, type GameEvent } from "@consigliere/engine/event";
import { defaultBot, type Game } from "@consigliere/engine/game";
import { canonicalJson, copyJson } from "@consigliere/engine/json";
import { forcedAnswer } from "@consigliere/engine/legal-answers";
import type { Prompt } from "@consigliere/engine/prompt";
import { seededRandom } from "@consigliere/engine/random";
import { refusalOf } from "@consigliere/engine/refusal";
import type { Seat } from "@consigliere/engine/seat";
import type { Asking } from "@consigliere/engine/table";
import { promptOf } from "./bots/question-of.ts";
import { Enough, type Posed, playOn, type Standpoint } from "./forecast.ts";

/** Where a trial begins. */
export interface Start extends Standpoint {
  readonly game: Game;
}

/** An answer that was tried. Questions have other ids in another deal. */
export interface Tried {
  readonly seat: Seat;
  readonly topic: string;
  readonly value: AnswerValue;
}

/** An event that the seat would be told, with its view just after it. */
export interface SandboxFrame {
  /** From 1 without gaps. */
  readonly n: number;
  readonly event: GameEvent;
  readonly view: unknown;
}

/** One deal, as far as its answers lead. */
export interface Trial {
  /** The question that is to be answered; undefined: the match is over. */
  readonly prompt: Prompt | undefined;
  readonly view: unknown;
  readonly frames: readonly SandboxFrame[];
  /** The answers that could be given in this deal, in their order. */
  readonly tried: readonly Tried[];
  /** The number of events told before the last of them. */
  readonly before: number;
}

/** A match that asks the others so much without coming to a question is given up. */
const MOST_QUESTIONS = 400;

/** A deal in which more happens unasked cannot be played on from there. */
const MOST_EVENTS = 2000;

/**
 * Tries answers in a deal, one after another as they are asked for, until one cannot be given. The same `deal` is always
 * the same. `asksOthers`: also what comes after them is asked of whoever tries, not of the bot.
 *
 * @throws {Error} The rules cannot be played on from there.
 */
export function tryOut(start: Start, deal: number, answers: readonly Tried[], asksOthers = false): Trial {
  const { game, view, viewer } = start;
  const random = seededRandom(`deal ${deal}`);
  const bot = defaultBot(game);
  const frames: SandboxFrame[] = [];
  const tried: Tried[] = [];
  let before = 0;
  let prompt: Prompt | undefined;
  let questions = 0;
  let unaskedFor = 0;
  const answer = ({ state, seat, asking }: Posed): AnswerValue => {
    unaskedFor = 0;
    const given = unasked(asking);
    if (given !== null) return given;
    if (++questions > MOST_QUESTIONS) throw new Enough();
    const next = answers[tried.length];
    const isNext = next?.seat === seat && next.topic === asking.topic;
    if (isNext && refusalOf(asking.question.data, next.value) === null) {
      tried.push(next);
      before = frames.length;
      questions = 0;
      return next.value;
    }
    const posed = promptOf(seat, asking);
    if (seat === viewer || isNext || (asksOthers && next === undefined)) {
      prompt = posed;
      throw new Enough();
    }
    return bot?.choose(game.view(state, seat), posed, random) ?? posed.fallback;
  };
  const state = playOn(
    { ...start, view: copyJson(view) },
    {
      random,
      seed: `sandbox ${deal}`,
      settings: game.settings.parse({}),
      answer,
      onEvent: (event, then) => {
        if (++unaskedFor > MOST_EVENTS) throw new Error("the rules go round in circles");
        const mine = eventFor(event, viewer);
        if (mine === null) return;
        const seen = (game.viewOfPast ?? game.view)(then, viewer);
        frames.push({ n: frames.length + 1, event: copyJson(mine), view: copyJson(seen) });
      },
    },
  );
  return { prompt, view: copyJson(game.view(state, viewer)), frames, tried, before };
}

/** The topics of the seat's own decisions that can be planned where a trial begins. */
export function plannableAt({ game, forecast, view, viewer, asked }: Start): string[] {
  const state = forecast.suppose(copyJson(view), viewer, seededRandom("plans"), asked);
  return (game.plans?.questions(state, viewer) ?? []).map(({ topic }) => topic);
}

/** The answer that the rules take without asking; null: they ask. */
function unasked({ standing, takeForced, question }: Asking<unknown>): AnswerValue | null {
  return standing?.() ?? (takeForced === true ? forcedAnswer(question.data) : null);
}

/** What came of an answer in many deals. */
export interface Counted {
  readonly deals: number;
  /** In how many of them the answers could be given at all. */
  readonly fits: number;
  /** What happened after the last of them until the next question, and in how many deals; most often first. */
  readonly events: readonly { readonly event: GameEvent; readonly count: number }[];
}

const DEALS = 40;

/** Tries the same answers in many deals. */
export function countOver(start: Start, answers: readonly Tried[]): Counted {
  const counts = new Map<string, { readonly event: GameEvent; count: number }>();
  let fits = 0;
  for (let deal = 0; deal < DEALS && answers.length > 0; deal++) {
    // The deals that are counted are others than those that are shown.
    const { tried, frames, before } = tryOut(start, -1 - deal, answers);
    if (tried.length < answers.length) continue;
    fits += 1;
    const told = new Map(frames.slice(before).map(({ event }) => [canonicalJson(event), event]));
    for (const [text, event] of told) {
      const counted = counts.get(text) ?? { event, count: 0 };
      counted.count += 1;
      counts.set(text, counted);
    }
  }
  return {
    deals: DEALS,
    fits,
    events: [...counts.values()].toSorted((one, other) => other.count - one.count),
  };
}
