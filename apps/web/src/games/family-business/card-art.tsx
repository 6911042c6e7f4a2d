import type { CardKind } from "@consigliere/games/family-business/cards";
import { Drawing } from "../drawing.tsx";

/** The drawing of a kind of card: a bold deco sign, legible at thumbnail size. Decoration beside the card's name. */
export function CardArt({ kind }: { readonly kind: CardKind }) {
  return <Drawing game="family-business" name={kind} />;
}
