import { type CardId, weaponOf } from "@consigliere/games/mob-city/cards";
import { memo } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { isPerson } from "./labels.ts";
import { faceOf } from "./portraits.ts";
import { WeaponArt } from "./weapon-art.tsx";

/** A person's face, or the drawing of a weapon; many lie on the board, and none of them changes with a press. */
export const CardPicture = memo(Picture);

function Picture({ card }: { readonly card: CardId }) {
  return isPerson(card) ? <Portrait of={faceOf(card)} /> : <WeaponArt kind={weaponOf(card).kind} />;
}
