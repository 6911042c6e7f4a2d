/** A worker that plays the rules ahead, so that the page stays responsive. */
import {
  type FightForecast,
  fightForecastOf,
  type Inquiry,
} from "@consigliere/games/mob-city/fight-forecast";

/** Its name tells inquiries apart. */
export type Order = Inquiry & { readonly name: string };

export type Report = { readonly name: string; readonly forecast: FightForecast | null };

addEventListener("message", ({ data: { name, ...inquiry } }: MessageEvent<Order>) => {
  try {
    postMessage({ name, forecast: fightForecastOf(inquiry) } satisfies Report);
  } catch {
    postMessage({ name, forecast: null } satisfies Report);
  }
});
