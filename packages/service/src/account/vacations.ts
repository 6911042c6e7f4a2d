/** Days off: a number for each year, planned ahead, and spent once they have passed. */
import { type Vacation, vacationDaysAYear } from "@consigliere/contract/clock-rules";
import { dayAt, dayNamed, nameOfDay } from "@consigliere/contract/local-time";
import type { Profile } from "@consigliere/store/profiles";
import { zoneOf } from "../match/seats.ts";
import { Refusal } from "../refusal.ts";

const MOST_DAYS_AHEAD = 366;

/** A vacation to add, and one to give up. */
interface VacationChange {
  readonly addVacation: Vacation | undefined;
  readonly dropVacation: Vacation | undefined;
}

/**
 * The vacations after somebody adds or gives up one. Days that have passed stay, and all others that are not named.
 * Days before this year are forgotten. @throws Refusal `account/vacation-refused`
 */
export function vacationsAfter(
  { vacations = [], ...profile }: Pick<Profile, "timeZone" | "zoneChosen" | "vacations">,
  { addVacation, dropVacation }: VacationChange,
  now: Date,
): Vacation[] {
  const today = dayAt(zoneOf(profile), now.getTime());
  const added = addVacation === undefined ? [] : [addVacation];
  if (added.some(({ from, until }) => from > until || dayNamed(until) > today + MOST_DAYS_AHEAD)) {
    throw new Refusal("account/vacation-refused");
  }
  const newYear = dayNamed(`${yearOf(today)}-01-01`);
  const dropped = daysOf(dropVacation === undefined ? [] : [dropVacation]).filter((day) => day >= today);
  const kept = daysOf(vacations).filter((day) => day >= newYear && !dropped.includes(day));
  const days = [...new Set([...kept, ...daysOf(added).filter((day) => day >= today)])].sort((a, b) => a - b);
  const byYear = Map.groupBy(days, yearOf);
  if (added.length > 0 && [...byYear.values()].some(({ length }) => length > vacationDaysAYear)) {
    throw new Refusal("account/vacation-refused");
  }
  return vacationsOf(days);
}

const yearOf = (day: number) => nameOfDay(day).slice(0, 4);

/** More is never allowed. */
const MOST_LISTED = 800;

function daysOf(vacations: readonly Vacation[]): number[] {
  return vacations.flatMap(({ from, until }) => {
    const first = dayNamed(from);
    const length = Math.min(dayNamed(until) - first + 1, MOST_LISTED);
    return Array.from({ length }, (_, at) => first + at);
  });
}

/** Days that follow on each other are one vacation. */
function vacationsOf(days: readonly number[]): Vacation[] {
  const first = days.filter((day) => !days.includes(day - 1));
  const last = days.filter((day) => !days.includes(day + 1));
  return first.map((day, at) => ({ from: nameOfDay(day), until: nameOfDay(last[at] ?? day) }));
}
