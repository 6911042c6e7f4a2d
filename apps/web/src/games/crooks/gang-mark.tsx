import type { GangId } from "@consigliere/games/crooks/cards";
import type { Emblem } from "@consigliere/games/picture/seat-signs";
import { emblemPath } from "../../design/emblem.tsx";

/**
 * Colour and sign of the gangs: never the colour alone. Signs are square, so that they are not mistaken for a seat's.
 */
const LOOK: Readonly<Record<GangId, { emblem: Emblem; color: string; on: string }>> = {
  northside: { emblem: "star", color: "color-mix(in srgb, var(--alarm) 60%, var(--ink))", on: "var(--bone)" },
  westside: { emblem: "anchor", color: "var(--cobalt)", on: "var(--bone)" },
  outfit: { emblem: "diamond", color: "var(--gold)", on: "var(--ink)" },
};

/** The sign of a gang. Decoration beside its name. */
export function GangMark({ gang, className = "" }: { readonly gang: GangId; readonly className?: string }) {
  const { emblem, color, on } = LOOK[gang];
  return (
    <svg viewBox="0 0 32 32" className={`ck-gang-mark ${className}`} aria-hidden="true">
      <path d="M2 2H30V20L16 30L2 20Z" fill={color} stroke="var(--ink)" strokeWidth="2.4" />
      <path d={emblemPath(emblem)} transform="translate(6.6 3.4) scale(0.78)" fill={on} fillRule="evenodd" />
    </svg>
  );
}
