import { type CardId, weaponOf } from "@consigliere/games/mob-city/cards";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { isPerson } from "./labels.ts";
import { faceOf } from "./portraits.ts";
import { WeaponArt } from "./weapon-art.tsx";

/** A person's face, or the drawing of a weapon. */
export function CardPicture({ card }: { readonly card: CardId }) {
  return isPerson(card) ? <Portrait of={faceOf(card)} /> : <WeaponArt kind={weaponOf(card).kind} />;
}
