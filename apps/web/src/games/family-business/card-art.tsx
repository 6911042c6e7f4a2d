/** The drawings on the 23 kinds of card: bold deco signs in the card's own ink, legible at thumbnail size. */
import type { CardKind } from "@consigliere/games/family-business/cards";
import type { ReactNode } from "react";

const INK = "#17130f";
const PAPER = "#f3ead7";
const BLOOD = "#8c1f1f";
const BRASS = "#b98a3e";

/** A contract paper with a deckled foot, lines of writing and a blot where the name goes. */
function Contract({ x = 0, y = 0, turn = 0 }: { x?: number; y?: number; turn?: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn} 50 50)`}>
      <path
        d="M26 10H68L76 18V86l-5 -3 -5 3 -5 -3 -5 3 -5 -3 -5 3 -5 -3 -5 3 -5 -3 -5 3Z"
        fill={PAPER}
        stroke={INK}
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d="M68 10V18H76" fill="none" stroke={INK} strokeWidth="2" />
      <path d="M34 22H58" stroke={INK} strokeWidth="4" />
      <path d="M34 32H68M34 38H68M34 44H60" stroke={INK} strokeWidth="1.6" />
      <path d="M34 58H54" stroke={INK} strokeWidth="2" />
      <path
        d="M35 57c3 -6 5 2 7 -3s4 3 6 -1 3 1 5 0"
        fill="none"
        stroke={BLOOD}
        strokeWidth="2"
        strokeLinecap="round"
      />
    </g>
  );
}

/** The wax seal on a contract. */
function Seal({ x, y, children }: { x: number; y: number; children?: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-4 6L-9 22L-2 18L2 24L4 8Z" fill={BLOOD} stroke={INK} strokeWidth="1.4" />
      <circle r="11" fill={BLOOD} stroke={INK} strokeWidth="1.8" />
      <circle r="7.6" fill="none" stroke={PAPER} strokeWidth="1" />
      {children}
    </g>
  );
}

/** A sign crossed out: what cannot answer this contract. */
function Barred({ x, y, size = 15, children }: { x: number; y: number; size?: number; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={size} fill={PAPER} stroke={INK} strokeWidth="1.6" />
      {children}
      <circle r={size} fill="none" stroke={BLOOD} strokeWidth="3.2" />
      <path
        d={`M${-size * 0.7} ${size * 0.7}L${size * 0.7} ${-size * 0.7}`}
        stroke={BLOOD}
        strokeWidth="3.2"
      />
    </g>
  );
}

function Fist({ x = 50, y = 50, scale = 1 }: { x?: number; y?: number; scale?: number }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      stroke={INK}
      strokeWidth={2 / Math.max(scale, 0.5)}
      strokeLinejoin="round"
    >
      <path d="M-14 30L-12 12H14L12 30Z" fill={BRASS} />
      <path
        d="M-18 -10C-18 -20 -10 -22 -8 -18C-6 -24 2 -24 3 -19C6 -24 13 -22 13 -17C18 -20 22 -14 20 -8L18 8C16 14 -10 14 -14 8Z"
        fill={PAPER}
      />
      <path d="M-8 -17V-4M3 -18V-5M13 -16V-5M-18 -4C-6 2 4 -4 10 2" fill="none" />
    </g>
  );
}

/** A ring on a hand that is kissed: influence. */
function Ring({ x = 50, y = 50, scale = 1 }: { x?: number; y?: number; scale?: number }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      stroke={INK}
      strokeWidth={2 / Math.max(scale, 0.5)}
      strokeLinejoin="round"
    >
      <circle cy="8" r="18" fill="none" stroke={BRASS} strokeWidth="8" />
      <circle cy="8" r="22" fill="none" />
      <circle cy="8" r="14" fill="none" />
      <path d="M-13 -14L-7 -24H7L13 -14L0 -3Z" fill={BLOOD} />
      <path d="M-13 -14H13M-7 -24L-4 -14L0 -3L4 -14L7 -24" fill="none" strokeWidth="1.2" />
    </g>
  );
}

function Hole({ x, y, r = 3.4 }: { x: number; y: number; r?: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M0 ${-r * 2}L${r * 0.6} ${-r}L${r * 1.8} ${-r}L${r} 0L${r * 1.8} ${r}L${r * 0.3} ${r}L${-r * 0.4} ${r * 1.9}L${-r * 0.8} ${r * 0.7}L${-r * 1.9} ${r * 0.6}L${-r} ${-r * 0.2}L${-r * 1.5} ${-r * 1.3}L${-r * 0.4} ${-r}Z`}
        fill={PAPER}
        stroke={INK}
        strokeWidth="0.8"
      />
      <circle r={r * 0.62} fill={INK} />
    </g>
  );
}

function Hat({ transform = "", band = BLOOD }: { transform?: string; band?: string }) {
  return (
    <g transform={transform} stroke={INK} strokeWidth="1.8" strokeLinejoin="round">
      <path d="M26 58C24 36 30 18 40 17C46 16 47 21 50 22C53 21 56 15 62 17C72 20 76 38 74 58Z" fill={INK} />
      <path d="M25.5 58C25 52 25.4 48 26 44C42 50 58 50 74 44C74.6 48 75 52 74.5 58Z" fill={band} />
      <path d="M6 60C16 48 34 58 50 58C66 58 84 46 94 56C90 70 68 72 50 72C32 72 10 72 6 60Z" fill={INK} />
      <path d="M40 22C44 27 47 29 50 31C53 28 57 25 60 21" fill="none" stroke={PAPER} strokeWidth="1.4" />
    </g>
  );
}

function TommyGun({ transform = "" }: { transform?: string }) {
  return (
    <g transform={transform} stroke={INK} strokeWidth="1.8" strokeLinejoin="round">
      <path d="M4 44L22 40V54L10 62H4Z" fill={BRASS} />
      <path d="M22 38H66V52H22Z" fill={INK} />
      <path d="M66 42H96V47H66Z" fill={INK} />
      <path d="M30 52H38L36 68H28Z" fill={BRASS} />
      <path d="M58 52H66V66H60Z" fill={BRASS} />
      <circle cx="49" cy="61" r="11" fill={INK} />
      <circle cx="49" cy="61" r="6.4" fill="none" stroke={PAPER} strokeWidth="1.3" />
      <path d="M26 42H62M70 40v9M76 40v9M82 40v9" stroke={PAPER} strokeWidth="1" />
    </g>
  );
}

const HEART = "M50 88C18 62 8 46 14 30C20 15 40 15 50 33C60 15 80 15 86 30C92 46 82 62 50 88Z";
const SHIELD = "M50 8L60 14L78 11L82 32C84 60 66 80 50 92C34 80 16 60 18 32L22 11L40 14Z";

function Person({ x, y, fill = INK }: { x: number; y: number; fill?: string }) {
  return (
    <g transform={`translate(${x} ${y})`} fill={fill} stroke={INK} strokeWidth="1.4">
      <path d="M-14 30C-14 14 -8 12 0 12C8 12 14 14 14 30Z" />
      <circle cy="2" r="9" />
      <path d="M-13 -3C-6 -6 6 -6 13 -3L9 -6C9 -14 -9 -14 -9 -6Z" fill={INK} />
    </g>
  );
}

const ART: Readonly<Record<CardKind, () => ReactNode>> = {
  contract: () => (
    <>
      <Contract />
      <Seal x={66} y={66} />
    </>
  ),
  "contract-no-mob-power": () => (
    <>
      <Contract x={-8} />
      <Barred x={70} y={66} size={21}>
        <Fist x={0} y={-3} scale={0.58} />
      </Barred>
    </>
  ),
  "contract-no-family-influence": () => (
    <>
      <Contract x={-8} />
      <Barred x={70} y={66} size={21}>
        <Ring x={0} y={-2} scale={0.58} />
      </Barred>
    </>
  ),
  "contract-no-counter": () => (
    <>
      <Contract x={-2} y={-4} />
      <Barred x={30} y={74} size={19}>
        <Fist x={0} y={-3} scale={0.5} />
      </Barred>
      <Barred x={73} y={74} size={19}>
        <Ring x={0} y={-2} scale={0.5} />
      </Barred>
    </>
  ),
  "priority-contract": () => (
    <>
      <Contract x={8} />
      <path
        d="M6 50L26 30V42H46V58H26V70Z"
        fill={BLOOD}
        stroke={INK}
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <path
        d="M70 60l2.6 6 6.4 .6 -4.8 4.4 1.4 6.4 -5.6 -3.4 -5.6 3.4 1.4 -6.4 -4.8 -4.4 6.4 -.6Z"
        fill={BRASS}
        stroke={INK}
        strokeWidth="1.4"
      />
    </>
  ),
  "double-contract": () => (
    <>
      <Contract x={-12} turn={-9} />
      <Contract x={12} y={4} turn={8} />
      <Seal x={76} y={72}>
        <path d="M-3 -4V4M3 -4V4" stroke={PAPER} strokeWidth="2" />
      </Seal>
    </>
  ),
  hit: () => (
    <>
      <Hat transform="translate(0 8)" />
      <path d="M92 4L58 42" stroke={BLOOD} strokeWidth="2.4" strokeDasharray="5 4" />
      <Hole x={55} y={45} r={6} />
    </>
  ),
  "st-valentines-day-massacre": () => (
    <>
      <path d={HEART} fill={BLOOD} stroke={INK} strokeWidth="2.6" />
      <path d="M20 34C23 25 32 22 39 28" fill="none" stroke={PAPER} strokeWidth="2.6" strokeLinecap="round" />
      <Hole x={33} y={46} r={4.6} />
      <Hole x={50} y={52} r={5} />
      <Hole x={67} y={40} r={4.6} />
      <Hole x={60} y={68} r={4} />
      <Hole x={42} y={67} r={3.6} />
    </>
  ),
  "double-cross": () => (
    <>
      <path
        d="M14 42C14 30 32 24 44 32L56 32C68 24 86 30 86 42L80 64C74 74 58 70 54 62L50 54L46 62C42 70 26 74 20 64Z"
        fill={PAPER}
        stroke={INK}
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d="M24 66L66 30M76 66L34 30" stroke={INK} strokeWidth="9" strokeLinecap="round" />
      <path d="M24 66L66 30M76 66L34 30" stroke={BRASS} strokeWidth="5" strokeLinecap="round" />
      <path
        d="M66 30L84 12L76 34ZM34 30L16 12L24 34Z"
        fill={PAPER}
        stroke={INK}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle cx="20" cy="72" r="5" fill={BLOOD} stroke={INK} strokeWidth="1.6" />
      <circle cx="80" cy="72" r="5" fill={BLOOD} stroke={INK} strokeWidth="1.6" />
    </>
  ),
  "mob-war": () => (
    <>
      <TommyGun transform="rotate(-32 50 50)" />
      <TommyGun transform="translate(100 0) scale(-1 1) rotate(-32 50 50)" />
    </>
  ),
  ambush: () => (
    <>
      <path d="M4 92V40C14 44 22 30 34 40C44 28 54 44 64 34C76 26 84 42 96 36V92Z" fill={INK} />
      <circle cx="36" cy="60" r="11" fill={PAPER} />
      <circle cx="66" cy="60" r="11" fill={PAPER} />
      <circle cx="38" cy="60" r="4.6" fill={BLOOD} />
      <circle cx="68" cy="60" r="4.6" fill={BLOOD} />
      <path d="M22 48L48 54M80 48L54 54" stroke={INK} strokeWidth="6" />
      <path d="M18 20h64M24 12h52" stroke={BRASS} strokeWidth="3" strokeDasharray="10 6" />
    </>
  ),
  vendetta: () => (
    <>
      <path d="M50 4L57 14V60H43V14Z" fill={PAPER} stroke={INK} strokeWidth="2.2" strokeLinejoin="round" />
      <path d="M50 10V58" stroke={INK} strokeWidth="1.4" />
      <path d="M28 60H72V67H28Z" fill={BRASS} stroke={INK} strokeWidth="2" />
      <path d="M45 67H55L53 88H47Z" fill={INK} />
      <circle cx="50" cy="91" r="5" fill={BRASS} stroke={INK} strokeWidth="1.6" />
      <path d="M43 14V40C38 46 40 54 43 54M57 20V48" fill="none" stroke={BLOOD} strokeWidth="3" />
      <path
        d="M24 70c0 6 -7 9 -7 14a7 7 0 0 0 14 0c0 -5 -7 -8 -7 -14zM76 70c0 6 -7 9 -7 14a7 7 0 0 0 14 0c0 -5 -7 -8 -7 -14z"
        fill={BLOOD}
        stroke={INK}
        strokeWidth="1.6"
      />
    </>
  ),
  "take-it-on-the-lam": () => (
    <>
      <path d="M8 62C8 54 14 52 22 50L32 36H62L74 50C86 51 92 54 92 64V70H8Z" fill={INK} />
      <path d="M35 40H47V50H28ZM51 40H60L68 50H51Z" fill={PAPER} />
      <circle cx="28" cy="71" r="10" fill={INK} stroke={PAPER} strokeWidth="2" />
      <circle cx="72" cy="71" r="10" fill={INK} stroke={PAPER} strokeWidth="2" />
      <circle cx="28" cy="71" r="3.4" fill={BRASS} />
      <circle cx="72" cy="71" r="3.4" fill={BRASS} />
      <path d="M2 28H26M10 20H34M0 84H20" stroke={BRASS} strokeWidth="3" strokeLinecap="round" />
      <circle cx="89" cy="60" r="3.4" fill={BRASS} />
    </>
  ),
  "police-protection": () => (
    <>
      <path d={SHIELD} fill={BRASS} stroke={INK} strokeWidth="2.6" strokeLinejoin="round" />
      <path
        d="M50 18L74 20C76 52 64 68 50 80C36 68 24 52 26 20Z"
        fill="none"
        stroke={INK}
        strokeWidth="1.4"
      />
      <path
        d="M50 26l6 14 15 1 -11.6 10 3.6 15L50 58l-13 8 3.6 -15L29 41l15 -1Z"
        fill={PAPER}
        stroke={INK}
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </>
  ),
  substitution: () => (
    <>
      <Person x={28} y={44} fill={BRASS} />
      <Person x={72} y={44} fill={PAPER} />
      <path d="M28 20C40 4 60 4 70 16L76 10L78 28L60 27L66 21C58 13 44 13 36 24Z" fill={INK} />
      <path
        d="M72 84C60 98 40 98 30 87L24 93L22 76L40 77L34 83C42 90 56 90 64 80Z"
        fill={BLOOD}
        stroke={INK}
        strokeWidth="1.2"
      />
    </>
  ),
  intrigue: () => (
    <>
      <path
        d="M10 30C26 20 42 28 50 34C58 28 74 20 90 30C92 50 82 66 68 64C58 62 54 52 50 52C46 52 42 62 32 64C18 66 8 50 10 30Z"
        fill={INK}
      />
      <path
        d="M20 40C28 34 38 38 42 46C34 52 24 50 20 40ZM80 40C72 34 62 38 58 46C66 52 76 50 80 40Z"
        fill={PAPER}
      />
      <path
        d="M10 30C4 18 12 8 22 14M90 30C96 18 88 8 78 14M50 34C44 18 50 8 50 4C50 8 56 18 50 34"
        fill={BRASS}
        stroke={INK}
        strokeWidth="1.6"
      />
      <path d="M12 42C4 60 10 78 20 92M88 42C96 60 90 78 80 92" fill="none" stroke={BLOOD} strokeWidth="3" />
      <path d="M36 78C42 84 58 84 64 78" fill="none" stroke={INK} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  truce: () => (
    <>
      <path d="M20 96V8" stroke={INK} strokeWidth="5" />
      <path
        d="M22 12C38 4 52 22 66 14C76 9 84 12 92 16C86 24 90 32 84 38C92 42 86 52 88 58C74 52 62 62 48 56C36 52 30 56 22 60Z"
        fill={PAPER}
        stroke={INK}
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d="M32 24C44 18 54 32 68 25M32 38C46 34 56 48 74 40" fill="none" stroke={INK} strokeWidth="1.4" />
      <circle cx="20" cy="7" r="5" fill={BRASS} stroke={INK} strokeWidth="1.6" />
    </>
  ),
  "pay-off": () => (
    <>
      <path
        d="M10 34L78 14L90 52L22 72Z"
        fill={PAPER}
        stroke={INK}
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <path d="M14 42H86V84H14Z" fill="#9bb08a" stroke={INK} strokeWidth="2.4" />
      <path d="M20 48H80V78H20Z" fill="none" stroke={INK} strokeWidth="1.3" />
      <circle cx="50" cy="63" r="11" fill={PAPER} stroke={INK} strokeWidth="1.8" />
      <path
        d="M54 58C50 55 45 57 46 60.5C47 64 54 62 54 66C54 69 48 70 45.6 67.4M50 54V72"
        fill="none"
        stroke={INK}
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <path
        d="M40 84V42h9V84Z"
        fill={BRASS}
        stroke={INK}
        strokeWidth="1.4"
        opacity="0.9"
        transform="translate(-14 0)"
      />
    </>
  ),
  "federal-crackdown": () => (
    <>
      <path d="M50 6L92 30H8Z" fill={BRASS} stroke={INK} strokeWidth="2.2" strokeLinejoin="round" />
      <path d="M12 32H88V40H12ZM8 82H92V92H8Z" fill={PAPER} stroke={INK} strokeWidth="2.2" />
      {[18, 36, 54, 72].map((x) => (
        <path key={x} d={`M${x} 42h10v38h-10Z`} fill={PAPER} stroke={INK} strokeWidth="2" />
      ))}
      {[18, 36, 54, 72].map((x) => (
        <path key={x} d={`M${x + 3.4} 44v34M${x + 6.8} 44v34`} stroke={INK} strokeWidth="1" />
      ))}
      <path
        d="M50 13l2.4 5.2 5.6 .5 -4.2 3.7 1.3 5.5 -5.1 -3 -5.1 3 1.3 -5.5 -4.2 -3.7 5.6 -.5Z"
        fill={BLOOD}
      />
    </>
  ),
  finger: () => (
    <>
      <path
        d="M6 42H60C64 42 64 50 60 50H44C50 52 50 58 45 59C49 61 48 67 43 68C45 71 43 76 38 76C28 78 18 78 10 72L6 70Z"
        fill={PAPER}
        stroke={INK}
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d="M0 36H8V80H0Z" fill={INK} />
      <path d="M24 44C26 32 36 28 42 32" fill={PAPER} stroke={INK} strokeWidth="2.4" strokeLinecap="round" />
      <circle cx="80" cy="46" r="14" fill="none" stroke={BLOOD} strokeWidth="3" />
      <path d="M80 26V38M80 54V66M62 46H72M88 46H98" stroke={BLOOD} strokeWidth="3" />
    </>
  ),
  "safe-house": () => (
    <>
      <path d="M6 50L50 12L94 50H82V90H18V50Z" fill={INK} />
      <path d="M24 50L50 27L76 50V84H24Z" fill={PAPER} />
      <path d="M40 56H60V84H40Z" fill={BRASS} stroke={INK} strokeWidth="2" />
      <circle cx="50" cy="68" r="3.4" fill={INK} />
      <path d="M50 69V77" stroke={INK} strokeWidth="3.4" />
      <path d="M66 16H76V30L66 22Z" fill={INK} />
      <path d="M44 42h12v8H44Z" fill={INK} />
    </>
  ),
  "mob-power": () => (
    <>
      {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
        <path key={angle} d="M50 2L55 16H45Z" fill={BLOOD} transform={`rotate(${angle + 22.5} 50 50)`} />
      ))}
      <Fist x={49} y={50} scale={1.25} />
    </>
  ),
  "family-influence": () => (
    <>
      <Ring x={50} y={50} scale={1.5} />
      <path
        d="M16 14l3 7 7 3 -7 3 -3 7 -3 -7 -7 -3 7 -3ZM84 22l2 5 5 2 -5 2 -2 5 -2 -5 -5 -2 5 -2Z"
        fill={BRASS}
        stroke={INK}
        strokeWidth="1"
      />
    </>
  ),
};

/** The drawing of a kind of card; fills its box, decorative beside the card's name. */
export function CardArt({ kind }: { readonly kind: CardKind }) {
  const Art = ART[kind];
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <Art />
    </svg>
  );
}
