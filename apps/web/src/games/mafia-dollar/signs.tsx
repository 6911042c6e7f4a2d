/** The small signs on cards and people: legible at 14 px, in the colour of the text around them. */
import type { CardSymbol, RacketType } from "@consigliere/games/mafia-dollar/cards";
import { Sign as Drawn } from "../board/piece-button.tsx";
import { Drawing } from "../drawing.tsx";

interface SignProps {
  readonly className?: string | undefined;
}

function Sign({ name, className = "" }: SignProps & { readonly name: string }) {
  return <Drawing game="mafia-dollar" name={`sign-${name}`} size={24} className={`md-sign ${className}`} />;
}

/** The cures of blocks: key, newspaper, first-aid kit or hat. */
export function SymbolSign({ symbol, className }: SignProps & { readonly symbol: CardSymbol }) {
  return <Sign name={symbol} className={className} />;
}

/** One point for hits. */
export function Bullet({ className }: SignProps) {
  return <Sign name="bullet" className={className} />;
}

/** One point for robberies. */
export function Padlock({ className }: SignProps) {
  return <Sign name="padlock" className={className} />;
}

export function RacketSign({ type, className }: SignProps & { readonly type: RacketType }) {
  return <Sign name={type} className={className} />;
}

/** An eight-sided die with the face that the card shows. */
export function Die({ face, className = "" }: SignProps & { readonly face: number }) {
  return (
    <svg viewBox="0 0 32 32" className={`md-die ${className}`} aria-hidden="true">
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

/** The head of a guard dog. */
export function DogSign({ className }: SignProps) {
  return <Sign name="dog" className={className} />;
}

/** The points of a gangster for checks, drawn: whatever they stand on says them. */
export function Points({ attack, robbery }: { readonly attack: number; readonly robbery: number }) {
  return (
    <span className="md-points">
      <Bullet />
      <Drawn className="md-point" text={attack} />
      <Padlock />
      <Drawn className="md-point" text={robbery} />
    </span>
  );
}
