interface SceneryProps {
  readonly name: string;
  readonly className?: string;
  readonly width: number;
  readonly height: number;
  /** The part that stays in sight where the box has another shape; absent: it is stretched. */
  readonly keeps?: "xMidYMax" | "xMidYMin";
}

/** A drawing of the city that fills its box, whatever the box's shape. */
export function Scenery({ name, className, width, height, keeps }: SceneryProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={keeps === undefined ? "none" : `${keeps} slice`}
      className={className}
      aria-hidden="true"
    >
      <use href={`/drawings/mob-city.svg#${name}`} width={width} height={height} />
    </svg>
  );
}

/** Roofs far off, with a window lit here and there. */
export function Skyline() {
  return <Scenery name="skyline" className="mc-skyline" width={400} height={80} keeps="xMidYMax" />;
}
