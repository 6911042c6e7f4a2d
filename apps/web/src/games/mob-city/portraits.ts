/** The faces of the 44 people of Mob City: rank shows in the hat, trade in coat and face. */
import {
  type Character,
  type CharacterName,
  type CharId,
  characterOf,
} from "@consigliere/games/mob-city/cards";
import { look } from "@consigliere/portrait/look";
import { PLAIN_FACE, type PortraitTraits } from "@consigliere/portrait/traits";

/** Default clothes of each kind of person. */
const KINDS: Readonly<Record<Character["kind"], string>> = {
  lieutenant: "homburg overcoat brass chin-up",
  assassin: "fedora overcoat shadowed pale slate",
  moll: "woman dress plum",
  torpedo: "newsboy young vest rust",
  soldier: "newsboy worker olive-accent",
};

const LOOKS: Readonly<Record<CharacterName, string>> = {
  "lt-morosi": "pale-fedora pencil smirk olive tuxedo",
  "lt-callan": "pince-nez old long frown grey",
  "lt-varelli": "fedora heart raised toothpick olive",
  "lt-brodsky": "square heavy-brows two-scar broken flat",
  "lt-ferrant": "none-hat receding suit round-glasses gaunt",
  "lt-odowd": "bowler handlebar round pale fair",
  "lt-kozlow": "heavy walrus broad fur",
  "lt-delmar": "fedora narrow small brown suit",
  "lt-santor": "cheek-scar gaunt angry goatee pinstripe",
  "lt-weissen": "monocle cropped none-hat fair tuxedo",
  "lt-greccia": "old round chevron cigar olive",
  "lt-mandelo": "fur beard square heavy-brows deep",
  "as-whisper": "gaunt small thin",
  "as-phantom": "newsboy dark-glasses overcoat hunched",
  "as-mortician": "bowler long frown old tuxedo",
  "as-nightingale": "woman cloche bob narrow deep",
  "as-surgeon": "none-hat round-glasses slick pencil vest",
  "as-widower": "homburg heavy-lidded goatee grey",
  "as-postman": "newsboy grin wide round worker",
  "mo-ruby": "cloche bob blood",
  "mo-dolores": "waves dark olive pearls heavy-lidded",
  "mo-kitty": "curly fair smirk wide",
  "mo-lola": "picture waves smirk rust",
  "mo-peggy": "beret bob fair cigarette",
  "mo-vivian": "bun fur long chin-up pale slate",
  "mo-trixie": "curly grin wide brown teal",
  "mo-mabel": "boater bun round-glasses suit",
  "mo-opal": "waves grey pearls monocle deep",
  "to-lollipop": "grin round toothpick fair",
  "to-firecracker": "none-hat curly raised grin wide",
  "to-jitters": "bowler wide gaunt small tilted",
  "to-twotone": "pale-fedora pinstripe brown smirk",
  "to-bubblegum": "boater heavy heavy-lidded full",
  "to-popgun": "heart button angry cropped none-hat",
  "to-hairtrigger": "fedora narrow angry brow-scar cigarette",
  "to-gumdrop": "beret round stubble olive",
  "so-knuckles": "none-hat bald heavy broken lip-scar",
  "so-dockhand": "beret beard square brown",
  "so-lookout": "wide long hooked young",
  "so-wheelman": "dark-glasses newsboy pencil suit left",
  "so-doorman": "bowler heavy tuxedo chevron",
  "so-bruiser": "none-hat cropped square joined broad",
  "so-bagman": "fedora round-glasses oval overcoat old",
  "so-legbreaker": "heavy-brows stubble square cheek-scar frown",
};

/** The face of somebody; copies of a Soldier look alike. */
export function faceOf(id: CharId): PortraitTraits {
  const { kind, name } = characterOf(id);
  return { ...PLAIN_FACE, ...look(KINDS[kind]), ...look(LOOKS[name]) };
}
