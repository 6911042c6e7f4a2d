/** The cost of each game at its fullest table, compared with Crooks, and the bytes that it stores and sends. */
import { gzipSync } from "node:zlib";
import { levelsIn } from "@consigliere/engine/bot-id";
import { matchKey } from "@consigliere/engine/fairness";
import type { Bot, Game } from "@consigliere/engine/game";
import type { Input } from "@consigliere/engine/input";
import { copyJson } from "@consigliere/engine/json";
import { type MatchSetup, Run } from "@consigliere/engine/kernel";
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import { playOut } from "@consigliere/engine/testing/playout";
import { games } from "@consigliere/games/registry";
import { atMost, type Row } from "./row.ts";
import { processorTime } from "./stopwatch.ts";

const MEASURE = "crooks";

const WHY_SHARKS_THINK =
  "The strongest bots play ideas on, within a limit that is counted in questions and not in time.";

/** A match of bots, and what there was to see at each of its prompts. */
interface Played {
  readonly game: Game;
  readonly setup: MatchSetup;
  readonly inputs: readonly Input[];
  readonly states: readonly unknown[];
  /** Bytes: the state as it is stored, and what a seat gets to see of the table as it is sent. */
  readonly storedMost: number;
  readonly sentMost: number;
  /** Milliseconds that a bot took for its slowest answer. */
  readonly thoughtMost: number;
}

/** Every game that can be played, beside the one that is the measure of all. */
export async function benchGames(): Promise<Row[]> {
  const played = Object.values(games).map(playFullTable);
  const answers = millis(played, ({ inputs }) => inputs.length, playHot);
  const views = millis(played, ({ states, setup }) => states.length * setup.seatCount, viewAll);
  return played.flatMap((match) => {
    const { id } = match.game.meta;
    const toMeasure = (costs: ReadonlyMap<string, number>) =>
      (costs.get(id) ?? 0) / (costs.get(MEASURE) ?? 0);
    return [
      atMost(4, `${id}: one answer hot, to one of ${MEASURE}`, toMeasure(answers)),
      atMost(4, `${id}: one view, to one of ${MEASURE}`, toMeasure(views)),
      atMost(30, `${id}: state at its largest, kB`, match.storedMost / 1_000),
      atMost(12, `${id}: what a seat sees at its largest, kB gzipped`, match.sentMost / 1_000),
      atMost(50, `${id}: longest thought of a bot, ms`, match.thoughtMost, WHY_SHARKS_THINK),
    ];
  });
}

function playFullTable(game: Game): Played {
  const seats = seatsOf(game.meta.seats.max);
  const states: unknown[] = [];
  let storedMost = 0;
  let sentMost = 0;
  const watch = (run: Run) => {
    states.push(copyJson(run.state));
    storedMost = Math.max(storedMost, JSON.stringify(run.state).length);
    sentMost = Math.max(sentMost, ...seats.map((seat) => gzipSync(seen(game, run, seat)).length));
  };
  const thoughts: number[] = [];
  const bots = levelsIn(Object.keys(game.bots)).map((id) => timed(game.bots[id] as Bot, thoughts));
  const { file, inputs } = playOut(game, {
    seatCount: seats.length,
    seed: "bench",
    bots: seats.map((seat) => bots[seat % bots.length] as Bot),
    watch,
  });
  const { seatCount, options, secret, contributions } = file;
  const setup = { seatCount, options, key: matchKey(secret, contributions) };
  return { game, setup, inputs, states, storedMost, sentMost, thoughtMost: Math.max(...thoughts) };
}

function timed(bot: Bot, millis: number[]): Bot {
  return {
    ...bot,
    choose: (...asked) => {
      const started = performance.now();
      const answer = bot.choose(...asked);
      millis.push(performance.now() - started);
      return answer;
    },
  };
}

function seen(game: Game, run: Run, seat: Seat): string {
  return JSON.stringify({
    view: game.view(run.state, seat),
    prompts: run.prompts(seat),
    waiting: run.waiting(),
  });
}

/** By game, milliseconds of one of the many things that `act` does. */
function millis(
  played: readonly Played[],
  count: (match: Played) => number,
  act: (match: Played) => void,
): Map<string, number> {
  const things = played.map((match) => ({ name: match.game.meta.id, act: () => act(match) }));
  const times = processorTime(things, 20);
  return new Map(
    played.map((match) => [match.game.meta.id, (times.get(match.game.meta.id) ?? 0) / count(match)]),
  );
}

function playHot({ game, setup, inputs }: Played): void {
  const { run } = Run.begin(game, setup);
  for (const input of inputs) run.apply(input);
}

function viewAll({ game, setup, states }: Played): void {
  for (const state of states) for (const seat of seatsOf(setup.seatCount)) game.view(state, seat);
}
