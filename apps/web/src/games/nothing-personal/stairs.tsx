import { POSITION_IDS, POSITIONS, type PositionId } from "@consigliere/games/nothing-personal/positions";
import type { CSSProperties } from "react";

/** The position of each chair: the middle of its column in 300, and its step from the top. */
const AT: Readonly<Record<PositionId, readonly [number, number]>> = {
  capo: [150, 0],
  underboss: [100, 1],
  counselor: [200, 1],
  enforcer: [50, 2],
  racketeer: [150, 2],
  "bean-counter": [250, 2],
  "first-guy": [50, 3],
  "second-guy": [150, 3],
  "third-guy": [250, 3],
};
const STEPS = [0, 1, 2, 3];

interface StairsProps {
  /** The gangster who moves now, and his destination; undefined: nobody, nowhere yet. */
  readonly from: PositionId | undefined;
  readonly to: PositionId | undefined;
}

/** The steps on which the chairs stand, with the carpet, and the rails along which somebody may climb. */
export function Stairs({ from, to }: StairsProps) {
  return STEPS.map((step) => (
    <div key={step} className="np-step" style={{ "--step": step } as CSSProperties} aria-hidden="true">
      <svg className="np-rails" viewBox="0 0 300 20" preserveAspectRatio="none" aria-hidden="true">
        {POSITION_IDS.filter((lower) => AT[lower][1] === step + 1).flatMap((lower) =>
          POSITIONS[lower].up.map((upper) => (
            <Handrail
              key={`${lower} ${upper}`}
              from={AT[lower][0]}
              to={AT[upper][0]}
              light={lower !== from ? undefined : upper === to ? "chosen" : "open"}
            />
          )),
        )}
      </svg>
    </div>
  ));
}

interface HandrailProps {
  readonly from: number;
  readonly to: number;
  readonly light: "open" | "chosen" | undefined;
}

/** A rail over the front of a step, with its head at the upper chair. */
function Handrail({ from, to, light }: HandrailProps) {
  // Where it leaves: not at the middle of a chair beside, but towards it.
  const [start, end] = [from + (to - from) * 0.25, to - (to - from) * 0.3];
  return (
    <g className="np-rail-up" data-light={light}>
      <path className="np-rail-shade" d={`M${start} 20L${end} 5`} vectorEffect="non-scaling-stroke" />
      <path d={`M${start} 20L${end} 5`} vectorEffect="non-scaling-stroke" />
      <path className="np-rail-head" d={`M${end} 0l-4 9h8Z`} />
    </g>
  );
}
