/**
 * Statistics of a club, computed from its results on every look. A place belongs to the player who had the seat at the
 * end. A player who gave up, or let a bot or a substitute play on, keeps the place that the seat reached. Bots take
 * places but have no figures. Equal places are shared: everyone in first place has won.
 */
import { groupBy } from "@consigliere/engine/group-by";
import type { ClubResult, ClubSeason } from "./clubs.ts";

export type Result = Pick<ClubResult, "game" | "startedAt" | "endedAt" | "stat" | "seats">;
type SeasonResult = Result & Pick<ClubResult, "season">;
type Seat = Result["seats"][number];

/** How often one person finished ahead of another, behind, or level with them. */
export interface Meetings {
  readonly before: number;
  readonly behind: number;
  readonly level: number;
}

/** Somebody's figures over some matches. */
export interface Figures {
  readonly person: string;
  readonly matches: number;
  readonly wins: number;
  /** Mean of the places, from 1. */
  readonly place: number;
  /** Highest score; null if nothing was counted. */
  readonly best: number | null;
}

/** A person's wins in a row: the current number and the highest. */
export interface Streaks {
  readonly now: number;
  readonly longest: number;
}

/** Somebody's line in a season. */
export interface SeasonLine {
  readonly person: string;
  /** One for each person whom they finished ahead of, a half for each that they finished level with. */
  readonly points: number;
  readonly wins: number;
}

/** A game with everybody's figures, most wins first. */
export interface GameFigures {
  readonly game: string;
  readonly stat: string | null;
  readonly matches: number;
  readonly figures: readonly Figures[];
}

/**
 * The people at a table with their seats. If one person has two seats (a guest who became an account), the better one
 * counts.
 */
function peopleIn({ seats }: Result): Map<string, Seat> {
  const people = new Map<string, Seat>();
  for (const seat of seats) {
    if (seat.person === null) continue;
    const other = people.get(seat.person);
    if (other === undefined || seat.place < other.place) people.set(seat.person, seat);
  }
  return people;
}

const oldestFirst = <R extends Result>(results: readonly R[]) =>
  results.toSorted((one, other) => one.endedAt.localeCompare(other.endedAt));

/** How one person did against another in the matches that both played. */
export function meetingsOf(results: readonly Result[], one: string, other: string): Meetings {
  const tally = { before: 0, behind: 0, level: 0 };
  for (const result of results) {
    const people = peopleIn(result);
    const [mine, theirs] = [people.get(one), people.get(other)];
    if (mine === undefined || theirs === undefined || one === other) continue;
    tally[mine.place < theirs.place ? "before" : mine.place > theirs.place ? "behind" : "level"] += 1;
  }
  return tally;
}

/** Everybody's figures over the results, most wins first, then the better mean place. */
export function figuresOf(results: readonly Result[]): Figures[] {
  const seats = new Map<string, Seat[]>();
  for (const result of results) {
    for (const [person, seat] of peopleIn(result)) seats.set(person, [...(seats.get(person) ?? []), seat]);
  }
  return [...seats]
    .map(([person, all]) => {
      const scores = all.flatMap(({ score }) => score ?? []);
      return {
        person,
        matches: all.length,
        wins: all.filter(({ place }) => place === 1).length,
        place: all.reduce((sum, { place }) => sum + place, 0) / all.length,
        best: scores.length === 0 ? null : Math.max(...scores),
      };
    })
    .toSorted((a, b) => b.wins - a.wins || a.place - b.place || b.matches - a.matches);
}

/** The figures by game, the most played game first. */
export function figuresByGame(results: readonly Result[]): GameFigures[] {
  return [...groupBy(results, ({ game }) => game)]
    .map(([game, all]) => ({
      game,
      stat: all.find(({ stat }) => stat !== null)?.stat ?? null,
      matches: all.length,
      figures: figuresOf(all),
    }))
    .toSorted((a, b) => b.matches - a.matches || a.game.localeCompare(b.game));
}

/** Somebody's streaks of wins. */
export function streaksOf(results: readonly Result[], person: string): Streaks {
  let [now, longest] = [0, 0];
  for (const result of oldestFirst(results)) {
    const seat = peopleIn(result).get(person);
    if (seat === undefined) continue;
    now = seat.place === 1 ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

/** For each match, in the order of their ends, how many each of `people` had won until then. */
export function winsOverTime(
  results: readonly Result[],
  people: readonly string[],
): { readonly endedAt: string; readonly wins: readonly number[] }[] {
  const wins = people.map(() => 0);
  return oldestFirst(results).map((result) => {
    const seats = peopleIn(result);
    people.forEach((person, at) => {
      if (seats.get(person)?.place === 1) wins[at] = (wins[at] ?? 0) + 1;
    });
    return { endedAt: result.endedAt, wins: [...wins] };
  });
}

/** The length of a match, in milliseconds. */
export function lengthOf({ startedAt, endedAt }: Pick<Result, "startedAt" | "endedAt">): number {
  return Date.parse(endedAt) - Date.parse(startedAt);
}

/** The longest and the shortest match; undefined if there is none. */
export function extremesOf<R extends Result>(
  results: readonly R[],
): { readonly longest: R | undefined; readonly quickest: R | undefined } {
  const byLength = results.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  return { longest: byLength.at(-1), quickest: byLength[0] };
}

/** Whether matches of a season are still to be played. */
export function isSeasonOn({
  games,
  played,
}: Pick<ClubSeason, "played"> & { games: readonly string[] }): boolean {
  return played < games.length;
}

/** The lines of a season: of its players, and of people who sat in for them. The most points first, then most wins. */
export function seasonLines(
  results: readonly SeasonResult[],
  season: number,
  players: readonly string[] = [],
): SeasonLine[] {
  const lines = new Map(players.map((person) => [person, { person, points: 0, wins: 0 }]));
  for (const result of results.filter((one) => one.season?.number === season)) {
    const people = peopleIn(result);
    for (const [person, { place }] of people) {
      const { points, wins } = lines.get(person) ?? { points: 0, wins: 0 };
      lines.set(person, {
        person,
        points: points + pointsFor(place, [...people.values()]),
        wins: wins + (place === 1 ? 1 : 0),
      });
    }
  }
  return [...lines.values()].toSorted(byRank);
}

/** The points for a place among people. A player's own seat is level with itself and counts nothing. */
function pointsFor(place: number, people: readonly Seat[]): number {
  const behind = people.filter((other) => other.place > place).length;
  const level = people.filter((other) => other.place === place).length - 1;
  return behind + level / 2;
}

const byRank = (a: SeasonLine, b: SeasonLine) => b.points - a.points || b.wins - a.wins;

/** The people with a season's trophy: the first, with all who are level in points and wins; none without points. */
export function trophyOf(lines: readonly SeasonLine[]): string[] {
  const [first] = lines;
  if (first === undefined || first.points === 0) return [];
  return lines.filter((line) => byRank(first, line) === 0).map(({ person }) => person);
}
