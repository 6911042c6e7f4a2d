/** The wall and the mobs in words. */
import { phrasesOf } from "../phrase.ts";
import type { MobsterStatus } from "./state.ts";
import { mobName, ownedMobsters } from "./story/words.ts";
import type { SeatView, View } from "./view.ts";

const phrase = phrasesOf("picture.family-business");

export const inWords = ({ hitList, war, seats }: View) => [
  hitList.length === 0 ? phrase("list.empty") : phrase("list.men", { men: ownedMobsters(hitList) }),
  ...(war === null ? [] : [phrase("war", { rate: war.rate })]),
  ...seats.map(mobInWords),
];

function mobInWords({ seat, mob, mobsters }: SeatView) {
  if (mob === null) return phrase("mob.none", { seat: { seat } });
  const count = (status: MobsterStatus) => mobsters.filter((each) => each.status === status).length;
  return phrase("mob.men", {
    seat: { seat },
    mob: mobName(mob),
    home: count("home"),
    listed: count("listed"),
    buried: count("buried"),
  });
}
