import { POSITION_IDS, POSITIONS, type PositionId } from "@consigliere/games/nothing-personal/positions";
import type { CSSProperties } from "react";

/** The chairs of each step, from the left. */
const STEPS: readonly (readonly PositionId[])[] = [
  ["capo"],
  ["underboss", "counselor"],
  ["enforcer", "racketeer", "bean-counter"],
  ["first-guy", "second-guy", "third-guy"],
];

interface StairsProps {
  /** The gangster who moves now, and his destination; undefined: nobody, nowhere yet. */
  readonly from: PositionId | undefined;
  readonly to: PositionId | undefined;
}

/** The steps on which the chairs stand, with the carpet, and the rails along which somebody may climb. */
export function Stairs({ from, to }: StairsProps) {
  return STEPS.map((chairs, step) => (
    <div key={chairs[0]} className="np-step" style={{ "--step": step } as CSSProperties} aria-hidden="true">
      <svg className="np-rails" viewBox="0 0 300 20" preserveAspectRatio="none" aria-hidden="true">
        {POSITION_IDS.flatMap((lower) =>
          POSITIONS[lower].up
            .filter((upper) => chairs.includes(upper))
            .map((upper) => {
              // Where it leaves: not at the middle of a chair beside, but towards it.
              const way = middleOf(upper) - middleOf(lower);
              const [start, end] = [middleOf(lower) + way * 0.25, middleOf(upper) - way * 0.3];
              const light = lower !== from ? undefined : upper === to ? "chosen" : "open";
              return (
                <g key={`${lower} ${upper}`} className="np-rail-up" data-light={light}>
                  <path d={`M${start} 20L${end} 5`} vectorEffect="non-scaling-stroke" />
                  <path className="np-rail-head" d={`M${end} 0l-4 9h8Z`} />
                </g>
              );
            }),
        )}
      </svg>
    </div>
  ));
}

/** The middle of a chair, in 300. */
function middleOf(place: PositionId): number {
  const beside = STEPS.find((chairs) => chairs.includes(place)) ?? [];
  return 200 - 50 * beside.length + 100 * beside.indexOf(place);
}
