/** The worth of each way of placing a crook, in points (13, `place`). */
import type { AnswerValue } from "@consigliere/engine/answer";
import { clockwiseFrom, type Seat } from "@consigliere/engine/seat";
import { type CrookId, crookOf, TARGETS, type TargetId } from "../cards.ts";
import { placeAnswer } from "../defaults.ts";
import type { Placement } from "../legal/placing.ts";
import { stackOf } from "../view.ts";
import { believedStrength, believedValue, chance, gangWorth, type Reading } from "./reading.ts";

export interface Idea {
  readonly worth: number;
  readonly answer: AnswerValue;
}

/** Every way to place a crook, the best first. */
export function placements(reading: Reading, crook: CrookId): Idea[] {
  return waysToPlace(reading, crook)
    .map((placement) => ({ worth: worthOf(reading, crook, placement), answer: placeAnswer(placement) }))
    .sort((a, b) => b.worth - a.worth);
}

/** The best way to place a crook; null when there is none. */
export function bestPlacement(reading: Reading, crook: CrookId): Idea | null {
  return placements(reading, crook)[0] ?? null;
}

/** Without the limit of option `accompliceStack`: an illegal answer is filtered out later. */
function waysToPlace(reading: Reading, crook: CrookId): Placement[] {
  const { view, me, money } = reading;
  const { ability } = crookOf(crook);
  const empty = TARGETS.filter((target) => stackOf(view, me, target).length === 0);
  const taken = TARGETS.filter((target) => stackOf(view, me, target).length > 0);
  const mayHide = ability !== "kingpin" && money >= 1;
  const ways: Placement[] = empty.flatMap((target) => [
    { mode: "plain", target, facing: "up" } as const,
    ...(mayHide ? [{ mode: "plain", target, facing: "down" } as const] : []),
  ]);
  if (ability === "accomplice") {
    const isAny = view.options.accompliceStack === "any";
    const joinable = taken.filter((target) => isAny || stackOf(view, me, target).length === 1);
    ways.push(...joinable.map((target) => ({ mode: "join", target }) as const));
  }
  if (ability === "killer") ways.push(...taken.map((target) => ({ mode: "replace", target }) as const));
  if (ability === "switch") {
    ways.push(
      ...taken.flatMap((target) =>
        empty.map((destination) => ({ mode: "switch", target, destination }) as const),
      ),
    );
  }
  return ways;
}

function worthOf(reading: Reading, crook: CrookId, placement: Placement): number {
  const gangs = gangWorth(reading, crook);
  switch (placement.mode) {
    case "plain":
      return gangs + (placement.facing === "up" ? openWorth : darkWorth)(reading, crook, placement.target);
    case "join":
      return gangs + joinWorth(reading, crook, placement.target);
    case "switch":
      return gangs + switchWorth(reading, crook, placement);
    case "replace":
      return gangs - 3; // only when cornered
  }
}

/** The worth of the rank and the modifier. If there is nothing to win, the harm to others. */
function plainWorth(reading: Reading, crook: CrookId, target: TargetId): number {
  const { rank, modifier } = crookOf(crook);
  const value = believedValue(reading.view, target);
  const odds = chance(reading, target, rank);
  if (odds > 0) return odds * Math.max(0, value + modifier);
  return (Math.max(0, value) - Math.max(0, value + modifier)) / 2;
}

function openWorth(reading: Reading, crook: CrookId, target: TargetId): number {
  const worth = plainWorth(reading, crook, target);
  switch (crookOf(crook).ability) {
    case "pickpocket":
      return worth + 1.6;
    case "spy":
      return worth + 0.5;
    case "killer":
      return worth + reading.temper.kill * (bestKill(reading, crook, target)?.worth ?? 0);
    default:
      return worth;
  }
}

function darkWorth(reading: Reading, crook: CrookId, target: TargetId): number {
  const { rank, ability } = crookOf(crook);
  const odds = chance(reading, target, rank);
  const isOpen = odds > 0 && odds < 1;
  const secrecy = isOpen ? 0.4 + (rank >= 8 && reading.money >= 3 ? 1.2 : 0) : 0;
  return (
    plainWorth(reading, crook, target) -
    0.8 -
    (ability === "pickpocket" ? 1.6 : 0) +
    secrecy +
    reading.temper.secrecy
  );
}

function joinWorth(reading: Reading, crook: CrookId, target: TargetId): number {
  const { rank, modifier } = crookOf(crook);
  const strength = believedStrength(stackOf(reading.view, reading.me, target));
  const value = believedValue(reading.view, target);
  const before = chance(reading, target, strength) * Math.max(0, value);
  return chance(reading, target, strength + rank) * Math.max(0, value + modifier) - before;
}

/** The worth of both slots after the switch, minus their worth before. */
function switchWorth(
  reading: Reading,
  crook: CrookId,
  { target, destination }: { readonly target: TargetId; readonly destination: TargetId },
): number {
  const { rank, modifier } = crookOf(crook);
  const stack = stackOf(reading.view, reading.me, target);
  const strength = believedStrength(stack);
  const [here, there] = [believedValue(reading.view, target), believedValue(reading.view, destination)];
  const hereWithout = believedValue(reading.view, target, stack);
  const before = chance(reading, target, strength) * Math.max(0, here);
  const after =
    chance(reading, target, rank) * Math.max(0, hereWithout + modifier) +
    chance(reading, destination, strength) * Math.max(0, there + here - hereWithout);
  return after - before;
}

export interface Kill {
  readonly victim: Seat;
  /** Half of the victim's loss, plus the gain in one's own chance. */
  readonly worth: number;
}

/** The best victim to remove; null if no removal gains anything. */
export function bestKill(reading: Reading, killer: CrookId, target: TargetId): Kill | null {
  const { view, me } = reading;
  const { rank } = crookOf(killer);
  const kills = clockwiseFrom(me, view.seats.length)
    .filter((seat) => seat !== me && stackOf(view, seat, target).length > 0)
    .map((victim) => ({ victim, worth: killWorth(reading, rank, { victim, target }) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  return kills[0] ?? null;
}

function killWorth(reading: Reading, rank: number, kill: { victim: Seat; target: TargetId }): number {
  const { view, me } = reading;
  const { victim, target } = kill;
  const stack = stackOf(view, victim, target);
  const strength = believedStrength(stack);
  const others = clockwiseFrom(me, view.seats.length).filter((seat) => seat !== me && seat !== victim);
  const isLeading = others.every((seat) => believedStrength(stackOf(view, seat, target)) <= strength);
  const now = Math.max(0, believedValue(view, target));
  const then = Math.max(0, believedValue(view, target, stack));
  const taken = isLeading && strength >= rank ? now / 2 : 0;
  return taken + chance(reading, target, rank, victim) * then - chance(reading, target, rank) * now;
}
