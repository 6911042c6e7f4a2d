/** The faces of the thirty gangsters: killers look like killers, burglars do not. */
import type { GangsterId } from "@consigliere/games/mafia-dollar/cards";
import { look } from "@consigliere/portrait/look";
import { PLAIN_FACE, type PortraitTraits } from "@consigliere/portrait/traits";
import { remembered } from "../shared/remembered.ts";

const LOOKS: Readonly<Record<GangsterId, string>> = {
  "gangster-sal-marchetti": "fedora square pencil cheek-scar pinstripe olive angry",
  "gangster-ivan-krol": "cropped fair gaunt narrow flat overcoat pale heavy-brows",
  "gangster-dora-quinn": "woman cloche bob narrow smirk overcoat pale cigarette",
  "gangster-amos-kincaid": "homburg grey walrus heavy old monocle tuxedo chin-up",
  "gangster-elias-thorne": "receding grey long round-glasses goatee vest old slate",
  "gangster-vivian-sable": "woman picture waves heart fur chin-up plum",
  "gangster-fiona-malloy": "woman curly fair round dress grin pale teal",
  "gangster-walt-hanley": "newsboy long small shadowed worker pale hunched",
  "gangster-celia-rossi": "woman beret bob heart worker olive smirk left",
  "gangster-theo-banks": "cropped square deep smirk vest broad young rust",
  "gangster-bruno-carbone": "bowler heavy broken joined chevron suit olive frown",
  "gangster-lou-petrakis": "curly square handlebar vest olive patch",
  "gangster-maggie-doyle": "woman waves fair oval overcoat grin lip-scar blood pale",
  "gangster-ray-santoro": "slick gaunt two-scar pinstripe smirk toothpick olive young",
  "gangster-curt-novak": "newsboy square stubble heavy-brows worker frown hunched",
  "gangster-sid-marlow": "pale-fedora long pencil smirk heavy-lidded suit right",
  "gangster-gus-avery": "boater oval handlebar tuxedo small monocle chin-up",
  "gangster-vera-lindqvist": "woman bun fair long pearls pale heavy-lidded plum",
  "gangster-dan-ferrante": "homburg oval pencil tuxedo grin olive cigarette",
  "gangster-sam-kowalski": "bowler round grin wide vest fair brass",
  "gangster-luca-bellini": "side-part heart grin raised suit olive young teal",
  "gangster-josephine-carter": "woman cloche waves oval pearls deep grin brass",
  "gangster-nick-brannigan": "cropped heavy broken brow-scar vest angry frown pale",
  "gangster-hank-olsen": "bald square beard fair worker broad heavy-brows",
  "gangster-mabel-griggs": "woman curly grey round wide grin fur old",
  "gangster-mickey-farrow": "newsboy heart button small wide worker young raised",
  "gangster-sophie-lang": "woman beret bun oval overcoat young slate tilted",
  "gangster-pete-russo": "fedora gaunt stubble overcoat shadowed smirk tilted olive",
  "gangster-kenny-malone": "side-part fair round button suit young smirk pale",
  "gangster-rita-morano": "woman bob heart dress young raised olive olive-accent",
};

/** The face of a gangster. */
export const faceOf = remembered((gangster: GangsterId): PortraitTraits => {
  return { ...PLAIN_FACE, ...look(LOOKS[gangster]) };
});
