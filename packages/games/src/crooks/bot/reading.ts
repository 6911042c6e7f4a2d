/** How a bot reads the view: the strengths at each target, the targets' values, and the leads in the gangs (13). */
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import { type CrookId, crookOf, GANG_AWARD, type GangId, printedValue, type TargetId } from "../cards.ts";
import { isMember } from "../scoring.ts";
import { type PlayedView, stackOf, type View } from "../view.ts";
import type { Temper } from "./temper.ts";

/** The assumed rank of an unknown crook: the mean of all. */
const MEAN_RANK = 5;

/** The table from the point of view of one seat, as far as the bot's view goes. */
export interface Reading {
  readonly view: View;
  readonly me: Seat;
  readonly money: number;
  /** Seats that may still place crooks, without me. */
  readonly rivals: readonly Seat[];
  readonly temper: Temper;
}

export function read(view: View, me: Seat, temper: Temper): Reading {
  const isHiring = view.hideouts.some(({ count }) => count > 0);
  const rivals = view.seats.filter(({ seat, passed }) => seat !== me && passed === null && isHiring);
  return { view, me, money: view.seats[me]?.money ?? 0, rivals: rivals.map(({ seat }) => seat), temper };
}

export function believedStrength(stack: readonly PlayedView[]): number {
  return stack.reduce((sum, { crook }) => sum + (crook === null ? MEAN_RANK : crookOf(crook).rank), 0);
}

/** The printed value plus all known modifiers except those of `without`; may be below zero. */
export function believedValue(view: View, target: TargetId, without: readonly PlayedView[] = []): number {
  const crooks = seatsOf(view.seats.length).flatMap((seat) => stackOf(view, seat, target));
  return crooks
    .filter((played) => !without.some(({ play }) => play === played.play))
    .reduce((sum, { crook }) => sum + (crook === null ? 0 : crookOf(crook).modifier), printedValue(target));
}

function strongestRival({ view, me }: Reading, target: TargetId, spared: Seat | null = null): number {
  const others = seatsOf(view.seats.length).filter((seat) => seat !== me && seat !== spared);
  return Math.max(0, ...others.map((seat) => believedStrength(stackOf(view, seat, target))));
}

/** The chance to win a target with a given strength; `victim`: computed without that seat's crooks. */
export function chance(
  reading: Reading,
  target: TargetId,
  strength: number,
  victim: Seat | null = null,
): number {
  const best = strongestRival(reading, target, victim);
  if (strength < best) return 0;
  if (strength === best) return 0.5;
  const challengers = reading.rivals.filter((seat) => stackOf(reading.view, seat, target).length === 0);
  const overtaken = 0.75 * (Math.max(0, 10 - strength) / 10) * Math.sqrt(printedValue(target) / 9);
  return (1 - Math.min(0.9, overtaken)) ** challengers.length;
}

/** The worth of a crook in the competition for the gangs. */
export function gangWorth(reading: Reading, crook: CrookId): number {
  const award = GANG_AWARD[reading.view.seats.length] ?? 0;
  return crookOf(crook).gangs.reduce((worth, gang) => {
    const lead = members(reading, gang, reading.me) + 1 - bestRival(reading, gang);
    return worth + award * (lead === 1 ? 0.45 : lead === 0 ? 0.35 : 0.2);
  }, 0);
}

function bestRival(reading: Reading, gang: GangId): number {
  const others = seatsOf(reading.view.seats.length).filter((seat) => seat !== reading.me);
  return Math.max(...others.map((seat) => members(reading, gang, seat)));
}

function members({ view }: Reading, gang: GangId, seat: Seat): number {
  const crooks = (view.seats[seat]?.row ?? []).flat().flatMap(({ crook }) => (crook === null ? [] : [crook]));
  return crooks.filter((crook) => isMember(crook, gang)).length;
}
