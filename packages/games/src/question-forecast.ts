/**
 * Which questions may reach a seat before its own next turn. The rules are played on many times, from that seat's view
 * alone. Everything hidden is dealt anew for every run, and the others play as the default bot does.
 */
import { defaultBot, type Game } from "@consigliere/engine/game";
import { seededRandom } from "@consigliere/engine/random";
import type { Seat } from "@consigliere/engine/seat";
import { ASK, judgeOrders, type StandingOrder } from "@consigliere/engine/standing-orders";
import type { Asking } from "@consigliere/engine/table";
import { promptOf } from "./bots/question-of.ts";
import { Enough, type Forecast, playOn } from "./forecast.ts";

/** A question that came up. */
export interface ForecastQuestion {
  readonly topic: string;
  /** The fact of the occasion that an order for this question tests, by its name in the game's orders. */
  readonly occasion: string;
  /** Of a hundred runs, the number in which it was asked. */
  readonly share: number;
  /** Of a hundred times that it was asked, how often the seat's orders answered it. */
  readonly answered: number;
}

const RUNS = 60;
/** A run that asks the others more than this without reaching the seat's turn is abandoned. */
const MOST_QUESTIONS = 200;

interface Count {
  runs: Set<number>;
  asked: number;
  answered: number;
}

/**
 * The questions that `viewer` may be asked, the likeliest first. `occasionOf` gives the fact that distinguishes
 * questions on one topic. The same view gets the same answer.
 */
export function forecastQuestions(
  game: Game,
  forecast: Forecast,
  view: unknown,
  {
    viewer,
    orders,
    occasion,
  }: {
    readonly viewer: Seat;
    readonly orders: readonly StandingOrder[];
    /** The name of the fact that distinguishes questions on one topic. */
    readonly occasion?: string;
  },
): ForecastQuestion[] {
  const bot = defaultBot(game);
  if (bot === undefined) return [];
  const counts = new Map<string, Count>();
  const settings = game.settings.parse({});
  for (let run = 0; run < RUNS; run++) {
    const random = seededRandom(`foresight ${run}`);
    let questions = 0;
    playOn(
      { forecast, view, viewer },
      {
        random,
        seed: `run ${run}`,
        settings,
        answer: ({ state, seat, asking, moment }) => {
          const isOwnTurn = seat === viewer && forecast.ownTurn.includes(asking.topic);
          // Questions at the first moment are open already.
          if (++questions > MOST_QUESTIONS || (isOwnTurn && moment > 0)) throw new Enough();
          if (seat === viewer && !isOwnTurn) note(state, asking, run);
          return bot.choose(game.view(state, seat), promptOf(seat, asking), random);
        },
      },
    );
  }
  return [...counts]
    .map(([key, { runs, asked, answered }]): ForecastQuestion => {
      const [topic = "", fact = ""] = key.split(" ");
      return {
        topic,
        occasion: fact,
        share: Math.round((100 * runs.size) / RUNS),
        answered: Math.round((100 * answered) / asked),
      };
    })
    .sort((one, other) => other.share - one.share);

  function note(state: unknown, { topic, about = null, question, fallback }: Asking<unknown>, run: number) {
    const book = game.orders;
    const facts = book?.facts(state, { seat: viewer, topic, about }) ?? {};
    const key = `${topic} ${occasion === undefined ? "" : (facts[occasion] ?? "")}`;
    const count = counts.get(key) ?? { runs: new Set(), asked: 0, answered: 0 };
    counts.set(key, count);
    count.runs.add(run);
    count.asked += 1;
    const situation = { topic, facts: () => facts, question: question.data, fallback: fallback ?? null };
    const { decided } = judgeOrders(book?.kinds ?? {}, orders, situation);
    if (decided !== null && decided !== ASK) count.answered += 1;
  }
}
