import {
  type CardId,
  characterOf,
  isCharacter,
  type Weapon,
  weaponOf,
} from "@consigliere/games/mob-city/cards";
import { memo, type ReactNode } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { GameWords } from "../game-words.ts";
import { Person } from "../shared/person.tsx";
import { shortName } from "./labels.ts";
import { faceOf } from "./portraits.ts";

/** The part of a drawing that is not empty: weapons are long, and their squares are not. */
const AROUND: Readonly<Record<Weapon["kind"], string>> = {
  revolver: "4 19 58 38",
  shotgun: "0 19 64 29",
  "tommy-gun": "0 19 64 30",
  grenade: "8 5 50 54",
};

/** A weapon, drawn as large as its box allows. */
export function WeaponArt({ kind }: { readonly kind: Weapon["kind"] }) {
  return (
    <svg viewBox={AROUND[kind]} className="mc-weapon" aria-hidden="true">
      <use href={`/drawings/mob-city.svg#${kind}`} width="64" height="64" />
    </svg>
  );
}

/** A person's face, or the drawing of a weapon; many lie on the board, and none of them changes with a press. */
export const CardPicture = memo(function Picture({ card, shape = "card" }: PictureProps) {
  return isCharacter(card) ? (
    <Portrait of={faceOf(card)} shape={shape} />
  ) : (
    <WeaponArt kind={weaponOf(card).kind} />
  );
});

interface PictureProps {
  readonly card: CardId;
  readonly shape?: "card" | "round";
}

interface ManProps {
  readonly card: CardId;
  readonly words: Pick<GameWords, "short">;
  /** Below the plate: what hangs on them, what may happen to them. */
  readonly children?: ReactNode;
}

/** Somebody or something in the scene itself: the figure, and at its foot the name with speed and stamina. */
export function Man({ card, words, children }: ManProps) {
  const [speed, strength] = isCharacter(card)
    ? [characterOf(card).speed, characterOf(card).stamina]
    : [null, weaponOf(card).bonus && `+${weaponOf(card).bonus}`];
  return (
    <span className="mc-man">
      <span className="mc-body">
        {isCharacter(card) ? <Person of={faceOf(card)} /> : <WeaponArt kind={weaponOf(card).kind} />}
      </span>
      <span className="mc-man-plate">
        {speed !== null && <b className="mc-speed">{speed}</b>}
        {shortName(words, card)}
        {strength !== null && <b className="mc-stamina">{strength}</b>}
      </span>
      {children}
    </span>
  );
}
