import type { SeatView } from "@consigliere/contract/match";
import { SeatMark } from "../../design/seat-mark.tsx";

const WIDTH = 300;
const HEIGHT = 100;

interface CurveProps {
  /** The figure of each seat in the course of time. */
  readonly points: readonly (readonly number[])[];
  readonly seats: readonly SeatView[];
  /** The name of the figure. */
  readonly label: string;
  /** The description of the picture for screen readers. */
  readonly summary: string;
}

/** The score of each seat over time: one line for each, with its seal at the end and its own dashes. */
export function Curve({ points, seats, label, summary }: CurveProps) {
  const most = Math.max(1, ...points.flat());
  const last = points.length - 1;
  const x = (index: number) => (index * WIDTH) / last;
  const y = (value: number) => HEIGHT - (Math.max(0, value) * HEIGHT) / most;
  const end = points.at(-1) ?? [];
  return (
    <figure className="end-curve">
      <figcaption>{label}</figcaption>
      <div className="end-plot">
        <svg
          viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={summary}
        >
          <path d={`M0 ${HEIGHT}H${WIDTH}M0 0H${WIDTH}`} className="end-grid" />
          {seats.map(({ seat }) => (
            <polyline
              key={seat}
              points={points.map((scores, index) => `${x(index)},${y(scores[seat] ?? 0)}`).join(" ")}
              style={{ stroke: `var(--seat-${seat % 6})` }}
              strokeDasharray={DASHES[seat % DASHES.length]}
            />
          ))}
        </svg>
        {seats.map(({ seat }) => (
          <span
            key={seat}
            style={{
              top: `${(100 * (y(end[seat] ?? 0) + 4)) / (HEIGHT + 8)}%`,
              left: `calc(100% + ${4 + 20 * tiesBefore(end, seat)}px)`,
            }}
          >
            <SeatMark seat={seat} size="tiny" />
          </span>
        ))}
      </div>
    </figure>
  );
}

/** Lines are told apart without their colour, too. */
const DASHES = [undefined, "8 3", "2 3", "10 3 2 3", "5 5", "12 4"] as const;

/** How many seats before this one end at the same height. */
function tiesBefore(end: readonly number[], seat: number): number {
  return end.slice(0, seat).filter((value) => value === end[seat]).length;
}
