/** A seat's figures by name. */
export type Stats = Readonly<Record<string, number>>;

export interface Award {
  readonly stat: string;
  readonly seat: number;
  readonly value: number;
}

/** The winner of each of `stats`; a prize that several would share, or with a value of zero, goes to nobody. */
export function awardsOf(stats: readonly string[], figures: readonly Stats[]): readonly Award[] {
  return stats.flatMap((stat) => {
    const values = figures.map((one) => one[stat] ?? 0);
    const value = Math.max(0, ...values);
    const [seat, ...others] = values.flatMap((one, index) => (one === value ? [index] : []));
    return value === 0 || seat === undefined || others.length > 0 ? [] : [{ stat, seat, value }];
  });
}
