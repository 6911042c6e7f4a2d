import { type BuildingId, planOf, typeOf } from "@consigliere/games/mob-city/cards";
import type { BuildingView } from "@consigliere/games/mob-city/view";
import { type CSSProperties, memo } from "react";
import { SeatBand, SeatMark } from "../../design/seat-mark.tsx";
import { Drawing } from "../drawing.tsx";
import { BODIES, signOf } from "./houses.ts";

/** A building as far as it is known; absent: as it stands on a day when nobody owns it. */
interface FacadeProps extends Partial<BuildingView> {
  readonly id: BuildingId;
  /** Nobody owns it for certain: the awning is a draft. */
  readonly isPencil?: boolean;
  /** That it is the reader's, in words; absent: it is not, or too small to say so. */
  readonly yours?: string | false;
  /** On the board over its door; absent: it is drawn too small for it. */
  readonly name?: string;
}

/** The takings, in plain incomes, by which every window is lit: of the best whiskey. */
const FULL = 4;

/**
 * The front of a building by night, which fills its box: roof and sign, as many windows as fit, and the ground floor.
 * Who owns it has lit it, the more the more it takes, and hung an awning out; red glass glows in the door where whiskey
 * is poured. Drawn anew only if it looks different.
 */
export const Facade = memo(function Front(props: FacadeProps) {
  const { id, owner = null, business, closed = false, bombed = false, isPencil = false } = props;
  const isPouring = business === "speakeasy";
  const type = typeOf(id);
  const { stone, windows, front } = BODIES[type];
  const { income: plain } = planOf(id);
  const takings = Math.min(FULL, (props.income ?? plain) / plain);
  const isLit = owner !== null && !closed && !bombed && !isPencil;
  return (
    <span
      className="mc-front"
      data-type={type}
      data-lit={isLit || undefined}
      data-pours={(isPouring && !closed) || undefined}
      style={{ "--stone": stone, "--windows": windows, "--takings": takings } as CSSProperties}
      aria-hidden="true"
    >
      <Drawing game="mob-city" name={`sign-${signOf(id)}`} size={24} className="mc-sign" />
      <Drawing game="mob-city" name={`roof-${type}`} className="mc-roof" size={100} high={20} keeps="edges" />
      <span className="mc-wall">
        {bombed && (
          <Drawing game="mob-city" name="hole" className="mc-hole" size={60} high={40} keeps="edges" />
        )}
      </span>
      {props.name !== undefined && <b className="mc-name">{props.name}</b>}
      <span className="mc-ground-floor">
        {[`front-${front}`, isPouring && "glass", closed && "boards"].map(
          (name) =>
            name && <Drawing key={name} game="mob-city" name={name} size={100} high={44} keeps="edges" />,
        )}
        {owner !== null && (
          <span className="mc-awning" data-pencil={isPencil || undefined}>
            <SeatBand seat={owner} />
            {props.yours && <b className="player-tag">{props.yours}</b>}
            <SeatMark seat={owner} />
          </span>
        )}
      </span>
    </span>
  );
});
