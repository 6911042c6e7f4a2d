import { FACE_BOX, Face } from "@consigliere/portrait/face";
import type { PortraitTraits } from "@consigliere/portrait/traits";
import { useId } from "react";

export interface PortraitProps {
  /** A portrait text of a profile (encoded face or any seed), or the traits themselves. */
  readonly of: string | PortraitTraits;
  /** Words for it; without them it is decoration beside a name. */
  readonly label?: string | undefined;
  readonly shape?: "card" | "round";
  readonly className?: string | undefined;
}

/** A face; it fills its box (square). */
export function Portrait({ of, label, shape = "card", className }: PortraitProps) {
  const id = useId().replace(/\W/g, "");
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or decoration
    <svg
      viewBox={FACE_BOX}
      className={`portrait ${className ?? ""}`}
      data-shape={shape}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <Face of={of} id={id} />
    </svg>
  );
}
