/** The faces of the 54 mobsters. Each mob wears its colour. Within a mob, all faces are easy to distinguish. */
import { type MobId, type MobsterId, mobOf, numberOf } from "@consigliere/games/family-business/mobs";
import { look } from "@consigliere/portrait/look";
import { PLAIN_FACE, type PortraitTraits } from "@consigliere/portrait/traits";

/** By mob: its colour, then its men, boss first. */
const LOOKS: Readonly<Record<MobId, readonly [PortraitTraits["accent"], ...string[]]>> = {
  capone: [
    "teal",
    // Scarface
    "pale-fedora heavy two-scar smirk pinstripe heavy-brows olive",
    "slick square chevron angry suit narrow",
    "widows-peak long dark-glasses flat tuxedo chin-up",
    "fedora round round-glasses frown overcoat broad",
    "receding heavy heavy-lidded small vest old cigar",
    "slick oval grin pinstripe young broken tilted",
    "newsboy long pencil worker narrow toothpick",
    "bowler gaunt lip-scar stubble overcoat shadowed",
    "cropped heavy joined broad frown vest stubble hunched",
  ],
  "new-york": [
    "blood",
    "side-part long brow-scar heavy-lidded smirk pinstripe cigarette olive",
    "side-part heart wide small suit middle raised",
    "homburg oval flat overcoat cigar old",
    "fedora square dark-glasses frown suit",
    "widows-peak oval grin plain-eyes tuxedo young raised chin-up",
    "curly heavy joined shadowed frown suit hunched",
    "boater round pencil grin vest olive",
    "pale-fedora square broken flat overcoat stubble angry",
    "cropped square broad small worker old narrow grey",
  ],
  purple: [
    "plum",
    "homburg oval goatee smirk fur cigar",
    "slick long pencil tuxedo heavy-lidded",
    "curly long flat suit round-glasses young",
    "fedora gaunt narrow frown pinstripe hooked",
    "side-part square broken grin vest young fair",
    "newsboy heavy stubble frown worker heavy-brows",
    "newsboy round smirk vest toothpick young tilted",
    "boater oval chevron suit flat olive",
    "receding heavy walrus old overcoat flat",
  ],
  moran: [
    "brass",
    "fedora round angry frown overcoat broad stubble",
    "bowler long narrow flat pinstripe hooked",
    "cropped square heavy-brows frown suit brow-scar",
    "cropped square heavy-brows smirk suit pencil fair",
    "homburg heavy walrus overcoat old flat",
    "receding gaunt pince-nez small vest old",
    "boater round grin tuxedo cigar",
    "slick oval handlebar vest flat chin-up",
    "newsboy long flat worker stubble wide",
  ],
  "murder-inc": [
    "slate",
    "curly heavy smirk heavy-brows broad suit hunched",
    "fedora gaunt shadowed flat overcoat pencil",
    "side-part round grin pinstripe wide young",
    "widows-peak oval smirk tuxedo cigarette fair",
    "newsboy heart frown vest hooked narrow",
    "receding long round-glasses small suit raised",
    "homburg long monocle goatee tuxedo chin-up",
    "bald heavy two-scar frown worker angry",
    "slick oval full pinstripe young heavy-lidded fair",
  ],
  "bank-robbers": [
    "olive",
    "side-part square pencil smirk vest lip-scar narrow",
    "woman beret bob heart dress cigar young fair",
    "pale-fedora oval grin suit young tilted",
    "woman picture bun round pearls old grey round-glasses frown",
    "cropped gaunt frown worker broken stubble",
    "fedora long shadowed flat overcoat joined",
    // Baby Face
    "slick round wide button small young pale suit fair",
    "widows-peak oval full heavy-lidded tuxedo young chin-up",
    "homburg heavy frown pinstripe cigar angry",
  ],
};

/** The face of a mobster. */
export function faceOf(mobster: MobsterId): PortraitTraits {
  const looks = LOOKS[mobOf(mobster)];
  return { ...PLAIN_FACE, accent: looks[0], ...look(looks[numberOf(mobster)] ?? "") };
}
