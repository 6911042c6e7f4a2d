import { CARDS, type CardKind } from "@consigliere/games/family-business/cards";
import { CardFace, type CardState } from "../../design/card.tsx";
import { Drawing } from "../drawing.tsx";
import type { GameWords } from "../game-words.ts";

interface FamilyCardProps {
  readonly kind: CardKind;
  readonly words: Pick<GameWords, "text">;
  readonly state?: CardState;
  readonly isPlain?: boolean;
}

const COUNTER = <Drawing game="family-business" name="counter" size={20} className="fb-counter-mark" />;

/** A card of the action deck, face up, as wide as its box. Cards played out of turn have a red and yellow circle. */
export function FamilyCard({ kind, words, state = "still", isPlain = false }: FamilyCardProps) {
  const { type } = CARDS[kind];
  const name = words.text(`card.${kind}.name`);
  // Long names are broken at their slashes.
  const [first, ...others] = name.split(" / ");
  return (
    <CardFace
      title={
        <>
          {first} {others.length > 0 && <small className="fb-card-subtitle">{others.join(" ")}</small>}
        </>
      }
      name={name}
      tone={type}
      state={state}
      isPlain={isPlain}
      art={<CardArt kind={kind} />}
      text={words.text(`card.${kind}.rule`)}
      foot={type === "counter" ? COUNTER : undefined}
    />
  );
}

/** The drawing of a kind of card: a bold deco sign, legible at thumbnail size. Decoration beside the card's name. */
export function CardArt({ kind }: { readonly kind: CardKind }) {
  return <Drawing game="family-business" name={kind} />;
}
