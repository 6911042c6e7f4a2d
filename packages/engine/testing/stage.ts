/** A stage for scenarios: a match put into any state, played by naming seats, topics and answers. */

import type { AnswerValue } from "../src/answer.ts";
import { type AddressedEvent, eventFor, type GameEvent, nothingTold } from "../src/event.ts";
import type { Game } from "../src/game.ts";
import type { AnsweredBy, Input } from "../src/input.ts";
import { copyJson, type Json } from "../src/json.ts";
import { Run } from "../src/kernel.ts";
import type { Prompt } from "../src/prompt.ts";
import type { Seat, Viewer } from "../src/seat.ts";
import type { Snapshot } from "../src/snapshot.ts";
import { standingAnswers } from "./playout.ts";
import { seededKey } from "./seeded-key.ts";

export interface StagedMatch<State> {
  readonly seatCount: number;
  readonly state: State;
  readonly options?: unknown;
  readonly settings?: Readonly<Record<Seat, Json>>;
  /** The corrections by which it goes. Default: all of the game. */
  readonly corrections?: readonly string[];
  /** Every random result follows from it. */
  readonly seed?: string;
}

/** A match on a stage. Standing answers are entered at once, as scenarios take their delay to be zero. */
export class Stage<State, E extends GameEvent = GameEvent> {
  readonly run: Run;
  readonly #events: AddressedEvent<E>[] = [];

  private constructor(run: Run) {
    this.run = run;
  }

  /** Begins a step from `scene`. What happens before the first prompt is in `events`. */
  static set<State, Options, E extends GameEvent, Settings, View>(
    game: Game<State, Options, E, Settings, View>,
    scene: StagedMatch<State>,
  ): Stage<State, E> {
    const defaults = game.settings.parse({}) as Json;
    const settings = Array.from({ length: scene.seatCount }, (_, seat) => scene.settings?.[seat] ?? defaults);
    const snapshot: Snapshot = {
      rules: game.meta.version,
      step: 1,
      state: copyJson(scene.state),
      randomAt: 0,
      settings,
      control: settings.map(() => ({ mode: "player", missed: 0 })),
      corrections: scene.corrections ?? game.meta.corrections ?? [],
      told: nothingTold(scene.seatCount),
      outcome: null,
    };
    const setup = {
      seatCount: scene.seatCount,
      options: scene.options ?? {},
      key: seededKey(scene.seed ?? "stage"),
    };
    const { run, applied } = Run.stage(game as Game, setup, snapshot);
    const stage = new Stage<State, E>(run);
    stage.#events.push(...(applied.events as AddressedEvent<E>[]));
    stage.#enterStandingAnswers();
    return stage;
  }

  get state(): State {
    return this.run.state as State;
  }

  /** The prompts of `seat` about `topic`; throws when there is not exactly one. */
  prompt(seat: Seat, topic: string): Prompt {
    const [prompt, ...more] = this.run.prompts(seat).filter((p) => p.topic === topic);
    if (prompt === undefined || more.length > 0) {
      const asked = this.run.prompts(seat).map((p) => p.topic);
      throw new Error(`seat ${seat} is asked [${asked.join(", ")}], not just ${topic}`);
    }
    return prompt;
  }

  /** `seat` answers its prompt about `topic`; throws RefusedError when it may not. */
  answer(seat: Seat, topic: string, value: AnswerValue, by: AnsweredBy = "player"): this {
    return this.enter({ kind: "answer", seat, prompt: this.prompt(seat, topic).id, value, by });
  }

  /** Enters any input. */
  enter(input: Input): this {
    this.#events.push(...(this.run.apply(input).events as AddressedEvent<E>[]));
    this.#enterStandingAnswers();
    return this;
  }

  /** The events that `viewer` has been told since the scene began. */
  told(viewer: Viewer): E[] {
    return this.#events.flatMap((event) => eventFor(event, viewer) ?? []);
  }

  /** The events of one type that `viewer` has been told. */
  toldOf<T extends E["type"]>(viewer: Viewer, type: T): Extract<E, { type: T }>[] {
    return this.told(viewer).filter((event): event is Extract<E, { type: T }> => event.type === type);
  }

  #enterStandingAnswers(): void {
    for (;;) {
      const [standing] = standingAnswers(this.run);
      if (standing === undefined) return;
      const applied = this.run.apply(standing);
      this.#events.push(...(applied.events as AddressedEvent<E>[]));
    }
  }
}
