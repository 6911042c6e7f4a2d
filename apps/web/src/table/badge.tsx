/** The details are elsewhere. */
const MOST = 9;

/** A number at the corner of a key. Drawn, not written: the key's label says it in words. */
export function Badge({ count }: { readonly count: number }) {
  if (count === 0) return null;
  return (
    <span className="bar-badge figures" aria-hidden="true" data-text={count > MOST ? `${MOST}+` : count} />
  );
}
