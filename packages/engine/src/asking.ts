/** From what rules ask to prompts: ids, fallbacks, and the checks that every prompt must pass. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { type AnswerValue, forcedAnswer, isAnswerable, plainestAnswer, refusalOf } from "./answer.ts";
import { RulesError } from "./errors.ts";
import type { AddressedEvent } from "./event.ts";
import type { AnsweredBy } from "./input.ts";
import { canonicalJson } from "./json.ts";
import type { Prompt } from "./prompt.ts";
import type { Seat } from "./seat.ts";
import type { AskRequest } from "./table.ts";

/** A prompt as the kernel holds it: with the reading of its answer and the answer given in advance. */
export interface OpenPrompt {
  readonly prompt: Omit<Prompt, "sealed" | "isRevisable">;
  readonly read: (answer: AnswerValue) => unknown;
  readonly standing: AnswerValue | null;
  readonly takeForced: boolean;
}

/** What a match stands at: the prompts of one `ask` or `askAll`, and the sealed answers so far. */
export interface Pending {
  readonly mode: AskRequest["mode"];
  readonly prompts: readonly OpenPrompt[];
  readonly isRevisable: boolean;
  readonly isSettled: (answers: ReadonlyMap<Seat, unknown>) => boolean;
  readonly announce: ((seat: Seat, answer: unknown, by: AnsweredBy) => AddressedEvent) | null;
  readonly tellsDefaults: boolean;
  readonly heedsResignation: boolean;
  /** Sealed answers; only `askAll` keeps any. */
  readonly sealed: Map<Seat, AnswerValue>;
}

/** What a seat is asked about, whatever the answers to choose from. */
export type Occasion = Pick<Prompt, "seat" | "topic" | "about">;

/** How often each seat has answered on each occasion in the running step. */
export class AnswerCounts {
  readonly #counts = new Map<string, number>();

  count(occasion: Occasion): void {
    this.#counts.set(keyOf(occasion), this.of(occasion) + 1);
  }

  of(occasion: Occasion): number {
    return this.#counts.get(keyOf(occasion)) ?? 0;
  }
}

function keyOf({ seat, topic, about }: Occasion): string {
  return canonicalJson([seat, topic, about]);
}

/** Makes the prompts of a request. */
export function openPending(request: AskRequest, step: number, answered: AnswerCounts): Pending {
  const prompts = request.asked.map(({ seat, asking, optional }): OpenPrompt => {
    const { topic, question, about = null, clock = "turn", takeForced = false } = asking;
    if (!isAnswerable(question.data)) throw new RulesError("rules/empty-prompt", `${topic} for seat ${seat}`);
    const fallback = asking.fallback ?? plainestAnswer(question.data);
    const standing = asking.standing ?? null;
    for (const value of standing === null ? [fallback] : [fallback, standing]) {
      const refusal = refusalOf(question.data, value);
      if (refusal !== null) {
        throw new RulesError("rules/illegal-fallback", `${topic} for seat ${seat}`, { value, refusal });
      }
    }
    const occasion = [step, seat, answered.of({ seat, topic, about }), topic, about, question.data];
    return {
      prompt: {
        id: promptId(occasion),
        seat,
        topic,
        about,
        question: question.data,
        fallback,
        clock,
        optional,
      },
      read: question.read,
      standing,
      takeForced: takeForced && !optional,
    };
  });
  if (new Set(prompts.map((p) => p.prompt.id)).size !== prompts.length) {
    throw new RulesError("rules/broken", "one seat is asked the same thing twice at once");
  }
  return {
    mode: request.mode,
    prompts,
    isRevisable: request.isRevisable,
    isSettled: request.isSettled,
    announce: request.announce,
    tellsDefaults: request.tellsDefaults,
    heedsResignation: request.heedsResignation,
    sealed: new Map(),
  };
}

/**
 * A prompt's id depends on its occasion and content alone, so that a prompt that still stands after
 * somebody else acted keeps its id, and one that changed gets another.
 */
function promptId(occasion: readonly unknown[]): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(occasion)))).slice(0, 16);
}

/** The answer that is taken unasked, or null when the seat must be asked. */
export function forcedOf(pending: Pending): { seat: Seat; value: AnswerValue } | null {
  const [only] = pending.prompts;
  if (only === undefined || pending.mode !== "one" || pending.prompts.length > 1 || !only.takeForced)
    return null;
  const value = forcedAnswer(only.prompt.question);
  return value === null ? null : { seat: only.prompt.seat, value };
}

/** The seats that a pending `askAll` still waits for, or the awaited seat of an `ask`. */
export function awaitedPrompts(pending: Pending): OpenPrompt[] {
  return pending.prompts.filter((p) => !p.prompt.optional && !pending.sealed.has(p.prompt.seat));
}

/** The typed sealed answers in the order in which the seats were asked. */
export function readSealed(pending: Pending): Map<Seat, unknown> {
  const answers = new Map<Seat, unknown>();
  for (const { prompt, read } of pending.prompts) {
    const value = pending.sealed.get(prompt.seat);
    if (value !== undefined) answers.set(prompt.seat, read(value));
  }
  return answers;
}
