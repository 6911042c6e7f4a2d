/** The table for rules, with the guards that catch forbidden actions. */

import { RulesError } from "./errors.ts";
import type { AddressedEvent, GameEvent } from "./event.ts";
import { type ByteStream, type Draw, type Random, randomFrom } from "./random.ts";
import type { Seat } from "./seat.ts";
import type { Judgement } from "./standing-orders.ts";
import type {
  AskAllOptions,
  Asking,
  AskRequest,
  AskResult,
  Meanwhile,
  Reply,
  ReplyOrResignation,
  Resignation,
  Rules,
  SeatAsking,
  Table,
} from "./table.ts";

/** The services that the table needs from the kernel. */
interface TableHost<State, Settings> {
  readonly state: State;
  readonly seatCount: number;
  readonly stream: ByteStream;
  settings(seat: Seat): Settings;
  judgeOrders(seat: Seat, asking: Asking<unknown>): Judgement;
  hasMissed(seat: Seat): boolean;
  hasResigned(seat: Seat): boolean;
  corrected(correction: string): boolean;
  emit(event: AddressedEvent): void;
  drew(draw: Draw): void;
  /** Called at every action of the rules, so that a runaway is caught. */
  tick(): void;
}

/** Counts prompts made and prompts asked. They differ if a `yield*` was forgotten. */
export class PromptCounter {
  made = 0;
  asked = 0;

  /** Throws if a prompt was made and never asked. */
  verify(): void {
    if (this.made !== this.asked) {
      throw new RulesError("rules/forgotten-yield", "a prompt was made but not asked: a yield* is missing");
    }
  }
}

/** The parts of a request that are the same whenever one seat is asked. */
const ONE_SEAT = {
  mode: "one",
  isSettled: () => true,
  isRevisable: false,
  announce: null,
  emitsDefaults: true,
  hidesAnswered: false,
} as const;

/**
 * Hands a request to the kernel and reads the result. It is defined outside of every table on purpose: a separate
 * generator function for each prompt would have its own hidden class, and that keeps the whole match in memory until a
 * full garbage collection.
 */
function* asked<T>(counter: PromptCounter, request: AskRequest, read: (result: AskResult) => T): Rules<T> {
  counter.asked += 1;
  counter.verify();
  return read(yield request);
}

function answerIn<T>(result: AskResult): T {
  if (result.mode !== "one") throw new RulesError("rules/broken", "one seat was asked, several answered");
  return result.answer as T;
}

function replyIn<T, M>(result: AskResult): Reply<T, M> | Resignation {
  if (result.mode === "resigned") return { from: "resigned", seat: result.seat };
  const answer = answerIn<unknown>(result);
  const { seat, optional, topic } = result as Extract<AskResult, { mode: "one" }>;
  return optional
    ? { from: "meanwhile", seat, topic, answer: answer as M }
    : { from: "awaited", answer: answer as T };
}

function replyOrResignationIn<T>(result: AskResult): ReplyOrResignation<T> {
  if (result.mode === "all") throw new RulesError("rules/broken", "one seat was asked, several answered");
  return result.mode === "resigned"
    ? { from: "resigned", seat: result.seat }
    : { from: "awaited", answer: result.answer as T, by: result.by };
}

function answersIn<T>(result: AskResult): Map<Seat, T> {
  if (result.mode !== "all") throw new RulesError("rules/broken", "several seats were asked, one answered");
  return result.answers as Map<Seat, T>;
}

/** A table over `host`. `counter` is checked at every prompt, and by the kernel at the end of a step. */
export function playTable<State, E extends GameEvent, Settings>(
  host: TableHost<State, Settings>,
  counter: PromptCounter,
): Table<State, E, Settings> {
  const random = guarded(
    randomFrom(host.stream, (draw) => host.drew(draw)),
    host,
  );

  const put = <T>(request: AskRequest, read: (result: AskResult) => T): Rules<T> => {
    host.tick();
    counter.made += 1;
    return asked(counter, request, read);
  };

  function ask<T>(seat: Seat, asking: Asking<T>): Rules<T>;
  function ask<T, M>(
    seat: Seat,
    asking: Asking<T>,
    options: { readonly meanwhile: readonly Meanwhile<M>[] },
  ): Rules<Reply<T, M>>;
  function ask<T, M>(
    seat: Seat,
    asking: Asking<T>,
    options: { readonly meanwhile: readonly Meanwhile<M>[]; readonly heedsResignation: true },
  ): Rules<Reply<T, M> | Resignation>;
  function ask<T, M>(
    seat: Seat,
    asking: Asking<T>,
    options?: { readonly meanwhile: readonly Meanwhile<M>[]; readonly heedsResignation?: true },
  ): Rules<T | Reply<T, M> | Resignation> {
    const request: AskRequest = {
      ...ONE_SEAT,
      asked: [
        { seat, asking, optional: false },
        ...(options?.meanwhile ?? []).map((m) => ({ seat: m.seat, asking: m.asking, optional: true })),
      ],
      heedsResignation: options?.heedsResignation ?? false,
    };
    return options === undefined ? put(request, answerIn<T>) : put(request, replyIn<T, M>);
  }

  function askUnlessResigned<T>(seat: Seat, asking: Asking<T>): Rules<ReplyOrResignation<T>> {
    const asked = [{ seat, asking, optional: false }];
    return put({ ...ONE_SEAT, asked, heedsResignation: true }, replyOrResignationIn<T>);
  }

  function askAll<T>(
    askings: readonly SeatAsking<T>[],
    options: AskAllOptions<T, E> = {},
  ): Rules<Map<Seat, T>> {
    const { isSettled, isRevisable = true, announce, emitsDefaults = true, hidesAnswered = false } = options;
    const request: AskRequest = {
      mode: "all",
      asked: askings.map(({ seat, ...asking }) => ({ seat, asking, optional: false })),
      isSettled: (answers) => isSettled?.(answers as ReadonlyMap<Seat, T>) ?? false,
      isRevisable,
      announce: announce === undefined ? null : (seat, answer, by) => announce(seat, answer as T, by),
      emitsDefaults,
      hidesAnswered,
      heedsResignation: false,
    };
    return put(request, answersIn<T>);
  }

  return {
    state: host.state,
    seatCount: host.seatCount,
    random,
    settings: (seat) => host.settings(seat),
    judgeOrders: (seat, asking) => host.judgeOrders(seat, asking),
    hasMissed: (seat) => host.hasMissed(seat),
    hasResigned: (seat) => host.hasResigned(seat),
    corrected: (correction) => host.corrected(correction),
    emit: (event) => {
      host.tick();
      host.emit({ everyone: event });
    },
    emitTo: (seat, mine, others) => {
      host.tick();
      host.emit({ everyone: others, seats: { [seat]: mine } });
    },
    remindSeat: (seat, mine, others) => {
      host.tick();
      host.emit({ everyone: others, seats: { [seat]: mine }, known: true });
    },
    emitToSeats: (versions, others) => {
      host.tick();
      host.emit({ everyone: others, seats: versions });
    },
    reveal: (event) => {
      host.tick();
      host.emit({ everyone: event, seats: {} });
    },
    ask,
    askUnlessResigned,
    askAll,
  };
}

function guarded(random: Random, host: { tick(): void }): Random {
  return {
    below: (bound) => {
      host.tick();
      return random.below(bound);
    },
    die: (sides) => {
      host.tick();
      return random.die(sides);
    },
    pick: (items) => {
      host.tick();
      return random.pick(items);
    },
    shuffled: (items) => {
      host.tick();
      return random.shuffled(items);
    },
  };
}
