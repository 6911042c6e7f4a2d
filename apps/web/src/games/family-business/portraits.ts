/** The faces of the 54 mobsters. Each mob wears its colour. Within a mob, all faces are easy to distinguish. */
import { type MobId, type MobsterId, mobOf, numberOf } from "@consigliere/games/family-business/mobs";
import { look } from "@consigliere/portrait/look";
import { PLAIN_FACE, type PortraitTraits } from "@consigliere/portrait/traits";
import { remembered } from "../shared/remembered.ts";

/** By mob: its colour, then its men, boss first. */
const LOOKS: Readonly<Record<MobId, readonly [PortraitTraits["accent"], ...string[]]>> = {
  capone: [
    "teal",
    // Scarface
    "pale-fedora heavy two-scar smirk pinstripe heavy-brows olive",
    "square chevron angry narrow",
    "widows-peak long dark-glasses tuxedo chin-up",
    "fedora round round-glasses frown overcoat broad",
    "receding heavy heavy-lidded small vest old cigar",
    "grin pinstripe young broken tilted",
    "newsboy long pencil worker narrow toothpick",
    "bowler gaunt lip-scar stubble overcoat shadowed",
    "cropped heavy joined broad frown vest stubble hunched",
  ],
  "new-york": [
    "blood",
    "side-part long brow-scar heavy-lidded smirk pinstripe cigarette olive",
    "side-part heart wide small raised",
    "homburg overcoat cigar old",
    "fedora square dark-glasses frown",
    "widows-peak grin tuxedo young raised chin-up",
    "curly heavy joined shadowed frown hunched",
    "boater round pencil grin vest olive",
    "pale-fedora square broken overcoat stubble angry",
    "cropped square broad small worker old narrow grey",
  ],
  purple: [
    "plum",
    "homburg goatee smirk fur cigar",
    "long pencil tuxedo heavy-lidded",
    "curly long round-glasses young",
    "fedora gaunt narrow frown pinstripe hooked",
    "side-part square broken grin vest young fair",
    "newsboy heavy stubble frown worker heavy-brows",
    "newsboy round smirk vest toothpick young tilted",
    "boater chevron olive",
    "receding heavy walrus old overcoat",
  ],
  moran: [
    "brass",
    "fedora round angry frown overcoat broad stubble",
    "bowler long narrow pinstripe hooked",
    "cropped square heavy-brows frown brow-scar",
    "cropped square heavy-brows smirk pencil fair",
    "homburg heavy walrus overcoat old",
    "receding gaunt pince-nez small vest old",
    "boater round grin tuxedo cigar",
    "handlebar vest chin-up",
    "newsboy long worker stubble wide",
  ],
  "murder-inc": [
    "slate",
    "curly heavy smirk heavy-brows broad hunched",
    "fedora gaunt shadowed overcoat pencil",
    "side-part round grin pinstripe wide young",
    "widows-peak smirk tuxedo cigarette fair",
    "newsboy heart frown vest hooked narrow",
    "receding long round-glasses small raised",
    "homburg long monocle goatee tuxedo chin-up",
    "bald heavy two-scar frown worker angry",
    "full pinstripe young heavy-lidded fair",
  ],
  "bank-robbers": [
    "olive",
    "side-part square pencil smirk vest lip-scar narrow",
    "woman beret bob heart dress cigar young fair",
    "pale-fedora grin young tilted",
    "woman picture bun round pearls old grey round-glasses frown",
    "cropped gaunt frown worker broken stubble",
    "fedora long shadowed overcoat joined",
    // Baby Face
    "round wide button small young pale fair",
    "widows-peak full heavy-lidded tuxedo young chin-up",
    "homburg heavy frown pinstripe cigar angry",
  ],
};

/** The face of a mobster. */
export const faceOf = remembered((mobster: MobsterId): PortraitTraits => {
  const looks = LOOKS[mobOf(mobster)];
  return { ...PLAIN_FACE, accent: looks[0], ...look(looks[numberOf(mobster)] ?? "") };
});
