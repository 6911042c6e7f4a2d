/** How the seats stand in what decides the match, as far as everybody may know it. */

/** One figure of a seat. */
export interface Standing {
  /** A name in the outcome's statistics. */
  readonly stat: string;
  readonly value: number;
  /** Whether it may be another, by what is hidden from somebody. */
  readonly isOpen?: boolean;
}

/** The figures of each seat. */
export type Standings = readonly (readonly Standing[])[];

/** The names of the figures, in their order. */
export function statsIn(standings: Standings): readonly string[] {
  return standings[0]?.map(({ stat }) => stat) ?? [];
}

/** The figure of a seat. */
export function figureIn(standings: Standings, seat: number, stat: string): number {
  return standings[seat]?.find((one) => one.stat === stat)?.value ?? 0;
}

/** Whether a seat leads in a figure. If nobody is behind, nobody leads. */
export function leadsIn(standings: Standings, seat: number, stat: string): boolean {
  const values = standings.map((_, one) => figureIn(standings, one, stat));
  const most = Math.max(...values);
  return values[seat] === most && values.some((value) => value < most);
}
