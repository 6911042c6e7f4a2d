/** The cup of a season: two handles, a deco fan on the bowl, a stepped foot. Decoration beside names. */
export function Trophy() {
  return (
    <svg viewBox="0 0 48 56" className="trophy" aria-hidden="true">
      <g className="trophy-line">
        <path d="M12 8C2 8 3 24 15 27M36 8c10 0 9 16-3 19" />
      </g>
      <path className="trophy-bowl" d="M11 4h26c0 17-4 26-13 29C15 30 11 21 11 4Z" />
      <g className="trophy-fan">
        <path d="M24 31V8M24 31 17 9M24 31 31 9M24 31 13 13M24 31 35 13" />
      </g>
      <path className="trophy-bowl" d="M21 32h6l1 9h-8ZM15 41h18v5H15ZM10 46h28v6H10Z" />
    </svg>
  );
}
