/** A worker that plays the rules ahead, so that the page stays responsive. */
import {
  type FightForecast,
  fightForecastOf,
  type Inquiry,
} from "@consigliere/games/mob-city/fight-forecast";

export type { FightForecast, Inquiry };

/** Null: it cannot be told. */
function played(inquiry: Inquiry): FightForecast | null {
  try {
    return fightForecastOf(inquiry);
  } catch {
    return null;
  }
}

addEventListener("message", ({ data }: MessageEvent<Inquiry>) => postMessage(played(data)));
