/** Any position of Nothing Personal, described in the words of the rulebook. For lessons and tests. */
import { at, type Seat, seatsOf } from "@consigliere/engine/seat";
import type { TableScene } from "../table-scene.ts";
import { freshMan } from "./board/markers.ts";
import { type CardId, type GangsterId, gangsterDeck, influenceDeck, inTableOrder } from "./cards.ts";
import type { DieId, Face } from "./dice.ts";
import type { Owner } from "./marker-place.ts";
import { type Options, optionsSchema } from "./options.ts";
import { PLACE_IDS, type PlaceId } from "./positions.ts";
import type { Settings } from "./settings.ts";
import { emptyTable } from "./setup.ts";
import { type Man, newTurn, type Phase, priorityOrder, type State } from "./state.ts";

interface ManScene {
  readonly id: GangsterId;
  /** Own markers by seat; `n`: neutral ones. */
  readonly on?: Readonly<Partial<Record<Seat | "n", number>>>;
  /** The owner of the marker on his blackmail coin. */
  readonly coin?: Owner;
  readonly omerta?: boolean;
  readonly side?: boolean;
}

/** Four seats, R 20 and $20 for each, and the ring at seat 0, unless given otherwise (11). */
export interface NothingPersonalScene extends TableScene<Options, Settings> {
  readonly phase?: Phase;
  /** The lap of the Commission. */
  readonly lap?: number;
  readonly ante?: number;
  readonly round?: number;
  readonly ring?: Seat;
  /** Default: empty. */
  readonly board?: Partial<Record<PlaceId, ManScene | GangsterId>>;
  readonly hands?: Readonly<Record<Seat, readonly CardId[]>>;
  readonly money?: Readonly<Record<Seat, number>>;
  readonly respect?: Readonly<Record<Seat, number>>;
  /** Markers off the board. The rest are out of the match. */
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

export function sceneState(scene: NothingPersonalScene): State {
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
