/** The small signs that are on cards and people: legible at 14 px, in the colour of the text around them. */
import type { CardSymbol, RacketType } from "@consigliere/games/mafia-dollar/cards";
import type { ReactNode } from "react";

interface SignProps {
  readonly className?: string;
}

function Sign({ className = "", children }: SignProps & { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 24 24" className={`md-sign ${className}`} aria-hidden="true">
      {children}
    </svg>
  );
}

const SYMBOL_SHAPES: Readonly<Record<CardSymbol, ReactNode>> = {
  key: (
    <path
      fillRule="evenodd"
      d="M8 3a6 6 0 1 0 4.2 10.3l1.6 1.6 2-.4.3 2.2 2.1.2.2 2.1 2.6.4V16l-7-7A6 6 0 0 0 8 3ZM6.6 6.2a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8Z"
    />
  ),
  newspaper: (
    <path
      fillRule="evenodd"
      d="M3 4h14v3h4v11a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 3 18ZM5.5 6.5v3.3h9V6.5ZM5.5 11.8v1.6h4v-1.6Zm5.4 0v1.6h3.6v-1.6ZM5.5 15.4V17h9v-1.6Zm11.7-6.2v8.6a1.2 1.2 0 0 0 1.8 0V9.2Z"
    />
  ),
  "first-aid": (
    <path
      fillRule="evenodd"
      d="M8 3.5h8V7h4.5A1.5 1.5 0 0 1 22 8.5v11a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 2 19.5v-11A1.5 1.5 0 0 1 3.5 7H8ZM10 5.5V7h4V5.5Zm.5 5v2.1H8.4v3h2.1v2.1h3v-2.1h2.1v-3h-2.1v-2.1Z"
    />
  ),
  hat: (
    <path d="M6.5 14.2C6.5 9 7.5 5 9.2 5c1 0 1.700.9 2.800.9S13.8 5 14.8 5c1.7 0 2.7 4 2.7 9.2 2.4-.3 4-1 5-2-.3 4-5 6.3-10.5 6.3S1.8 16.2 1.5 12.2c1 1 2.6 1.7 5 2Z" />
  ),
};

/** What lifts a block: key, newspaper, first-aid kit or hat. */
export function SymbolSign({ symbol, className = "" }: SignProps & { readonly symbol: CardSymbol }) {
  return <Sign className={className}>{SYMBOL_SHAPES[symbol]}</Sign>;
}

/** One point for hits. */
export function Bullet({ className = "" }: SignProps) {
  return (
    <Sign className={className}>
      <path d="M12 1.5c3 2.3 4.5 5.3 4.5 8.5v6h-9v-6c0-3.2 1.5-6.2 4.5-8.5ZM7.5 17.5h9v2h-9ZM6.5 20.5h11v2h-11Z" />
    </Sign>
  );
}

/** One point for robberies. */
export function Padlock({ className = "" }: SignProps) {
  return (
    <Sign className={className}>
      <path
        fillRule="evenodd"
        d="M6.5 10V7.5a5.5 5.5 0 0 1 11 0V10H20v12H4V10Zm2.6 0h5.8V7.6a2.9 2.9 0 0 0-5.8 0ZM12 13.2a2 2 0 0 0-1 3.7v2.3h2v-2.3a2 2 0 0 0-1-3.7Z"
      />
    </Sign>
  );
}

const RACKET_SHAPES: Readonly<Record<RacketType, ReactNode>> = {
  tobacco: (
    <>
      <path d="M2 13.5 15.5 10l1.3 5L3.3 18.5A2.5 2.5 0 0 1 2 13.5Z" />
      <path d="m17 9.6 3.5-.9a2.5 2.5 0 0 1 1.3 5l-3.500.9Z" />
      <path d="M16 7c-1.5-2 1.5-3 0-5 3 1 2.5 3 1.8 5Z" />
    </>
  ),
  liquor: (
    <path fillRule="evenodd" d="M9.5 1.5h5V7c2.5 1.3 3.5 3 3.5 5.5v10H6v-10C6 10 7 8.3 9.5 7ZM8 13v6h8v-6Z" />
  ),
  gambling: (
    <path
      fillRule="evenodd"
      d="M3 5.5 12 1l9 4.5v12L12 23l-9-5.5Zm9 .2a1.7 1.3 0 1 0 0-.1ZM6.5 10.5a1.3 1.6 0 1 0 .1 0Zm2.6 6a1.3 1.6 0 1 0 .1 0Zm8.2-5a1.3 1.6 0 1 0 .1 0Z"
    />
  ),
  "red-light": (
    <path
      fillRule="evenodd"
      d="M10.5 1h3v2.5h-3ZM6 5h12l2 3H4Zm0 4.5h12l-2 9H8Zm3 2 .9 5h4.2l.9-5ZM7 20h10v2.5H7Z"
    />
  ),
};

export function RacketSign({ type, className = "" }: SignProps & { readonly type: RacketType }) {
  return <Sign className={className}>{RACKET_SHAPES[type]}</Sign>;
}

/** An eight-sided die with the face that the card shows. */
export function Die({ face, className = "" }: SignProps & { readonly face: number }) {
  return (
    <svg viewBox="0 0 32 32" className={`md-die ${className}`} aria-hidden="true">
      <path d="M16 1 30 10v12L16 31 2 22V10Z" fill="#f6ecd6" stroke="#17130f" strokeWidth="1.6" />
      <path
        d="M16 1 27 21H5ZM5 21 2 10M27 21l3-11M5 21l11 10 11-10"
        fill="none"
        stroke="#17130f"
        strokeOpacity="0.32"
      />
      <text x="16" y="21.5" textAnchor="middle" fontSize="17" fontWeight="800" fill="#17130f">
        {face}
      </text>
    </svg>
  );
}

/** The head of a guard dog. */
export function DogSign({ className = "" }: SignProps) {
  return (
    <Sign className={className}>
      <path d="M4 3.5 9 6h6l5-2.5V11c0 2-1 3.5-2 4.5L15.5 21h-7L6 15.5c-1-1-2-2.5-2-4.5Z" />
      <path
        d="M8.2 10.8a1.1 1.1 0 1 0 .1 0Zm7.4 0a1.1 1.1 0 1 0 .1 0ZM10.3 15.3h3.4L12 17.6Z"
        fill="#f3ead7"
      />
    </Sign>
  );
}

/** What a gangster adds to checks. */
export function Points({ attack, robbery }: { readonly attack: number; readonly robbery: number }) {
  return (
    <span className="md-points">
      <Bullet />
      {attack}
      <Padlock />
      {robbery}
    </span>
  );
}
