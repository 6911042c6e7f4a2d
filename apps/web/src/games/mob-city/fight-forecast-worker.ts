/** A worker that plays the rules ahead, so that the page stays responsive. */
import {
  type FightForecast,
  fightForecastOf,
  type Inquiry,
} from "@consigliere/games/mob-city/fight-forecast";

/** All that is asked of a draft; each has a name. Whatever was asked before is dropped. */
export interface Batch {
  readonly number: number;
  readonly orders: readonly (Inquiry & { readonly name: string })[];
}

/** Null: it cannot be told. */
export interface Report {
  readonly number: number;
  readonly name: string;
  readonly forecast: FightForecast | null;
}

let latest = 0;

function played(inquiry: Inquiry): FightForecast | null {
  try {
    return fightForecastOf(inquiry);
  } catch {
    return null;
  }
}

addEventListener("message", async ({ data: { number, orders } }: MessageEvent<Batch>) => {
  latest = number;
  for (const { name, ...inquiry } of orders) {
    // Lets a newer batch come in.
    await new Promise((resolve) => setTimeout(resolve));
    if (number !== latest) return;
    postMessage({ number, name, forecast: played(inquiry) } satisfies Report);
  }
});
