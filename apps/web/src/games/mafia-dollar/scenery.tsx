import type { CSSProperties } from "react";

interface TallyProps {
  readonly die: number;
  readonly total: number;
}

/** A check as a row of lamps: those of the die, those of the points, and the mark that they must pass. */
export function Tally({ die, total }: TallyProps) {
  return (
    <span className="md-tally">
      {LAMPS.map((lamp) => (
        <i
          key={lamp}
          data-lit={lamp >= total ? undefined : lamp < die ? "die" : "points"}
          style={{ "--nth": lamp } as CSSProperties}
        />
      ))}
    </span>
  );
}

/** The most that a check can come to: 8 on the die, and 7 points. */
const LAMPS = Array.from({ length: 15 }, (_, lamp) => lamp);
