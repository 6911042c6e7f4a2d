/** Plays whole matches with bots, and checks at every prompt what must always hold. */
import type { AnswerValue } from "../src/answer.ts";
import type { AddressedEvent } from "../src/event.ts";
import { matchKey } from "../src/fairness.ts";
import type { Bot, Game, Outcome } from "../src/game.ts";
import type { AnswerInput, Input } from "../src/input.ts";
import { canonicalJson, type Json } from "../src/json.ts";
import { Run } from "../src/kernel.ts";
import { forcedAnswer, randomAnswer } from "../src/legal-answers.ts";
import { type MatchFile, type MatchSource, matchFile } from "../src/match-file.ts";
import type { Prompt } from "../src/prompt.ts";
import { type Random, seededRandom } from "../src/random.ts";
import { refusalOf } from "../src/refusal.ts";
import { seededSecret } from "./seeded-key.ts";

/** The random bot takes one in this many of its free actions. */
const RELUCTANCE = 40;

/** A bot that takes any legal answer, and now and then a free action. */
export const randomBot: Bot = {
  choose: (_view, prompt, random) => randomAnswer(prompt.question, random),
  volunteer: (_view, prompt, random) =>
    random.below(RELUCTANCE) === 0 ? randomAnswer(prompt.question, random) : null,
};

/** A bot that always lets the time run out. */
export const fallbackBot: Bot = { choose: (_view, prompt) => prompt.fallback };

interface PlayoutSetup {
  readonly seatCount: number;
  readonly options?: unknown;
  readonly seed: string;
  /** One bot for each seat. */
  readonly bots: readonly Bot[];
  /** More answers than any match of the game can need. */
  readonly maxAnswers?: number;
  /** On whose behalf the bots answer. Only players' answers can be taken back. Default: their own. */
  readonly as?: { readonly by: "player" };
  /** Called before every answer with the current run. */
  readonly watch?: (run: Run, input: AnswerInput) => void;
  /** Called at every event with the state at that moment. */
  readonly onEvent?: (event: AddressedEvent, state: unknown) => void;
  /** The corrections by which it is played from the start. Default: all of the game. */
  readonly corrections?: readonly string[];
  /** The settings of every seat before the first answer. */
  readonly settings?: Json;
  /** Another kind of next input, such as somebody giving up; null: the next answer comes. */
  readonly interrupt?: (run: Run, random: Random) => Input | null;
}

export interface Playout {
  readonly outcome: Outcome;
  readonly run: Run;
  readonly inputs: readonly Input[];
  readonly events: readonly AddressedEvent[];
  readonly steps: number;
  readonly prompts: number;
  readonly answers: number;
  /**
   * How many times in a row the match waited for somebody. Seats asked at the same time count once, and a seat that has
   * just answered is there to answer again.
   */
  readonly waits: number;
  /** The waits by topic; their sum is `waits`. */
  readonly waitsByTopic: Readonly<Record<string, number>>;
  /** Answers by hand, each after another seat's answer: in a row they are one visit. */
  readonly visits: number;
  /** The same on the clock of a turn, by hand or by an order: what a visit is needed for. */
  readonly ownTurns: number;
  /** The questions that no order answered, by topic. */
  readonly asksByTopic: Readonly<Record<string, Asks>>;
  /** For each answer, the number of inputs that are run again to enter it: those kept since the last snapshot. */
  readonly replayed: readonly number[];
  readonly file: MatchFile;
}

/** How often a question was asked. */
export interface Asks {
  readonly asked: number;
  /** The number of those with only one legal answer. */
  readonly forced: number;
  /** And nothing was done. */
  readonly passed: number;
}

/** The names that games use for doing nothing. */
const PASSES: readonly unknown[] = ["pass", "nothing", "none", "decline", "no", "done", "stay"];

/** A match that broke a rule that every match must keep; `file` replays it. */
export class OracleError extends Error {
  readonly file: MatchFile;

  constructor(message: string, file: MatchFile, cause?: unknown) {
    super(message, { cause });
    this.name = "OracleError";
    this.file = file;
  }
}

/**
 * Plays one match to its end.
 * @throws OracleError when the rules fail, a prompt or answer is not sound, or the match does not end.
 */
export function playOut(game: Game, setup: PlayoutSetup): Playout {
  const { seatCount, options = {}, maxAnswers = 100_000 } = setup;
  const source: MatchSource = {
    seatCount,
    options,
    secret: seededSecret(setup.seed),
    contributions: setup.bots.map(() => null),
    corrections: setup.corrections ?? game.meta.corrections,
  };
  const { run, opening } = Run.begin(
    game,
    {
      seatCount,
      options,
      key: matchKey(source.secret, source.contributions),
      ...(setup.onEvent === undefined ? {} : { onEvent: setup.onEvent }),
    },
    source.corrections,
  );
  const inputs: Input[] = [];
  const replayed: number[] = [];
  const events: AddressedEvent[] = [...opening.events];
  const fileNow = () => matchFile(game, source, { inputs, events, state: run.state });
  const enter = (input: Input) => {
    inputs.push(input);
    events.push(...run.apply(input).events);
  };
  const random = seededRandom(`bots of ${setup.seed}`);
  let prompts = 0;
  const waiting = countedWaits(run);
  const asksByTopic: Record<string, Asks> = {};
  let heard = -1;
  let visits = 0;
  let ownTurns = 0;
  try {
    if (setup.settings !== undefined)
      for (const seat of setup.bots.keys()) enter({ kind: "settings", seat, settings: setup.settings });
    while (run.outcome === null) {
      if (inputs.length >= maxAnswers) throw new Error(`no end after ${maxAnswers} answers`);
      const interruption = setup.interrupt?.(run, random) ?? null;
      if (interruption !== null) {
        enter(interruption);
        continue;
      }
      const next = nextAnswer(game, run, setup.bots, random);
      const input = next.by === "bot" ? { ...next, ...setup.as } : next;
      prompts += 1;
      setup.watch?.(run, input);
      replayed.push(run.inputs.length);
      // A standing answer's prompt is shown to nobody, and nobody waits for it.
      const prompt = run.prompts(input.seat).find(({ id }) => id === input.prompt);
      const topic = prompt?.topic ?? "";
      if (prompt !== undefined && JSON.stringify(prompt.question) !== canonicalJson(prompt.question)) {
        throw new Error(
          `the question of ${topic} is not in the order of its names, so its id is not canonical`,
        );
      }
      if (prompt !== undefined && input.by !== "standing-order") {
        const { asked = 0, forced = 0, passed = 0 } = asksByTopic[topic] ?? {};
        asksByTopic[topic] = {
          asked: asked + 1,
          forced: forced + (forcedAnswer(prompt.question) === null ? 0 : 1),
          passed: passed + (PASSES.includes(input.value) ? 1 : 0),
        };
      }
      if (input.seat !== heard) {
        if (input.by !== "standing-order") visits += 1;
        const asked = run.questions().find(({ id, seat }) => id === input.prompt && seat === input.seat);
        if (asked?.clock === "turn") ownTurns += 1;
      }
      heard = input.seat;
      enter(input);
      waiting.answered(input, topic);
    }
  } catch (error) {
    throw new OracleError(error instanceof Error ? error.message : String(error), fileNow(), error);
  }
  return {
    outcome: run.outcome,
    run,
    inputs,
    events,
    steps: run.snapshot.step,
    prompts,
    answers: prompts,
    waits: waiting.count(),
    visits,
    ownTurns,
    waitsByTopic: waiting.byTopic(),
    asksByTopic,
    replayed,
    file: fileNow(),
  };
}

/** A wait, and the waits that led to its question, one after another. */
interface Wait {
  readonly count: number;
  readonly topic: string;
  readonly before: Wait | null;
}

/** Counts waits by the number of waits before each decision: those that led to it, one after another. */
export function countedWaits(run: Run) {
  const before = new Map<string, Wait | null>(awaited(run).map(({ id }) => [id, null]));
  let longest: Wait | null = null;
  return {
    answered({ seat, prompt, by }: AnswerInput, topic: string): void {
      const led = before.get(prompt) ?? null;
      // Nobody waits for a standing answer.
      const isThere = by !== "standing-order";
      const wait = isThere ? { count: (led?.count ?? 0) + 1, topic, before: led } : led;
      if ((wait?.count ?? 0) > (longest?.count ?? 0)) longest = wait;
      for (const asked of awaited(run)) {
        if (!before.has(asked.id)) before.set(asked.id, isThere && asked.seat === seat ? led : wait);
      }
    },
    count: () => longest?.count ?? 0,
    byTopic() {
      const counts: Record<string, number> = {};
      for (let wait = longest; wait !== null; wait = wait.before)
        counts[wait.topic] = (counts[wait.topic] ?? 0) + 1;
      return counts;
    },
  };
}

/** The questions that the match waits for. */
export const awaited = (run: Run) => run.questions().filter(({ isAwaited }) => isAwaited);

/** The standing answers to the open questions, as they are entered. */
export function standingAnswers(run: Run): AnswerInput[] {
  return run.questions().flatMap(({ seat, id, standing, hasAnswered }): AnswerInput[] => {
    if (standing === null || hasAnswered) return [];
    return [{ kind: "answer", seat, prompt: id, value: standing, by: "standing-order" }];
  });
}

/**
 * The next answer: a standing one, otherwise somebody's free action, otherwise one of a seat that the match waits for.
 */
export function nextAnswer(game: Game, run: Run, bots: readonly Bot[], random: Random): AnswerInput {
  const [standing] = standingAnswers(run);
  if (standing !== undefined) return standing;
  const free = freeAction(game, run, bots, random);
  if (free !== null) return free;
  const waiting = awaited(run);
  // Sealed answers arrive in any order; chance decides who is awake.
  const seat = waiting.length === 0 ? undefined : random.pick(waiting).seat;
  if (seat === undefined) throw new Error("the match neither waits for anybody nor is it over");
  const prompt = run.prompts(seat).find((p) => !p.optional);
  if (prompt === undefined) throw new Error(`the match waits for seat ${seat}, which is asked nothing`);
  const value = (bots[seat] ?? randomBot).choose(game.view(run.state, seat), prompt, random);
  return botAnswer(prompt, value);
}

/** A bot's action for which the match does not wait; null: none. */
function freeAction(game: Game, run: Run, bots: readonly Bot[], random: Random): AnswerInput | null {
  for (const [seat, bot] of bots.entries()) {
    if (bot.volunteer === undefined) continue;
    for (const prompt of run.prompts(seat)) {
      if (!prompt.optional) continue;
      const value = bot.volunteer(game.view(run.state, seat), prompt, random);
      if (value !== null) return botAnswer(prompt, value);
    }
  }
  return null;
}

function botAnswer(prompt: Prompt, value: AnswerValue): AnswerInput {
  const refusal = refusalOf(prompt.question, value);
  if (refusal !== null) {
    throw new Error(`bot answered ${JSON.stringify(value)} to ${prompt.topic}: ${JSON.stringify(refusal)}`);
  }
  return { kind: "answer", seat: prompt.seat, prompt: prompt.id, value, by: "bot" };
}
