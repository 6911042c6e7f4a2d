/** Preferences of each temperament. */
export interface Temper {
  /** The worth of removing somebody's crook, as a multiple of what it gains. */
  readonly kill: number;
  /** Points for placing a crook face down. */
  readonly secrecy: number;
  /** The price of a hire, as a multiple of the usual one. */
  readonly thrift: number;
}

export const EVEN: Temper = { kill: 1, secrecy: 0, thrift: 1 };

export const TEMPERS = {
  gunman: { kill: 2.5 },
  fox: { secrecy: 0.6 },
  banker: { thrift: 1.6 },
} satisfies Readonly<Record<string, Partial<Temper>>>;
