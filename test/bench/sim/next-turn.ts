/** A player's likely next turn, as far as it can be foreseen: the steps of a plan. */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { GameEvent } from "@consigliere/engine/event";
import { defaultBot, type Game } from "@consigliere/engine/game";
import { plainestAnswer } from "@consigliere/engine/legal-answers";
import { MOST_PLAN_STEPS, type PlanStep } from "@consigliere/engine/plan";
import type { Prompt } from "@consigliere/engine/prompt";
import type { Random } from "@consigliere/engine/random";
import { rehearse } from "@consigliere/engine/rehearsal";
import type { Seat } from "@consigliere/engine/seat";
import type { Asking, Table } from "@consigliere/engine/table";
import type { Forecast } from "@consigliere/games/question-forecast";

/** A world in which so much is asked before the turn is over is given up. */
const MOST_QUESTIONS = 200;

/** Ends the rehearsal: the turn is over, or the plan is full. */
class TurnIsOver extends Error {}

interface Forecasting {
  readonly forecast: Forecast;
  readonly view: unknown;
  readonly seat: Seat;
  readonly seats: number;
  /** The topics that may be planned. */
  readonly topics: readonly string[];
  readonly random: Random;
}

/** Plays one world that agrees with the view until the seat's next turn is over, by the default bot for everybody. */
export function nextTurn(
  game: Game,
  { forecast, view, seat, seats, topics, random }: Forecasting,
): PlanStep[] {
  const bot = defaultBot(game);
  const steps: PlanStep[] = [];
  let questions = 0;
  const answer = (asked: Seat, asking: Asking<unknown>): AnswerValue | undefined => {
    const isOver = steps.length === MOST_PLAN_STEPS || (steps.length > 0 && asked !== seat && isTurn(asking));
    if (isOver || ++questions > MOST_QUESTIONS) throw new TurnIsOver();
    const value = bot?.choose(game.view(state, asked), promptOf(asked, asking), random);
    if (asked === seat && topics.includes(asking.topic) && value !== undefined)
      steps.push({ topic: asking.topic, answer: value, when: "legal" });
    return value;
  };
  const state = forecast.suppose(view, seat, random);
  try {
    rehearse((table: Table<unknown, GameEvent, never>) => forecast.onward(table), {
      state,
      seatCount: seats,
      seed: "next turn",
      settings: game.settings.parse({}) as never,
      answer,
      onEvent: () => undefined,
    });
  } catch (error) {
    if (!(error instanceof TurnIsOver)) throw error;
  }
  return steps;
}

const isTurn = ({ clock = "turn" }: Asking<unknown>): boolean => clock === "turn";

function promptOf(
  seat: Seat,
  { topic, about = null, question, fallback, clock = "turn" }: Asking<unknown>,
): Prompt {
  const { data } = question;
  return {
    id: topic,
    seat,
    topic,
    about,
    question: data,
    fallback: fallback ?? plainestAnswer(data),
    clock,
    optional: false,
    sealed: null,
    isRevisable: false,
  };
}
