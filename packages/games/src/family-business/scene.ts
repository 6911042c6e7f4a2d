/** Any position of Family Business, described in the words of the rulebook. For lessons and tests. */
import { at, type Seat, seatsOf } from "@consigliere/engine/seat";
import type { TableScene } from "../table-scene.ts";
import { type CardId, type CardKind, DECK, kindOf } from "./cards.ts";
import { MOBS, type MobsterId, mobstersOf } from "./mobs.ts";
import { type Options, optionsSchema } from "./options.ts";
import type { Settings } from "./settings.ts";
import { emptyTable } from "./setup.ts";
import type { HitRate, State } from "./state.ts";

export interface FamilyBusinessScene extends TableScene<Options, Settings> {
  /** Default 3: s0 Capone, s1 New York, s2 Purple, s3 Moran, s4 Murder, Inc., s5 Bank Robbers. */
  readonly seats?: number;
  readonly hitList?: readonly MobsterId[];
  readonly war?: HitRate;
  /** All other mobsters of the seats at the table are buried. */
  readonly living?: readonly MobsterId[];
  /** The cards that the scenario needs; hands are filled up to five. */
  readonly hands?: Readonly<Record<Seat, readonly CardKind[]>>;
  readonly discard?: readonly CardKind[];
  /** On top of the deck, in this order. */
  readonly deckTop?: readonly CardKind[];
  /** The whole deck, in this order. All cards not named anywhere are in the discard pile. */
  readonly wholeDeck?: readonly CardKind[];
  readonly turnsWithoutBurial?: number;
  /** Sets up positions that cannot occur in play. */
  readonly bend?: (state: State) => void;
}

/** The state that a scene describes, at the start of the active seat's turn. */
export function sceneState(scene: FamilyBusinessScene): State {
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

function dealCards(state: State, scene: FamilyBusinessScene): void {
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
