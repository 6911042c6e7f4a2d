import { type MobsterId, mobOf, numberOf } from "@consigliere/games/family-business/mobs";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { SeatBand, SeatMark } from "../../design/seat-mark.tsx";
import { ownerStyle } from "../board/piece.ts";
import { Sign } from "../board/piece-button.tsx";
import { Drawing } from "../drawing.tsx";
import { Person } from "../shared/person.tsx";
import { remembered } from "../shared/remembered.ts";
import { faceOf } from "./portraits.ts";

interface ManProps {
  /** Absent: the chalk outline of somebody who is not there yet. */
  readonly id?: MobsterId;
  /** Somebody who has lost the hat wears none. */
  readonly isBareheaded?: boolean;
}

const bareheaded = remembered((id: MobsterId) => ({ ...faceOf(id), hat: "none" }) as const);

/** A mobster from hat to shoes. */
export function Man({ id, isBareheaded = false }: ManProps) {
  if (id !== undefined) return <Person of={isBareheaded ? bareheaded(id) : faceOf(id)} className="fb-man" />;
  return (
    <Drawing
      game="family-business-wall"
      name="man-chalk"
      size={92}
      high={238}
      keeps="head"
      className="person fb-man"
    />
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
    <span className="fb-held fb-slate">
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
