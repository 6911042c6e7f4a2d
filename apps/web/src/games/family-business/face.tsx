import type { MobsterId } from "@consigliere/games/family-business/mobs";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { ownerStyle } from "../board/piece.ts";
import { faceOf } from "./portraits.ts";

/** A mobster's face on the ground of the seat that runs the mob; null: nobody's. */
export function Face({ of, owner }: { readonly of: MobsterId; readonly owner: number | null }) {
  return (
    <span className="fb-face" style={ownerStyle(owner)}>
      <Portrait of={faceOf(of)} />
    </span>
  );
}
