/** A position of a course in play: by the rules, with the others keeping to their lines and the coach watching. */
import type { AnswerValue } from "@consigliere/engine/answer";
import { type AddressedEvent, eventFor, type GameEvent, nothingTold } from "@consigliere/engine/event";
import { matchKey } from "@consigliere/engine/fairness";
import { defaultBot, type Game, type Outcome } from "@consigliere/engine/game";
import type { AnsweredBy } from "@consigliere/engine/input";
import { canonicalJson, copyJson, type Json } from "@consigliere/engine/json";
import { Run } from "@consigliere/engine/kernel";
import { planIn } from "@consigliere/engine/plan";
import type { Prompt, Waiting } from "@consigliere/engine/prompt";
import { seededRandom } from "@consigliere/engine/random";
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import { ordersIn } from "@consigliere/engine/standing-orders";
import {
  type Answering,
  type Deed,
  doesIn,
  LEARNER,
  type LessonPosition,
  type Line,
  type Step,
} from "./course.ts";
import { NIGHT_MINUTES } from "./night.ts";

/** An event that the learner was told, with the table just after it. */
export interface Frame {
  /** From 1 without gaps. */
  readonly n: number;
  readonly event: GameEvent;
  readonly view: unknown;
  /** Minutes since the position began. Only the night takes time. */
  readonly minute: number;
}

/** The table as the learner sees it. */
export interface LearnersTable {
  readonly view: unknown;
  /** The prompts of the next step; empty when the position has been played through. */
  readonly prompts: readonly Prompt[];
  readonly waiting: readonly Waiting[];
  /** The learner's orders and plan. */
  readonly settings: Json;
  /** The questions that the learner can plan answers to. */
  readonly plannable: readonly Prompt[];
}

/** How long a default bot takes at night, as people would who play over days: for a turn of its own, and in a window. */
const BOT_MINUTES = { turn: 80, window: 5 };

type Asked = ReturnType<Run["questions"]>[number];

export class Practice {
  /** The events that the learner was told so far. */
  readonly frames: Frame[] = [];
  readonly #position: LessonPosition;
  readonly #run: Run;
  /** The number of steps reached. */
  #steps = 0;
  /** The lines that the others still have to say. */
  #lines: readonly Line[];
  #minute = 0;
  #slept: number | null = null;

  /** Begins the position and plays it to its first step. @throws Error when the position does not lead there */
  constructor(game: Game, position: LessonPosition) {
    this.#position = position;
    this.#lines = position.opening ?? [];
    const { seatCount, options = {}, state, id } = position;
    const settings = game.settings.parse({}) as Json;
    const { run } = Run.stage(
      game,
      {
        seatCount,
        options,
        key: matchKey("", [id]),
        onEvent: (event, then) => this.#note(event, (game.viewOfPast ?? game.view)(then, LEARNER)),
      },
      {
        rules: game.meta.version,
        step: 1,
        state: copyJson(state),
        randomAt: 0,
        settings: seatsOf(seatCount).map(() => settings),
        control: seatsOf(seatCount).map(() => ({ mode: "player", missed: 0 })),
        corrections: game.meta.corrections ?? [],
        told: nothingTold(seatCount),
        outcome: null,
      },
    );
    this.#run = run;
    this.#playOn();
  }

  /** The learner's current step; undefined when the position has been played through. */
  get step(): Step | undefined {
    return this.#position.steps[this.#steps];
  }

  /** Whether the others have said all their lines. */
  get isToldOut(): boolean {
    return this.#lines.length === 0;
  }

  /** The outcome of the match, if it is over. */
  get outcome(): Outcome | null {
    return this.#run.outcome;
  }

  /** The number of events told when the learner went to sleep; null: not yet. */
  get slept(): number | null {
    return this.#slept;
  }

  get table(): LearnersTable {
    const { game, state } = this.#run;
    const topic = topicOf(this.step);
    return {
      view: copyJson(game.view(state, LEARNER)),
      prompts: this.#run.prompts(LEARNER).filter((prompt) => prompt.topic === topic),
      waiting: this.step === undefined ? [] : this.#run.waiting(),
      settings: this.#run.settings(LEARNER),
      plannable: this.step?.does === "plan" ? this.#run.plannable(LEARNER) : [],
    };
  }

  /**
   * The learner does something. False: it may be done, but it is not what the step teaches; nothing has happened.
   * @throws RefusedError when it may not be done
   */
  do(deed: Deed): boolean {
    if (deed.does !== "answer") return this.#doBesides(deed);
    const [prompt] = this.table.prompts;
    return prompt !== undefined && this.answer(prompt.id, deed.value);
  }

  /** The learner answers; see {@link do}. */
  answer(prompt: string, value: AnswerValue): boolean {
    const { step } = this;
    this.#run.check({ kind: "answer", seat: LEARNER, prompt, value, by: "player" });
    if (step === undefined || !isReached(step, { does: "answer", value })) return false;
    this.#enter(LEARNER, prompt, value, "player");
    this.#goOn(step);
    return true;
  }

  #doBesides(deed: Exclude<Deed, { does: "answer" }>): boolean {
    const { step } = this;
    if (step === undefined || !isReached(step, deed)) return false;
    if ("settings" in deed) {
      this.#run.apply({ kind: "settings", seat: LEARNER, settings: copyJson(deed.settings) });
    }
    if (deed.does === "sleep") this.#passNight();
    this.#goOn(step);
    return true;
  }

  #goOn({ others = [] }: Step): void {
    this.#steps += 1;
    this.#lines = [...this.#lines, ...others];
    this.#playOn();
  }

  #note(event: AddressedEvent, view: unknown): void {
    const mine = eventFor(event, LEARNER);
    if (mine === null) return;
    const n = this.frames.length + 1;
    this.frames.push({ n, event: copyJson(mine), view: copyJson(view), minute: this.#minute });
  }

  #enter(seat: Seat, prompt: string, value: AnswerValue, by: AnsweredBy): void {
    this.#run.apply({ kind: "answer", seat, prompt, value, by });
  }

  /**
   * Plays until the learner is asked the question of the next step. If it has none, or after the last step, to the end
   * of the lines.
   */
  #playOn(): void {
    while (this.#run.outcome === null) {
      if (this.#playLine() || this.#answerInAdvance()) continue;
      const topic = topicOf(this.step);
      if (topic === null || this.#run.prompts(LEARNER).some((prompt) => prompt.topic === topic)) return;
      const away = this.#run.questions().find(({ isAwaited, seat }) => isAwaited && seat !== LEARNER);
      if (away === undefined) throw new Error(`${this.#position.id} does not lead to ${this.step?.name}`);
      this.#enter(away.seat, away.id, away.fallback, "bot");
    }
  }

  /** Default bots play for the others, until the learner is asked or the night is over. */
  #passNight(): void {
    this.#slept = this.frames.length;
    while (this.#run.outcome === null && this.#minute < NIGHT_MINUTES) {
      if (this.#answerInAdvance()) continue;
      const asked = this.#run.questions().find(({ isAwaited, seat }) => isAwaited && seat !== LEARNER);
      if (asked === undefined) break;
      this.#minute += BOT_MINUTES[asked.clock];
      this.#enter(asked.seat, asked.id, this.#botsAnswer(asked), "bot");
    }
    this.#minute = NIGHT_MINUTES;
  }

  #botsAnswer({ seat, id, fallback }: Asked): AnswerValue {
    const { game, state } = this.#run;
    const bot = defaultBot(game);
    const prompt = this.#run.prompts(seat).find((one) => one.id === id);
    if (bot === undefined || prompt === undefined) return fallback;
    return bot.choose(
      game.view(state, seat),
      prompt,
      seededRandom(`${this.#position.id} ${this.frames.length}`),
    );
  }

  /** Whether an order, a plan or the rules answered for somebody. What a step teaches is left to the learner. */
  #answerInAdvance(): boolean {
    const taught = topicOf(this.step);
    const asked = this.#run
      .questions()
      .filter(({ seat, topic }) => seat !== LEARNER || topic !== taught)
      .find(({ isAwaited, standing }) => isAwaited && standing !== null);
    if (asked === undefined || asked.standing === null) return false;
    this.#enter(asked.seat, asked.id, asked.standing, "standing-order");
    return true;
  }

  /** Whether the next line fits. */
  #playLine(): boolean {
    const [line, ...more] = this.#lines;
    const prompt = line && this.#run.prompts(line.seat).find(({ topic }) => topic === line.topic);
    if (line === undefined || prompt === undefined) return false;
    this.#lines = more;
    this.#enter(line.seat, prompt.id, line.value, "bot");
    return true;
  }
}

/** The question asked during a step; null: none. */
function topicOf(step: Step | undefined): string | null {
  return step !== undefined && "topic" in step ? (step.topic ?? null) : null;
}

function isReached(step: Step, deed: Deed): boolean {
  if (doesIn(step) !== deed.does) return false;
  switch (step.does) {
    case "order":
      return ordersIn(settingsIn(deed)).some(({ kind, answers: [answer] }) =>
        isSame([kind, answer], [step.order.kind, step.order.answers[0]]),
      );
    case "plan": {
      const steps = planIn(settingsIn(deed))?.steps ?? [];
      return isSame(
        steps.map(({ topic, answer }) => ({ topic, answer })),
        step.plan,
      );
    }
    case "sleep":
    case "read":
      return true;
    default:
      return deed.does === "answer" && isAnswered(step, deed.value);
  }
}

function isAnswered({ hint, reaches }: Answering, value: AnswerValue): boolean {
  return isSame(value, hint) || (reaches?.(value) ?? false);
}

function settingsIn(deed: Deed): unknown {
  return "settings" in deed ? deed.settings : null;
}

function isSame(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
