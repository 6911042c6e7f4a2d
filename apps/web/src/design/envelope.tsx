import type { ReactNode } from "react";
import { emblemPath } from "./emblem.tsx";
import { seatStyle } from "./seats.ts";

function Wax({ seat }: { seat: number }) {
  const { emblem, color, on } = seatStyle(seat);
  return (
    <svg className="wax" viewBox="0 0 48 48" aria-hidden="true">
      <path
        d="M24 2C30 1 33 5 37 7C42 9 46 13 45 19C44 24 47 28 45 33C43 39 38 40 34 44C29 47 24 45 19 46C13 46 9 42 6 38C2 34 4 29 3 24C1 18 4 13 9 10C13 7 17 3 24 2Z"
        fill={color}
      />
      <circle cx="24" cy="24" r="15.5" fill="none" stroke={on} strokeOpacity="0.55" strokeWidth="1.4" />
      <path
        d={emblemPath(emblem)}
        transform="translate(13.4 13.2) scale(0.88)"
        fill={on}
        fillOpacity="0.92"
        fillRule="evenodd"
      />
    </svg>
  );
}

export interface EnvelopeProps {
  /** The owner of its seal. */
  readonly seat?: number;
  /** Closed under its seal, or opened. */
  readonly sealed?: boolean;
  /** Words for it: its content and its owner. */
  readonly label: string;
  /** A line written on it. */
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A secret that is kept: a sealed answer, a hidden card. */
export function Envelope({ seat = 0, sealed = true, label, children, className = "" }: EnvelopeProps) {
  return (
    <div className={`envelope ${className}`} data-sealed={sealed} role="img" aria-label={label}>
      <svg className="envelope-flap-line" viewBox="0 0 160 100" preserveAspectRatio="none" aria-hidden="true">
        <path
          d="M0 0L80 62L160 0M0 100L66 50M160 100L94 50"
          fill="none"
          stroke="currentColor"
          strokeWidth="0.8"
        />
      </svg>
      {sealed && <Wax seat={seat} />}
      {children !== undefined && <span className="envelope-label">{children}</span>}
    </div>
  );
}
