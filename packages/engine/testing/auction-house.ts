/**
 * The engine's own test game. It is small but uses everything: a private draw, a sealed and revisable bid, a sealed
 * window that settles early, a free action meanwhile, a form, choices with further questions within limits, standing
 * answers and dice.
 *
 * Each turn one seat, the seller, draws a lot and names its lowest price; the others bid; a veto window follows. With
 * `insurance` the seller first has lots insured. After `rounds` turns the richest seat wins.
 *
 * There are two versions, which are the same for players: one takes a turn in one step, the other ends a step wherever
 * everything is in the state.
 */
import { z } from "zod";
import { type Game, type StepEnd, TURN_GOES_ON } from "../src/game.ts";
import { amount, choice, choiceThen, form, limited, oneOf, someOf } from "../src/question.ts";
import { type Seat, seatsOf, type Viewer } from "../src/seat.ts";
import type { Rules, Table } from "../src/table.ts";

export interface House {
  round: number;
  rounds: number;
  hasInsurance: boolean;
  deck: number[];
  sold: number[];
  hands: number[][];
  money: number[];
  tips: number;
  phase: "draw" | "insurance" | "offer" | "bids" | "veto";
  sale: Sale | null;
  buyer: Buyer | null;
}

interface Sale {
  readonly lot: number;
  readonly reserve: number;
}

interface Buyer {
  readonly seat: Seat;
  readonly price: number;
}

export type HouseEvent =
  | { type: "lot-drawn"; seat: Seat; lot?: number }
  | { type: "insured"; seat: Seat; premium: number }
  | { type: "reserve-set"; seat: Seat }
  | { type: "tipped"; seat: Seat }
  | { type: "has-bid"; seat: Seat }
  | { type: "vetoed"; seat: Seat }
  | { type: "lot-sold"; lot: number; seat: Seat; price: number; die: number };

const options = z.object({
  rounds: z.number().int().min(1).max(20).default(4),
  insurance: z.boolean().default(false),
});
const settings = z.object({
  neverVeto: z.boolean().default(false),
  alwaysTip: z.boolean().exactOptional(),
});
type Options = z.infer<typeof options>;
type Settings = z.infer<typeof settings>;
type HouseTable = Table<House, HouseEvent, Settings>;

interface HouseView {
  round: number;
  sold: number[];
  counts: number[];
  money: number[];
  tips: number;
  hand: number[] | null;
}

function* takeTurn(table: HouseTable): Rules<StepEnd> {
  for (;;) {
    const end = yield* takeStep(table);
    if (end !== TURN_GOES_ON) return end;
  }
}

function* takeStep(table: HouseTable): Rules<StepEnd> {
  const { state } = table;
  const seller = state.round % table.seatCount;
  switch (state.phase) {
    case "draw":
      drawLot(table, seller);
      state.phase = state.hasInsurance ? "insurance" : "offer";
      return TURN_GOES_ON;
    case "insurance":
      yield* insurance(table, seller);
      state.phase = "offer";
      return TURN_GOES_ON;
    case "offer":
      state.sale = yield* offer(table, seller);
      if (state.sale !== null) state.phase = "bids";
      return TURN_GOES_ON;
    case "bids":
      state.buyer = yield* bidding(table, seller, state.sale?.reserve ?? 0);
      state.phase = "veto";
      return TURN_GOES_ON;
    case "veto":
      if (!(yield* vetoWindow(table, seller))) sell(table, seller);
      return endTurn(state);
  }
}

function endTurn(state: House): StepEnd {
  state.phase = "draw";
  state.sale = null;
  state.buyer = null;
  state.round += 1;
  if (state.round < state.rounds) return undefined;
  const ranked = [...state.money].sort((a, b) => b - a);
  return { reason: "rounds", placements: state.money.map((m) => ranked.indexOf(m) + 1) };
}

function drawLot(table: HouseTable, seller: Seat): void {
  const lot = table.state.deck.pop();
  if (lot === undefined) return;
  table.state.hands[seller]?.push(lot);
  table.emitTo(seller, { type: "lot-drawn", seat: seller, lot }, { type: "lot-drawn", seat: seller });
}

/** The seller may have up to two of its lots insured by its neighbour, for premiums of 1 to 5 and 6 in all. */
function* insurance(table: HouseTable, seller: Seat): Rules {
  const { money, hands } = table.state;
  const lots = (hands[seller] ?? []).map((lot) =>
    choiceThen(`lot:${lot}`, amount(1, 5, 1, { money: 1 }), (premium) => premium, { lots: 1 }),
  );
  const some = someOf(lots, { min: 0, max: lots.length });
  const question = limited(some, { lots: { max: 2 }, money: { max: 6 } });
  const premiums = yield* table.ask(seller, { topic: "insurance", question });
  const premium = premiums.reduce((sum, one) => sum + one, 0);
  const neighbour = (seller + 1) % table.seatCount;
  money[seller] = (money[seller] ?? 0) - premium;
  money[neighbour] = (money[neighbour] ?? 0) + premium;
  table.emit({ type: "insured", seat: seller, premium });
}

/** Null when somebody tipped instead. */
function* offer(table: HouseTable, seller: Seat): Rules<Sale | null> {
  const hand = table.state.hands[seller] ?? [];
  const lots = hand.map((lot) =>
    choiceThen(`lot:${lot}`, form({ reserve: amount(0, 10, 5) }), ({ reserve }) => ({ lot, reserve })),
  );
  const others = seatsOf(table.seatCount).filter((seat) => seat !== seller);
  const reply = yield* table.ask(
    seller,
    { topic: "offer", question: oneOf(lots) },
    {
      meanwhile: table.state.tips < 2 ? others.map((seat) => ({ seat, asking: tipping(table, seat) })) : [],
    },
  );
  if (reply.from === "awaited") {
    table.emit({ type: "reserve-set", seat: seller });
    return reply.answer;
  }
  table.state.tips += reply.answer;
  table.emit({ type: "tipped", seat: reply.seat });
  return null;
}

function tipping(table: HouseTable, seat: Seat) {
  const standing = () => (table.settings(seat).alwaysTip === true ? "tip" : null);
  return { topic: "tip", question: oneOf([choice("tip", 1)]), standing };
}

function* bidding(table: HouseTable, seller: Seat, reserve: number): Rules<Buyer | null> {
  const bidders = seatsOf(table.seatCount).filter((seat) => seat !== seller);
  const bids = yield* table.askAll(
    bidders.map((seat) => ({ seat, topic: "bid", question: amount(0, 20), about: { seller } })),
    { announce: (seat) => ({ everyone: { type: "has-bid", seat } }) },
  );
  const best = [...bids].sort(([, a], [, b]) => b - a)[0];
  return best === undefined || best[1] < reserve ? null : { seat: best[0], price: best[1] };
}

function* vetoWindow(table: HouseTable, seller: Seat): Rules<boolean> {
  const others = seatsOf(table.seatCount).filter((seat) => seat !== seller);
  const answers = yield* table.askAll(
    others.map((seat) => ({
      seat,
      topic: "veto",
      question: oneOf([choice("pass", false), choice("veto", true)]),
      clock: "window" as const,
      standing: () => (table.settings(seat).neverVeto ? "pass" : null),
    })),
    {
      isRevisable: false,
      isSettled: (given) => {
        const first = others.find((seat) => given.get(seat) !== false);
        return first !== undefined && given.get(first) === true;
      },
    },
  );
  const vetoer = others.find((seat) => answers.get(seat) === true);
  if (vetoer !== undefined) table.emit({ type: "vetoed", seat: vetoer });
  return vetoer !== undefined;
}

function sell(table: HouseTable, seller: Seat): void {
  const { state } = table;
  const { sale, buyer } = state;
  if (sale === null || buyer === null) return;
  const die = table.random.die(6);
  state.hands[seller] = (state.hands[seller] ?? []).filter((lot) => lot !== sale.lot);
  state.sold.push(sale.lot);
  state.money[seller] = (state.money[seller] ?? 0) + buyer.price;
  state.money[buyer.seat] = (state.money[buyer.seat] ?? 0) - buyer.price;
  table.emit({ type: "lot-sold", lot: sale.lot, seat: buyer.seat, price: buyer.price, die });
}

export const auctionHouse: Game<House, Options, HouseEvent, Settings, HouseView> = {
  meta: {
    id: "auction-house",
    version: "1",
    seats: { min: 2, max: 4 },
    options,
    presets: {},
    pace: () => ({ turnHours: 24, windowHours: 12, autopilotAfter: 2 }),
  },
  settings,
  setup: (seatCount, { rounds, insurance }) => ({
    round: 0,
    rounds,
    hasInsurance: insurance,
    deck: Array.from({ length: 30 }, (_, i) => i),
    sold: [],
    hands: seatsOf(seatCount).map(() => []),
    money: seatsOf(seatCount).map(() => 50),
    tips: 0,
    phase: "draw",
    sale: null,
    buyer: null,
  }),
  step: takeTurn,
  view: (state: House, viewer: Viewer) => ({
    round: state.round,
    sold: [...state.sold],
    counts: state.hands.map((hand) => hand.length),
    money: [...state.money],
    tips: state.tips,
    hand: viewer === "spectator" ? null : [...(state.hands[viewer] ?? [])],
  }),
  bots: {},
};

/** The same game in many small steps. */
export const steppingHouse: typeof auctionHouse = { ...auctionHouse, step: takeStep };
