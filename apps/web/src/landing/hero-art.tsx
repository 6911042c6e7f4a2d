const TOWERS = [
  "M0 470V330H46V300H92V470Z",
  "M84 470V250H104V226H120V196H136V226H152V250H172V470Z",
  "M164 470V346H232V470Z",
  "M224 470V286H244V262H288V286H304V470Z",
  "M296 470V372H366V470Z",
  "M842 470V352H900V470Z",
  "M892 470V236H912V206H926V178H932V130H938V178H944V206H958V236H980V470Z",
  "M972 470V312H1040V470Z",
  "M1030 470V268H1050V244H1094V268H1110V470Z",
  "M1104 470V330H1200V470Z",
];

const WINDOWS = [
  [14, 346],
  [34, 366],
  [58, 322],
  [74, 350],
  [104, 270],
  [122, 292],
  [140, 262],
  [152, 318],
  [186, 364],
  [210, 382],
  [240, 304],
  [262, 326],
  [280, 298],
  [316, 388],
  [346, 402],
  [858, 370],
  [884, 392],
  [908, 258],
  [926, 288],
  [950, 262],
  [958, 314],
  [990, 332],
  [1018, 356],
  [1046, 290],
  [1070, 318],
  [1090, 286],
  [1126, 350],
  [1160, 372],
] as const;

function Skyline() {
  return (
    <g>
      {TOWERS.map((d) => (
        <path key={d} d={d} fill="#0f1715" />
      ))}
      {WINDOWS.map(([x, y]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width="7" height="11" fill="#e3b964" opacity="0.85" />
      ))}
    </g>
  );
}

/** Rays behind the lamp, every second one filled: the sign of the age. */
function Rays() {
  const wedges = Array.from({ length: 18 }, (_, i) => i * 20);
  return (
    <g opacity="0.5">
      {wedges.map((angle) => (
        <path
          key={angle}
          d="M600 150L520 -760L680 -760Z"
          transform={`rotate(${angle} 600 150)`}
          fill="#2d5548"
        />
      ))}
    </g>
  );
}

function Lamp() {
  return (
    <g transform="translate(0 -58)">
      <path d="M596 -140h8v232h-8z" fill="url(#h-brass)" />
      <path d="M566 112C570 86 630 86 634 112Z" fill="url(#h-brass)" />
      <path d="M450 186C462 130 520 106 600 106C680 106 738 130 750 186Z" fill="url(#h-glass)" />
      <path d="M450 186C548 172 652 172 750 186V195C652 181 548 181 450 195Z" fill="url(#h-brass)" />
      <ellipse cx="600" cy="189" rx="54" ry="11" fill="#fff3cf" />
    </g>
  );
}

function TableTop() {
  return (
    <g>
      <path d="M-40 640C60 484 320 440 600 440C880 440 1140 484 1240 640Z" fill="#2a1a14" />
      <path d="M-4 640C100 502 340 458 600 458C860 458 1100 502 1204 640Z" fill="url(#h-baize)" />
      <path
        d="M-4 640C100 502 340 458 600 458C860 458 1100 502 1204 640"
        fill="none"
        stroke="#b98a3e"
        strokeWidth="3"
      />
    </g>
  );
}

function PlayingCard({
  at,
  turn,
  face,
}: {
  at: readonly [number, number];
  turn: number;
  face: "back" | string;
}) {
  return (
    <g transform={`translate(${at[0]} ${at[1]}) rotate(${turn}) skewX(-6)`}>
      <rect x="-35" y="-48" width="70" height="96" rx="5" fill="#f3ead7" stroke="#17130f" strokeWidth="1.5" />
      {face === "back" ? (
        <>
          <rect x="-29" y="-42" width="58" height="84" rx="3" fill="#6d1818" />
          <path
            d="M0 -34L20 0L0 34L-20 0Z M0 -20L12 0L0 20L-12 0Z"
            fill="none"
            stroke="#e3b964"
            strokeWidth="2"
          />
        </>
      ) : (
        <>
          <rect
            x="-29"
            y="-42"
            width="58"
            height="84"
            rx="2"
            fill="none"
            stroke="#8c1f1f"
            strokeWidth="1.6"
          />
          <path d={face} fill="#8c1f1f" />
        </>
      )}
    </g>
  );
}

const SPADE =
  "M0 -26C-7 -12 -22 -6 -22 7A12 12 0 0 0 -3 16C-3 22 -6 27 -10 30H10C6 27 3 22 3 16A12 12 0 0 0 22 7C22 -6 7 -12 0 -26Z";
const STAR = "M0 -26L7 -8L26 -7L11 5L16 24L0 13L-16 24L-11 5L-26 -7L-7 -8Z";

function OnTheTable() {
  return (
    <g>
      {/* A telegram, half read. */}
      <g transform="translate(356 556) rotate(-9)">
        <rect x="-100" y="-42" width="200" height="88" fill="#e8cf8a" stroke="#17130f" strokeWidth="1.2" />
        <path d="M-88 -26H88" stroke="#17130f" strokeWidth="4" />
        <g fill="#fdf3d3">
          <rect x="-88" y="-14" width="150" height="11" />
          <rect x="-88" y="3" width="122" height="11" />
          <rect x="-88" y="20" width="64" height="11" />
        </g>
        <path
          d="M-82 -8.5H54M-82 8.5H24M-82 25.500H-34"
          stroke="#4a4033"
          strokeWidth="4"
          strokeDasharray="14 5 22 5 9 5"
        />
      </g>
      <PlayingCard at={[556, 560]} turn={-15} face="back" />
      <PlayingCard at={[606, 550]} turn={-1} face={SPADE} />
      <PlayingCard at={[658, 562]} turn={14} face={STAR} />
      {/* A glass, and a smoke that has been burning for a while. */}
      <g transform="translate(830 548)">
        <ellipse cx="0" cy="38" rx="42" ry="9" fill="#000" opacity="0.35" />
        <path
          d="M-34 -42L-27 34C-18 41 18 41 27 34L34 -42Z"
          fill="#dfe7dd"
          fillOpacity="0.22"
          stroke="#f3ead7"
          strokeOpacity="0.7"
          strokeWidth="1.6"
        />
        <path
          d="M-31 -4L-27 32C-18 39 18 39 27 32L31 -4C14 2 -14 2 -31 -4Z"
          fill="#c9792a"
          fillOpacity="0.9"
        />
        <ellipse
          cx="0"
          cy="-42"
          rx="34"
          ry="7"
          fill="none"
          stroke="#f3ead7"
          strokeOpacity="0.8"
          strokeWidth="1.6"
        />
        <path d="M-14 -12L6 -18L14 0L-6 6Z" fill="#fff7e6" fillOpacity="0.45" />
      </g>
      <g transform="translate(968 592)">
        <ellipse cx="0" cy="8" rx="62" ry="17" fill="#0d0806" />
        <ellipse cx="0" cy="2" rx="62" ry="17" fill="#b98a3e" />
        <ellipse cx="0" cy="0" rx="48" ry="11" fill="#5d3d0e" />
        <path d="M-8 0L56 -24L59 -16L-2 8Z" fill="#7a4a22" stroke="#17130f" strokeWidth="1.2" />
        <path d="M-8 0L-2 8L-10 9L-14 3Z" fill="#f3ead7" />
        <path
          d="M-14 -4C-46 -60 10 -96 -22 -150C-46 -196 4 -232 -22 -290C-34 -322 -14 -350 -10 -372"
          fill="none"
          stroke="#f3ead7"
          strokeOpacity="0.34"
          strokeWidth="7"
          strokeLinecap="round"
        />
        <path
          d="M-12 -6C-30 -62 22 -92 -6 -142C-26 -180 16 -214 -2 -262"
          fill="none"
          stroke="#f3ead7"
          strokeOpacity="0.28"
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
    </g>
  );
}

/** The back room: a lamp over a table, the city behind the glass. Decoration. */
export function HeroArt({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 1200 640" preserveAspectRatio="xMidYMax slice" className={className} aria-hidden="true">
      <defs>
        <linearGradient id="h-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#10211c" />
          <stop offset="0.75" stopColor="#1e3b33" />
          <stop offset="1" stopColor="#47533a" />
        </linearGradient>
        <linearGradient id="h-brass" x1="0" x2="1">
          <stop offset="0" stopColor="#6d4913" />
          <stop offset="0.3" stopColor="#f3d894" />
          <stop offset="0.55" stopColor="#b98a3e" />
          <stop offset="1" stopColor="#5d3d0e" />
        </linearGradient>
        <linearGradient id="h-glass" x1="0" x2="1">
          <stop offset="0" stopColor="#0f2f26" />
          <stop offset="0.32" stopColor="#57a688" />
          <stop offset="0.6" stopColor="#1e5544" />
          <stop offset="1" stopColor="#0b231c" />
        </linearGradient>
        <radialGradient id="h-baize" cx="0.5" cy="0.35" r="0.6">
          <stop offset="0" stopColor="#4c8a72" />
          <stop offset="0.55" stopColor="#265044" />
          <stop offset="1" stopColor="#14281f" />
        </radialGradient>
        <linearGradient id="h-light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe9b4" stopOpacity="0.85" />
          <stop offset="0.5" stopColor="#ffdf9a" stopOpacity="0.3" />
          <stop offset="1" stopColor="#ffdf9a" stopOpacity="0.06" />
        </linearGradient>
      </defs>
      <rect width="1200" height="640" fill="url(#h-sky)" />
      <Rays />
      <Skyline />
      <TableTop />
      <path d="M506 132H694L1010 612C820 650 380 650 190 612Z" fill="url(#h-light)" />
      <OnTheTable />
      <Lamp />
    </svg>
  );
}
