import type { Interest } from "../cards.ts";

/** Preferences of each temperament. */
export interface Temper {
  /** Dollars that a fight is worth beyond what it wins. */
  readonly fight: number;
  /** The income of a speakeasy at which a grenade is thrown. */
  readonly dear: number;
  /** The interests that it would rather have before all others. */
  readonly wants: readonly Interest[];
}

export const EVEN: Temper = { fight: 0, dear: 3_000, wants: [] };

export const TEMPERS = {
  gunman: { fight: 5_000, dear: 1_500, wants: ["enforcer", "whiskey"] },
  bootlegger: { wants: ["whiskey"] },
  fox: { wants: ["whiskey", "enforcer", "event"] },
} satisfies Readonly<Record<string, Partial<Temper>>>;
