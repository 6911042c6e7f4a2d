/** The faces of the gangsters: drawn from traits that follow from their names, and what a nickname demands. */
import type { GangsterId } from "@consigliere/games/nothing-personal/cards";
import { look } from "@consigliere/portrait/look";
import { faceFromText } from "@consigliere/portrait/seed";
import type { PortraitTraits } from "@consigliere/portrait/traits";

const WOMEN: readonly GangsterId[] = [
  "ice-pick-isabella",
  "widow-wanda",
  "dice-donatella",
  "blackjack-bruna",
  "paper-moon-paola",
  "duchess-della-rocca",
  "shutter-simone",
  "ledger-livia",
  "mask-mirella",
  "roulette-rina",
  "bonnie-parker",
  "ma-barker",
  "victory-viola",
  "dynamite-dina",
  "switchblade-serafina",
  "jukebox-gina",
  "bubblegum-bianca",
  "hopscotch-orsola",
  "trigger-tullia",
];

/** Features that a name suggests. */
const KNOWN: Readonly<Partial<Record<GangsterId, string>>> = {
  "manny-corte": "none-hat curly",
  "morris-caruso": "none-hat bald",
  "tom-vaselini": "wide grin none-hat",
  "snake-eyes-sal": "narrow",
  "mask-mirella": "dark-glasses",
  "widow-wanda": "picture dress",
  "duchess-della-rocca": "none-hat pearls",
  "father-felice": "none-hat suit grey old",
  "two-ton-tarantello": "heavy",
  "ox-ottaviano": "heavy heavy-brows",
  "tiny-tomasino": "heavy bowler",
  "ledger-livia": "round-glasses",
  "leo-seyfarth": "newsboy",
  "al-capone": "pale-fedora cheek-scar round cigar middle",
  "baby-face-nelson": "young none-moustache round",
  "colby-dauch": "fedora",
  "kid-calzone": "young none-moustache newsboy",
  "peach-fuzz-piero": "young none-moustache none-hat",
  "newsboy-nello": "young newsboy",
  "ma-barker": "old grey",
};

const MOST_SEEDS = 50;

const drawn = new Map<GangsterId, PortraitTraits>();

/** The same gangster has the same face everywhere, and no other has it. */
export function faceOf(id: GangsterId): PortraitTraits {
  const known = drawn.get(id);
  if (known !== undefined) return known;
  const said = KNOWN[id];
  const face = { ...seenIn(id), ...(said !== undefined && look(said)) };
  drawn.set(id, face);
  return face;
}

function seenIn(id: GangsterId): PortraitTraits {
  const wanted = WOMEN.includes(id) ? "feminine" : "masculine";
  for (let i = 0; i < MOST_SEEDS; i++) {
    const face = faceFromText(`nothing personal ${id} ${i}`);
    if (face.expression === wanted) return face;
  }
  return faceFromText(id);
}
