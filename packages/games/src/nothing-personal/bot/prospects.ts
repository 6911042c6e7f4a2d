/** The result that a seat may expect at the end of the match, from its present position. */
import { at, type Seat, seatsOf } from "@consigliere/engine/seat";
import { isPosition, POSITIONS } from "../positions.ts";
import { isBeforeIncome } from "../state.ts";
import type { ManView, View } from "../view.ts";

/**
 * The respect that each thing brings by the end, beyond what others have of it, and what it brings for each round to
 * come: a ridge regression over 700 matches of four regular bots.
 */
const NOW = {
  respect: 1,
  money: 1.17,
  cards: 1.65,
  ring: 1.3,
  worth: 0.35,
  tied: 0.5,
  idle: 0.55,
  hot: -0.35,
  lead: 0.8,
};
const A_ROUND = { cards: 0.43, ring: 0.45, markers: 0.1, coins: 0.54, lead: 0.13 };

/** How far off such an expectation is, for each payday to come. */
const DOUBT = 3;
/** A lead in markers beyond this makes no difference. */
const SAFE = 3;

/** The chance of each seat to win, 0 to 1, as the table looks. */
export function chancesIn(view: View): number[] {
  const doubt = DOUBT * paydays(view);
  const expected = seatsOf(view.families.length).map((seat) => expectation(view, seat));
  const best = Math.max(...expected);
  const weights = expected.map((respect) => Math.exp((respect - best) / doubt));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** How often the chairs still pay, the final scoring included. */
function paydays({ options, round, phase }: View): number {
  return options.rounds - round + (isBeforeIncome(phase) || phase.at === "income" ? 2 : 1);
}

function expectation(view: View, seat: Seat): number {
  const { respect, money, handCount } = at(view.families, seat);
  const ring = view.ring === seat ? 1 : 0;
  const board = holdings(view, seat);
  const now = { respect, money: money / 10, cards: handCount, ring, ...board };
  const aRound = { cards: handCount, ring, ...board };
  return weighed(NOW, now) + (paydays(view) - 1) * weighed(A_ROUND, aRound);
}

function weighed<Name extends string>(
  weights: Readonly<Record<Name, number>>,
  amounts: Readonly<Record<NoInfer<Name>, number>>,
): number {
  return (Object.keys(weights) as Name[]).reduce((sum, name) => sum + weights[name] * amounts[name], 0);
}

/** A seat's position on the board. */
function holdings({ board }: View, seat: Seat) {
  const sums = { worth: 0, tied: 0, hot: 0, lead: 0, markers: 0, idle: 0, coins: 0 };
  for (const man of board) {
    const mine = markersOn(man, seat);
    if (man.coin === seat) sums.coins += 1;
    if (!isPosition(man.place)) {
      sums.idle += mine;
      continue;
    }
    sums.markers += mine;
    if (!man.leaders.includes(seat)) continue;
    const worth = man.respect + POSITIONS[man.place].respect;
    if (man.leaders.length > 1) {
      sums.tied += worth / man.leaders.length;
      continue;
    }
    sums.worth += worth;
    sums.lead += Math.min(SAFE, mine - mostOfOthers(man, seat));
    if (man.weight >= man.limit - 1) sums.hot += worth;
  }
  return sums;
}

function markersOn(man: ManView, seat: Seat): number {
  return at(man.markers, seat) + (man.coin === seat ? 1 : 0);
}

function mostOfOthers(man: ManView, seat: Seat): number {
  const others = seatsOf(man.markers.length).filter((other) => other !== seat);
  return Math.max(man.neutral, ...others.map((other) => markersOn(man, other)));
}
