/** Any position of Mob City, described in the words of the rulebook. For lessons and tests. */
import { at, type Seat, seatsOf } from "@consigliere/engine/seat";
import type { TableScene } from "../table-scene.ts";
import { type BlockCount, placesOf } from "./cards/maps.ts";
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
} from "./cards.ts";
import { type Options, optionsSchema } from "./options.ts";
import type { Settings } from "./settings.ts";
import { emptyTable } from "./setup.ts";
import { buildingOf, captainOf, type Phase, type State } from "./state.ts";

interface CaptainScene {
  /** Default $10,000. */
  readonly cash?: number;
  /** Default 2. */
  readonly notoriety?: number;
  readonly groups?: Partial<Record<GroupNo, readonly CardId[]>>;
  readonly whiskey?: WhiskeyId;
  readonly owns?: readonly BuildingId[];
  /** Buildings that are owned and pour. */
  readonly pours?: readonly BuildingId[];
  /** The places of its groups. */
  readonly sends?: Partial<Record<GroupNo, BuildingId>>;
}

/** The fixture F4 of the acceptance scenarios, except for the members given. */
export interface MobCityScene extends TableScene<Options, Settings> {
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
  readonly bend?: (state: State) => void;
}

const F4: readonly BlockId[] = ["little-sicily", "harbor-front", "theater-row", "grand-avenue"];
const EVERYWHERE: readonly BlockId[] = [...F4, "old-brewery", "union-station", "market-square", "jazz-alley"];

/** The state that a scene describes. */
export function sceneState(scene: MobCityScene): State {
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
