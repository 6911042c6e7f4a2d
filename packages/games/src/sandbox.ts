/**
 * A board to try on: a match played on from what one seat sees. Everything hidden is dealt anew, the others play as the
 * default bot does, and the seat's own answers are whoever's who tries them. Nothing of the match itself is used.
 */
import type { AnswerValue } from "@consigliere/engine/answer";
import { eventFor, type GameEvent, nothingTold } from "@consigliere/engine/event";
import { matchKey } from "@consigliere/engine/fairness";
import { defaultBot, type Game } from "@consigliere/engine/game";
import { canonicalJson, copyJson, type Json } from "@consigliere/engine/json";
import { Run } from "@consigliere/engine/kernel";
import type { Prompt, Waiting } from "@consigliere/engine/prompt";
import { type Random, seededRandom } from "@consigliere/engine/random";
import { refusalOf } from "@consigliere/engine/refusal";
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import type { Forecast } from "./question-forecast.ts";

/** Where a sandbox begins. */
export interface Start {
  readonly game: Game;
  readonly forecast: Forecast;
  /** What the seat sees. */
  readonly view: unknown;
  readonly viewer: Seat;
  readonly seats: number;
  /** The question that the seat is asked, if any. */
  readonly asked?: Pick<Prompt, "topic" | "about"> | undefined;
}

/** An answer that was tried. Questions have other ids in another deal. */
export interface Tried {
  readonly topic: string;
  readonly value: AnswerValue;
}

/** An event that the seat would be told, with its view just after it. */
export interface SandboxFrame {
  /** From 1 without gaps. */
  readonly n: number;
  readonly event: GameEvent;
  readonly view: unknown;
}

/** The end of what can be tried; the rules have come to theirs. */
const OVER = { reason: "tried", placements: [] };

/** The rules from a supposed state on, as one step: all of it can be taken back. */
function onwards({ game, forecast, asked }: Start): Game {
  return {
    ...game,
    *step(table) {
      const there = table as never;
      yield* (asked && forecast.from?.(there, asked)) ?? forecast.onward(there);
      return OVER;
    },
  };
}

/** One deal, as far as its answers lead. */
export class Sandbox {
  readonly frames: SandboxFrame[] = [];
  /** The answers that could be given in this deal. */
  readonly tried: Tried[] = [];
  readonly #start: Start;
  readonly #run: Run;
  readonly #random: Random;

  /** The same `deal` is always the same; the answers of `tried` are given as far as they are legal there. */
  constructor(start: Start, deal: number, tried: readonly Tried[] = []) {
    const { game, forecast, view, viewer, seats } = start;
    this.#start = start;
    this.#random = seededRandom(`sandbox ${deal}`);
    const state = forecast.suppose(copyJson(view), viewer, seededRandom(`deal ${deal}`));
    const settings = seatsOf(seats).map(() => game.settings.parse({}) as Json);
    this.#run = Run.stage(
      onwards(start),
      {
        seatCount: seats,
        options: {},
        key: matchKey("", [`sandbox ${deal}`]),
        onEvent: (event, then) => {
          const mine = eventFor(event, viewer);
          if (mine === null) return;
          const seen = (game.viewOfPast ?? game.view)(then, viewer);
          this.frames.push({ n: this.frames.length + 1, event: copyJson(mine), view: copyJson(seen) });
        },
      },
      {
        rules: game.meta.version,
        step: 1,
        state,
        randomAt: 0,
        settings,
        control: settings.map(() => ({ mode: "player", missed: 0 })),
        corrections: forecast.corrections?.(state) ?? [],
        told: nothingTold(seats),
        outcome: null,
      },
    ).run;
    this.#playOn();
    for (const one of tried) if (!this.answer(one)) break;
  }

  /** The question that the seat is asked; undefined: the match is over. */
  get prompt(): Prompt | undefined {
    return this.#run.prompts(this.#start.viewer).find(({ optional, sealed }) => !optional && sealed === null);
  }

  get view(): unknown {
    return copyJson(this.#start.game.view(this.#run.state, this.#start.viewer));
  }

  get waiting(): Waiting[] {
    return this.#run.waiting();
  }

  /** Gives an answer to the question that is asked. False: it is another question, or the answer is not legal. */
  answer(tried: Tried): boolean {
    const { prompt } = this;
    if (prompt === undefined || prompt.topic !== tried.topic) return false;
    if (refusalOf(prompt.question, tried.value) !== null) return false;
    this.#enter(prompt, tried.value, "player");
    this.tried.push(tried);
    this.#playOn();
    return true;
  }

  #enter({ seat, id }: Pick<Prompt, "seat" | "id">, value: AnswerValue, by: "player" | "bot"): void {
    this.#run.apply({ kind: "answer", seat, prompt: id, value, by });
  }

  /** The others play, until the seat is asked or the match is over. */
  #playOn(): void {
    const { game, viewer } = this.#start;
    const bot = defaultBot(game);
    while (this.#run.outcome === null && this.prompt === undefined) {
      const asked = this.#run.questions().find(({ isAwaited, seat }) => isAwaited && seat !== viewer);
      if (asked === undefined) return;
      const prompt = this.#run.prompts(asked.seat).find(({ id }) => id === asked.id);
      const chosen =
        bot === undefined || prompt === undefined
          ? asked.fallback
          : bot.choose(game.view(this.#run.state, asked.seat), prompt, this.#random);
      this.#enter(asked, asked.standing ?? chosen, "bot");
    }
  }
}

/** What came of an answer in many deals. */
export interface Counted {
  readonly deals: number;
  /** In how many of them the answers could be given at all. */
  readonly fits: number;
  /** What happened after the last of them until the next question, and in how many deals; most often first. */
  readonly events: readonly { readonly event: GameEvent; readonly count: number }[];
}

const DEALS = 40;

/** Tries the same answers in many deals. */
export function countOver(start: Start, tried: readonly Tried[]): Counted {
  const counts = new Map<string, { readonly event: GameEvent; count: number }>();
  const [last] = tried.slice(-1);
  let fits = 0;
  for (let deal = 0; deal < DEALS && last !== undefined; deal++) {
    // The deals that are counted are others than those that are shown.
    const sandbox = new Sandbox(start, -1 - deal, tried.slice(0, -1));
    const from = sandbox.frames.length;
    if (sandbox.tried.length < tried.length - 1 || !sandbox.answer(last)) continue;
    fits += 1;
    const told = new Map(sandbox.frames.slice(from).map(({ event }) => [canonicalJson(event), event]));
    for (const [text, event] of told) {
      const counted = counts.get(text) ?? { event, count: 0 };
      counted.count += 1;
      counts.set(text, counted);
    }
  }
  return {
    deals: DEALS,
    fits,
    events: [...counts.values()].toSorted((one, other) => other.count - one.count),
  };
}
