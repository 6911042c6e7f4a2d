interface CratesProps {
  readonly count: number;
  /** No more than these are drawn; a figure beside them says how many there are. */
  readonly most: number;
}

/** Nailed crates, one for each racket. Of those inside a warehouse, everybody knows only the number. */
export function Crates({ count, most }: CratesProps) {
  return (
    <span className="md-crates" aria-hidden="true">
      {Array.from({ length: Math.min(count, most) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
        <i key={index} className="md-crate" />
      ))}
    </span>
  );
}
