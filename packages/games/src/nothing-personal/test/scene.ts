/** Speaks Nothing Personal on the engine's stage: scenes are set and played in the words of the rulebook. */
import type { AnswerValue, ChosenOption } from "@consigliere/engine/answer";
import type { AnsweredBy } from "@consigliere/engine/input";
import { isOpen } from "@consigliere/engine/legal-answers";
import type { OptionData, QuestionData } from "@consigliere/engine/question";
import { chachaStream, randomFrom } from "@consigliere/engine/random";
import { at, type Seat, seatsOf } from "@consigliere/engine/seat";
import { seededKey } from "@consigliere/engine/testing/seeded-key";
import { Stage } from "@consigliere/engine/testing/stage";
import type { TableScene } from "../../table-scene.ts";
import { StagePlay } from "../../testing/play.ts";
import { freshMan } from "../board/markers.ts";
import { type DieId, type Face, facesOf } from "../cards/dice.ts";
import { PLACE_IDS, type PlaceId } from "../cards/positions.ts";
import {
  type CardId,
  GANGSTER_IDS,
  type GangsterId,
  gangsterDeck,
  influenceDeck,
  inTableOrder,
} from "../cards.ts";
import type { NothingPersonalEvent } from "../events.ts";
import { nothingPersonal } from "../game.ts";
import type { Owner } from "../marker-place.ts";
import { type Options, optionsSchema, type Settings, settingsSchema } from "../options.ts";
import { emptyTable } from "../setup.ts";
import { type Man, manOf, newTurn, type Phase, placeOf, priorityOrder, type State } from "../state.ts";

interface ManScene {
  readonly id: GangsterId;
  /** Own markers by seat; `n`: neutral ones. */
  readonly on?: Readonly<Partial<Record<Seat | "n", number>>>;
  /** Whose marker lies on his blackmail coin. */
  readonly coin?: Owner;
  readonly omerta?: boolean;
  readonly side?: boolean;
}

/** Four seats, R 20 and $20 for each, ring at seat 0, but for what is said otherwise (11). */
export interface Scene extends TableScene<Options, Settings> {
  readonly phase?: Phase;
  /** The lap of the Commission. */
  readonly lap?: number;
  readonly ante?: number;
  readonly round?: number;
  readonly ring?: Seat;
  /** Default: nobody. */
  readonly board?: Partial<Record<PlaceId, ManScene | GangsterId>>;
  readonly hands?: Readonly<Record<Seat, readonly CardId[]>>;
  readonly money?: Readonly<Record<Seat, number>>;
  readonly respect?: Readonly<Record<Seat, number>>;
  /** Markers off the board; the rest lies in the box, out of the match. */
  readonly supply?: Readonly<Record<Seat, number>>;
  readonly prison?: readonly GangsterId[];
  /** On top of the decks. */
  readonly nextGangsters?: readonly GangsterId[];
  readonly nextCards?: readonly CardId[];
  /** The next results of the dice, as long as nothing else is drawn. */
  readonly dice?: readonly (readonly [DieId, Face])[];
  readonly seed?: string;
  readonly bend?: (state: State) => void;
}

const CASH = 20;

export function sceneState(scene: Scene): State {
  const { seats = 4, board = {}, hands = {}, prison = [], nextGangsters = [], nextCards = [] } = scene;
  const state = emptyTable(seats, optionsSchema.parse(scene.options ?? {}));
  state.phase = scene.phase ?? { at: "commission" };
  state.round = scene.round ?? 1;
  state.ring = scene.ring ?? 0;
  for (const place of PLACE_IDS) {
    const man = board[place];
    if (man !== undefined) state.board[place] = manFor(state, typeof man === "string" ? { id: man } : man);
  }
  for (const seat of seatsOf(seats)) {
    const family = at(state.families, seat);
    family.money = scene.money?.[seat] ?? CASH;
    family.respect = scene.respect?.[seat] ?? CASH;
    family.supply = scene.supply?.[seat] ?? family.supply;
    family.hand = inTableOrder(hands[seat] ?? []);
  }
  state.bank = -state.families.reduce((sum, { money }) => sum + money, 0);
  const seen = new Set<GangsterId>([...Object.values(state.board).map((man) => man.id), ...prison]);
  state.prison = [...prison];
  const sets = gangsterDeck(state.options.expansions);
  state.gangsterDeck = [
    ...nextGangsters,
    ...sets.filter((id) => !seen.has(id) && !nextGangsters.includes(id)),
  ];
  const deck = influenceDeck();
  for (const card of [...Object.values(hands).flat(), ...nextCards]) deck.splice(deck.indexOf(card), 1);
  state.influenceDeck = [...nextCards, ...deck];
  state.turn = newTurn();
  if (state.phase.at === "commission") {
    state.commission = {
      order: priorityOrder(state),
      turn: 0,
      lap: scene.lap ?? 1,
      ante: scene.ante ?? 0,
      passed: [],
      hasPlayed: false,
    };
  }
  scene.bend?.(state);
  return state;
}

function manFor(state: State, { id, on = {}, coin, omerta = false, side = false }: ManScene): Man {
  const man = freshMan(state, id);
  for (const seat of seatsOf(state.seatCount)) {
    const n = on[seat] ?? 0;
    man.markers[seat] = n;
    at(state.families, seat).supply -= n + (coin === seat ? 1 : 0);
  }
  man.neutral = on.n ?? 0;
  state.stock.neutral -= man.neutral + (coin === "neutral" ? 1 : 0);
  man.coin = coin ?? null;
  man.omerta = omerta;
  man.side = side;
  if (coin !== undefined) state.stock.blackmail -= 1;
  if (omerta) state.stock.omerta -= 1;
  return man;
}

/** A match on the stage. */
export class Play extends StagePlay<State, NothingPersonalEvent> {
  /** What the match waits for, and of whom: `0 crew-action`. */
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

  /** The seat answers what the match waits for. */
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

  /** Everybody lets time run out until one of these is asked, or the match is over. */
  until(...topics: string[]): this {
    for (let i = 0; i < 500 && this.stage.run.outcome === null; i++) {
      if (topics.includes(this.topic)) return this;
      this.misses(this.seat);
    }
    return this;
  }

  /** The windows of a whack and of its dice pass without anybody doing anything. */
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

  /** The least and the most of an amount at the end of this path. */
  range(seat: Seat, ...path: string[]): number[] {
    const question = follow(this.question(seat), path);
    return question.form === "amount" ? [question.min, question.max] : [];
  }

  /** What may not be chosen there, with the reason. */
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

  /** His markers by seat, the coin's included, neutral ones last. */
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
export function set(scene: Scene): Play {
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

/** A seed with which the first rolls are these. */
function seedFor(dice: readonly (readonly [DieId, Face])[]): string {
  for (let i = 0; i < 300_000; i++) {
    const seed = `dice ${i}`;
    const random = randomFrom(chachaStream(seededKey(seed)));
    if (dice.every(([die, face]) => random.pick(facesOf(die)) === face)) return seed;
  }
  throw new Error(`no seed rolls ${dice.join(", ")}`);
}

/** A match from the deal on. */
export function deal(seats: number, options: Partial<Options> = {}, seed = "deal"): Play {
  const state = emptyTable(seats, optionsSchema.parse(options));
  return new Play(Stage.set(nothingPersonal, { seatCount: seats, state, options, seed }));
}

/** A gangster as an option. */
export function g(id: GangsterId): string {
  if (!GANGSTER_IDS.includes(id)) throw new Error(`no gangster ${id}`);
  return `gangster:${id}`;
}

/** An option with what is asked along with it. */
export function w(choose: string, further: AnswerValue): ChosenOption {
  return { choose, with: further };
}

/** The act part of a chair. */
export function chairTurn(chair: Extract<Phase, { at: "crew" }>["chair"]): Phase {
  return { at: "crew", chair, part: "act" };
}
