/** The faces of the 44 people of Mob City: rank shows in the hat, trade in coat and face. */
import {
  type Character,
  type CharacterName,
  type CharId,
  characterOf,
} from "@consigliere/games/mob-city/cards";
import { PLAIN_FACE, type PortraitTraits } from "@consigliere/portrait/traits";

type Look = Partial<PortraitTraits>;

const woman = { expression: "feminine", brows: "thin", mouth: "full" } as const;

/** What people of a kind wear, where nothing else is said. */
const KINDS: Readonly<Record<Character["kind"], Look>> = {
  lieutenant: { hat: "homburg", coat: "overcoat", accent: "brass", posture: "chin-up" },
  assassin: { hat: "fedora", coat: "overcoat", eyes: "shadowed", tone: "pale", accent: "slate" },
  moll: { ...woman, coat: "dress", accent: "plum" },
  torpedo: { hat: "newsboy", age: "young", coat: "vest", accent: "rust" },
  soldier: { hat: "newsboy", coat: "worker", accent: "olive" },
};

const LOOKS: Readonly<Record<CharacterName, Look>> = {
  "lt-morosi": { hat: "pale-fedora", moustache: "pencil", mouth: "smirk", tone: "olive", coat: "tuxedo" },
  "lt-callan": { glasses: "pince-nez", age: "old", face: "long", mouth: "frown", hairTone: "grey" },
  "lt-varelli": { hat: "fedora", face: "heart", brows: "raised", prop: "toothpick", tone: "olive" },
  "lt-brodsky": { face: "square", brows: "heavy", scar: "two", nose: "broken", mouth: "flat" },
  "lt-ferrant": { hat: "none", hair: "receding", coat: "suit", glasses: "round", face: "gaunt" },
  "lt-odowd": { hat: "bowler", moustache: "handlebar", face: "round", tone: "pale", hairTone: "fair" },
  "lt-kozlow": { face: "heavy", moustache: "walrus", nose: "broad", coat: "fur" },
  "lt-delmar": { hat: "fedora", eyes: "narrow", mouth: "small", tone: "brown", coat: "suit" },
  "lt-santor": { scar: "cheek", face: "gaunt", brows: "angry", moustache: "goatee", coat: "pinstripe" },
  "lt-weissen": { glasses: "monocle", hair: "cropped", hat: "none", hairTone: "fair", coat: "tuxedo" },
  "lt-greccia": { age: "old", face: "round", moustache: "chevron", prop: "cigar", tone: "olive" },
  "lt-mandelo": { coat: "fur", moustache: "beard", face: "square", brows: "heavy", tone: "deep" },
  "as-whisper": { face: "gaunt", mouth: "small", brows: "thin" },
  "as-phantom": { hat: "newsboy", glasses: "dark", coat: "overcoat", posture: "hunched" },
  "as-mortician": { hat: "bowler", face: "long", mouth: "frown", age: "old", coat: "tuxedo" },
  "as-nightingale": { ...woman, hat: "cloche", hair: "bob", eyes: "narrow", tone: "deep" },
  "as-surgeon": { hat: "none", glasses: "round", hair: "slick", moustache: "pencil", coat: "vest" },
  "as-widower": { hat: "homburg", eyes: "heavy-lidded", moustache: "goatee", hairTone: "grey" },
  "as-postman": { hat: "newsboy", mouth: "grin", eyes: "wide", face: "round", coat: "worker" },
  "mo-ruby": { hat: "cloche", hair: "bob", accent: "blood" },
  "mo-dolores": { hair: "waves", hairTone: "dark", tone: "olive", coat: "pearls", eyes: "heavy-lidded" },
  "mo-kitty": { hair: "curly", hairTone: "fair", mouth: "smirk", eyes: "wide" },
  "mo-lola": { hat: "picture", hair: "waves", mouth: "smirk", accent: "rust" },
  "mo-peggy": { hat: "beret", hair: "bob", hairTone: "fair", prop: "cigarette" },
  "mo-vivian": { hair: "bun", coat: "fur", face: "long", posture: "chin-up", tone: "pale", accent: "slate" },
  "mo-trixie": { hair: "curly", mouth: "grin", eyes: "wide", tone: "brown", accent: "teal" },
  "mo-mabel": { hat: "boater", hair: "bun", glasses: "round", coat: "suit" },
  "mo-opal": { hair: "waves", hairTone: "grey", coat: "pearls", glasses: "monocle", tone: "deep" },
  "to-lollipop": { mouth: "grin", face: "round", prop: "toothpick", hairTone: "fair" },
  "to-firecracker": { hat: "none", hair: "curly", brows: "raised", mouth: "grin", eyes: "wide" },
  "to-jitters": { hat: "bowler", eyes: "wide", face: "gaunt", mouth: "small", posture: "tilted" },
  "to-twotone": { hat: "pale-fedora", coat: "pinstripe", tone: "brown", mouth: "smirk" },
  "to-bubblegum": { hat: "boater", face: "heavy", eyes: "heavy-lidded", mouth: "full" },
  "to-popgun": { face: "heart", nose: "button", brows: "angry", hair: "cropped", hat: "none" },
  "to-hairtrigger": { hat: "fedora", eyes: "narrow", brows: "angry", scar: "brow", prop: "cigarette" },
  "to-gumdrop": { hat: "beret", face: "round", moustache: "stubble", tone: "olive" },
  "so-knuckles": { hat: "none", hair: "bald", face: "heavy", nose: "broken", scar: "lip" },
  "so-dockhand": { hat: "beret", moustache: "beard", face: "square", tone: "brown" },
  "so-lookout": { eyes: "wide", face: "long", nose: "hooked", age: "young" },
  "so-wheelman": { glasses: "dark", hat: "newsboy", moustache: "pencil", coat: "suit", posture: "left" },
  "so-doorman": { hat: "bowler", face: "heavy", coat: "tuxedo", moustache: "chevron" },
  "so-bruiser": { hat: "none", hair: "cropped", face: "square", brows: "joined", nose: "broad" },
  "so-bagman": { hat: "fedora", glasses: "round", face: "oval", coat: "overcoat", age: "old" },
  "so-legbreaker": { brows: "heavy", moustache: "stubble", face: "square", scar: "cheek", mouth: "frown" },
};

/** The face of somebody; copies of a Soldier look alike. */
export function faceOf(id: CharId): PortraitTraits {
  const { kind, name } = characterOf(id);
  return { ...PLAIN_FACE, ...KINDS[kind], ...LOOKS[name] };
}
