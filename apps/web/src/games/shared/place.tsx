import type { ReactNode } from "react";
import type { MomentScene } from "../../stage/moments.ts";
import { ScenePicture } from "../../stage/scene-layer.tsx";

interface PlaceProps {
  readonly game: string;
  /** The drawing of the place, among the game's drawings. */
  readonly drawing: string;
  readonly scene: MomentScene;
  readonly viewer: number | null;
  /** Things on the ground below the people. */
  readonly children?: ReactNode;
}

/** A scene with a drawn place around its people; null: there is no scene. */
export function inPlace(
  scene: MomentScene | null,
  place: Pick<PlaceProps, "game" | "drawing" | "viewer" | "children">,
): MomentScene | null {
  return scene && { ...scene, set: <Place {...place} scene={scene} /> };
}

/** A drawn place at night, with the people of a scene in it. */
function Place({ game, drawing, scene, viewer, children }: PlaceProps) {
  return (
    <span className="place" data-light={scene.light}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" role="presentation">
        <use href={`/drawings/${game}.svg#${drawing}`} />
      </svg>
      <ScenePicture scene={scene} viewer={viewer} />
      {children}
    </span>
  );
}
