import type { typeOf } from "@consigliere/games/mob-city/cards";
import { memo } from "react";
import { SeatBand, SeatMark } from "../../design/seat-mark.tsx";

type BuildingType = ReturnType<typeof typeOf>;

export interface FacadeProps {
  readonly type: BuildingType;
  /** The owner of the awning over the door; absent: nobody. */
  readonly owner?: number | null | undefined;
  /** Nobody owns it for certain: the awning is a draft. */
  readonly isPencil?: boolean;
  readonly isPouring?: boolean;
  readonly isClosed?: boolean;
  readonly isBombed?: boolean;
}

/** Drawn anew only if it looks different: a city is some thirty of them, and each press on one changes the draft. */
export const Facade = memo(FacadeDrawing);

/** How a house stands in its lot of 64 × 72: left edge, width, floors above the street, and what crowns its roof. */
const HOUSES: Readonly<
  Record<BuildingType, readonly [x: number, width: number, floors: number, roof: string]>
> = {
  "small-shop": [11, 42, 2, "M42 36v-7h5v7z"],
  "big-shop": [4, 56, 2, "M8 36v-5h48v5zM40 32v-8l7-4 7 4v8h-2v-6H42v6z"],
  "small-club": [12, 40, 3, "M22 27v-4h5v-5h10v5h5v4z"],
  "big-club": [3, 58, 4, "M11 18v-4h8v-5h8V4h10v5h8v5h8v4z"],
  hotel: [9, 46, 5, "M15 9V6h10V3h5V0h4v3h5v3h10v3z"],
};

const STREET = 54;
const FLOOR = 9;

/**
 * The front of a building by night: the higher, the more it earns. Who owns it has lit it and hung an awning out; a
 * red glass glows in the door where whiskey is poured.
 */
function FacadeDrawing({ type, owner = null, isPencil, isPouring, isClosed, isBombed }: FacadeProps) {
  const [x, width, floors, roof] = HOUSES[type];
  const y = STREET - floors * FLOOR;
  const right = x + width;
  const isClub = type.endsWith("club");
  const columns = Math.floor((width - 4) / 8);
  const gap = width / columns;
  const windows = Array.from({ length: floors * columns }, (_, i) => [
    x + gap * ((i % columns) + 0.5) - 2.2,
    y + 2.5 + Math.floor(i / columns) * FLOOR,
  ]);
  const isLit = owner !== null && !isClosed && !isBombed && !isPencil;
  return (
    <svg
      className="mc-facade"
      viewBox="1 0 62 72"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      data-type={type}
      data-lit={isLit || undefined}
      data-pours={(isPouring && !isClosed) || undefined}
    >
      <path className="mc-roof" d={roof} />
      <rect className="mc-wall" x={x} y={y} width={width} height={72 - y} />
      <path className="mc-moon" d={`M${x} ${y}h2.5V72H${x}z`} />
      <path className="mc-shade" d={`M${right - width / 4} ${y}H${right}V72h${-width / 4}z`} />
      <path className="mc-cornice" d={`M${x - 1.5} ${y - 1}h${width + 3}v2.4h${-width - 3}z`} />
      <g className="mc-windows">
        {windows.map(([left, top]) => (
          <rect key={`${left} ${top}`} x={left} y={top} width="4.4" height="5" />
        ))}
        {!isClub && <path d={`M${x + 3} 59h${22 - x}v10h${x - 22}zM39 59h${right - 42}v10h${42 - right}z`} />}
      </g>
      {isClub && <path className="mc-sign" d={`M${x - 1} 50h${width + 2}v4h${-width - 2}z`} />}
      {type === "hotel" && <path className="mc-sign" d="M54 13h6v33h-6z" />}
      <rect className="mc-door" x="27" y="58" width="10" height="14" />
      {isPouring && <path className="mc-glass" d="M28.5 60h7l-2.6 4.4v3.4h1.8v1.6h-5.4v-1.6h1.8v-3.4z" />}
      {isClosed && (
        <>
          <path
            className="mc-boards"
            d={`M${x + 2} 61h${width - 4}M${x + 2} 67h${width - 4}M26 57l12 13M38 57L26 70`}
          />
          <path className="mc-notice" d="M29 59h6v8h-6z" />
        </>
      )}
      {isBombed && (
        <>
          <path
            className="mc-hole"
            d={`M${x + 3} ${STREET + 6}l3-8-2-6 7 2 4-9 5 6 7-4 1 8 6 1-4 6 3 6-8-1-5 5-5-4-6 3z`}
          />
          <path className="mc-embers" d="M24 58h2v1h-2zM33 55h2v1h-2zM38 60h2v1h-2z" />
        </>
      )}
      {owner !== null && (
        <g className="mc-awning" data-pencil={isPencil || undefined}>
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: all of it is decoration */}
          <svg x={x - 2} y="51" width={width + 4} height="7.5">
            <SeatBand seat={owner} className="mc-awning-band" />
          </svg>
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: all of it is decoration */}
          <svg x="25" y="45" width="14" height="14">
            <SeatMark seat={owner} size="fill" />
          </svg>
        </g>
      )}
    </svg>
  );
}
