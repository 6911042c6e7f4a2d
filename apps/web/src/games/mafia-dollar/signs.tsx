import type { CardSymbol, RacketType } from "@consigliere/games/mafia-dollar/cards";
import { Sign } from "../board/piece-button.tsx";
import { Drawing } from "../drawing.tsx";

/** A small sign on cards and people: legible at 14 px, in the colour of the text around it. A bullet stands for a point for hits, a padlock for robberies. */
export function Icon({ name }: { readonly name: CardSymbol | RacketType | "bullet" | "padlock" | "dog" }) {
  return <Drawing game="mafia-dollar" name={`sign-${name}`} size={24} className="md-sign" />;
}

/** The points of a gangster for checks, drawn: whatever they stand on says them. */
export function Points({ attack, robbery }: { readonly attack: number; readonly robbery: number }) {
  return (
    <span className="md-points">
      <Icon name="bullet" />
      <Sign text={attack} />
      <Icon name="padlock" />
      <Sign text={robbery} />
    </span>
  );
}
