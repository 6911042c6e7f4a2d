import type { Weapon } from "@consigliere/games/mob-city/cards";

const SHAPES: Readonly<Record<Weapon["kind"], string>> = {
  revolver: "M8 26h30v6H27l-3 6h-6l-4 13H7l4-15-3-4zM19 32h6",
  shotgun: "M4 22h56v4H40v5H28l-6 3-8 10H4l6-14V26H4z",
  "tommy-gun": "M4 24h56v4H46v5h-6v12h-5V33h-5a7 7 0 0 1-14 4l-5 7H4l5-12zM30 37a7 7 0 1 0 .1 0",
  grenade: "M27 8h12v6h8v16h-4V20H39v5a15 16 0 1 1-14 0v-7h2zM20 37h24M20 45h24M32 25v29",
};

/** A weapon, drawn. */
export function WeaponArt({ kind }: { readonly kind: Weapon["kind"] }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path d={SHAPES[kind]} fill="#2b2926" stroke="#17130f" strokeWidth="1.4" strokeLinejoin="round" />
    </svg>
  );
}
