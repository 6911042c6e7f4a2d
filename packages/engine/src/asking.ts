/** From what rules ask to prompts: ids, fallbacks, and the checks that every prompt must pass. */
import type { AnswerValue } from "./answer.ts";
import { RulesError } from "./errors.ts";
import { canonicalJson, type Json } from "./json.ts";
import { forcedAnswer, isAnswerable, plainestAnswer } from "./legal-answers.ts";
import type { Occasion, Prompt } from "./prompt.ts";
import { type PromptContent, type PromptIds, promptId } from "./prompt-id.ts";
import { refusalOf } from "./refusal.ts";
import type { Seat } from "./seat.ts";
import { ASK, type Judgement } from "./standing-orders.ts";
import type { Asking, AskRequest } from "./table.ts";

/** What a seat is asked, without what is known of it only later. */
type Question = Omit<Prompt, "id" | "sealed" | "isRevisable">;

/** How the kernel deals with the answer to a prompt. */
interface Handling {
  readonly read: (answer: AnswerValue) => unknown;
  /** The answer given in advance, as long as what gave it still says the same; null: the seat is asked. */
  readonly standing: () => AnswerValue | null;
  /** Everybody knows that the rules answer, unless an order says otherwise. */
  readonly byRule: boolean;
  /** What is answered when the time is over. */
  readonly whenOver: () => AnswerValue;
  /** What the orders of the seat said. */
  readonly judged: Judgement;
  /** What the seat is told of the occasion in place of what everybody knows; null: no more than they. */
  readonly aside: Json;
  readonly takeForced: boolean;
  readonly countsAsMissed: boolean;
}

/** A prompt as the kernel holds it. Its id is made when somebody asks for it: most are never looked at. */
export class OpenPrompt {
  readonly prompt: Question;
  readonly handling: Handling;
  readonly #content: PromptContent;
  readonly #ids: PromptIds;
  #id: string | undefined;

  constructor(prompt: Question, handling: Handling, content: PromptContent, ids: PromptIds) {
    this.prompt = prompt;
    this.handling = handling;
    this.#content = content;
    this.#ids = ids;
  }

  get id(): string {
    this.#id ??= promptId(this.#ids, this.#content);
    return this.#id;
  }

  /** The prompt with its id, as it is handed out. */
  named(): Omit<Prompt, "sealed" | "isRevisable"> {
    return { id: this.id, ...this.prompt, fallback: this.handling.whenOver() };
  }
}

/** What a match stands at: the prompts of one `ask` or `askAll`, and the sealed answers so far. */
export interface Pending {
  readonly mode: AskRequest["mode"];
  readonly prompts: readonly OpenPrompt[];
  readonly isRevisable: boolean;
  readonly isSettled: (answers: ReadonlyMap<Seat, unknown>) => boolean;
  readonly announce: AskRequest["announce"];
  readonly tellsDefaults: boolean;
  readonly hidesAnswered: boolean;
  readonly heedsResignation: boolean;
  /** Sealed answers; only `askAll` keeps any. */
  readonly sealed: Map<Seat, AnswerValue>;
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

/** Where in the match a request is made. */
interface AskedAt {
  /** How many turns were finished before. */
  readonly step: number;
  readonly answered: AnswerCounts;
  readonly ids: PromptIds;
  /** What the orders of a seat say to what it is asked. */
  readonly judgeOrders: (seat: Seat, asking: Asking<unknown>) => Judgement;
}

/** Makes the prompts of a request. */
export function openPending(request: AskRequest, at: AskedAt): Pending {
  const { asked, mode, isRevisable, isSettled, announce, tellsDefaults, hidesAnswered, heedsResignation } =
    request;
  if (hidesAnswered && announce !== null) {
    throw new RulesError("rules/broken", "a window that hides who has answered announces no answers");
  }
  const prompts = asked.map((one) => openPrompt(one, mode, at));
  refuseTwins(prompts);
  return {
    mode,
    prompts,
    isRevisable,
    isSettled,
    announce,
    tellsDefaults,
    hidesAnswered,
    heedsResignation,
    sealed: new Map(),
  };
}

function openPrompt(
  { seat, asking, optional }: AskRequest["asked"][number],
  mode: AskRequest["mode"],
  { step, answered, ids, judgeOrders }: AskedAt,
): OpenPrompt {
  const { topic, question, about = null, aside = null, clock = "turn" } = asking;
  const { takeForced = false, countsAsMissed = true, byRule = false } = asking;
  if (!isAnswerable(question.data)) throw new RulesError("rules/empty-prompt", `${topic} for seat ${seat}`);
  const fallback = asking.fallback ?? plainestAnswer(question.data);
  const judged = judgeOrders(seat, { ...asking, fallback });
  const standing = standingAnswer(asking, judged);
  for (const value of standing === null ? [fallback] : [fallback, standing]) {
    const refusal = refusalOf(question.data, value);
    if (refusal !== null) {
      throw new RulesError("rules/illegal-fallback", `${topic} for seat ${seat}`, { value, refusal });
    }
  }
  const stillStands = () => {
    if (standing === null) return null;
    const now = judgeOrders(seat, { ...asking, fallback });
    return sourceOf(now, standingAnswer(asking, now)) === sourceOf(judged, standing) ? standing : null;
  };
  const isAsked = mode === "all" && isAskedEmptyHanded(asking, judged);
  const content = [step, seat, answered.of({ seat, topic, about }), topic, about, question.data];
  return new OpenPrompt(
    { seat, topic, about, question: question.data, fallback, clock, optional },
    {
      read: question.read,
      byRule,
      judged,
      aside,
      takeForced: takeForced && !optional,
      countsAsMissed,
      standing: isAsked ? () => null : stillStands,
      whenOver: isAsked ? () => stillStands() ?? fallback : () => fallback,
    },
    content,
    ids,
  );
}

/** Orders go before what the rules answer in advance. */
function standingAnswer({ standing }: Asking<unknown>, { decided }: Judgement): AnswerValue | null {
  if (decided === null) return standing?.() ?? null;
  return decided === ASK ? null : decided.answer;
}

/**
 * Whether the seat would be asked if it did not hold what its order goes by. Under seal it is asked then in any case, and
 * its order answers when the time is over: when it answers must not tell what it holds.
 */
function isAskedEmptyHanded({ standing }: Asking<unknown>, { emptyHanded }: Judgement): boolean {
  if (emptyHanded === undefined) return false;
  return emptyHanded === ASK || (standing?.() ?? null) === null;
}

/** What is answered in advance, and by which order or step of a plan, as one text. */
function sourceOf({ order, planned }: Judgement, answer: AnswerValue | null): string {
  return canonicalJson([answer, order, planned ?? null]);
}

/** Two prompts with one id could not be told apart. */
function refuseTwins(prompts: readonly OpenPrompt[]): void {
  for (const [index, open] of prompts.entries()) {
    const { seat, topic } = open.prompt;
    const isTwin = (other: OpenPrompt) =>
      other.prompt.seat === seat && other.prompt.topic === topic && other.id === open.id;
    if (prompts.slice(0, index).some(isTwin)) {
      throw new RulesError("rules/broken", "one seat is asked the same thing twice at once");
    }
  }
}

/** The answer that is taken unasked, or null when the seat must be asked. */
export function forcedOf(pending: Pending): { seat: Seat; value: AnswerValue } | null {
  const [only] = pending.prompts;
  if (only === undefined || pending.mode !== "one" || pending.prompts.length > 1 || !only.handling.takeForced)
    return null;
  const value = forcedAnswer(only.prompt.question);
  return value === null ? null : { seat: only.prompt.seat, value };
}

/** The seats that a pending `askAll` still waits for, or the awaited seat of an `ask`. */
export function awaitedPrompts(pending: Pending): OpenPrompt[] {
  return pending.prompts.filter((p) => !p.prompt.optional && !pending.sealed.has(p.prompt.seat));
}

/** The prompts of those of whom everybody may know that they are asked and have, as far as one may know, not answered. */
export function openlyAwaited(pending: Pending): OpenPrompt[] {
  return pending.hidesAnswered ? [...pending.prompts] : awaitedPrompts(pending);
}

/** The typed sealed answers in the order in which the seats were asked. */
export function readSealed(pending: Pending): Map<Seat, unknown> {
  const answers = new Map<Seat, unknown>();
  for (const { prompt, handling } of pending.prompts) {
    const value = pending.sealed.get(prompt.seat);
    if (value !== undefined) answers.set(prompt.seat, handling.read(value));
  }
  return answers;
}
