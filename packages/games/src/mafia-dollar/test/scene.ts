/** Speaks Mafia Dollar on the engine's stage: scenes are set and played in the words of the rulebook. */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { AnsweredBy } from "@consigliere/engine/input";
import type { OptionData, QuestionData } from "@consigliere/engine/question";
import { at, type Seat, seatsOf } from "@consigliere/engine/seat";
import { StagePlay, stageScene, type TableScene } from "../../testing/play.ts";
import {
  ALL_CARDS,
  ALL_WAREHOUSES,
  type BlockId,
  type CardId,
  type DogId,
  END,
  type GangsterId,
  type HandCardId,
  type ItemId,
  isBlock,
  isHandCard,
  isPolice,
  isRacket,
  type RacketId,
  type RacketType,
  type WarehouseId,
} from "../cards.ts";
import type { MafiaDollarEvent } from "../events.ts";
import { mafiaDollar } from "../game.ts";
import { HAND } from "../limits.ts";
import { type Options, optionsSchema, type Settings } from "../options.ts";
import { emptyTable } from "../setup.ts";
import { type Family, type Gangster, racketsOf, type State, type Warehouse, type Zone } from "../state.ts";

type WarehouseScene =
  | WarehouseId
  | { readonly card: WarehouseId; readonly dog?: DogId; readonly rackets?: readonly RacketId[] };

type GangsterScene =
  | GangsterId
  | {
      readonly card: GangsterId;
      readonly zone?: Zone;
      readonly items?: readonly ItemId[];
      readonly blocks?: readonly BlockId[];
    };

export interface FamilyScene {
  /** Filled up to five. */
  readonly hand?: readonly HandCardId[];
  /** Default: one. */
  readonly warehouses?: readonly WarehouseScene[];
  readonly gangsters?: readonly GangsterScene[];
}

export interface Scene extends TableScene<Options, Settings> {
  readonly families?: Readonly<Record<Seat, FamilyScene>>;
  /** Bottom to top. */
  readonly piles?: Partial<Record<RacketType, readonly RacketId[]>>;
  /** What the active seat draws first: a racket, the End, or a hand card. Default: one that does not matter. */
  readonly drawn?: readonly CardId[];
  /** What comes after it, top first. */
  readonly deck?: readonly CardId[];
}

/** Settings of a seat that passes, or gives, what the default says. */
export const PASSING: Settings = { orders: [{ kind: "pass-left", when: {}, answers: ["default"] }] };
export const GIVING: Settings = { orders: [{ kind: "gift", when: {}, answers: ["default"] }] };

/** The state that a scene describes, at the start of the active seat's turn. */
export function sceneState(scene: Scene): State {
  const seats = scene.seats ?? 3;
  const state = emptyTable(seats, optionsSchema.parse(scene.options ?? {}));
  state.families = seatsOf(seats).map((seat) => familyFrom(scene.families?.[seat] ?? {}));
  for (const [type, rackets] of Object.entries(scene.piles ?? {}))
    state.piles[type as RacketType] = [...rackets];
  const named = new Set<CardId>([
    ...(scene.drawn ?? []),
    ...(scene.deck ?? []),
    ...Object.values(state.piles).flat(),
    ...state.families.flatMap(({ hand, warehouses, gangsters }) => [
      ...hand,
      ...warehouses.flatMap((w) => [w.card, ...(w.dog === null ? [] : [w.dog]), ...w.rackets]),
      ...gangsters.flatMap((g) => [g.card, ...g.items, ...g.blocks]),
    ]),
  ]);
  const left = ALL_CARDS.filter((card) => !named.has(card));
  const take = (fits: (card: CardId) => boolean): CardId => {
    const [card] = left.splice(left.findIndex(fits), 1);
    if (card === undefined) throw new Error("more cards named than there are");
    return card;
  };
  for (const family of state.families) {
    if (family.warehouses.length === 0) {
      const card = take((c) => ALL_WAREHOUSES.includes(c as WarehouseId)) as WarehouseId;
      family.warehouses.push({ card, dog: null, rackets: [] });
    }
    while (family.hand.length < HAND) family.hand.push(take(isDull) as HandCardId);
  }
  const drawn = scene.drawn ?? [take(isDull)];
  const end = left.includes(END) ? [take((card) => card === END)] : [];
  state.deck = [
    ...drawn,
    ...(scene.deck ?? []),
    ...left.filter((c) => !isRacket(c)),
    ...left.filter(isRacket),
    ...end,
  ];
  state.turn = {
    number: 7,
    seat: scene.active ?? 0,
    phase: "draw",
    actionsLeft: null,
    policePlayed: false,
    calls: [],
    market: null,
    hadMarket: false,
  };
  return state;
}

/** A card that does not matter: a block. */
function isDull(card: CardId): boolean {
  return isHandCard(card) && isBlock(card) && !isPolice(card);
}

function familyFrom({ hand = [], warehouses = [], gangsters = [] }: FamilyScene): Family {
  return {
    hand: [...hand],
    warehouses: warehouses.map((w): Warehouse => {
      if (typeof w === "string") return { card: w, dog: null, rackets: [] };
      return { card: w.card, dog: w.dog ?? null, rackets: [...(w.rackets ?? [])] };
    }),
    gangsters: gangsters.map((g): Gangster => {
      if (typeof g === "string") return { card: g, zone: "hideout", items: [], blocks: [] };
      return {
        card: g.card,
        zone: g.zone ?? "hideout",
        items: [...(g.items ?? [])],
        blocks: [...(g.blocks ?? [])],
      };
    }),
  };
}

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

  /** `seat: topic` of everybody whom the match waits for. */
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

  /** Draws and throws away the card drawn: phase 3 begins. */
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
export function set(scene: Scene): Play {
  return new Play(stageScene(mafiaDollar, scene, sceneState(scene)));
}

/** The terms of an offer as an answer. */
export function terms(give: HandCardId, show: string, want: string) {
  return { give: `card:${give}`, disclose: `show:${show}`, want: `want:${want}` };
}
