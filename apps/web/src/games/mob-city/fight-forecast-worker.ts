/** A worker that plays the rules ahead, so that the page stays responsive. */
import {
  type FightForecast,
  fightForecastOf,
  type Inquiry,
} from "@consigliere/games/mob-city/fight-forecast";

/** Something that is asked of a draft, by its name. */
export type Asked = Inquiry & { readonly name: string };

export interface Report {
  readonly name: string;
  /** Null: it cannot be told. */
  readonly forecast: FightForecast | null;
}

function played(inquiry: Inquiry): FightForecast | null {
  try {
    return fightForecastOf(inquiry);
  } catch {
    return null;
  }
}

addEventListener("message", ({ data: { name, ...inquiry } }: MessageEvent<Asked>) =>
  postMessage({ name, forecast: played(inquiry) } satisfies Report),
);
