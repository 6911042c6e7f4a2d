/** The faces of the gangsters: drawn from traits that follow from their names, and what a nickname demands. */
import type { GangsterId } from "@consigliere/games/nothing-personal/cards";
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

/** What everybody would expect of a name. */
const KNOWN: Readonly<Partial<Record<GangsterId, Partial<PortraitTraits>>>> = {
  "manny-corte": { hat: "none", hair: "curly" },
  "morris-caruso": { hat: "none", hair: "bald" },
  "tom-vaselini": { eyes: "wide", mouth: "grin", hat: "none" },
  "snake-eyes-sal": { eyes: "narrow" },
  "mask-mirella": { glasses: "dark" },
  "widow-wanda": { hat: "picture", coat: "dress" },
  "duchess-della-rocca": { hat: "none", coat: "pearls" },
  "father-felice": { hat: "none", coat: "suit", hairTone: "grey", age: "old" },
  "two-ton-tarantello": { face: "heavy" },
  "ox-ottaviano": { face: "heavy", brows: "heavy" },
  "tiny-tomasino": { face: "heavy", hat: "bowler" },
  "ledger-livia": { glasses: "round" },
  "leo-seyfarth": { hat: "newsboy" },
  "al-capone": { hat: "pale-fedora", scar: "cheek", face: "round", prop: "cigar", age: "middle" },
  "baby-face-nelson": { age: "young", moustache: "none", face: "round" },
  "colby-dauch": { hat: "fedora" },
  "kid-calzone": { age: "young", moustache: "none", hat: "newsboy" },
  "peach-fuzz-piero": { age: "young", moustache: "none", hat: "none" },
  "newsboy-nello": { age: "young", hat: "newsboy" },
  "ma-barker": { age: "old", hairTone: "grey" },
};

const MOST_SEEDS = 50;

const drawn = new Map<GangsterId, PortraitTraits>();

/** The same gangster has the same face everywhere, and no other has it. */
export function faceOf(id: GangsterId): PortraitTraits {
  const known = drawn.get(id);
  if (known !== undefined) return known;
  const face = { ...seenIn(id), ...KNOWN[id] };
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
