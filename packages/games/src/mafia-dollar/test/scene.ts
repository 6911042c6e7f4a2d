/** Mafia Dollar on the engine's stage: scenes are set and played in the words of the rulebook. */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { AnsweredBy } from "@consigliere/engine/input";
import type { OptionData, QuestionData } from "@consigliere/engine/question";
import { at, type Seat } from "@consigliere/engine/seat";
import { StagePlay, stageScene } from "../../testing/play.ts";
import type { CardId, GangsterId, HandCardId, RacketId, WarehouseId } from "../cards.ts";
import type { MafiaDollarEvent } from "../events.ts";
import { mafiaDollar } from "../game.ts";
import { type MafiaDollarScene, sceneState } from "../scene.ts";
import type { Settings } from "../settings.ts";
import { type Family, type Gangster, racketsOf, type State } from "../state.ts";

/** Settings of a seat that always passes or gives the default. */
export const PASSING: Settings = { orders: [{ kind: "pass-left", when: {}, answers: ["default"] }] };
export const GIVING: Settings = { orders: [{ kind: "gift", when: {}, answers: ["default"] }] };

/** A match on the stage. */
export class Play extends StagePlay<State, MafiaDollarEvent> {
  get active(): Seat {
    return this.now.turn?.seat ?? -1;
  }

  get discard(): CardId[] {
    return this.now.discard;
  }

  family(seat: Seat): Family {
    return at(this.now.families, seat);
  }

  hand(seat: Seat): HandCardId[] {
    return this.family(seat).hand;
  }

  gangster(card: GangsterId): Gangster | undefined {
    return this.now.families.flatMap((f) => f.gangsters).find((g) => g.card === card);
  }

  under(card: WarehouseId): RacketId[] | undefined {
    return this.now.families.flatMap((f) => f.warehouses).find((w) => w.card === card)?.rackets;
  }

  rackets(seat: Seat): RacketId[] {
    return racketsOf(this.now, seat);
  }

  /** `seat: topic` of every seat that the match waits for. */
  get waiting(): string[] {
    return this.stage.run.waiting().map(({ seat, topic }) => `${seat}: ${topic}`);
  }

  answers(seat: Seat, topic: string, value: AnswerValue, by: AnsweredBy = "player"): this {
    this.stage.answer(seat, topic, value, by);
    return this;
  }

  misses(seat: Seat, topic: string): this {
    this.stage.answer(seat, topic, this.stage.prompt(seat, topic).fallback, "deadline");
    return this;
  }

  /** Phase 1. */
  draws(): this {
    return this.answers(this.active, "draw", "draw");
  }

  /** Phase 2: plays a card, with its target. */
  plays(card: HandCardId, target?: string): this {
    return this.does(`play:${card}`, target);
  }

  discards(card?: HandCardId): this {
    return this.does(`discard:${card ?? at(this.hand(this.active), -1 + this.hand(this.active).length)}`);
  }

  does(choose: string, target?: string): this {
    return this.answers(this.active, "play", target === undefined ? choose : { choose, with: target });
  }

  /** Draws and throws away the drawn card, so that phase 3 begins. */
  toActions(): this {
    return this.draws().discards();
  }

  /** Phase 3. */
  orders(choose: string, further?: AnswerValue): this {
    return this.answers(this.active, "action", further === undefined ? choose : { choose, with: further });
  }

  endsTurn(): this {
    return this.orders("end-turn");
  }

  /** The open options of a prompt, nested ones as `outer > inner`. */
  options(seat: Seat, topic: string): string[] {
    return openOptions(this.stage.prompt(seat, topic).question);
  }

  /** Blocked options with their reasons, nested ones as `outer > inner`. */
  blocked(seat: Seat, topic: string): Record<string, string> {
    return Object.fromEntries(blockedOptions(this.stage.prompt(seat, topic).question));
  }
}

function openOptions(question: QuestionData): string[] {
  if (question.form === "form") return question.parts.flatMap((part) => openOptions(part.question));
  if (question.form === "amount") return [];
  return question.options.flatMap((option) => {
    if (option.blocked !== undefined) return [];
    if (option.with === undefined) return [option.id];
    return openOptions(option.with).map((inner) => `${option.id} > ${inner}`);
  });
}

function blockedOptions(question: QuestionData, prefix = ""): [string, string][] {
  if (question.form === "form")
    return question.parts.flatMap((part) => blockedOptions(part.question, prefix));
  if (question.form === "amount") return [];
  return question.options.flatMap((option: OptionData): [string, string][] => {
    if (option.blocked !== undefined) return [[`${prefix}${option.id}`, option.blocked]];
    return option.with === undefined ? [] : blockedOptions(option.with, `${prefix}${option.id} > `);
  });
}

/** Sets the scene and begins the active seat's turn. */
export function set(scene: MafiaDollarScene): Play {
  return new Play(stageScene(mafiaDollar, scene, sceneState(scene)));
}

/** The terms of an offer as an answer. */
export function terms(give: HandCardId, show: string, want: string) {
  return { give: `card:${give}`, disclose: `show:${show}`, want: `want:${want}` };
}
