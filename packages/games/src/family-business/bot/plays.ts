/** The worth of each card to a bot now, and how it would play the card (13, T3). */
import type { AnswerValue } from "@consigliere/engine/answer";
import type { Seat } from "@consigliere/engine/seat";
import type { ActionKind, ContractKind } from "../cards.ts";
import type { MobsterId } from "../mobs.ts";
import { optionId } from "../option-ids.ts";
import { FULL_LIST, LAST_SIX } from "../state.ts";
import { homeIn, livingAtTable, livingIn, ownerIn, type Reading } from "./reading.ts";
import type { Temper } from "./temper.ts";

export interface Idea {
  readonly score: number;
  /** The declaration that goes with the card; null when the card needs none. */
  readonly declared: AnswerValue | null;
}

const CONTRACT_SCORES: Readonly<Record<ContractKind, number>> = {
  contract: 30,
  "contract-no-mob-power": 31,
  "contract-no-family-influence": 31,
  "contract-no-counter": 32,
  "priority-contract": 33,
  "double-contract": 36,
};

/** The effect of a card, as temperaments see it. */
const DOES: Readonly<Record<ActionKind, keyof Temper>> = {
  contract: "attack",
  "contract-no-mob-power": "attack",
  "contract-no-family-influence": "attack",
  "contract-no-counter": "attack",
  "priority-contract": "attack",
  "double-contract": "attack",
  hit: "attack",
  vendetta: "attack",
  "st-valentines-day-massacre": "war",
  "mob-war": "war",
  ambush: "war",
  "take-it-on-the-lam": "rescue",
  "police-protection": "rescue",
  truce: "rescue",
  "pay-off": "rescue",
  "federal-crackdown": "rescue",
  substitution: "trick",
  intrigue: "trick",
  "double-cross": "trick",
};

/** How the bot would play a card; null: not worth considering. */
export function ideaFor(kind: ActionKind, reading: Reading): Idea | null {
  const idea = plainIdea(kind, reading);
  if (idea === null) return null;
  const does = DOES[kind];
  return { ...idea, score: idea.score + reading.temper[does] + crowd(reading) * IN_A_CROWD[does] };
}

/**
 * For each seat beyond four: one's own people are a larger share of those who live, and of what an attack changes,
 * less.
 */
const IN_A_CROWD: Temper = { attack: 0, war: -5, rescue: 15, trick: 5 };
const FEW = 4;

function crowd({ view }: Reading): number {
  return Math.max(0, view.seats.length - FEW);
}

function plainIdea(kind: ActionKind, reading: Reading): Idea | null {
  switch (kind) {
    case "double-contract":
      return doubleContract(reading);
    case "hit":
      return hit(reading);
    case "st-valentines-day-massacre":
      return massacre(reading);
    case "double-cross":
      return doubleCross(reading);
    case "vendetta":
      return vendetta(reading);
    case "mob-war":
      return { score: warScore(reading, 1), declared: null };
    case "ambush":
      return { score: warScore(reading, 2), declared: null };
    case "take-it-on-the-lam":
    case "police-protection":
      return rescueOwn(reading);
    case "substitution":
      return substitution(reading);
    case "intrigue":
      return intrigue(reading);
    case "truce":
      return truce(reading);
    case "pay-off":
      return payOff(reading);
    case "federal-crackdown":
      return crackdown(reading);
    default:
      return singleContract(kind, reading);
  }
}

function singleContract(kind: Exclude<ContractKind, "double-contract">, reading: Reading): Idea | null {
  const target = firstAtHome(reading, reading.threats);
  if (target === null) return null;
  const isPriority = kind === "priority-contract";
  const bonus = isPriority && reading.view.war !== null ? 12 : 0;
  const risk = isPriority ? 0 : ownHeadPenalty(reading, 1);
  return { score: CONTRACT_SCORES[kind] + bonus - risk, declared: mobster(target) };
}

function doubleContract(reading: Reading): Idea | null {
  const { view, threats } = reading;
  const homes = (seat: Seat) => homeIn(view, seat).length;
  const seat = threats.find((s) => homes(s) >= 2) ?? threats.find((s) => homes(s) === 1);
  if (seat === undefined) return null;
  const targets = homeIn(view, seat).slice(0, 2);
  return {
    score: CONTRACT_SCORES["double-contract"] - ownHeadPenalty(reading, targets.length),
    declared: chosen(optionId("seat", seat), targets.map(mobster)),
  };
}

/** An automatic war with one's own mobster at the head is a bad bargain. */
function ownHeadPenalty({ view, me }: Reading, added: number): number {
  const [head] = view.hitList;
  if (view.war !== null || head === undefined || ownerIn(view, head) !== me) return 0;
  const startsWar = view.hitList.length + added >= FULL_LIST || livingAtTable(view) <= LAST_SIX;
  return startsWar ? 6 : 0;
}

function hit(reading: Reading): Idea | null {
  const { view, me, threats } = reading;
  const lastOne = threats.find((seat) => livingIn(view, seat) === 1);
  const seat = lastOne ?? threats[0];
  if (seat === undefined) return null;
  const target = homeIn(view, seat)[0] ?? view.hitList.findLast((m) => ownerIn(view, m) === seat);
  if (target === undefined) return null;
  const declared = { target: mobster(target) };
  return {
    score: lastOne === undefined ? 34 : 90,
    declared: homeIn(view, me).length > 0 ? { ...declared, own: "sacrifice-order" } : declared,
  };
}

function massacre({ view, me, ownListed, enemiesListed }: Reading): Idea | null {
  if (ownListed.length === livingIn(view, me)) return null;
  return { score: 20 + 12 * enemiesListed - 22 * ownListed.length, declared: null };
}

function doubleCross({ view, threats }: Reading): Idea {
  const sequence = threats.flatMap((seat) => homeIn(view, seat).slice(0, 1));
  return { score: 28 + 8 * sequence.length, declared: sequence.map(mobster) };
}

function vendetta({ view, threats, ownListed }: Reading): Idea {
  const sequence = threats.flatMap((seat) => homeIn(view, seat).slice(0, 2));
  const score = 25 + 9 * sequence.length - 12 * ownListed.length;
  return { score, declared: sequence.length === 0 ? null : sequence.map(mobster) };
}

function warScore({ view, ownListed, enemiesListed }: Reading, rate: number): number {
  const isShort = view.hitList.length < 3;
  return 18 + 6 * rate * (enemiesListed - 2 * ownListed.length) - (isShort ? 20 : 0);
}

function rescueOwn({ view, me, ownListed, isInDanger }: Reading): Idea | null {
  const [nearest] = ownListed;
  if (nearest === undefined) return null;
  const need = (isInDanger ? 30 : 0) + (livingIn(view, me) <= 3 ? 20 : 0) - (view.war === null ? 8 : 0);
  return { score: 25 + need, declared: mobster(nearest) };
}

function substitution(reading: Reading): Idea | null {
  const [nearest] = reading.ownListed;
  const newcomer = firstAtHome(reading, reading.threats);
  if (nearest === undefined || newcomer === null) return null;
  return { score: reading.isInDanger ? 68 : 38, declared: chosen(mobster(nearest), mobster(newcomer)) };
}

/** Moves the biggest threat's mobsters to the wall and one's own away from it. */
function intrigue({ view, me, threats, isInDanger }: Reading): Idea {
  const rank = (m: MobsterId) => {
    const owner = ownerIn(view, m);
    return owner === me ? threats.length : threats.indexOf(owner);
  };
  const order = [...view.hitList].sort((a, b) => rank(a) - rank(b));
  return { score: isInDanger ? 40 : 12, declared: order.map(mobster) };
}

function truce({ view, ownListed, isInDanger }: Reading): Idea | null {
  if (ownListed.length === 0) return null;
  const endsWar = view.hitList.length < FULL_LIST && livingAtTable(view) > LAST_SIX;
  const score = endsWar ? 15 + 12 * ownListed.length + (isInDanger ? 20 : 0) : 15;
  return { score, declared: null };
}

function payOff({ me, ownListed, isInDanger }: Reading): Idea | null {
  if (ownListed.length === 0) return null;
  return { score: 12 + 16 * ownListed.length + (isInDanger ? 15 : 0), declared: optionId("seat", me) };
}

function crackdown({ ownListed, enemiesListed, isInDanger }: Reading): Idea {
  return { score: 14 * ownListed.length - 6 * enemiesListed + (isInDanger ? 25 : 0), declared: null };
}

function firstAtHome({ view }: Reading, seats: readonly Seat[]): MobsterId | null {
  return seats.flatMap((seat) => homeIn(view, seat).slice(0, 1))[0] ?? null;
}

function mobster(id: MobsterId): string {
  return optionId("mobster", id);
}

function chosen(choose: string, further: AnswerValue): AnswerValue {
  return { choose, with: further };
}
