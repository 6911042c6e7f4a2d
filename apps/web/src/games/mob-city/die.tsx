const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [6, 6],
    [18, 18],
  ],
  3: [
    [6, 6],
    [12, 12],
    [18, 18],
  ],
  4: [
    [6, 6],
    [18, 6],
    [6, 18],
    [18, 18],
  ],
  5: [
    [6, 6],
    [18, 6],
    [12, 12],
    [6, 18],
    [18, 18],
  ],
  6: [
    [6, 6],
    [18, 6],
    [6, 12],
    [18, 12],
    [6, 18],
    [18, 18],
  ],
};

/** A die that has just come to rest. */
export function Die({ value }: { readonly value: number }) {
  return (
    <svg key={value} className="mc-die" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="1" y="1" width="22" height="22" rx="4" fill="var(--ivory)" stroke="var(--ink)" />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.2" fill="var(--wine)" />
      ))}
    </svg>
  );
}
