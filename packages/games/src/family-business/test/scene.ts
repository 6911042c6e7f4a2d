/** Speaks Family Business on the engine's stage: scenes are set and played in the words of the rulebook. */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { AnsweredBy } from "@consigliere/engine/input";
import type { OptionData } from "@consigliere/engine/question";
import { at, type Seat, seatsOf } from "@consigliere/engine/seat";
import { StagePlay, stageScene, type TableScene } from "../../testing/play.ts";
import { type CardId, type CardKind, type CounterKind, DECK, kindOf } from "../cards.ts";
import type { FamilyBusinessEvent } from "../events.ts";
import { familyBusiness } from "../game.ts";
import { MOBS, type MobsterId, mobstersOf } from "../mobs.ts";
import { type Options, optionsSchema, type Settings } from "../options.ts";
import { emptyTable } from "../setup.ts";
import type { HitRate, State } from "../state.ts";

export interface Scene extends TableScene<Options, Settings> {
  /** Default 3: s0 Capone, s1 New York, s2 Purple, s3 Moran, s4 Murder, Inc., s5 Bank Robbers. */
  readonly seats?: number;
  readonly hitList?: readonly MobsterId[];
  readonly war?: HitRate;
  /** Everybody else of the seats at the table is buried. */
  readonly living?: readonly MobsterId[];
  /** What the scenario needs; hands are filled up to five. */
  readonly hands?: Readonly<Record<Seat, readonly CardKind[]>>;
  readonly discard?: readonly CardKind[];
  /** On top of the deck, in this order. */
  readonly deckTop?: readonly CardKind[];
  /** The whole deck, in this order; all cards not named anywhere are in the discard pile. */
  readonly wholeDeck?: readonly CardKind[];
  readonly turnsWithoutBurial?: number;
  /** Brings about what cannot come about. */
  readonly bend?: (state: State) => void;
}

/** The state that a scene describes, at the start of the active seat's turn. */
function sceneState(scene: Scene): State {
  const { seats = 3, active = 0, hitList = [], war } = scene;
  const options = optionsSchema.parse(scene.options ?? {});
  const state = emptyTable(seats, options);
  state.dealer = 0;
  state.mobs = MOBS.slice(0, seats);
  state.hitList = [...hitList];
  state.war = war === undefined ? null : { rate: war };
  const all = state.mobs.flatMap((mob) => mobstersOf(mob, options.mobSize));
  if (scene.living !== undefined) state.cemetery = all.filter((m) => scene.living?.includes(m) === false);
  state.turn = { number: 7, seat: active, reason: "clockwise", skipped: [] };
  state.turnsWithoutBurial = scene.turnsWithoutBurial ?? 0;
  placeTheDead(state, all);
  dealCards(state, scene);
  scene.bend?.(state);
  return state;
}

function placeTheDead(state: State, all: readonly MobsterId[]): void {
  let place = state.seatCount;
  for (const seat of seatsOf(state.seatCount)) {
    const mob = all.filter((mobster) => mobster.startsWith(`${at(state.mobs, seat)}-`));
    if (mob.every((mobster) => state.cemetery.includes(mobster))) state.placements[seat] = place--;
  }
}

function dealCards(state: State, scene: Scene): void {
  const left = [...DECK];
  const take = (kind?: CardKind): CardId => {
    const [card] = left.splice(kind === undefined ? 0 : left.findIndex((c) => kindOf(c) === kind), 1);
    if (card === undefined) throw new Error("more cards named than there are");
    return card;
  };
  state.discard = (scene.discard ?? []).map(take);
  state.hands = seatsOf(state.seatCount).map((seat) => (scene.hands?.[seat] ?? []).map(take));
  const top = (scene.wholeDeck ?? scene.deckTop ?? []).map(take);
  for (const seat of seatsOf(state.seatCount)) {
    const hand = at(state.hands, seat);
    while (state.placements[seat] === null && hand.length < 5) hand.push(take());
  }
  state.deck = scene.wholeDeck === undefined ? [...top, ...left] : top;
  if (scene.wholeDeck !== undefined) state.discard.push(...left);
}

/** A match on the stage. */
export class Play extends StagePlay<State, FamilyBusinessEvent> {
  get list(): MobsterId[] {
    return this.now.hitList;
  }

  /** The seat that takes the turn. */
  get active(): Seat {
    return this.now.turn?.seat ?? -1;
  }

  /** Whom the match waits for. */
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
export function set(scene: Scene): Play {
  return new Play(stageScene(familyBusiness, scene, sceneState(scene)));
}

/** `mobster:…` for the answers. */
export function m(mobster: MobsterId): string {
  return `mobster:${mobster}`;
}

/** Several of them. */
export function ms(...mobsters: MobsterId[]): string[] {
  return mobsters.map(m);
}

/** The mobsters `from` to `to` of a mob: `mob("purple", 1, 5)`. */
export function mob(id: (typeof MOBS)[number], from: number, to: number): MobsterId[] {
  return Array.from({ length: to - from + 1 }, (_, i) => `${id}-${from + i}` as const);
}
