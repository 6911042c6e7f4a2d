/** Tie decisions (5.1, 7.3): the ring holder names one of the leaders, and leaders may pay for it. */

import type { Json } from "@consigliere/engine/json";
import { choice, form, oneOf, orderOf, type Question } from "@consigliere/engine/question";
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import type { NpTable } from "../board/table.ts";
import { type GangsterId, gangsterOf } from "../cards.ts";
import { has, leaders, outright, respectOf, tied, tieMaker } from "../control.ts";
import { optionId } from "../option-ids.ts";
import { POSITIONS, type PositionId } from "../positions.ts";
import { awardedTo } from "../promises.ts";
import { type Man, placeOf, priorityOrder, type State } from "../state.ts";
import { carryOut, endApproaches, tiePrompts } from "./bargaining.ts";
import { note } from "./promises.ts";

/** The purpose of a tie decision. */
export type Purpose = "action" | "loss" | "appointment";

/** Further facts for the decision maker: the seat that beat him and the respect lost, or the chair to fill. */
export interface Cause {
  readonly by?: Seat;
  readonly beaten?: GangsterId;
  readonly respect?: number;
  readonly chair?: PositionId;
}

/** The seat that controls him for this purpose; null: nobody. */
export function* controller(
  table: NpTable,
  man: Man,
  purpose: Purpose,
  cause: Cause = {},
): Rules<Seat | null> {
  const { state } = table;
  const among = leaders(state, man);
  if (among.length <= 1) return outright(state, man);
  return yield* decideTie(table, man.id, among, { ...cause, purpose });
}

function* decideTie(
  table: NpTable,
  gangster: GangsterId,
  among: readonly Seat[],
  why: Cause & { readonly purpose: Purpose },
): Rules<Seat> {
  const { state } = table;
  const maker = tieMaker(state);
  const byOrder = firstInOrder(state, among);
  const seat =
    byOrder ??
    (yield* askMaker(table, maker, among, () => ({
      topic: "tie",
      question: tieQuestion(state, maker, gangster, among),
      about: { gangster, place: placeOf(state, gangster), among: [...among], ...why },
      fallback: usual(state, maker, gangster, among),
    })));
  award(table, maker, gangster, among, seat);
  return seat;
}

interface TieAsking<T> {
  readonly topic: string;
  readonly question: Question<T>;
  readonly about: Json;
  readonly fallback: string | Readonly<Record<string, string>>;
}

/** Asks until the maker has decided. Leaders may be solicited once, and all may approach. */
function* askMaker<T>(
  table: NpTable,
  maker: Seat,
  among: readonly Seat[],
  asking: () => TieAsking<T>,
): Rules<T> {
  let maySolicit = true;
  for (;;) {
    const reply = yield* table.ask(
      maker,
      { ...asking(), clock: "window" },
      { meanwhile: tiePrompts(table, maker, among, maySolicit) },
    );
    if (reply.from === "awaited") {
      endApproaches(table);
      return reply.answer;
    }
    if (reply.answer.type === "solicit") maySolicit = false;
    yield* carryOut(table, { seat: reply.seat, asked: maker, among }, reply.answer);
  }
}

function tieQuestion(
  state: State,
  maker: Seat,
  gangster: GangsterId,
  among: readonly Seat[],
): Question<Seat> {
  const promised = awardedTo(state, maker, gangster, among);
  const seats = promised === null ? among : [promised];
  return oneOf(seats.map((seat) => choice(optionId("seat", seat), seat)));
}

/** 10.4: the seat that the tie is promised to, otherwise the first leader in priority order. */
function usual(state: State, maker: Seat, gangster: GangsterId, among: readonly Seat[]): string {
  const first = priorityOrder(state).find((seat) => among.includes(seat)) ?? 0;
  return optionId("seat", awardedTo(state, maker, gangster, among) ?? first);
}

/** The first leader in the order of the round; null: there is none. */
function firstInOrder({ tieOrder }: State, among: readonly Seat[]): Seat | null {
  return tieOrder?.find((seat) => among.includes(seat)) ?? null;
}

function award(table: NpTable, maker: Seat, gangster: GangsterId, among: readonly Seat[], seat: Seat): void {
  table.emit({ type: "tie-decided", maker, gangster, seat });
  note(table, maker, { did: "tie", gangster, among, chosen: seat });
}

/** One form for all ties of an income or of the final scoring. The winners by chair go into `awards`. */
export function* decideTies(
  table: NpTable,
  topic: "tie-income" | "tie-final",
  exempt: readonly GangsterId[],
): Rules {
  const { state } = table;
  state.awards = {};
  const ties = tied(state).filter(({ man }) => !exempt.includes(man.id));
  if (ties.length === 0) return;
  const maker = tieMaker(state);
  const isOrdered = state.tieOrder !== null;
  const among = (man: Man) => leaders(state, man);
  const chosen = isOrdered
    ? Object.fromEntries(ties.map(({ place, man }) => [place, firstInOrder(state, among(man)) ?? 0]))
    : yield* askMaker(table, maker, [...new Set(ties.flatMap(({ man }) => among(man)))], () => ({
        topic,
        question: form(
          Object.fromEntries(
            ties.map(({ place, man }) => [place, tieQuestion(state, maker, man.id, among(man))]),
          ),
        ),
        about: {
          gangsters: ties.map(({ man }) => man.id),
          yields: ties.map(({ place, man }) => yieldOf(state, man, place as PositionId)),
        },
        fallback: Object.fromEntries(
          ties.map(({ place, man }) => [place, usual(state, maker, man.id, among(man))]),
        ),
      }));
  for (const { place, man } of ties) {
    const seat = chosen[place];
    if (seat === undefined) throw new Error(`the tie at ${place} was not decided`);
    state.awards[place as PositionId] = seat;
    award(table, maker, man.id, among(man), seat);
  }
}

/** The respect and money at stake. For a wild card, whose values are rolled, only the chair's part. */
function yieldOf(state: State, man: Man, chair: PositionId): { respect: number; money: number } {
  const { respect, money } = POSITIONS[chair];
  if (has(man, "wild-values")) return { respect, money };
  return { respect: respect + respectOf(state, man.id), money: money + gangsterOf(man.id).money };
}

/** Option `ties: per-round`. */
export function* orderTies(table: NpTable): Rules {
  const { state, seatCount } = table;
  const maker = tieMaker(state);
  const order = yield* table.ask(maker, {
    topic: "tie-order",
    question: orderOf(seatsOf(seatCount).map((seat) => choice(optionId("seat", seat), seat))),
    fallback: priorityOrder(state).map((seat) => optionId("seat", seat)),
    clock: "window",
  });
  state.tieOrder = order;
  table.emit({ type: "tie-order-set", maker, order });
}
