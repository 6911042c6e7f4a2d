import { type CardId, characterOf, weaponOf } from "@consigliere/games/mob-city/cards";
import type { ReactNode } from "react";
import type { GameWords } from "../game-words.ts";
import { CardPicture } from "./card-picture.tsx";
import { isPerson, shortName } from "./labels.ts";

interface EnforcerCardProps {
  readonly card: CardId;
  readonly words: GameWords;
  /** Below the name: what hangs on it, what may happen to it. */
  readonly children?: ReactNode;
}

/** Somebody with speed and stamina, or a weapon with what it adds to the die. */
export function EnforcerCard({ card, words, children }: EnforcerCardProps) {
  const bonus = isPerson(card) ? null : weaponOf(card).bonus;
  return (
    <span className="mc-card printed" data-kind={isPerson(card) ? characterOf(card).kind : "weapon"}>
      <span className="mc-card-face">
        <CardPicture card={card} />
        {bonus !== null && <b className="mc-stamina">+{bonus}</b>}
        {isPerson(card) && (
          <>
            <b className="mc-speed">{characterOf(card).speed}</b>
            <b className="mc-stamina">{characterOf(card).stamina}</b>
          </>
        )}
      </span>
      <span className="mc-card-name">{shortName(words, card)}</span>
      {children}
    </span>
  );
}

/** A card that lies face-down. */
export function CardBack() {
  return <span className="mc-card mc-back" aria-hidden="true" />;
}
