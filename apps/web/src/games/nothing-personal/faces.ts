/** The faces of the gangsters: drawn from traits that follow from their names, and what a nickname demands. */
import type { GangsterId } from "@consigliere/games/nothing-personal/cards";
import { look } from "@consigliere/portrait/look";
import { faceFromText } from "@consigliere/portrait/seed";
import type { PortraitTraits } from "@consigliere/portrait/traits";
import { remembered } from "../shared/remembered.ts";

/** Features that a name suggests. */
const KNOWN: Readonly<Partial<Record<GangsterId, string>>> = {
  "manny-corte": "none-hat curly",
  "morris-caruso": "none-hat bald",
  "tom-vaselini": "wide grin none-hat",
  "snake-eyes-sal": "narrow",
  "mask-mirella": "feminine dark-glasses",
  "widow-wanda": "feminine picture dress",
  "duchess-della-rocca": "feminine none-hat pearls",
  "father-felice": "none-hat suit grey old",
  "two-ton-tarantello": "heavy",
  "ox-ottaviano": "heavy heavy-brows",
  "tiny-tomasino": "heavy bowler",
  "ledger-livia": "feminine round-glasses",
  "leo-seyfarth": "newsboy",
  "al-capone": "pale-fedora cheek-scar round cigar middle",
  "baby-face-nelson": "young none-moustache round",
  "colby-dauch": "fedora",
  "kid-calzone": "young none-moustache newsboy",
  "peach-fuzz-piero": "young none-moustache none-hat",
  "newsboy-nello": "young newsboy",
  "ma-barker": "feminine old grey",
  "ice-pick-isabella": "feminine",
  "dice-donatella": "feminine",
  "blackjack-bruna": "feminine",
  "paper-moon-paola": "feminine",
  "shutter-simone": "feminine",
  "roulette-rina": "feminine",
  "bonnie-parker": "feminine",
  "victory-viola": "feminine",
  "dynamite-dina": "feminine",
  "switchblade-serafina": "feminine",
  "jukebox-gina": "feminine",
  "bubblegum-bianca": "feminine",
  "hopscotch-orsola": "feminine",
  "trigger-tullia": "feminine",
};

const MOST_SEEDS = 50;

/** The same gangster has the same face everywhere, and no other has it. */
export const faceOf = remembered((id: GangsterId): PortraitTraits => {
  const { expression = "masculine", ...said } = look(KNOWN[id] ?? "masculine");
  const seeds = Array.from({ length: MOST_SEEDS }, (_, i) => `nothing personal ${id} ${i}`);
  const seed = seeds.find((one) => faceFromText(one).expression === expression) ?? id;
  return { ...faceFromText(seed), ...said };
});
