import { SEAT_PATTERNS, type SeatPattern } from "@consigliere/games/picture/seat-signs";
import { memo, useId } from "react";
import { emblemPath } from "./emblem.tsx";
import { seatStyle } from "./seats.ts";

function Pattern({ id, pattern, on }: { id: string; pattern: SeatPattern; on: string }) {
  const { size, draw, turn = 0 } = SEAT_PATTERNS[pattern];
  return (
    <pattern
      id={id}
      width={size}
      height={size}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${turn})`}
    >
      <path d={draw} stroke={on} strokeWidth="1.1" strokeOpacity="0.55" fill="none" />
    </pattern>
  );
}

export interface SeatMarkProps {
  readonly seat: number;
  /** Words for it; without them it is decoration beside a name. */
  readonly label?: string | undefined;
  /** A line's height unless it says otherwise; `fill`: as large as its box. */
  readonly size?: "tiny" | "small" | "fill";
  readonly className?: string;
}

/** The seal of a seat: its emblem on its colour and pattern. Square. */
export const SeatMark = memo(function Seal({ seat, label, size, className = "" }: SeatMarkProps) {
  const id = useId().replace(/\W/g, "");
  const { emblem, pattern, color, on } = seatStyle(seat);
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or decoration
    <svg
      viewBox="0 0 40 40"
      className={`seat-mark ${className}`}
      data-size={size}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <defs>
        <Pattern id={id} pattern={pattern} on={on} />
      </defs>
      <circle cx="20" cy="20" r="19" fill={color} stroke="var(--ink)" strokeWidth="1.6" />
      <circle cx="20" cy="20" r="18.2" fill={`url(#${id})`} />
      <circle cx="20" cy="20" r="13.2" fill={color} stroke={on} strokeWidth="0.8" />
      <path d={emblemPath(emblem)} fill={on} fillRule="evenodd" transform="translate(10.4 10.2) scale(0.8)" />
    </svg>
  );
});

/** A strip in a seat's colour and pattern, for the edge of things that belong to it. */
export const SeatBand = memo(function Band({ seat, className = "" }: { seat: number; className?: string }) {
  const id = useId().replace(/\W/g, "");
  const { pattern, color, on } = seatStyle(seat);
  return (
    <svg className={`seat-band ${className}`} aria-hidden="true">
      <defs>
        <Pattern id={id} pattern={pattern} on={on} />
      </defs>
      <rect width="100%" height="100%" fill={color} />
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
});
