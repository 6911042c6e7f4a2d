/** The figures of one person's record. */
import { groupBy } from "@consigliere/engine/group-by";
import { type Figures, figuresOf, type Result, type Streaks, streaksOf } from "./club-statistics.ts";

type OwnFigures = Omit<Figures, "person">;

/** Somebody's figures in one game with one number of seats. */
export interface TableFigures extends OwnFigures {
  readonly game: string;
  readonly seats: number;
  readonly stat: string | null;
}

export interface RecordFigures {
  readonly all: Pick<Figures, "matches" | "wins" | "place">;
  /** The most played first. */
  readonly games: TableFigures[];
  readonly streaks: Streaks;
}

/** What a person has reached in these results. */
export function recordFigures(results: readonly Result[], person: string): RecordFigures {
  const { best: _, ...all } = ownFigures(results, person);
  const tables = groupBy(results, ({ game, seats }) => `${seats.length} ${game}`);
  return {
    all,
    games: [...tables.values()]
      .map((some) => ({
        ...ownFigures(some, person),
        game: some[0]?.game ?? "",
        seats: some[0]?.seats.length ?? 0,
        stat: some.find(({ stat }) => stat !== null)?.stat ?? null,
      }))
      .toSorted((a, b) => b.matches - a.matches || a.game.localeCompare(b.game) || a.seats - b.seats),
    streaks: streaksOf(results, person),
  };
}

function ownFigures(results: readonly Result[], person: string): OwnFigures {
  const found = figuresOf(results).find((one) => one.person === person);
  const { matches = 0, wins = 0, place = 0, best = null } = found ?? {};
  return { matches, wins, place, best };
}
