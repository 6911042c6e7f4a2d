/** A chair of the organization from the front, before whoever sits in it: frame and arms; a throne is crowned. */
export function Furniture({ isThrone }: { readonly isThrone: boolean }) {
  return (
    <>
      <svg className="np-frame" viewBox="0 0 52 50" preserveAspectRatio="none" aria-hidden="true">
        <path d="M4.5 44V17C4.5 1 47.5 1 47.5 17V44" />
        <path className="np-arm" d="M1 31C1 27 8 27 8 31V46H1ZM44 31C44 27 51 27 51 31V46H44Z" />
      </svg>
      {isThrone && <Crown />}
    </>
  );
}

export function Crown() {
  return (
    <svg className="np-crown" viewBox="0 0 30 14" aria-hidden="true">
      <path d="M3 13L0 3L8 8L15 0L22 8L30 3L27 13Z" />
    </svg>
  );
}

/** The sign of respect: a hat that is lifted to somebody. */
export function Hat() {
  return (
    <svg className="np-hat" viewBox="0 0 20 13" aria-hidden="true">
      <path d="M1 9.500Q3 11 10 11T19 9.500Q17.500 13 10 13T1 9.500ZM4.500 9.500Q4.500 1.500 7.500 1Q9 1 10 2Q11 1 12.500 1Q15.500 1.500 15.500 9.500Q10 10.600 4.500 9.500Z" />
    </svg>
  );
}
