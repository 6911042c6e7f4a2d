/** The faces of the 32 crooks and the four crew bosses. A crook wears the colours of its gangs, mixed for two. */
import { type CrookId, crookOf } from "@consigliere/games/crooks/cards";
import { look } from "@consigliere/portrait/look";
import { PLAIN_FACE, type PortraitTraits } from "@consigliere/portrait/traits";
import { remembered } from "../shared/remembered.ts";

const LOOKS: Readonly<Record<CrookId, string>> = {
  "big-august": "homburg heavy walrus monocle cigar fur old chin-up",
  "iron-hand-ilsa": "woman square bun fair angry brow-scar flat overcoat pale",
  "top-hat-tobias": "bowler long handlebar monocle tuxedo smirk chin-up",
  "keyhole-kate": "woman cloche heart narrow bob suit tilted small",
  "quiet-quentin": "fedora gaunt shadowed flat overcoat hunched pale",
  "sidecar-syd": "newsboy oval grin young worker right button",
  "match-head-moe": "long curly fair raised wide two-scar grin toothpick vest",
  "lullaby-lou": "slick round heavy-lidded small button suit young pale cigarette",
  "bridge-street-benny": "newsboy square stubble broken smirk vest olive",
  "shutterbug-sue": "woman beret round round-glasses bob worker grin young",
  "turncoat-tilly": "woman picture oval waves fur smirk left olive",
  "two-ledger-tony": "receding oval pince-nez pencil small vest old",
  "cross-town-carla": "woman cloche long heavy-lidded waves pearls brown",
  "light-finger-lil": "woman heart curly wide smirk dress young fair-tone",
  "hammer-halloran": "heavy cropped fair joined broken stubble frown worker hunched",
  "red-door-rosie": "woman oval waves fair fur heavy-lidded cigarette chin-up",
  "southpaw-shea": "newsboy square broken brow-scar narrow flat vest left",
  "gilt-edge-gus": "boater round handlebar grin tuxedo fair cigar",
  "backdoor-brady": "bowler gaunt narrow chevron flat overcoat tilted",
  "clover-kid": "newsboy round wide button grin young worker pale fair",
  "freight-train-frank": "bald heavy heavy-brows walrus frown broad worker brown",
  "blue-note-bessie": "woman round waves pearls deep heavy-lidded full chin-up",
  "dockside-dolores": "woman beret square curly angry worker cheek-scar olive toothpick",
  "pinstripe-pat": "pale-fedora oval pinstripe pencil smirk right",
  "auction-house-archie": "side-part long pince-nez goatee raised tuxedo chin-up grey",
  "sticky-stan": "widows-peak gaunt wide small stubble suit hunched olive",
  "cement-shoes-cesare": "fedora heavy dark-glasses frown overcoat olive broad",
  "velvet-vito": "slick heart pencil heavy-lidded smirk tuxedo olive tilted",
  "safecracker-sofia": "woman oval bun round-glasses suit small olive narrow",
  "brass-buttons-bruno": "homburg square chevron heavy-brows overcoat flat front",
  "revolving-door-rocco": "curly round goatee grin raised pinstripe left",
  "leaky-luca": "receding gaunt heavy-lidded hooked frown suit hunched old",
};

/** Ground colours by gangs: red, blue and yellow, mixed for a crook of two gangs. */
const ACCENTS: Readonly<Record<string, PortraitTraits["accent"]>> = {
  northside: "blood",
  westside: "slate",
  outfit: "brass",
  "northside+westside": "plum",
  "westside+outfit": "olive",
  "northside+outfit": "rust",
};

/** The face of a crook. */
export const faceOf = remembered((crook: CrookId): PortraitTraits => {
  const accent = ACCENTS[crookOf(crook).gangs.join("+")] ?? "teal";
  return { ...PLAIN_FACE, accent, ...look(LOOKS[crook]) };
});
