import { describeGame } from "../manifest.ts";
import { mafiaDollarMeta } from "./meta.ts";
import { mafiaDollarSpeech } from "./speech.ts";

export const mafiaDollarManifest = describeGame({
  meta: mafiaDollarMeta,
  short: { targetMoney: 50_000, trimDeck: 60, autoDraw: true, autoEndTurn: true, tradeMode: "off" },
  rules: async () => (await import("./game.ts")).mafiaDollar,
  picture: async () => (await import("./picture.ts")).picture,
  course: async () => (await import("./lessons/course.ts")).course,
  forecast: async () => (await import("./forecast.ts")).forecast,
  speech: mafiaDollarSpeech,
});
