/**
 * The possible questions before a player's next turn, on a separate thread. It gets the seat's own view and nothing
 * else.
 */
import type { StandingOrder } from "@consigliere/contract/standing-orders";
import { manifestOf } from "@consigliere/games/catalogue";
import { type ForecastQuestion, forecastQuestions } from "@consigliere/games/question-forecast";

export interface Order {
  readonly game: string;
  readonly view: unknown;
  readonly viewer: number;
  readonly orders: readonly StandingOrder[];
  /** The fact that distinguishes questions on one topic. */
  readonly occasion?: string;
}

export type Report = readonly ForecastQuestion[] | null;

async function carryOut({ game, view, ...asker }: Order): Promise<Report> {
  const manifest = manifestOf(game);
  if (manifest?.forecast === undefined) return null;
  const [rules, forecast] = await Promise.all([manifest.rules(), manifest.forecast()]);
  return forecastQuestions(rules, forecast, view, asker);
}

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  carryOut(data)
    .catch((): Report => null)
    .then((report) => postMessage(report));
});
