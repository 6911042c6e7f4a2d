/** The end (8): the last cards, the last income of respect, and hands and money converted into respect. */

import type { Outcome } from "@consigliere/engine/game";
import { groupBy } from "@consigliere/engine/group-by";
import { at, type Seat, seatsOf } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { openRoll, shownFaces } from "../board/dice.ts";
import type { NpTable } from "../board/table.ts";
import { changeMoney, changeRespect } from "../board/wallet.ts";
import { SHAKEDOWN, TEN } from "../cards.ts";
import { has, markersOf, outright, respectOf } from "../control.ts";
import { decideTies } from "../deals/ties.ts";
import { facesOf } from "../dice.ts";
import { nextBelow, POSITIONS, type PositionId } from "../positions.ts";
import {
  active,
  everyone,
  type FinalPlace,
  familyOf,
  type Man,
  manIn,
  priorityOrder,
  type State,
} from "../state.ts";
import { receiver } from "./income.ts";
import { openWindow } from "./windows.ts";

export function* finalCall(table: NpTable): Rules {
  table.emit({ type: "phase-started", phase: "final" });
  yield* openWindow(table, "final-call");
  table.state.phase = { at: "tie-final" };
}

export function* tieFinal(table: NpTable): Rules {
  yield* decideTies(table, "tie-final", []);
  table.state.phase = { at: "scoring", chair: "capo" };
}

/** Respect for one chair after another. A wild card's respect is rolled. */
export function score(table: NpTable, chair: PositionId): void {
  const { state } = table;
  const man = manIn(state, chair);
  const seat = man === null ? null : receiver(state, chair, man);
  if (man !== null && seat !== null) {
    if (has(man, "wild-values")) {
      state.deed = { kind: "wild", seat, man: man.id, stage: "roll" };
      openRoll(table, ["number-die"], seat, man.id);
      return;
    }
    award(table, chair, man, seat, respectOf(state, man.id));
  }
  goOn(table, chair);
}

export function scoreWild(table: NpTable, chair: PositionId, seat: Seat): void {
  const man = manIn(table.state, chair);
  const [respect] = shownFaces(table);
  if (man !== null) award(table, chair, man, seat, Number(respect));
  goOn(table, chair);
}

function award(table: NpTable, chair: PositionId, man: Man, seat: Seat, card: number): void {
  const { state } = table;
  const respect = card + POSITIONS[chair].respect;
  const before = familyOf(state, seat).respect;
  table.emit({ type: "final-gangster", seat, gangster: man.id, chair, respect });
  changeRespect(table, seat, respect);
  at(state.sums, seat).gangsters += familyOf(state, seat).respect - before;
}

function goOn(table: NpTable, chair: PositionId): void {
  const below = nextBelow(chair);
  table.state.phase = below === null ? { at: "end" } : { at: "scoring", chair: below };
}

/** Hands are sold, every $10 becomes one respect, and the match is over. */
export function endGame(table: NpTable): Outcome {
  const { state, seatCount } = table;
  for (const seat of seatsOf(seatCount)) sellHand(table, seat);
  for (const seat of seatsOf(seatCount)) turnMoney(table, seat);
  const places = finalPlaces(table);
  state.result = places;
  table.emit({ type: "final-scored", places });
  return {
    reason: "respect",
    placements: seatsOf(seatCount).map((seat) => places.find((one) => one.seat === seat)?.place ?? seatCount),
    stats: seatsOf(seatCount).map((seat) => {
      const { respect, money } = familyOf(state, seat);
      return { respect, money };
    }),
  };
}

function sellHand(table: NpTable, seat: Seat): void {
  const { state } = table;
  const cards = familyOf(state, seat).hand.splice(0);
  state.discard.push(...cards);
  const money = SHAKEDOWN * cards.length;
  at(state.sums, seat).sold = money;
  if (cards.length === 0) return;
  table.reveal({ type: "hand-sold", seat, cards, money });
  changeMoney(table, seat, money);
}

function turnMoney(table: NpTable, seat: Seat): void {
  const { state } = table;
  const respect = Math.floor(familyOf(state, seat).money / TEN);
  at(state.sums, seat).fromMoney = respect;
  if (respect === 0) return;
  changeMoney(table, seat, -TEN * respect);
  changeRespect(table, seat, respect);
  table.emit({ type: "money-turned", seat, respect, left: familyOf(state, seat).money });
}

function finalPlaces(table: NpTable): FinalPlace[] {
  const { state, seatCount } = table;
  const byRespect = groupBy(seatsOf(seatCount), (seat) => familyOf(state, seat).respect);
  const order = [...byRespect.keys()]
    .sort((a, b) => b - a)
    .flatMap((respect) => breakTie(table, byRespect.get(respect) ?? []));
  return order.map((seat, i) => {
    const { respect, money } = familyOf(state, seat);
    return { seat, place: i + 1, respect, money, ...at(state.sums, seat) };
  });
}

/** The seats of a tie in their order: the first, then the rest with new tests (8). */
export function breakTie(table: NpTable, seats: readonly Seat[]): Seat[] {
  if (seats.length <= 1) return [...seats];
  const first = winner(table, seats);
  return [
    first,
    ...breakTie(
      table,
      seats.filter((seat) => seat !== first),
    ),
  ];
}

/** Each test is only for the seats still tied after the tests before. */
function winner(table: NpTable, seats: readonly Seat[]): Seat {
  const { state } = table;
  const decided = seats.find((seat) => seat === state.ring) ?? highestBoss(state, seats);
  if (decided !== null) return decided;
  const rich = most(seats, (seat) => familyOf(state, seat).money);
  const strong = most(rich, (seat) => ownMarkers(state, seat));
  return strong.length === 1 ? at(strong, 0) : rollOff(table, strong);
}

/** R27: the highest active gangster that one of them controls outright. */
function highestBoss(state: State, seats: readonly Seat[]): Seat | null {
  for (const { man } of active(state)) {
    const seat = outright(state, man);
    if (seat !== null && seats.includes(seat)) return seat;
  }
  return null;
}

/** The seats with the most. */
function most(seats: readonly Seat[], count: (seat: Seat) => number): Seat[] {
  const top = Math.max(...seats.map(count));
  return seats.filter((seat) => count(seat) === top);
}

function ownMarkers(state: State, seat: Seat): number {
  return everyone(state).reduce((sum, { man }) => sum + markersOf(man, seat), 0);
}

const ROUNDS = 10;

/** The number die. Seats tied for the highest roll again, for at most ten rounds; then priority order decides (R28). */
function rollOff(table: NpTable, seats: readonly Seat[]): Seat {
  const { state, random } = table;
  let left = [...seats];
  for (let round = 0; round < ROUNDS && left.length > 1; round++) {
    const rolled = left.map((seat) => {
      const die = Number(random.pick(facesOf("number-die")));
      table.emit({ type: "tie-break-rolled", seat, die });
      return { seat, die };
    });
    const most = Math.max(...rolled.map(({ die }) => die));
    left = rolled.flatMap(({ seat, die }) => (die === most ? seat : []));
  }
  return priorityOrder(state).find((seat) => left.includes(seat)) ?? at(left, 0);
}
