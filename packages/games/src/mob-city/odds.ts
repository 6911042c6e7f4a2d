/** The chances of one shot (5.4): the die and the weapon's bonus against stamina. */

import { bonusOf } from "./battle.ts";
import type { Arm } from "./events.ts";

export interface Odds {
  /** In sixths. */
  readonly wounds: number;
  readonly kills: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** More than the stamina kills; exactly the stamina wounds. Bare fists never kill. */
export function oddsOf(arm: Arm, stamina: number): Odds {
  const totals = FACES.map((die) => die + bonusOf(arm));
  const over = totals.filter((total) => total > stamina).length;
  const equal = totals.filter((total) => total === stamina).length;
  return arm === "fists" ? { wounds: over + equal, kills: 0 } : { wounds: equal, kills: over };
}
