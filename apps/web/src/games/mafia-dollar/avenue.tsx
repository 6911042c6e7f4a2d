import type { CSSProperties, ReactNode } from "react";
import type { Scene } from "../../stage/moments.ts";
import { ScenePicture } from "../../stage/scene-layer.tsx";
import "./avenue.css";

interface AvenueProps {
  readonly scene: Scene;
  readonly viewer: number | null;
  /** What stands in the road below the people. */
  readonly children?: ReactNode;
}

/** The street between the houses, wet, with the people of a scene in it. */
export function Avenue({ scene, viewer, children }: AvenueProps) {
  return (
    <span className="md-avenue" data-light={scene.light}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" role="presentation">
        <use href="/drawings/mafia-dollar.svg#avenue" />
      </svg>
      <ScenePicture scene={scene} viewer={viewer} />
      {children}
    </span>
  );
}

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

/** The door of a warehouse, whose shutter rolls up before its crates. */
export function RollingDoor({ children }: { readonly children: ReactNode }) {
  return (
    <span className="md-rolling">
      {children}
      <i />
    </span>
  );
}
