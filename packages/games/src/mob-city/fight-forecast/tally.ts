/** Many runs in one table: shares, and average losses. */
import type { Seat } from "@consigliere/engine/seat";
import type { BuildingId, CharId } from "../cards.ts";
import type { Course } from "./course.ts";

/** The fate of one person; both are shares of all runs, from 0 to 1. */
export interface PersonOdds {
  readonly seat: Seat;
  readonly card: CharId;
  /** Killed, or taken over by the other side. */
  readonly lost: number;
  /** Out of the gunfight, alive. */
  readonly wounded: number;
}

/** One gunfight. The first four are shares of all runs, from 0 to 1, and add up to 1. */
export interface FightOdds {
  readonly building: BuildingId;
  readonly won: number;
  readonly beaten: number;
  readonly standoff: number;
  /** There is no gunfight there after all. */
  readonly none: number;
  /** The average number of people that each side loses for good. */
  readonly sides: readonly { readonly seat: Seat; readonly lost: number }[];
  /** Those that the asker knows to be there, the most endangered first. */
  readonly people: readonly PersonOdds[];
}

/** A gunfight to forecast, and the people there that its asker knows. */
export interface FightScene {
  readonly building: BuildingId;
  readonly seats: readonly Seat[];
  readonly people: readonly { readonly seat: Seat; readonly card: CharId }[];
}

/** The results of the gunfight of `scene` for `viewer` in all `courses`. */
export function tally(
  { building, seats, people }: FightScene,
  viewer: Seat,
  courses: readonly Course[],
): FightOdds {
  const fights = courses.flatMap((course) => course.fights.get(building) ?? []);
  const share = (count: number) => count / courses.length;
  const casualties = fights.flatMap((fight) => fight.casualties);
  const count = (is: (one: (typeof casualties)[number]) => boolean) => share(casualties.filter(is).length);
  const won = fights.filter(({ winner }) => winner === viewer).length;
  const standoff = fights.filter(({ winner }) => winner === null).length;
  return {
    building,
    won: share(won),
    beaten: share(fights.length - won - standoff),
    standoff: share(standoff),
    none: share(courses.length - fights.length),
    sides: seats.map((seat) => ({ seat, lost: count((one) => one.seat === seat && one.how === "lost") })),
    people: people
      .map(({ seat, card }) => ({
        seat,
        card,
        lost: count((one) => one.card === card && one.how === "lost"),
        wounded: count((one) => one.card === card && one.how === "wounded"),
      }))
      .sort((a, b) => b.lost - a.lost || b.wounded - a.wounded),
  };
}
