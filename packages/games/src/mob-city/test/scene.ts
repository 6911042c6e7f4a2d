/** Speaks Mob City on the engine's stage: scenes are set and played in the words of the rulebook. */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { AnsweredBy } from "@consigliere/engine/input";
import { isOpen } from "@consigliere/engine/legal-answers";
import type { OptionData, QuestionData } from "@consigliere/engine/question";
import { chachaStream, randomFrom } from "@consigliere/engine/random";
import { at, type Seat, seatsOf, type Viewer } from "@consigliere/engine/seat";
import { seededKey } from "@consigliere/engine/testing/seeded-key";
import { Stage } from "@consigliere/engine/testing/stage";
import type { TableScene } from "../../table-scene.ts";
import { StagePlay } from "../../testing/play.ts";
import { type BlockCount, placesOf } from "../cards/maps.ts";
import {
  type BlockId,
  type BuildingId,
  buildingsOf,
  CARD_IDS,
  type CardId,
  EVENT_IDS,
  type EventId,
  GROUPS,
  type GroupNo,
  INTERESTS,
  type Interest,
  SHOP_TOKENS,
  type WhiskeyId,
  type WillId,
} from "../cards.ts";
import type { MobCityEvent } from "../events.ts";
import { mobCity } from "../game.ts";
import { type Options, optionsSchema, type Settings, settingsSchema } from "../options.ts";
import { emptyTable } from "../setup.ts";
import { buildingOf, captainOf, type Phase, type State } from "../state.ts";
import { type View, view } from "../view.ts";

interface CaptainScene {
  /** Default $10,000. */
  readonly cash?: number;
  /** Default 2. */
  readonly notoriety?: number;
  readonly groups?: Partial<Record<GroupNo, readonly CardId[]>>;
  readonly whiskey?: WhiskeyId;
  readonly owns?: readonly BuildingId[];
  /** Owned as well, and pouring. */
  readonly pours?: readonly BuildingId[];
  /** Where its groups stand. */
  readonly sends?: Partial<Record<GroupNo, BuildingId>>;
}

/** The fixture F4 of the acceptance scenarios, but for what is said otherwise. */
export interface Scene extends TableScene<Options, Settings> {
  /** Default: the first block, before the event strikes it. */
  readonly phase?: Phase;
  readonly captains?: Readonly<Record<Seat, CaptainScene>>;
  readonly grace?: Seat;
  readonly police?: Seat;
  /** The event of the day. Default: the Don is dead. */
  readonly event?: EventId;
  /** The event that comes next. */
  readonly nextEvent?: EventId;
  readonly ranks?: Partial<Record<Interest, readonly Seat[]>>;
  readonly pool?: readonly CardId[];
  readonly big?: readonly Seat[];
  readonly will?: WillId;
  readonly day?: number;
  /** The next results of the die, as long as nothing else is drawn. */
  readonly dice?: readonly number[];
  readonly seed?: string;
  readonly bend?: (state: State) => void;
}

const F4: readonly BlockId[] = ["little-sicily", "harbor-front", "theater-row", "grand-avenue"];
const EVERYWHERE: readonly BlockId[] = [...F4, "old-brewery", "union-station", "market-square", "jazz-alley"];

/** The state that a scene describes. */
export function sceneState(scene: Scene): State {
  const { seats = 4, event = "ev-don-is-dead", nextEvent } = scene;
  const state = emptyTable(seats, optionsSchema.parse(scene.options ?? {}));
  state.phase = scene.phase ?? { at: "block", index: 0, part: "event" };
  state.day = scene.day ?? 7;
  state.grace = scene.grace ?? 0;
  state.police = scene.police ?? null;
  state.will = scene.will ?? "will-money";
  const { blocks } = state.options;
  layTown(state, (blocks === "captains" ? seats : blocks) as BlockCount);
  for (const seat of seatsOf(seats)) seatCaptain(state, seat, scene.captains?.[seat] ?? {});
  state.bank = -state.captains.reduce((sum, { cash }) => sum + cash, 0);
  const isRevealed = ["block", "fight", "orders", "night", "end"].includes(state.phase.at);
  const known = [...(isRevealed ? [event] : []), ...(nextEvent === undefined ? [] : [nextEvent])];
  state.events = {
    stack: [
      ...(nextEvent === undefined ? [] : [nextEvent]),
      ...EVENT_IDS.filter((id) => !known.includes(id) && id !== "ev-don-is-dead"),
      ...(known.includes("ev-don-is-dead") ? [] : (["ev-don-is-dead"] as const)),
    ],
    out: [],
    past: [],
    today: isRevealed ? event : null,
  };
  state.ranks = Object.fromEntries(
    INTERESTS.map((interest) => [interest, [...(scene.ranks?.[interest] ?? seatsOf(seats))]]),
  ) as unknown as Record<Interest, Seat[]>;
  state.pool = [...(scene.pool ?? [])];
  state.big = [...(scene.big ?? [])];
  const taken: readonly CardId[] = [...state.pool, ...state.captains.flatMap(({ groups }) => groups.flat())];
  state.deck = CARD_IDS.filter((card) => !taken.includes(card));
  scene.bend?.(state);
  return state;
}

function layTown(state: State, count: BlockCount): void {
  state.map = placesOf(count).map(({ position }, i) => ({ position, block: at(EVERYWHERE, i) }));
  for (const building of state.map.flatMap(({ block }) => buildingsOf(block))) {
    state.buildings[building] = { owner: null, business: "plain", closed: false, bombed: false };
  }
}

function seatCaptain(state: State, seat: Seat, scene: CaptainScene): void {
  const { owns = [], pours = [], groups = {}, sends = {}, whiskey } = scene;
  const captain = captainOf(state, seat);
  captain.cash = scene.cash ?? 10_000;
  captain.notoriety = scene.notoriety ?? 2;
  captain.shopTokens = SHOP_TOKENS - owns.length - pours.length;
  captain.groups = GROUPS.map((group) => [...(groups[group] ?? [])]);
  for (const building of [...owns, ...pours]) buildingOf(state, building).owner = seat;
  for (const building of pours) buildingOf(state, building).business = "speakeasy";
  for (const group of GROUPS) {
    const building = sends[group];
    if (building !== undefined) state.tokens.push({ seat, group, building });
  }
  if (whiskey === undefined) return;
  captain.whiskey = whiskey;
  state.whiskeysLeft = state.whiskeysLeft.filter((id) => id !== whiskey);
}

/** A match on the stage. */
export class Play extends StagePlay<State, MobCityEvent> {
  /** Whom the match waits for. */
  get waiting(): Seat[] {
    return this.stage.run.waiting().map(({ seat }) => seat);
  }

  /** What the match waits for. */
  get topics(): string[] {
    return [...new Set(this.stage.run.waiting().map(({ topic }) => topic))];
  }

  /** The seat's only prompt is answered. */
  answers(seat: Seat, value: AnswerValue, by: AnsweredBy = "player"): this {
    this.stage.answer(seat, this.topicOf(seat), value, by);
    return this;
  }

  /** The seat lets its time run out. */
  misses(seat: Seat): this {
    return this.answers(seat, this.fallback(seat), "deadline");
  }

  /** Everybody whom the match waits for lets the time run out, until it asks about `topic` or something else than now. */
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

  /** What the seat may choose in a "one of" or "some of" question. */
  open(seat: Seat): string[] {
    return optionsIn(this.question(seat))
      .filter(isOpen)
      .map(({ id }) => id);
  }

  /** What it may not, with the reason. */
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

  /** The types of all that `viewer` was told. */
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
export function set(scene: Scene): Play {
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

/** A seed with which the first rolls of the die are these. */
function seedFor(dice: readonly number[]): string {
  for (let i = 0; i < 100_000; i++) {
    const seed = `dice ${i}`;
    const random = randomFrom(chachaStream(seededKey(seed)));
    if (dice.every((die) => random.die(6) === die)) return seed;
  }
  throw new Error(`no seed rolls ${dice.join(", ")}`);
}

/** A match from the deal on. */
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
