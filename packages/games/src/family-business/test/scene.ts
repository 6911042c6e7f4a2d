/** Family Business on the engine's stage: scenes are set and played in the words of the rulebook. */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { AnsweredBy } from "@consigliere/engine/input";
import type { OptionData } from "@consigliere/engine/question";
import { at, type Seat } from "@consigliere/engine/seat";
import { StagePlay, stageScene } from "../../testing/play.ts";
import { type CardId, type CardKind, type CounterKind, kindOf } from "../cards.ts";
import type { FamilyBusinessEvent } from "../events.ts";
import { familyBusiness } from "../game.ts";
import type { MOBS, MobsterId } from "../mobs.ts";
import { type FamilyBusinessScene, sceneState } from "../scene.ts";
import type { State } from "../state.ts";

/** A match on the stage. */
export class Play extends StagePlay<State, FamilyBusinessEvent> {
  get list(): MobsterId[] {
    return this.now.hitList;
  }

  /** The seat whose turn it is. */
  get active(): Seat {
    return this.now.turn?.seat ?? -1;
  }

  /** The seats that the match waits for. */
  get waiting(): Seat[] {
    return this.stage.run.waiting().map((waiting) => waiting.seat);
  }

  /** The active seat plays a card of this kind. */
  plays(kind: CardKind, declared?: AnswerValue): this {
    const id = `play:${this.card(kind)}`;
    const answer = declared === undefined ? id : { choose: id, with: declared };
    this.stage.answer(this.active, "play-or-discard", answer);
    return this;
  }

  /** The active seat discards: a card of this kind, or the one just drawn. */
  discards(kind?: CardKind): this {
    const card = kind === undefined ? at(this.now.hands, this.active).at(-1) : this.card(kind);
    this.stage.answer(this.active, "play-or-discard", `discard:${card}`);
    return this;
  }

  /** Every seat that the window waits for passes. */
  allPass(): this {
    while (this.now.window !== null) this.pass(at(this.waiting, 0));
    return this;
  }

  pass(...seats: Seat[]): this {
    for (const seat of seats) this.answers(seat, "pass");
    return this;
  }

  counters(seat: Seat, kind: CounterKind, order?: "attacker-first" | "attacker-second"): this {
    const id = `counter:${kind}`;
    return this.answers(seat, order === undefined ? id : { choose: id, with: order });
  }

  answers(seat: Seat, value: AnswerValue, by: AnsweredBy = "player"): this {
    this.stage.answer(seat, this.windowTopic(seat), value, by);
    return this;
  }

  /** The options of a seat in the open window, blocked ones with the reason. */
  windowOptions(seat: Seat): string[] {
    return optionNames(this.stage.prompt(seat, this.windowTopic(seat)).question);
  }

  /** The first card of this kind in the hand of the active seat. */
  card(kind: CardKind): CardId {
    const card = at(this.now.hands, this.active).find((held) => kindOf(held) === kind);
    if (card === undefined) throw new Error(`s${this.active} holds no ${kind}`);
    return card;
  }

  private windowTopic(seat: Seat): string {
    const topic = this.stage.run.prompts(seat)[0]?.topic;
    if (topic?.startsWith("counter-") !== true) throw new Error(`s${seat} is not asked to counter`);
    return topic;
  }
}

function optionNames(question: {
  readonly form: string;
  readonly options?: readonly OptionData[];
}): string[] {
  return (question.options ?? []).map((o) => (o.blocked === undefined ? o.id : `${o.id} (${o.blocked})`));
}

/** Sets the scene and begins the active seat's turn. */
export function set(scene: FamilyBusinessScene): Play {
  return new Play(stageScene(familyBusiness, scene, sceneState(scene)));
}

/** The option id `mobster:…`, for answers. */
export function m(mobster: MobsterId): string {
  return `mobster:${mobster}`;
}

/** Several of these ids. */
export function ms(...mobsters: MobsterId[]): string[] {
  return mobsters.map(m);
}

/** The mobsters `from` to `to` of a mob: `mob("purple", 1, 5)`. */
export function mob(id: (typeof MOBS)[number], from: number, to: number): MobsterId[] {
  return Array.from({ length: to - from + 1 }, (_, i) => `${id}-${from + i}` as const);
}
