/** The part of the state that a seat or a spectator may see (spec 3). Everything visible is listed here. */
import { copyJson } from "@consigliere/engine/json";
import { at, type Seat, seatsOf, type Viewer } from "@consigliere/engine/seat";
import { lineUp } from "./battle.ts";
import { type BlockCount, type District, type MapPosition, placesOf } from "./cards/maps.ts";
import type {
  BlockId,
  BuildingId,
  CardId,
  CharId,
  EventId,
  GroupNo,
  Interest,
  WeaponId,
  WhiskeyId,
  WillId,
} from "./cards.ts";
import { backsIn, lieutenantIn } from "./groups.ts";
import type { Options } from "./options.ts";
import { type Final, finalRanking } from "./ranking.ts";
import type { Plan, Sheet, WhiskeyList } from "./sealed.ts";
import {
  type Bid,
  buildingOf,
  captainOf,
  type Fight,
  groupOf,
  type Phase,
  type ShownMoll,
  type State,
  type Token,
} from "./state.ts";
import { baseIncome, buildingsOnMap } from "./town.ts";

export interface BlockView {
  readonly position: MapPosition;
  readonly block: BlockId;
  readonly districts: readonly District[];
  /** The position of the drawn tile, in tile widths. */
  readonly x: number;
  readonly y: number;
}

export interface BuildingView {
  readonly id: BuildingId;
  readonly owner: Seat | null;
  readonly business: "plain" | "speakeasy";
  readonly closed: boolean;
  readonly bombed: boolean;
  /** Its income today as things are, without a Moll, in dollars. */
  readonly income: number;
}

/** A group as everybody sees it. */
export interface GroupView {
  readonly lieutenant: CharId | null;
  readonly faceDown: number;
}

export interface CaptainView {
  readonly seat: Seat;
  /** Null when it is hidden from the viewer. */
  readonly cash: number | null;
  readonly notoriety: number;
  readonly shopTokens: number;
  readonly whiskey: WhiskeyId | null;
  readonly groups: readonly GroupView[];
}

export interface FightGroupView {
  readonly seat: Seat;
  readonly group: GroupNo;
  /** In line-up order, including those out of the fight. */
  readonly cards: readonly CardId[];
}

export interface FightView {
  readonly building: BuildingId;
  readonly turn: number;
  readonly groups: readonly FightGroupView[];
  readonly carriedBy: Readonly<Partial<Record<WeaponId, CharId>>>;
  readonly ground: readonly WeaponId[];
  /** In the order in which they act (5.4). */
  readonly present: readonly CharId[];
  readonly acted: readonly CharId[];
}

/** The part that only the viewer knows. */
export interface OwnView {
  /** Group 1 first, in line-up order. */
  readonly groups: readonly (readonly CardId[])[];
  /** The next event, for the captain who bought the tip. */
  readonly tip: EventId | null;
  readonly whiskeyList: WhiskeyList | null;
  readonly plan: Plan | null;
  readonly sheet: Sheet | null;
}

export interface View {
  readonly viewer: Viewer;
  readonly options: Options;
  readonly phase: Phase;
  readonly day: number;
  readonly grace: Seat;
  readonly police: Seat | null;
  readonly map: readonly BlockView[];
  /** In resolution order. */
  readonly buildings: readonly BuildingView[];
  readonly captains: readonly CaptainView[];
  readonly tokens: readonly Token[];
  readonly bids: readonly Bid[] | null;
  readonly ranks: Readonly<Record<Interest, readonly Seat[]>> | null;
  readonly deckCount: number;
  /** The enforcers of the day; `cards` is null for viewers who may not see them. */
  readonly pool: { readonly count: number; readonly cards: readonly CardId[] | null };
  readonly events: {
    readonly left: number;
    readonly past: readonly EventId[];
    readonly today: EventId | null;
  };
  readonly whiskeysLeft: readonly WhiskeyId[];
  /** The captain who knows the event of today. */
  readonly tip: Seat | null;
  readonly fight: FightView | null;
  /** The Molls that were shown in the current block. */
  readonly molls: readonly ShownMoll[];
  /** Raided buildings of the current block whose owner must choose which fine to pay. */
  readonly fines: State["fines"];
  readonly mine: OwnView | null;
  /** The Don's will, once the match is over. */
  readonly will: WillId | null;
  readonly ranking: readonly Final[] | null;
}

/** The view of `viewer`. */
export function view(state: State, viewer: Viewer): View {
  const { options, phase, day, grace, police, tip, ending } = state;
  return {
    viewer,
    options: { ...options, tiles: [...options.tiles] },
    phase: { ...phase },
    day,
    grace,
    police,
    map: mapView(state),
    buildings: buildingsOnMap(state).map((id) => buildingView(state, id)),
    captains: seatsOf(state.seatCount).map((seat) => captainView(state, seat, viewer)),
    tokens: state.tokens.map((token) => ({ ...token })),
    bids: state.bids?.map((bid) => [...bid]) ?? null,
    ranks: state.ranks && ranksView(state.ranks),
    deckCount: state.deck.length,
    pool: { count: state.pool.length, cards: maySeePool(state, viewer) ? [...state.pool] : null },
    events: { left: state.events.stack.length, past: [...state.events.past], today: state.events.today },
    whiskeysLeft: [...state.whiskeysLeft],
    tip,
    fight: state.fight && fightView(state, state.fight),
    molls: state.molls.map((moll) => ({ ...moll })),
    fines: copyJson(state.fines),
    mine: viewer === "spectator" ? null : ownView(state, viewer),
    will: ending,
    ranking: ending && finalRanking(state, ending),
  };
}

function mapView(state: State): BlockView[] {
  if (state.map.length === 0) return [];
  const places = placesOf(state.map.length as BlockCount);
  return state.map.map(({ position, block }, i) => {
    const { districts, x, y } = at(places, i);
    return { position, block, districts: [...districts], x, y };
  });
}

function ranksView(ranks: Readonly<Record<Interest, readonly Seat[]>>): Record<Interest, Seat[]> {
  const { event, enforcer, police, whiskey } = ranks;
  return { event: [...event], enforcer: [...enforcer], police: [...police], whiskey: [...whiskey] };
}

function buildingView(state: State, id: BuildingId): BuildingView {
  return { id, ...buildingOf(state, id), income: baseIncome(state, id) };
}

function captainView(state: State, seat: Seat, viewer: Viewer): CaptainView {
  const { cash, notoriety, shopTokens, whiskey, groups } = captainOf(state, seat);
  const isShown = state.options.cashVisibility === "open" || seat === viewer || state.ending !== null;
  return {
    seat,
    cash: isShown ? cash : null,
    notoriety,
    shopTokens,
    whiskey,
    groups: groups.map((cards) => ({ lieutenant: lieutenantIn(cards), faceDown: backsIn(cards) })),
  };
}

/** The captain whose turn it is to hire sees the pool; in the open draft everybody sees it (3). */
function maySeePool(state: State, viewer: Viewer): boolean {
  const { phase, ranks, options } = state;
  if (options.enforcerDraft === "open-ranked") return true;
  return phase.at === "hire" && ranks?.enforcer[phase.rank] === viewer;
}

function fightView(state: State, fight: Fight): FightView {
  const { building, turn, groups, carriedBy, ground, acted } = fight;
  return {
    building,
    turn,
    groups: groups.map(({ seat, group }) => ({ seat, group, cards: [...groupOf(state, seat, group)] })),
    carriedBy: { ...carriedBy },
    ground: [...ground],
    present: lineUp(state),
    acted: [...acted],
  };
}

function ownView(state: State, seat: Seat): OwnView {
  const { whiskeyLists, plans, sheets } = state.sealed;
  return {
    groups: captainOf(state, seat).groups.map((cards) => [...cards]),
    tip: state.tip === seat ? (state.events.stack[0] ?? null) : null,
    whiskeyList: copyJson(whiskeyLists[seat] ?? null),
    plan: copyJson(plans[seat] ?? null),
    sheet: copyJson(sheets[seat] ?? null),
  };
}
