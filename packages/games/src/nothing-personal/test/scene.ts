/** Nothing Personal on the engine's stage: scenes are set and played in the words of the rulebook. */
import type { AnswerValue, ChosenOption } from "@consigliere/engine/answer";
import type { AnsweredBy } from "@consigliere/engine/input";
import { isOpen } from "@consigliere/engine/legal-answers";
import type { OptionData, QuestionData } from "@consigliere/engine/question";
import { chachaStream, randomFrom } from "@consigliere/engine/random";
import { at, type Seat } from "@consigliere/engine/seat";
import { seededKey } from "@consigliere/engine/testing/seeded-key";
import { Stage } from "@consigliere/engine/testing/stage";
import { StagePlay } from "../../testing/play.ts";
import { type CardId, GANGSTER_IDS, type GangsterId } from "../cards.ts";
import { type DieId, type Face, facesOf } from "../dice.ts";
import type { NothingPersonalEvent } from "../events.ts";
import { nothingPersonal } from "../game.ts";
import { type Options, optionsSchema } from "../options.ts";
import type { PlaceId } from "../positions.ts";
import { type NothingPersonalScene, sceneState } from "../scene.ts";
import { settingsSchema } from "../settings.ts";
import { emptyTable } from "../setup.ts";
import { manOf, type Phase, placeOf, type State } from "../state.ts";

/** A match on the stage. */
export class Play extends StagePlay<State, NothingPersonalEvent> {
  /** The waiting seats with their topics: `0 crew-action`. */
  get asked(): string[] {
    return this.stage.run.waiting().map(({ seat, topic }) => `${seat} ${topic}`);
  }

  get topic(): string {
    return at([...this.stage.run.waiting(), { topic: "the end" }], 0).topic;
  }

  /** The seat that the match waits for first. */
  get seat(): Seat {
    return at(this.stage.run.waiting(), 0).seat;
  }

  /** Answers the prompt that the match waits for. */
  answers(seat: Seat, value: AnswerValue, by: AnsweredBy = "player"): this {
    this.stage.answer(seat, this.awaited(seat), value, by);
    return this;
  }

  /** A free action beside the prompt that the match waits for. */
  does(seat: Seat, topic: string, value: AnswerValue): this {
    this.stage.answer(seat, topic, value);
    return this;
  }

  misses(seat: Seat): this {
    const { fallback } = this.stage.prompt(seat, this.awaited(seat));
    return this.answers(seat, fallback, "deadline");
  }

  /** Lets time run out for all seats until one of these topics is asked, or the match is over. */
  until(...topics: string[]): this {
    for (let i = 0; i < 500 && this.stage.run.outcome === null; i++) {
      if (topics.includes(this.topic)) return this;
      this.misses(this.seat);
    }
    return this;
  }

  /** The windows of a whack and of its dice pass without any action. */
  settles(): this {
    while (["whack", "move", "dice", "coachman"].includes(this.topic)) this.misses(this.seat);
    return this;
  }

  question(seat: Seat, topic = this.awaited(seat)): QuestionData {
    return this.stage.prompt(seat, topic).question;
  }

  /** The open options at the end of this path of options and parts of forms. */
  open(seat: Seat, ...path: string[]): string[] {
    return optionsIn(follow(this.question(seat), path))
      .filter(isOpen)
      .map(({ id }) => id);
  }

  /** The minimum and maximum of an amount at the end of this path. */
  range(seat: Seat, ...path: string[]): number[] {
    const question = follow(this.question(seat), path);
    return question.form === "amount" ? [question.min, question.max] : [];
  }

  /** The blocked options there, with the reasons. */
  blocked(seat: Seat, ...path: string[]): string[] {
    return optionsIn(follow(this.question(seat), path)).flatMap((o) =>
      o.blocked === undefined ? [] : [`${o.id} (${o.blocked})`],
    );
  }

  money(seat: Seat): number {
    return at(this.now.families, seat).money;
  }

  respect(seat: Seat): number {
    return at(this.now.families, seat).respect;
  }

  supply(seat: Seat): number {
    return at(this.now.families, seat).supply;
  }

  hand(seat: Seat): readonly CardId[] {
    return at(this.now.families, seat).hand;
  }

  /** His markers by seat, including the coin's, with neutral ones last. */
  on(id: GangsterId): number[] {
    const { markers, neutral, coin } = manOf(this.now, id);
    return [...markers.map((n, seat) => n + (coin === seat ? 1 : 0)), neutral + (coin === "neutral" ? 1 : 0)];
  }

  where(id: GangsterId): PlaceId | "prison" | "fishes" | null {
    if (this.now.prison.includes(id)) return "prison";
    return this.now.fishes.includes(id) ? "fishes" : placeOf(this.now, id);
  }

  types(): string[] {
    return this.stage.told("spectator").map((event) => event.type);
  }

  private awaited(seat: Seat): string {
    const waiting = this.stage.run.waiting().find((one) => one.seat === seat);
    if (waiting === undefined) throw new Error(`seat ${seat} is not waited for: ${this.asked.join()}`);
    return waiting.topic;
  }
}

function optionsIn(question: QuestionData): readonly OptionData[] {
  return question.form === "form" || question.form === "amount" ? [] : question.options;
}

function follow(question: QuestionData, [step, ...more]: readonly string[]): QuestionData {
  if (step === undefined) return question;
  const next =
    question.form === "form"
      ? question.parts.find(({ name }) => name === step)?.question
      : optionsIn(question).find(({ id }) => id === step)?.with;
  if (next === undefined) throw new Error(`nothing is asked at ${step}`);
  return follow(next, more);
}

/** Sets the scene and goes on to the first question. */
export function set(scene: NothingPersonalScene): Play {
  const { seats = 4, options = {}, settings = {}, dice, seed = "stage" } = scene;
  const parsed = Object.entries(settings).map(([seat, own]) => [seat, settingsSchema.parse(own)]);
  return new Play(
    Stage.set(nothingPersonal, {
      seatCount: seats,
      state: sceneState(scene),
      options,
      settings: Object.fromEntries(parsed),
      seed: dice === undefined ? seed : seedFor(dice),
    }),
  );
}

/** A seed that gives these first rolls. */
function seedFor(dice: readonly (readonly [DieId, Face])[]): string {
  for (let i = 0; i < 300_000; i++) {
    const seed = `dice ${i}`;
    const random = randomFrom(chachaStream(seededKey(seed)));
    if (dice.every(([die, face]) => random.pick(facesOf(die)) === face)) return seed;
  }
  throw new Error(`no seed rolls ${dice.join(", ")}`);
}

/** A match from the deal onwards. */
export function deal(seats: number, options: Partial<Options> = {}, seed = "deal"): Play {
  const state = emptyTable(seats, optionsSchema.parse(options));
  return new Play(Stage.set(nothingPersonal, { seatCount: seats, state, options, seed }));
}

/** A gangster as an option. */
export function g(id: GangsterId): string {
  if (!GANGSTER_IDS.includes(id)) throw new Error(`no gangster ${id}`);
  return `gangster:${id}`;
}

/** An option with the answer to its further question. */
export function w(choose: string, further: AnswerValue): ChosenOption {
  return { choose, with: further };
}

/** The act part of a chair. */
export function chairTurn(chair: Extract<Phase, { at: "crew" }>["chair"]): Phase {
  return { at: "crew", chair, part: "act" };
}
