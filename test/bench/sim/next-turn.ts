/** A player's likely next turn, as far as it can be forecastQuestion: the steps of a plan. */
import type { AnswerValue } from "@consigliere/engine/answer";
import { defaultBot, type Game } from "@consigliere/engine/game";
import { MOST_PLAN_STEPS, type PlanStep } from "@consigliere/engine/plan";
import type { Random } from "@consigliere/engine/random";
import type { Seat } from "@consigliere/engine/seat";
import type { Asking } from "@consigliere/engine/table";
import { promptOf } from "@consigliere/games/bots/question-of";
import { Enough, type Forecast, type Posed, playOn } from "@consigliere/games/forecast";

/** A world in which so much is asked before the turn is over is given up. */
const MOST_QUESTIONS = 200;

interface Forecasting {
  readonly forecast: Forecast;
  readonly view: unknown;
  readonly seat: Seat;
  /** The topics that may be planned. */
  readonly topics: readonly string[];
  readonly random: Random;
}

/** Plays one world that agrees with the view until the seat's next turn is over, by the default bot for everybody. */
export function nextTurn(game: Game, { forecast, view, seat, topics, random }: Forecasting): PlanStep[] {
  const bot = defaultBot(game);
  const steps: PlanStep[] = [];
  let questions = 0;
  const answer = ({ state, seat: asked, asking }: Posed): AnswerValue => {
    const isOver = steps.length === MOST_PLAN_STEPS || (steps.length > 0 && asked !== seat && isTurn(asking));
    if (isOver || bot === undefined || ++questions > MOST_QUESTIONS) throw new Enough();
    const value = bot.choose(game.view(state, asked), promptOf(asked, asking), random);
    if (asked === seat && topics.includes(asking.topic))
      steps.push({ topic: asking.topic, answer: value, when: "legal" });
    return value;
  };
  const settings = game.settings.parse({});
  playOn({ forecast, view, viewer: seat }, { random, seed: "next turn", settings, answer });
  return steps;
}

const isTurn = ({ clock = "turn" }: Asking<unknown>): boolean => clock === "turn";
