/** 13.4 to 13.6: the buildings that the bot buys and pours at, and the places where it sends its groups. */

import type { Random } from "@consigliere/engine/random";
import { at } from "@consigliere/engine/seat";
import {
  type BuildingId,
  type CardId,
  type GroupNo,
  isMoll,
  kindOf,
  planOf,
  whiskeyPrice,
} from "../cards.ts";
import { speakeasyCost } from "../legal/business.ts";
import type { BuildingView } from "../view.ts";
import { forecastQuestion, isIn, lastDay, plainIncome, type Reading, rivalCards } from "./reading.ts";

export const PURSE = 300;
const LATE = 4;

/** The most expensive buildings that the cash can buy, one after another. */
export function wanted(reading: Reading): BuildingId[] {
  const { view, me, grade } = reading;
  const daysLeft = lastDay(reading) - view.day;
  const isWorth = (id: BuildingId) =>
    daysLeft >= LATE || (planOf(id).income * grade * (daysLeft + 1)) / 2 > planOf(id).cost;
  let cash = reading.cash - PURSE;
  let tokens = at(view.captains, me).shopTokens;
  const chosen: BuildingId[] = [];
  const forSale = view.buildings.filter(({ owner }) => owner === null).map(({ id }) => id);
  for (const id of forSale.sort((a, b) => planOf(b).cost - planOf(a).cost)) {
    if (planOf(id).cost > cash || tokens === 0 || !isWorth(id)) continue;
    chosen.push(id);
    cash -= planOf(id).cost;
    tokens -= 1;
  }
  return chosen;
}

/** The own buildings that pour today, the best first. `owned`: those that may pour. */
export function pouring(reading: Reading, owned: readonly BuildingId[], random: Random): BuildingId[] {
  const { view, me, cash, grade } = reading;
  if (grade === 1) return [];
  const raided = forecastQuestion(reading, "raid");
  const open: BuildingId[] = [];
  const byIncome = [...owned].sort((a, b) => plainIncome(b) - plainIncome(a));
  for (const id of byIncome) {
    const cost = speakeasyCost(open.length + 1, whiskeyPrice(grade as 2 | 3 | 4));
    if (cost <= cash && !isIn(view, id, raided)) open.push(id);
  }
  const [dearest] = open;
  const isSafe = view.police === me || (view.mine?.tip ?? null) !== null;
  const isRisky = dearest !== undefined && planOf(dearest).fine > cash;
  return !isSafe && isRisky && random.below(4) === 0 ? open.slice(1) : open;
}

const STRENGTH: Readonly<Record<string, number>> = {
  lieutenant: 3,
  assassin: 2.5,
  torpedo: 2,
  moll: 0.3,
};

function strengthOf(cards: readonly CardId[]): number {
  return cards.reduce((sum, card) => sum + (STRENGTH[kindOf(card)] ?? 1), 0);
}

/** The facts known when groups are sent: the pouring buildings, and the targets of the own groups so far. */
export interface Targets {
  readonly pours: readonly BuildingId[];
  readonly taken: readonly BuildingId[];
  /** How much chance adds to the worth of a building, in dollars. */
  readonly spread?: number | undefined;
}

const SPREAD = 50;

/** The best building for a group. */
export function bestTarget(reading: Reading, group: GroupNo, targets: Targets, random: Random): BuildingId {
  const cards = reading.groups[group - 1] ?? [];
  const scored = reading.view.buildings.map((building) => ({
    id: building.id,
    score: scoreOf(reading, cards, building, targets) + random.below((targets.spread ?? SPREAD) + 1),
  }));
  return scored.reduce((best, next) => (next.score > best.score ? next : best)).id;
}

function scoreOf(
  reading: Reading,
  cards: readonly CardId[],
  building: BuildingView,
  targets: Targets,
): number {
  const { view, me, notoriety, grade, temper } = reading;
  const { id, owner } = building;
  const hasMoll = cards.some(isMoll);
  if (owner === me) {
    const base = plainIncome(id) * (targets.pours.includes(id) ? grade : 1);
    return base * 0.05 * cards.length + (hasMoll ? base : 0);
  }
  const share = (building.income * notoriety) / 10;
  let score = share * (owner === null ? 1 : 1.3) * (hasMoll ? 2 : 1);
  if (targets.taken.includes(id)) score *= 0.3;
  const rivals = rivalCards(reading, id);
  if (rivals > 0) score = score / 2 + 400 * (strengthOf(cards) - 1.3 * rivals) + temper.fight;
  return isIn(view, id, forecastQuestion(reading, "crackdown")) ? score / 2 : score;
}
