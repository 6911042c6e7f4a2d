import { type CardId, characterOf, weaponOf } from "@consigliere/games/mob-city/cards";
import { memo, type ReactNode } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import type { GameWords } from "../game-words.ts";
import { Person } from "../shared/person.tsx";
import { isPerson, shortName } from "./labels.ts";
import { faceOf } from "./portraits.ts";
import { WeaponArt } from "./weapon-art.tsx";

/** A person's face, or the drawing of a weapon; many lie on the board, and none of them changes with a press. */
export const CardPicture = memo(function Picture({ card, shape = "card" }: PictureProps) {
  return isPerson(card) ? (
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
  const {
    speed = null,
    stamina = null,
    bonus = null,
  } = isPerson(card)
    ? { ...characterOf(card), bonus: null }
    : { ...weaponOf(card), speed: null, stamina: null };
  return (
    <span className="mc-man">
      <span className="mc-body">
        {isPerson(card) ? <Person of={faceOf(card)} /> : <WeaponArt kind={weaponOf(card).kind} />}
      </span>
      <span className="mc-man-plate">
        {speed !== null && <b className="mc-speed">{speed}</b>}
        {shortName(words, card)}
        {stamina !== null && <b className="mc-stamina">{stamina}</b>}
        {bonus !== null && <b className="mc-stamina">+{bonus}</b>}
      </span>
      {children}
    </span>
  );
}
