/** The town and the captains in words. */
import { phrasesOf } from "../phrase.ts";
import type { CaptainView, View } from "./view.ts";

const phrase = phrasesOf("picture.mob-city");

export const inWords = (view: View) => {
  const free = view.buildings.filter(({ owner }) => owner === null).length;
  return [
    phrase("town", { day: view.day, count: view.buildings.length, free }),
    ...view.captains.map((captain) => captainInWords(captain, view)),
  ];
};

function captainInWords({ seat, notoriety }: CaptainView, { buildings, tokens }: View) {
  const own = buildings.filter(({ owner }) => owner === seat);
  return phrase("captain", {
    seat: { seat },
    notoriety,
    buildings: own.length,
    bars: own.filter(({ business }) => business === "speakeasy").length,
    squads: tokens.filter((token) => token.seat === seat && token.building !== null).length,
  });
}
