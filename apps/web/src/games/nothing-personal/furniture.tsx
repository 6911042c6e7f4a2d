import { SeatMark } from "../../design/seat-mark.tsx";

interface FurnitureProps {
  /** The present owner of the chair, as a crest; null: nobody. */
  readonly holder: number | null;
  readonly isThrone: boolean;
}

/** A chair of the organization from the front, before whoever sits in it: frame, arms and apron; a throne is gilt. */
export function Furniture({ holder, isThrone }: FurnitureProps) {
  return (
    <>
      <svg className="np-frame" viewBox="0 0 52 50" preserveAspectRatio="none" aria-hidden="true">
        <path className="np-wood" d="M4.5 44V17C4.5 1 47.5 1 47.5 17V44" />
        <path className="np-shine" d="M3.4 40V17C3.4 6 16 2.8 26 2.8" />
        {isThrone && <path className="np-gilt" d="M2 44V8L4.5 4L7 8V44ZM45 44V8L47.5 4L50 8V44Z" />}
        <path
          className="np-arm"
          d="M1 31C1 27 8 27 8 31V46H1ZM44 31C44 27 51 27 51 31V46H44Z"
          vectorEffect="non-scaling-stroke"
        />
        <path className="np-apron" d="M2 37H50V48Q26 52 2 48Z" vectorEffect="non-scaling-stroke" />
      </svg>
      {isThrone && (
        <svg className="np-crown" viewBox="0 0 30 14" aria-hidden="true">
          <path d="M3 13L0 3L8 8L15 0L22 8L30 3L27 13Z" />
        </svg>
      )}
      {holder !== null && (
        <span className="np-crest">
          <SeatMark seat={holder} size="fill" />
        </span>
      )}
    </>
  );
}
