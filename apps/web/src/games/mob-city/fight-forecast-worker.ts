/** A worker that plays the rules ahead, so that the page stays responsive. */
import {
  type FightForecast,
  fightForecastOf,
  type Inquiry,
} from "@consigliere/games/mob-city/fight-forecast";

/** `n` tells answers to inquiries apart. */
export type Order = Inquiry & { readonly n: number };

export type Report = { readonly n: number; readonly forecast: FightForecast | null };

addEventListener("message", ({ data: { n, ...inquiry } }: MessageEvent<Order>) => {
  try {
    postMessage({ n, forecast: fightForecastOf(inquiry) } satisfies Report);
  } catch {
    postMessage({ n, forecast: null } satisfies Report);
  }
});
