import type { typeOf } from "@consigliere/games/mob-city/cards";

type BuildingType = ReturnType<typeof typeOf>;

interface FacadeProps {
  readonly type: BuildingType;
  readonly isPouring?: boolean;
  readonly isClosed?: boolean;
  readonly isBombed?: boolean;
}

/** How a house stands in its lot: left edge, top edge and width, on ground of 64 × 64. */
const HOUSES: Readonly<Record<BuildingType, readonly [x: number, y: number, width: number]>> = {
  "small-shop": [16, 36, 32],
  "big-shop": [8, 30, 48],
  "small-club": [14, 22, 36],
  "big-club": [6, 16, 52],
  hotel: [12, 2, 40],
};

const FLOOR = 10;

/** The front of a building: the higher, the more it earns; a red glass in the door where whiskey is poured. */
export function Facade({ type, isPouring, isClosed, isBombed }: FacadeProps) {
  const [x, y, width] = HOUSES[type];
  const isClub = type.endsWith("club");
  const floors = Math.floor((44 - y) / FLOOR);
  const columns = Math.floor((width - 6) / 9);
  const gap = width / columns;
  const windows = Array.from({ length: floors * columns }, (_, i) => [
    x + gap * ((i % columns) + 0.5) - 2.5,
    y + 5 + Math.floor(i / columns) * FLOOR,
  ]);
  return (
    <svg className="mc-facade" viewBox="0 0 64 64" aria-hidden="true" data-type={type}>
      <rect className="mc-wall" x={x} y={y} width={width} height={64 - y} />
      <path className="mc-cornice" d={`M${x - 2} ${y}h${width + 4}v3h${-width - 4}z`} />
      {windows.map(([left, top]) => (
        <rect key={`${left} ${top}`} className="mc-window" x={left} y={top} width="5" height="6" />
      ))}
      {isClub && <path className="mc-sign" d={`M${x + 3} 42h${width - 6}v5h${6 - width}z`} />}
      {type === "hotel" && <path className="mc-sign" d="M49 8h7v34h-7z" />}
      <rect className="mc-door" x="27" y="50" width="10" height="14" />
      {!isClub && (
        <path
          className="mc-shop"
          d={`M${x + 3} 52h${20 - x}v8h${x - 20}zM${41} 52h${x + width - 44}v8h${44 - x - width}z`}
        />
      )}
      {isPouring && <path className="mc-glass" d="M28 51h8l-3 5v4h2v1.6h-6v-1.6h2v-4z" />}
      {isClosed && (
        <path className="mc-bars" d="M26 49v15M29 49v15M32 49v15M35 49v15M38 49v15M25 54h14M25 60h14" />
      )}
      {isBombed && (
        <path className="mc-boards" d={`M${x} 62L${x + width} 34M${x} 34L${x + width} 62M${x} 48h${width}`} />
      )}
    </svg>
  );
}
