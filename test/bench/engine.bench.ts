/** The engine's cost of an answer, compared with the rules alone, and the amount that is run again for it. */
import { readFileSync } from "node:fs";
import { levelsIn } from "@consigliere/engine/bot-id";
import { matchKey } from "@consigliere/engine/fairness";
import { fingerprint } from "@consigliere/engine/fingerprint";
import type { Bot, Game } from "@consigliere/engine/game";
import type { AnswerInput, Input } from "@consigliere/engine/input";
import { type Applied, type MatchSetup, Run } from "@consigliere/engine/kernel";
import type { MatchFile } from "@consigliere/engine/match-file";
import type { Question } from "@consigliere/engine/question";
import { chachaStream, randomFrom } from "@consigliere/engine/random";
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import { awaited, playOut, randomBot } from "@consigliere/engine/testing/playout";
import { games } from "@consigliere/games/registry";
import { atMost, type Row } from "./row.ts";
import { processorTime, report } from "./stopwatch.ts";

const recorded = new URL("../../packages/games/src/crooks/test/matches/no-money.json", import.meta.url);

export async function benchEngine(): Promise<Row[]> {
  const costs = answerCosts(games["crooks"] as Game, JSON.parse(readFileSync(recorded, "utf8")));
  return [...costs, ...Object.values(games).flatMap(inputsReplayed)];
}

/** How many inputs are run again to enter an answer, in matches of bots whose answers can be taken back. */
function inputsReplayed(game: Game): Row[] {
  const seats = seatsOf(game.meta.seats.max);
  const replayed = [randomBot, ...levelsIn(Object.keys(game.bots)).map((id) => game.bots[id] as Bot)]
    .flatMap((bot) => {
      const plan = { seatCount: seats.length, seed: "bench", bots: seats.map(() => bot) };
      return playOut(game, { ...plan, as: { by: "player" } }).replayed;
    })
    .sort((a, b) => a - b);
  const middle = replayed[Math.floor(replayed.length / 2)] ?? 0;
  return [
    atMost(3, `engine: inputs replayed for one answer of ${game.meta.id}, median`, middle),
    atMost(30, `engine: inputs replayed for one answer of ${game.meta.id}, most`, replayed.at(-1) ?? 0),
  ];
}

function answerCosts(game: Game, file: MatchFile): Row[] {
  const { seatCount } = file;
  const options = game.meta.options.parse(file.options);
  const setup = { seatCount, options, key: matchKey(file.secret, file.contributions) };
  const stored = storedBefore(game, setup, file.inputs);
  const inputs = stored.map((text): Input => JSON.parse(text).next);
  for (const state of [playBare(game, file), playHot(game, setup, inputs)]) {
    if (fingerprint(state) !== file.state) throw new Error("a match was not played as it was recorded");
  }
  const times = processorTime(
    [
      { name: "rules by themselves", act: () => playBare(game, file) },
      { name: "hot", act: () => playHot(game, setup, inputs) },
      { name: "kept", act: () => playKept(game, setup, inputs) },
      { name: "stored", act: () => stored.map((text) => answerStored(game, setup, text)) },
    ],
    60,
  );
  report(`engine, ${game.meta.id}, ${inputs.length} answers of ${seatCount} seats`, times);
  const [bare = 0, hot = 0, kept = 0, cold = 0] = times.values();
  return [
    atMost(
      2,
      "engine: one answer hot, to the rules by themselves",
      hot / bare,
      "Two fifths of it are the rules, a fifth copies the state at each step's end and each event, a seventh hashes what is asked into its id; the rest is spread over checks, prompts and undo. Copies that share what did not change took as long.",
    ),
    atMost(
      8,
      "engine: at a kept table, to stored JSON with all views, to the rules by themselves",
      kept / bare,
      "Four views and 17 kB of JSON for an answer are three fifths of it, and five times the rules.",
    ),
    atMost(
      8,
      "engine: from stored JSON to stored JSON with all views, to the rules by themselves",
      cold / bare,
      "Only a process that has not kept the table pays it; reading and writing JSON and the four views are eight times the rules by themselves.",
    ),
  ];
}

/** A match that stays in memory from its first card to its last. */
function playHot(game: Game, setup: MatchSetup, inputs: readonly Input[]): unknown {
  const { run } = Run.begin(game, setup);
  for (const input of inputs) run.apply(input);
  return run.state;
}

/** The stored data when each answer comes, and the answer, which names its prompt as it is named today. */
function storedBefore(game: Game, setup: MatchSetup, inputs: readonly Input[]): string[] {
  const { run } = Run.begin(game, setup);
  return inputs.map((input) => {
    const [prompt = ""] = awaited(run).map(({ id }) => id);
    const next = { ...input, prompt } as Input;
    const text = JSON.stringify({ snapshot: run.snapshot, inputs: run.inputs, next });
    run.apply(next);
    return text;
  });
}

/** As a process that keeps the table from one answer to the next. */
function playKept(game: Game, setup: MatchSetup, inputs: readonly Input[]): string[] {
  const { run } = Run.begin(game, setup);
  return inputs.map((input) => written(game, setup, run, run.apply(input)));
}

/** Reads a match, enters what came, and writes. */
function answerStored(game: Game, setup: MatchSetup, text: string): string {
  const { snapshot, inputs, next } = JSON.parse(text);
  const run = Run.resume(game, setup, { snapshot, inputs });
  return written(game, setup, run, run.apply(next));
}

/** The stored data of an answer, and each seat's view after it. */
function written(game: Game, setup: MatchSetup, run: Run, applied: Applied): string {
  const shown = seatsOf(setup.seatCount).map((seat: Seat) => ({
    view: game.view(run.state, seat),
    prompts: run.prompts(seat),
  }));
  return JSON.stringify({ ...applied, told: run.told, waiting: run.waiting(), shown });
}

/** The questions of the rules to a seat. */
interface Put {
  readonly seat: Seat;
  readonly question: Question<unknown>;
}

/**
 * The rules of a game by themselves, without prompts, checks, events or snapshots. Plays a recorded match of a game whose rules only ever use `askUnlessResigned`, and in which nobody gave up.
 */
function playBare(game: Game, file: MatchFile): unknown {
  const state = game.setup(file.seatCount, game.meta.options.parse(file.options));
  const settings = game.settings.parse({});
  const nothing = () => {};
  const table = {
    state,
    seatCount: file.seatCount,
    random: randomFrom(chachaStream(matchKey(file.secret, file.contributions))),
    settings: () => settings,
    hasMissed: () => false,
    hasResigned: () => false,
    emit: nothing,
    emitTo: nothing,
    remindSeat: nothing,
    emitToSeats: nothing,
    reveal: nothing,
    *askUnlessResigned(seat: Seat, { question }: Put): Generator<Put, unknown, AnswerInput> {
      const { value, by } = yield { seat, question };
      return { from: "awaited", answer: question.read(value), by };
    },
  };
  const step = game.step as unknown as (on: typeof table) => Generator<Put, unknown, AnswerInput>;
  const answers = (file.inputs as AnswerInput[]).values();
  for (;;) {
    const rules = step(table);
    let turn = rules.next(undefined as never);
    while (turn.done !== true) {
      const answer = answers.next().value;
      if (answer?.seat !== turn.value.seat) throw new Error("the rules ask somebody else");
      turn = rules.next(answer);
    }
    if (turn.value !== undefined) return state;
  }
}
