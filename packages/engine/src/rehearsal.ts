/**
 * Plays the rules on from a supposed state, without a match around them, to find out what would happen. Nothing is
 * recorded and nobody waits. Each question is answered on behalf of its seat.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";
import type { AnswerValue } from "./answer.ts";
import { RulesError } from "./errors.ts";
import type { AddressedEvent, GameEvent } from "./event.ts";
import { plainestAnswer } from "./legal-answers.ts";
import { PromptCounter, playTable } from "./play-table.ts";
import { chachaStream } from "./random.ts";
import { refusalOf } from "./refusal.ts";
import type { Seat } from "./seat.ts";
import { UNDECIDED } from "./standing-orders.ts";
import type { Asking, AskRequest, AskResult, Rules, Table } from "./table.ts";

/** The start of a rehearsal. */
export interface Rehearsal<State, E extends GameEvent, Settings> {
  /** The rules change it in place. */
  readonly state: State;
  readonly seatCount: number;
  /** Same text, same draws. */
  readonly seed: string;
  /** The private settings of every seat. */
  readonly settings: Settings;
  /** The corrections by which the match goes. Default: none. */
  readonly corrections?: readonly string[] | undefined;
  /** A seat's answer to a question; undefined: the fallback. Questions asked at the same time have the same `moment`. */
  answer?(seat: Seat, asking: Asking<unknown>, moment: number): AnswerValue | undefined;
  /** Hears what is told. */
  onEvent?(event: AddressedEvent<E>): void;
}

/**
 * Plays `rules` to their end.
 * @throws RulesError `rules/illegal-fallback` when an answer is not legal
 */
export function rehearse<State, E extends GameEvent, Settings, T>(
  rules: (table: Table<State, E, Settings>) => Rules<T>,
  { state, seatCount, seed, settings, corrections = [], answer, onEvent }: Rehearsal<State, E, Settings>,
): T {
  const counter = new PromptCounter();
  const table = playTable<State, E, Settings>(
    {
      state,
      seatCount,
      stream: chachaStream(sha256(utf8ToBytes(seed))),
      settings: () => settings,
      judgeOrders: () => UNDECIDED,
      hasMissed: () => false,
      hasResigned: () => false,
      corrected: (correction) => corrections.includes(correction),
      emit: (event) => onEvent?.(event as AddressedEvent<E>),
      drew: () => undefined,
      tick: () => undefined,
    },
    counter,
  );
  const run = rules(table);
  let moment = 0;
  const answered = (seat: Seat, asking: Asking<unknown>) =>
    readAnswer(asking, answer?.(seat, asking, moment));
  let turn = run.next(undefined as never);
  for (; turn.done !== true; moment++) turn = run.next(resultOf(turn.value, answered));
  counter.verify();
  return turn.value;
}

function readAnswer({ topic, question, fallback }: Asking<unknown>, said: AnswerValue | undefined): unknown {
  const value = said ?? fallback ?? plainestAnswer(question.data);
  const refusal = refusalOf(question.data, value);
  if (refusal !== null) throw new RulesError("rules/illegal-fallback", topic, { value, refusal });
  return question.read(value);
}

function resultOf(
  { mode, asked }: AskRequest,
  answered: (seat: Seat, asking: Asking<unknown>) => unknown,
): AskResult {
  const awaited = asked.filter(({ optional }) => !optional);
  if (mode === "all") {
    return { mode, answers: new Map(awaited.map(({ seat, asking }) => [seat, answered(seat, asking)])) };
  }
  const [only] = awaited;
  if (only === undefined) throw new RulesError("rules/broken", "nobody is asked");
  const { seat, asking } = only;
  return { mode, seat, optional: false, topic: asking.topic, answer: answered(seat, asking), by: "bot" };
}
