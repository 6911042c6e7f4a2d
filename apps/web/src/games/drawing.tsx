interface DrawingProps {
  /** With a folder of its drawings, if it is there: `family-business-wall`. */
  readonly game: string;
  /** The file's name in the `drawings` of the game's folder. */
  readonly name: string;
  readonly className?: string | undefined;
  /** Width and height of the drawing; without a height, it is a square. */
  readonly size?: number;
  readonly high?: number;
  /** The part that stays in sight where the box has another shape; absent: all of it does. Edges: it is stretched. */
  readonly keeps?: "head" | "middle" | "foot" | "edges";
}

const ALIGNS = {
  head: "xMidYMin slice",
  middle: "xMidYMid slice",
  foot: "xMidYMax slice",
  edges: "none",
} as const;

/** A drawing of a game, from the game's sheet of drawings; it fills its box. Decoration beside a name. */
export function Drawing({ game, name, className, size = 100, high = size, keeps }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${size} ${high}`}
      preserveAspectRatio={keeps && ALIGNS[keeps]}
      className={className}
      aria-hidden="true"
    >
      <use href={`/drawings/${game}.svg#${name}`} />
    </svg>
  );
}
