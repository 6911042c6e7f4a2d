import type { ReactNode } from "react";

function Shade() {
  return (
    <svg className="lamp-shade" viewBox="0 0 96 50" aria-hidden="true">
      <defs>
        <linearGradient id="lamp-brass" x1="0" x2="1">
          <stop offset="0" stopColor="var(--brass-deep)" />
          <stop offset="0.3" stopColor="color-mix(in srgb, var(--cream) 52%, var(--gold))" />
          <stop offset="0.55" stopColor="var(--brass)" />
          <stop offset="1" stopColor="color-mix(in srgb, var(--brass-deep) 78%, var(--ink))" />
        </linearGradient>
        <linearGradient id="lamp-glass" x1="0" x2="1">
          <stop offset="0" stopColor="color-mix(in srgb, var(--jade) 28%, black)" />
          <stop offset="0.32" stopColor="color-mix(in srgb, var(--jade) 90%, var(--wine))" />
          <stop offset="0.6" stopColor="color-mix(in srgb, var(--jade) 50%, black)" />
          <stop offset="1" stopColor="color-mix(in srgb, var(--jade) 20%, black)" />
        </linearGradient>
      </defs>
      <path d="M46.6 0h2.8v12h-2.8z" fill="url(#lamp-brass)" />
      <path d="M38 18C39 12 57 12 58 18Z" fill="url(#lamp-brass)" />
      <path d="M4 42C7 26 24 17 48 17C72 17 89 26 92 42Z" fill="url(#lamp-glass)" />
      <path d="M4 42C32 37.6 64 37.6 92 42V45C64 41 32 41 4 45Z" fill="url(#lamp-brass)" />
      <ellipse cx="48" cy="43.6" rx="15" ry="4.4" fill="color-mix(in srgb, var(--candle) 56%, white)" />
    </svg>
  );
}

export interface LampConeProps {
  /** Lit only over the thing that waits for the reader: the one lamp of the page. */
  readonly lit: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A desk lamp over the place where a decision is mine. Unlit it adds nothing. */
export function LampCone({ lit, className = "", children }: LampConeProps) {
  return (
    <div className={`lamp ${className}`} data-lit={lit}>
      {lit && (
        <>
          <Shade />
          <div className="lamp-light" />
        </>
      )}
      {children}
    </div>
  );
}
