import { type MobsterId, mobOf, numberOf } from "@consigliere/games/family-business/mobs";
import { faceMarkup } from "@consigliere/portrait/face";
import type { PortraitTraits } from "@consigliere/portrait/traits";
import { useId, useMemo } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatBand, SeatMark } from "../../design/seat-mark.tsx";
import { ownerStyle } from "../board/piece.ts";
import { Sign } from "../board/piece-button.tsx";
import { faceOf } from "./portraits.ts";

/** The drawing of a body by what the portrait wears. Everybody else wears a suit. */
const BODIES: Partial<Record<PortraitTraits["coat"], string>> = {
  overcoat: "coat",
  fur: "coat",
  vest: "waistcoat",
  worker: "waistcoat",
  dress: "dress",
  pearls: "dress",
};

interface ManProps {
  /** Absent: the chalk outline of somebody who is not there yet. */
  readonly id?: MobsterId;
  /** Somebody who has lost the hat wears none. */
  readonly isBareheaded?: boolean;
}

/** A mobster from hat to shoes. The figure fills the width of its box, and stands behind the lower edge of a low one. */
export function Man({ id, isBareheaded = false }: ManProps) {
  const prefix = useId().replace(/\W/g, "");
  const head = useMemo(() => {
    if (id === undefined) return null;
    const face = faceOf(id);
    return { __html: faceMarkup(isBareheaded ? { ...face, hat: "none" } : face, prefix, true) };
  }, [id, isBareheaded, prefix]);
  const body = id === undefined ? "chalk" : (BODIES[faceOf(id).coat] ?? "suit");
  return (
    <svg className="fb-man" viewBox="4 2.5 92 238" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <use href={`/drawings/family-business.svg#man-${body}`} x="4" y="2.5" width="92" height="238" />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us, and without anybody's words */}
      {head && <g dangerouslySetInnerHTML={head} />}
    </svg>
  );
}

/** A mobster's face on the ground of the seat that runs the mob; null: nobody's. */
export function Face({ of, owner }: { readonly of: MobsterId; readonly owner: number | null }) {
  return (
    <span className="fb-face" style={ownerStyle(owner)}>
      <Portrait of={faceOf(of)} />
    </span>
  );
}

interface SlateProps {
  readonly owner: number | null;
  /** On the list, from 1. */
  readonly place?: number | undefined;
  readonly name: string;
  /** The word for what is the viewer's; null: it is not. */
  readonly yours: string | null;
}

/** The slate that somebody at the wall holds, in the owner's colours. */
export function Slate({ owner, place, name, yours }: SlateProps) {
  return (
    <span className="fb-slate">
      {owner !== null && <SeatBand seat={owner} />}
      {place !== undefined && <Sign className="fb-place" text={place} />}
      {owner !== null && <SeatMark seat={owner} />}
      <Sign className="fb-name" text={name} />
      {yours !== null && <Sign className="fb-yours" text={yours} />}
    </span>
  );
}

/** How tall somebody is, as a part of the tallest: the same wherever he stands. */
export function statureOf(id: MobsterId): number {
  return 1 - ((numberOf(id) * 5 + mobOf(id).length * 3) % 9) / 72;
}
