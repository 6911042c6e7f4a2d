/** Turns the requests of rules into prompts: ids, fallbacks, and the checks that every prompt must pass. */
import type { AnswerValue } from "./answer.ts";
import { RulesError } from "./errors.ts";
import type { AnswerInput } from "./input.ts";
import { canonicalJson, type Json } from "./json.ts";
import { isAnswerable, plainestAnswer } from "./legal-answers.ts";
import type { Clock, Occasion, Prompt } from "./prompt.ts";
import { type PromptIds, promptId } from "./prompt-id.ts";
import type { QuestionData } from "./question.ts";
import { refusalOf } from "./refusal.ts";
import type { Seat } from "./seat.ts";
import { ASK, type Judgement, type Ordered } from "./standing-orders.ts";
import type { Asking, AskRequest } from "./table.ts";

/** One `ask` or `askAll`, and the sealed answers so far; only `askAll` keeps any. */
interface AskWindow extends Omit<AskRequest, "asked"> {
  readonly sealed: Map<Seat, AnswerValue>;
}

/** The prompts at which a match waits. */
export interface Pending extends AskWindow {
  readonly prompts: readonly OpenPrompt[];
}

/** How often each seat has answered on each occasion in the running turn. */
export class AnswerCounts {
  readonly #counts: Map<string, number>;

  constructor(before?: Readonly<Record<string, number>>) {
    this.#counts = new Map(before && Object.entries(before));
  }

  all(): Record<string, number> {
    return Object.fromEntries(this.#counts);
  }

  count(occasion: Occasion): void {
    const key = keyOf(occasion);
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  of(occasion: Occasion): number {
    return this.#counts.size === 0 ? 0 : (this.#counts.get(keyOf(occasion)) ?? 0);
  }
}

function keyOf({ seat, topic, about }: Occasion): string {
  return canonicalJson([seat, topic, about]);
}

/** The place in the match where a request is made. */
interface AskedAt {
  /** The number of turns finished before. */
  readonly step: number;
  readonly answered: AnswerCounts;
  readonly ids: PromptIds;
  /** Compares a question with the plan and the orders of its seat. */
  readonly judgeOrders: (seat: Seat, asking: Asking<unknown>) => Judgement;
  readonly hasResigned: (seat: Seat) => boolean;
}

/** A prompt inside the kernel. Its id and its standing answer are made only on demand, because most are never read. */
export class OpenPrompt implements Omit<Prompt, "sealed" | "isRevisable"> {
  readonly seat: Seat;
  readonly topic: string;
  /** The occasion as everybody may know it. */
  readonly about: Json;
  readonly question: QuestionData;
  readonly clock: Clock;
  readonly optional: boolean;
  /** The judgement of the seat's plan and orders when it was asked. */
  readonly judged: Judgement;
  readonly asking: Asking<unknown> & { readonly fallback: AnswerValue };
  readonly window: AskWindow;
  readonly #at: AskedAt;
  readonly #occasion: readonly unknown[];
  readonly #standing: AnswerValue | null;
  readonly #isAskedAnyway: boolean;
  #id: string | undefined;

  constructor({ seat, asking, optional }: AskRequest["asked"][number], window: AskWindow, at: AskedAt) {
    const { topic, about = null, question, clock = "turn" } = asking;
    const { data } = question;
    if (!isAnswerable(data)) throw new RulesError("rules/empty-prompt", `${topic} for seat ${seat}`);
    const fallback = asking.fallback ?? plainestAnswer(data);
    this.seat = seat;
    this.topic = topic;
    this.about = about;
    this.question = data;
    this.clock = clock;
    this.optional = optional;
    this.asking = { ...asking, fallback };
    this.window = window;
    this.#at = at;
    this.judged = at.judgeOrders(seat, this.asking);
    this.#standing = standingAnswer(asking, this.judged);
    for (const value of this.#standing === null ? [fallback] : [fallback, this.#standing]) {
      const refusal = refusalOf(data, value);
      if (refusal !== null) {
        throw new RulesError("rules/illegal-fallback", `${topic} for seat ${seat}`, { value, refusal });
      }
    }
    this.#isAskedAnyway = window.mode === "all" && isAskedEmptyHanded(asking, this.judged);
    this.#occasion = [at.step, seat, at.answered.of(this), topic, about];
  }

  get id(): string {
    this.#id ??= promptId(this.#at.ids, this.#occasion, this.question);
    return this.#id;
  }

  /** The answer when the time is over. */
  get fallback(): AnswerValue {
    const standing = this.#isAskedAnyway ? this.#stillStanding() : null;
    return standing ?? this.asking.fallback;
  }

  /** The standing answer, by an order, a plan or the rules. Secret. Null: the seat is asked, or has given up. */
  get standing(): AnswerValue | null {
    return this.#isAskedAnyway || this.#at.hasResigned(this.seat) ? null : this.#stillStanding();
  }

  /** Whether the match waits for it. */
  get isAwaited(): boolean {
    return !this.optional && !this.hasAnswered;
  }

  /** Whether the match waits for it, as far as public facts tell. */
  get isOpenlyAwaited(): boolean {
    return this.window.hidesAnswered || this.isAwaited;
  }

  /** Whether its seat has answered in secret. */
  get hasAnswered(): boolean {
    return this.window.sealed.has(this.seat);
  }

  /** The prompt as its own seat sees it. */
  shown(): Prompt {
    const { id, seat, topic, question, fallback, clock, optional } = this;
    const { sealed: answers, isRevisable } = this.window;
    const about = this.asking.aside ?? this.about;
    const sealed = answers.get(seat) ?? null;
    return { id, seat, topic, about, question, fallback, clock, optional, sealed, isRevisable };
  }

  /** The part of orders in an answer that is about to be entered; null: none. */
  ordered({ value, by }: AnswerInput): Ordered | null {
    const { topic, about, judged } = this;
    const { order, dropped, planned } = judged;
    const isOver = by === "deadline" && canonicalJson(value) !== canonicalJson(this.asking.fallback);
    const isGiven = by === "standing-order" || isOver;
    if (!isGiven && dropped.length === 0) return null;
    const step = isGiven && planned !== undefined ? { planned: planned.step } : {};
    return { topic, about, dropped, order: isGiven ? order : null, ...step };
  }

  /** The standing answer, as long as it has the same source as when the seat was asked. */
  #stillStanding(): AnswerValue | null {
    if (this.#standing === null) return null;
    const now = this.#at.judgeOrders(this.seat, this.asking);
    const isSame = sourceOf(now, standingAnswer(this.asking, now)) === sourceOf(this.judged, this.#standing);
    return isSame ? this.#standing : null;
  }
}

/** Makes the prompts of a request. */
export function openPending({ asked, ...request }: AskRequest, at: AskedAt): Pending {
  if (request.hidesAnswered && request.announce !== null) {
    throw new RulesError("rules/broken", "a window that hides who has answered announces no answers");
  }
  const window: AskWindow = { ...request, sealed: new Map() };
  const prompts = asked.map((one) => new OpenPrompt(one, window, at));
  refuseTwins(prompts);
  return { ...window, prompts };
}

/** Orders go before the standing answer of the rules. */
function standingAnswer({ standing }: Asking<unknown>, { decided }: Judgement): AnswerValue | null {
  if (decided === null) return standing?.() ?? null;
  return decided === ASK ? null : decided.answer;
}

/**
 * Whether the seat would be asked if it did not hold the cards that its order relies on. Under seal such a seat is
 * always asked, and its order answers when the time is over. Otherwise the time of the answer would reveal what the
 * seat holds.
 */
function isAskedEmptyHanded({ standing }: Asking<unknown>, { emptyHanded }: Judgement): boolean {
  if (emptyHanded === undefined) return false;
  return emptyHanded === ASK || (standing?.() ?? null) === null;
}

/** A standing answer, with the order or the step of a plan that gives it, as one text. */
function sourceOf({ order, planned }: Judgement, answer: AnswerValue | null): string {
  return canonicalJson([answer, order, planned ?? null]);
}

/** Two prompts with one id could not be told apart. */
function refuseTwins(prompts: readonly OpenPrompt[]): void {
  for (const [index, prompt] of prompts.entries()) {
    const { seat, topic } = prompt;
    const isTwin = (other: OpenPrompt) =>
      other.seat === seat && other.topic === topic && other.id === prompt.id;
    if (prompts.slice(0, index).some(isTwin)) {
      throw new RulesError("rules/broken", "one seat is asked the same thing twice at once");
    }
  }
}

/** The typed sealed answers in the order in which the seats were asked. */
export function readSealed({ prompts, sealed }: Pending): Map<Seat, unknown> {
  const answers = new Map<Seat, unknown>();
  for (const prompt of prompts) {
    const value = sealed.get(prompt.seat);
    if (value !== undefined) answers.set(prompt.seat, prompt.asking.question.read(value));
  }
  return answers;
}
