interface DrawingProps {
  /** With a folder of its drawings, if it is there: `family-business-wall`. */
  readonly game: string;
  /** The file's name in the `drawings` of the game's folder. */
  readonly name: string;
  readonly className?: string | undefined;
  /** Width and height of the drawing; without a height, it is a square. */
  readonly size?: number;
  readonly high?: number;
}

/** A drawing of a game, from the game's sheet of drawings; it fills its box. Decoration beside a name. */
export function Drawing({ game, name, className, size = 100, high = size }: DrawingProps) {
  return (
    <svg viewBox={`0 0 ${size} ${high}`} className={className} aria-hidden="true">
      <use href={`/drawings/${game}.svg#${name}`} />
    </svg>
  );
}
