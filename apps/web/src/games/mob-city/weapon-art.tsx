import type { Weapon } from "@consigliere/games/mob-city/cards";
import { Drawing } from "../drawing.tsx";

/** A weapon, drawn. */
export function WeaponArt({ kind }: { readonly kind: Weapon["kind"] }) {
  return <Drawing game="mob-city" name={kind} size={64} />;
}
