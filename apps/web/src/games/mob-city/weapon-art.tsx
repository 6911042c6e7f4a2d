import type { Weapon } from "@consigliere/games/mob-city/cards";

/** The part of a drawing that is not empty: weapons are long, and their squares are not. */
const AROUND: Readonly<Record<Weapon["kind"], string>> = {
  revolver: "4 19 58 38",
  shotgun: "0 19 64 29",
  "tommy-gun": "0 19 64 30",
  grenade: "8 5 50 54",
};

/** A weapon, drawn as large as its box allows. */
export function WeaponArt({ kind }: { readonly kind: Weapon["kind"] }) {
  return (
    <svg viewBox={AROUND[kind]} className="mc-weapon" aria-hidden="true">
      <use href={`/drawings/mob-city.svg#${kind}`} width="64" height="64" />
    </svg>
  );
}
