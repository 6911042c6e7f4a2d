/** Setup (4). Random draws, in this order: gangsters, influence cards, ring. */
import { form, map, oneOf, type Question } from "@consigliere/engine/question";
import { at, type Seat, seatsOf } from "@consigliere/engine/seat";
import type { Asking, Rules } from "@consigliere/engine/table";
import { freshMan, place } from "../board/markers.ts";
import { addToHand } from "../board/piles.ts";
import type { NpTable } from "../board/table.ts";
import type { GangsterType } from "../cards/gangsters.ts";
import { type CardId, GANGSTER_TYPES, type GangsterId, gangsterOf, HAND } from "../cards.ts";
import { weightOn } from "../control.ts";
import { gangsterChoices } from "../legal/targets.ts";
import { optionId } from "../option-ids.ts";
import { ASSOCIATE_IDS, type PlaceId, POSITION_IDS } from "../positions.ts";
import { active, everyone, familyOf, manIn, type Phase, priorityOrder, type State } from "../state.ts";
import { beginRound } from "./rounds.ts";

export function setUp(table: NpTable): void {
  const { state, seatCount, random } = table;
  const { options } = state;
  const aside = options.randomSetup ? dealAtRandom(table) : dealByTypes(table);
  state.influenceDeck = random.shuffled(state.influenceDeck);
  const hands = dealHands(state);
  state.ring = firstRing(table);
  table.emit({ type: "match-started", seats: seatCount, options: { ...options }, ring: state.ring });
  for (const gangster of aside) table.emit({ type: "laid-aside", gangster });
  for (const { place: to, man } of everyone(state))
    table.emit({ type: "chair-dealt", place: to, gangster: man.id });
  for (const [seat, cards] of hands.entries()) {
    const told = { type: "cards-drawn", seat, count: cards.length, reason: "setup" } as const;
    table.emitTo(seat, { ...told, cards: [...cards] }, told);
  }
  state.phase = { at: "place", order: priorityOrder(state), lap: 1, turn: 0 };
}

/** 4.7: one card at a time, clockwise from seat 0. */
function dealHands(state: State): readonly (readonly CardId[])[] {
  const seats = seatsOf(state.seatCount);
  for (let i = 0; i < HAND; i++) {
    for (const seat of seats) {
      const card = state.influenceDeck.shift();
      if (card !== undefined) addToHand(state, seat, [card]);
    }
  }
  return seats.map((seat) => familyOf(state, seat).hand);
}

/** 4.9 */
function firstRing({ state, seatCount, random }: NpTable): Seat {
  const { firstRing: first } = state.options;
  return first === "random" || first >= seatCount ? random.below(seatCount) : first;
}

function sit(state: State, id: GangsterId | undefined, to: PlaceId): void {
  if (id === undefined) throw new Error("the gangster deck is too small");
  state.board[to] = freshMan(state, id);
}

function dealAtRandom({ state, random }: NpTable): GangsterId[] {
  state.gangsterDeck = random.shuffled(state.gangsterDeck);
  for (const to of [...POSITION_IDS, ...ASSOCIATE_IDS]) sit(state, state.gangsterDeck.shift(), to);
  return [];
}

const FIRST = "mac-pheeto";
const UPPER = ["underboss", "counselor", "enforcer", "racketeer"] as const;
const LOWER = ["bean-counter", "first-guy", "second-guy", "third-guy", ...ASSOCIATE_IDS] as const;

/** 4.3 to 4.5: the four chairs below the Capo show all four types. Cards laid aside are shuffled back (R4). */
function dealByTypes({ state, random }: NpTable): GangsterId[] {
  sit(state, FIRST, "capo");
  state.gangsterDeck = random.shuffled(state.gangsterDeck.filter((id) => id !== FIRST));
  const aside = fillUpper(state);
  state.gangsterDeck = random.shuffled([...state.gangsterDeck, ...aside]);
  for (const to of LOWER) sit(state, state.gangsterDeck.shift(), to);
  return aside;
}

/** 4.4, from a deck in order. Returns the gangsters laid aside. */
export function fillUpper(state: State): GangsterId[] {
  const aside: GangsterId[] = [];
  const shown = new Set<GangsterType>();
  for (const to of UPPER) {
    while (manIn(state, to) === null) {
      const id = state.gangsterDeck.shift();
      if (id === undefined) throw new Error("no gangster of a new type is left");
      const { types } = gangsterOf(id);
      // All four types may be shown before the last chair. Then any gangster fits (R4).
      const fits = shown.size === GANGSTER_TYPES.length || types.some((type) => !shown.has(type));
      if (!fits) {
        aside.push(id);
        continue;
      }
      for (const type of types) shown.add(type);
      sit(state, id, to);
    }
  }
  return aside;
}

const LAPS = 3;

/**
 * 4.10: one step for each marker, for three markers of one seat, or for all markers. The order does not change when the
 * ring moves.
 */
export function* placeMarkers(table: NpTable, phase: Extract<Phase, { at: "place" }>): Rules {
  const { state } = table;
  const { order, lap, turn } = phase;
  const { setupPlacement } = state.options;
  if (setupPlacement === "sealed") {
    yield* placeAllAtOnce(table, order);
    return beginRound(table);
  }
  const seat = at(order, turn);
  for (const gangster of setupPlacement === "laps"
    ? [yield* askOne(table, seat, lap)]
    : yield* table.ask(seat, threeAsking(state)))
    place(table, seat, gangster, 1, "setup");
  if (turn + 1 < order.length) state.phase = { ...phase, turn: turn + 1 };
  else if (setupPlacement === "laps" && lap < LAPS) state.phase = { ...phase, lap: lap + 1, turn: 0 };
  else beginRound(table);
}

function askOne(table: NpTable, seat: Seat, lap: number): Rules<GangsterId> {
  const { state } = table;
  return table.ask(seat, {
    topic: "place-marker",
    question: oneOf(gangsterChoices(everyone(state).map(({ man }) => man.id))),
    about: { lap },
    fallback: at(usualPlaces(state, 1), 0),
  });
}

function* placeAllAtOnce(table: NpTable, order: readonly Seat[]): Rules {
  const { state } = table;
  const all = yield* table.askAll(order.map((seat) => ({ seat, ...threeAsking(state) })));
  for (let i = 0; i < LAPS; i++)
    for (const seat of order) place(table, seat, at(all.get(seat) ?? [], i), 1, "setup");
}

function threeAsking(state: State): Asking<GangsterId[]> {
  const [first = "", second = "", third = ""] = usualPlaces(state, LAPS);
  return { topic: "place-markers", question: threeQuestion(state), fallback: { first, second, third } };
}

function threeQuestion(state: State): Question<GangsterId[]> {
  const one = oneOf(gangsterChoices(everyone(state).map(({ man }) => man.id)));
  return map(form({ first: one, second: one, third: one }), ({ first, second, third }) => [
    first,
    second,
    third,
  ]);
}

/** The highest chairs without markers; if there are none, the Capo (4.10). */
function usualPlaces(state: State, count: number): string[] {
  const men = active(state).map(({ man }) => man);
  const free = men.filter((man) => weightOn(man) === 0).slice(0, count);
  const [capo] = men;
  const places = [...free, ...Array.from({ length: count - free.length }, () => capo)];
  return places.flatMap((man) => (man === undefined ? [] : optionId("gangster", man.id)));
}
