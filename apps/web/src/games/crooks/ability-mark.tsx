import type { Ability } from "@consigliere/games/crooks/cards";

const INK = "#17130f";
const line = {
  fill: "none",
  stroke: INK,
  strokeWidth: 2.2,
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

const SIGNS: Readonly<Record<Ability, React.ReactNode>> = {
  // a hand that lifts a note
  pickpocket: (
    <>
      <rect x="12" y="4" width="14" height="9" rx="1" fill="#cfe0c3" stroke={INK} strokeWidth="1.8" />
      <circle cx="19" cy="8.5" r="2" fill={INK} />
      <path
        d="M4 26C7 18 9 17 12 16M12 16L14 10M12 16L17 12M13 18L20 15M13 21L20 18M11 26C15 25 18 23 20 18"
        {...line}
      />
    </>
  ),
  // two hats, one behind the other
  accomplice: (
    <>
      <path
        d="M11 13C11 6 24 6 24 13L29 15C24 18 12 18 8 15Z"
        fill="#8b857b"
        stroke={INK}
        strokeWidth="1.8"
      />
      <path d="M7 22C7 14 20 14 20 22L26 24.5C20 28 8 28 2 24.5Z" fill={INK} />
    </>
  ),
  // two arrows that change places
  switch: <path d="M5 11H25L20 6M27 21H7L12 26" {...line} strokeWidth="3" />,
  // a pistol
  killer: (
    <path
      d="M3 9H28V14H15L14 17H11L10 26H4L6 14H3Z"
      fill={INK}
      stroke={INK}
      strokeWidth="1.4"
      strokeLinejoin="round"
    />
  ),
  // a crown
  kingpin: (
    <path
      d="M4 25L3 9L10 16L16 6L22 16L29 9L28 25Z"
      fill="#f0c24b"
      stroke={INK}
      strokeWidth="2"
      strokeLinejoin="round"
    />
  ),
  // an eye at a keyhole
  spy: (
    <>
      <path d="M2 16C8 6 24 6 30 16C24 26 8 26 2 16Z" fill="#f3ead7" stroke={INK} strokeWidth="2" />
      <circle cx="16" cy="16" r="5.5" fill={INK} />
      <circle cx="18" cy="14" r="1.6" fill="#f3ead7" />
    </>
  ),
};

/** The sign of an ability. Decoration beside its name. */
export function AbilityMark({
  ability,
  className = "",
}: {
  readonly ability: Ability;
  readonly className?: string;
}) {
  return (
    <svg viewBox="0 0 32 32" className={`ck-ability-mark ${className}`} aria-hidden="true">
      {SIGNS[ability]}
    </svg>
  );
}
