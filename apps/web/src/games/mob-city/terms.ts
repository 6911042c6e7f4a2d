/** The cost or gain of each favour for the viewer today (5.1). */
import { gradeOf, type Interest } from "@consigliere/games/mob-city/cards";
import type { View } from "@consigliere/games/mob-city/view";

/** Dollars for each point of notoriety. */
const TIP = 50;
const POLICE = 200;
const FEARED = 5;

export interface Terms {
  /** In dollars; null: it is free, or its price is chosen later. */
  readonly price: Readonly<Record<Interest, number | null>>;
  readonly gives: { readonly hires: number; readonly grades: string };
  /** Null for people without a seat. */
  readonly cash: number | null;
}

export function termsOf(view: View, viewer: number | null): Terms {
  const captain = viewer === null ? undefined : view.captains[viewer];
  const notoriety = captain?.notoriety ?? 1;
  return {
    price: { event: TIP * notoriety, enforcer: null, police: POLICE * notoriety, whiskey: null },
    gives: {
      hires: notoriety >= FEARED ? 3 : 2,
      grades: view.whiskeysLeft.map(gradeOf).join(" ") || "none",
    },
    cash: captain?.cash ?? null,
  };
}
