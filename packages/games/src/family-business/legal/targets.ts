/** The declarations that cards need: the parameters of 5.1 as questions. */
import {
  type Choice,
  type Counts,
  choice,
  choiceThen,
  form,
  limited,
  map,
  oneOf,
  orderOf,
  type Question,
  someOf,
} from "@consigliere/engine/question";
import { type Seat, seatsOf } from "@consigliere/engine/seat";
import type { CardPlay } from "../card-play.ts";
import type { MobsterId } from "../mobs.ts";
import { optionId } from "../option-ids.ts";
import {
  homeOf,
  isLiving,
  listedOf,
  mobOfSeat,
  opponentsOf,
  ownerOf,
  type State,
  statusOf,
} from "../state.ts";
import { refused } from "./reasons.ts";

type HitParams = Extract<CardPlay, { kind: "hit" }>["params"];
type SubstitutionParams = Extract<CardPlay, { kind: "substitution" }>["params"];

/** One mobster at home of any opponent. */
export function contractTarget(state: State, seat: Seat): Question<MobsterId> {
  return oneOf(opponentsOf(state, seat).flatMap((other) => homeChoices(state, other)));
}

/** One opponent, then two of its mobsters at home, or the only one (6.1). */
export function doubleContractTargets(state: State, seat: Seat): Question<MobsterId[]> {
  return oneOf(
    opponentsOf(state, seat).map((other) => {
      const count = Math.min(2, homeOf(state, other).length);
      if (count === 0) return refused(optionId("seat", other), "nobody-home");
      const targets = someOf(homeChoices(state, other), { min: count, max: count, ordered: true });
      return choiceThen(optionId("seat", other), targets, (chosen) => chosen);
    }),
  );
}

/** Any living mobster of an opponent, and one of the player's own that takes a place on the list. */
export function hitParams(state: State, seat: Seat): Question<HitParams> {
  const enemies = opponentsOf(state, seat).flatMap((other) => mobOfSeat(state, other));
  const target = oneOf(
    enemies.map((mobster) =>
      statusOf(state, mobster) === "buried"
        ? refused(optionId("mobster", mobster), "buried")
        : mobsterChoice(mobster),
    ),
  );
  if (homeOf(state, seat).length === 0) return form({ target });
  const own = oneOf<MobsterId | null>([choice("sacrifice-order", null), ...homeChoices(state, seat)]);
  return map(form({ target, own }), (chosen) =>
    chosen.own === null ? { target: chosen.target } : { target: chosen.target, ownMobster: chosen.own },
  );
}

/** Up to `each` mobsters at home of every opponent, in one sequence. Null when nobody is at home. */
export function sequence(state: State, seat: Seat, each: number): Question<MobsterId[]> | null {
  const quotas = opponentsOf(state, seat)
    .map((other) => [optionId("seat", other), Math.min(each, homeOf(state, other).length)] as const)
    .filter(([, quota]) => quota > 0);
  const count = quotas.reduce((sum, [, quota]) => sum + quota, 0);
  if (count === 0) return null;
  const choices = opponentsOf(state, seat).flatMap((other) =>
    homeChoices(state, other, { [optionId("seat", other)]: 1 }),
  );
  const limits = quotas.map(([tally, quota]) => [tally, { min: quota, max: quota }]);
  return limited(someOf(choices, { min: count, max: count, ordered: true }), Object.fromEntries(limits));
}

/** Any mobster on the list, own mobsters included. */
export function listedTarget({ hitList }: State): Question<MobsterId> {
  return oneOf(hitList.map(mobsterChoice));
}

/** The mobster that leaves the list, and the one that takes its place. */
export function substitutionParams(state: State, seat: Seat): Question<SubstitutionParams> {
  return oneOf(
    state.hitList.map((out) => {
      const id = optionId("mobster", out);
      if (mayComeInFor(state, seat, out).length === 0) return refused(id, "no-substitute");
      return choiceThen(id, substituteFor(state, seat, out), (chosen) => ({ out, in: chosen }));
    }),
  );
}

/**
 * the newcomer is at home, belongs to an opponent of the player, and is of another mob than the one that goes
 * home.
 */
export function mayComeInFor(state: State, seat: Seat, out: MobsterId): MobsterId[] {
  const owner = ownerOf(state, out);
  return opponentsOf(state, seat)
    .filter((other) => other !== owner)
    .flatMap((other) => homeOf(state, other));
}

function substituteFor(state: State, seat: Seat, out: MobsterId): Question<MobsterId> {
  const owner = ownerOf(state, out);
  const living = seatsOf(state.seatCount).filter((other) => isLiving(state, other));
  return oneOf(
    living.flatMap((other) =>
      homeOf(state, other).map((mobster) => {
        if (other === seat) return refused(optionId("mobster", mobster), "own-mobster");
        if (other === owner) return refused(optionId("mobster", mobster), "same-mob");
        return mobsterChoice(mobster);
      }),
    ),
  );
}

/** The whole list in any order, including the present one. */
export function newOrder({ hitList }: State): Question<MobsterId[]> {
  return orderOf(hitList.map(mobsterChoice));
}

export function payOffSeat(state: State): Question<Seat> {
  const living = seatsOf(state.seatCount).filter((other) => isLiving(state, other));
  return oneOf(
    living.map((other) =>
      listedOf(state, other).length === 0
        ? refused(optionId("seat", other), "nobody-listed")
        : choice(optionId("seat", other), other),
    ),
  );
}

/** A mob: those at home are open, the others are blocked with the reason (6.0.3). */
function homeChoices(state: State, seat: Seat, counts?: Counts): Choice<MobsterId>[] {
  return mobOfSeat(state, seat).map((mobster) => {
    const status = statusOf(state, mobster);
    if (status === "home") return choice(optionId("mobster", mobster), mobster, counts);
    return refused(optionId("mobster", mobster), status === "listed" ? "already-listed" : "buried");
  });
}

function mobsterChoice(mobster: MobsterId): Choice<MobsterId> {
  return choice(optionId("mobster", mobster), mobster);
}
