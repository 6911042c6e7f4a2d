import type { Ability, GangId, TargetId } from "@consigliere/games/crooks/cards";
import type { Emblem } from "@consigliere/games/picture/seat-signs";
import { emblemPath } from "../../design/emblem.tsx";
import { Drawing } from "../drawing.tsx";

/** Colour and sign of the gangs: never the colour alone. Shields, so that they are not mistaken for a seat's. */
const GANG_SIGNS: Readonly<Record<GangId, { emblem: Emblem; color: string; on: string }>> = {
  northside: { emblem: "star", color: "var(--ruby)", on: "var(--bone)" },
  westside: { emblem: "anchor", color: "var(--cobalt)", on: "var(--bone)" },
  outfit: { emblem: "diamond", color: "var(--gold)", on: "var(--soot)" },
};

/** The sign of a gang. Decoration beside its name. */
export function GangMark({ gang }: { readonly gang: GangId }) {
  const { emblem, color, on } = GANG_SIGNS[gang];
  return (
    <svg viewBox="0 0 32 32" className="ck-mark" aria-hidden="true">
      <path d="M2 2H30V20L16 30L2 20Z" fill={color} stroke="var(--ink)" strokeWidth="2.4" />
      <path d={emblemPath(emblem)} transform="translate(6.6 3.4) scale(0.78)" fill={on} fillRule="evenodd" />
    </svg>
  );
}

/** The sign of an ability. Decoration beside its name. */
export function AbilityMark({ ability }: { readonly ability: Ability }) {
  return <Drawing game="crooks" name={ability} size={32} className="ck-mark ck-ability" />;
}

/** The sign of a place to rob, legible at 40 px. Decoration beside its name. */
export function TargetArt({ target }: { readonly target: TargetId }) {
  return <Drawing game="crooks" name={target} size={64} className="ck-target-art" />;
}

/** The house of a place to rob: a low box shows its shop, a high one the floors above. */
export function House({ target }: { readonly target: TargetId }) {
  const name = target.replace("target", "facade");
  return <Drawing game="crooks" name={name} size={180} high={300} keeps="foot" className="ck-house" />;
}
