import type { CardSymbol, RacketType } from "@consigliere/games/mafia-dollar/cards";
import { Sign } from "../board/piece-button.tsx";
import { Drawing } from "../drawing.tsx";

/** A small sign on cards and people: legible at 14 px, in the colour of the text around it. A bullet stands for a point for hits, a padlock for robberies. */
export function Icon({ name }: { readonly name: CardSymbol | RacketType | "bullet" | "padlock" | "dog" }) {
  return <Drawing game="mafia-dollar" name={`sign-${name}`} size={24} className="md-sign" />;
}

/** An eight-sided die with the face that the card shows. */
export function Die({ face }: { readonly face: number }) {
  return (
    <svg viewBox="0 0 32 32" className="md-die" aria-hidden="true">
      <path d="M16 1 30 10v12L16 31 2 22V10Z" fill="var(--cream)" stroke="var(--ink)" strokeWidth="1.6" />
      <path
        d="M16 1 27 21H5ZM5 21 2 10M27 21l3-11M5 21l11 10 11-10"
        fill="none"
        stroke="var(--ink)"
        strokeOpacity="0.32"
      />
      <text x="16" y="21.5" textAnchor="middle" fontSize="17" fontWeight="800" fill="var(--ink)">
        {face}
      </text>
    </svg>
  );
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
