import { faceMarkup } from "@consigliere/portrait/face";
import type { PortraitTraits } from "@consigliere/portrait/traits";
import { memo, useId, useMemo } from "react";

/** The drawing of a body by what the portrait wears. Everybody else wears a suit. */
const BODIES: Partial<Record<PortraitTraits["coat"], string>> = {
  overcoat: "coat",
  fur: "coat",
  vest: "waistcoat",
  worker: "waistcoat",
  dress: "dress",
  pearls: "dress",
};

/** A figure of 92 × 238 units: the head is as large as in the picture of a face. */
const FIGURE_BOX = "4 2.5 92 238";

interface PersonProps {
  readonly of: PortraitTraits;
  readonly className?: string;
}

/** Somebody from hat to shoes. The figure fills the width of its box, and stands behind the lower edge of a low one. */
export const Person = memo(function Drawn({ of: face, className = "" }: PersonProps) {
  const prefix = useId().replace(/\W/g, "");
  const head = useMemo(() => ({ __html: faceMarkup(face, prefix, true) }), [face, prefix]);
  return (
    <svg
      className={`person ${className}`}
      viewBox={FIGURE_BOX}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <use
        href={`/drawings/shared.svg#${BODIES[face.coat] ?? "suit"}`}
        x="4"
        y="2.5"
        width="92"
        height="238"
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us, and without anybody's words */}
      <g dangerouslySetInnerHTML={head} />
    </svg>
  );
});
