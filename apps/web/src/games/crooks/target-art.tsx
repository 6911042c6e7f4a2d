import type { TargetId } from "@consigliere/games/crooks/cards";
import { Drawing } from "../drawing.tsx";

/** One of the eight places to rob, legible at 40 px. Decoration beside its name. */
export function TargetArt({ target }: { readonly target: TargetId }) {
  return <Drawing game="crooks" name={target} size={64} className="ck-target-art" />;
}
