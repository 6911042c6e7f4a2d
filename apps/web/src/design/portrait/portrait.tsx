import { FACE_BOX, faceMarkup } from "@consigliere/portrait/face";
import { encodeFace } from "@consigliere/portrait/seed";
import type { PortraitTraits } from "@consigliere/portrait/traits";
import { memo, useId, useMemo } from "react";

export interface PortraitProps {
  /** A portrait text of a profile (encoded face or any seed), or the traits themselves. */
  readonly of: string | PortraitTraits;
  /** Words for it; without them it is decoration beside a name. */
  readonly label?: string | undefined;
  /** Cut out, it has no ground, and stands in a scene. */
  readonly shape?: "card" | "round" | "cut-out";
  readonly className?: string | undefined;
}

/** A face; it fills its box (square). */
export const Portrait = memo(function Face({ of, label, shape = "card", className }: PortraitProps) {
  const id = useId().replace(/\W/g, "");
  // Traits are often put together anew: their text says whether it is the same face.
  const face = typeof of === "string" ? of : encodeFace(of);
  const isCutOut = shape === "cut-out";
  const drawn = useMemo(() => ({ __html: faceMarkup(face, id, isCutOut) }), [face, id, isCutOut]);
  return (
    <svg
      viewBox={FACE_BOX}
      className={`portrait ${className ?? ""}`}
      data-shape={shape}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us, and without anybody's words
      dangerouslySetInnerHTML={drawn}
    />
  );
});
