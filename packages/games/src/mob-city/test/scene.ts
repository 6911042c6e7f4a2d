/** Mob City on the engine's stage: scenes are set and played in the words of the rulebook. */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { AnsweredBy } from "@consigliere/engine/input";
import { isOpen } from "@consigliere/engine/legal-answers";
import type { OptionData, QuestionData } from "@consigliere/engine/question";
import { chachaStream, randomFrom } from "@consigliere/engine/random";
import { at, type Seat, type Viewer } from "@consigliere/engine/seat";
import { seededKey } from "@consigliere/engine/testing/seeded-key";
import { Stage } from "@consigliere/engine/testing/stage";
import { StagePlay } from "../../testing/play.ts";
import type { BuildingId, CardId, GroupNo } from "../cards.ts";
import type { MobCityEvent } from "../events.ts";
import { mobCity } from "../game.ts";
import { type Options, optionsSchema } from "../options.ts";
import { type MobCityScene as Position, sceneState } from "../scene.ts";
import { settingsSchema } from "../settings.ts";
import { emptyTable } from "../setup.ts";
import { captainOf, type State } from "../state.ts";
import { type View, view } from "../view.ts";

/** A position, with the coming results of the dice. */
export interface StagedPosition extends Position {
  /** The next results of the die, as long as nothing else is drawn. */
  readonly dice?: readonly number[];
  readonly seed?: string;
}

/** A match on the stage. */
export class Play extends StagePlay<State, MobCityEvent> {
  /** The seats that the match waits for. */
  get waiting(): Seat[] {
    return this.stage.run.waiting().map(({ seat }) => seat);
  }

  /** The topics that the match waits for. */
  get topics(): string[] {
    return [...new Set(this.stage.run.waiting().map(({ topic }) => topic))];
  }

  /** Answers the seat's only prompt. */
  answers(seat: Seat, value: AnswerValue, by: AnsweredBy = "player"): this {
    this.stage.answer(seat, this.topicOf(seat), value, by);
    return this;
  }

  /** The seat lets its time run out. */
  misses(seat: Seat): this {
    return this.answers(seat, this.fallback(seat), "deadline");
  }

  /**
   * Lets the time of all waiting seats run out, until the match asks about `topic` or about something else than now.
   */
  letPass(): this {
    const { topics } = this;
    while (this.waiting.length > 0 && this.topics.join() === topics.join()) this.misses(at(this.waiting, 0));
    return this;
  }

  fallback(seat: Seat): AnswerValue {
    return this.stage.prompt(seat, this.topicOf(seat)).fallback;
  }

  question(seat: Seat): QuestionData {
    return this.stage.prompt(seat, this.topicOf(seat)).question;
  }

  /** The open options of the seat in a "one of" or "some of" question. */
  open(seat: Seat): string[] {
    return optionsIn(this.question(seat))
      .filter(isOpen)
      .map(({ id }) => id);
  }

  /** Its blocked options, with the reasons. */
  blocked(seat: Seat): string[] {
    return optionsIn(this.question(seat)).flatMap((o) =>
      o.blocked === undefined ? [] : [`${o.id} (${o.blocked})`],
    );
  }

  /** The open options of the further question behind an option. */
  openUnder(seat: Seat, id: string): string[] {
    const further = optionsIn(this.question(seat)).find((option) => option.id === id)?.with;
    return further === undefined
      ? []
      : optionsIn(further)
          .filter(isOpen)
          .map((option) => option.id);
  }

  cash(seat: Seat): number {
    return captainOf(this.now, seat).cash;
  }

  notoriety(seat: Seat): number {
    return captainOf(this.now, seat).notoriety;
  }

  group(seat: Seat, group: GroupNo): readonly CardId[] {
    return captainOf(this.now, seat).groups[group - 1] ?? [];
  }

  sees(viewer: Viewer): View {
    return view(this.now, viewer);
  }

  /** The types of all events that `viewer` was told. */
  types(viewer: Viewer = "spectator"): string[] {
    return this.stage.told(viewer).map((event) => event.type);
  }

  private topicOf(seat: Seat): string {
    const [prompt, ...more] = this.stage.run.prompts(seat);
    if (prompt === undefined || more.length > 0) throw new Error(`s${seat} is not asked one thing`);
    return prompt.topic;
  }
}

function optionsIn(question: QuestionData): readonly OptionData[] {
  return question.form === "one" || question.form === "some" || question.form === "order"
    ? question.options
    : [];
}

/** Sets the scene and goes on to the first question. */
export function set(scene: StagedPosition): Play {
  const { seats = 4, options = {}, settings = {}, dice, seed = "stage" } = scene;
  const parsed = Object.entries(settings).map(([seat, own]) => [seat, settingsSchema.parse(own)]);
  return new Play(
    Stage.set(mobCity, {
      seatCount: seats,
      state: sceneState(scene),
      options,
      settings: Object.fromEntries(parsed),
      seed: dice === undefined ? seed : seedFor(dice),
    }),
  );
}

/** Begins the next step from `state`, which is from between two steps of another match. */
export function goOn(state: State, dice: readonly number[]): Play {
  const { seatCount, options } = state;
  return new Play(Stage.set(mobCity, { seatCount, state, options, seed: seedFor(dice) }));
}

/** A seed that gives these first rolls of the die. */
function seedFor(dice: readonly number[]): string {
  for (let i = 0; i < 100_000; i++) {
    const seed = `dice ${i}`;
    const random = randomFrom(chachaStream(seededKey(seed)));
    if (dice.every((die) => random.die(6) === die)) return seed;
  }
  throw new Error(`no seed rolls ${dice.join(", ")}`);
}

/** A match from the deal onwards. */
export function deal(seats: number, options: Partial<Options> = {}, seed = "deal"): Play {
  const state = emptyTable(seats, optionsSchema.parse(options));
  return new Play(Stage.set(mobCity, { seatCount: seats, state, options, seed }));
}

/** The ids of buildings, cards and the like as options. */
export function b(building: BuildingId): string {
  return `building:${building}`;
}

export function pour(building: BuildingId): string {
  return `pour:${building}`;
}
