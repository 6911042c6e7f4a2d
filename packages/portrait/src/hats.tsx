import type { ReactNode } from "react";
import { type Drawing, INK, PAPER } from "./drawing.ts";
import type { Trait } from "./traits.ts";

interface HatProps {
  readonly d: Drawing;
}

const FEDORA_CROWN =
  "M30 38C29.5 26 31 14.5 37.5 10.8C43 8 46.5 12.5 50 13C53.5 12.5 57.5 7.6 63 10.6C69 14 70.5 26 70 38Z";
const FEDORA_BRIM =
  "M15 39.5C21 30.5 33 35.2 50 36.2C67 35.2 79 30 85.5 37.5C82 45 66 47.2 50 47C34 47.2 19 46.4 15 39.5Z";

function FeltHat({ d, felt, shine }: HatProps & { felt: string; shine: string }) {
  return (
    <>
      <path d={FEDORA_CROWN} fill={felt} stroke={INK} strokeWidth="1.2" />
      <path
        d="M30 38C29.7 33.5 29.8 31 30.2 27.6C42 31.6 58 31.6 69.8 27.6C70.2 31 70.3 33.5 70 38Z"
        fill={d.accent}
        stroke={INK}
        strokeWidth="0.8"
      />
      <path d={FEDORA_BRIM} fill={felt} stroke={INK} strokeWidth="1.2" />
      <path
        d="M44 12.2C46 17 48 19 50 22C52 19 54.4 16.6 57 11.6"
        fill="none"
        stroke={shine}
        strokeWidth="1.1"
        strokeLinecap="round"
      />
      <path
        d="M34 24C34.4 19 35.6 15.6 38 13.6M37.6 25.2C37.8 21.4 38.4 18.8 39.6 16.6M18 39.8C22 35.6 30 36.6 38 37.6"
        fill="none"
        stroke={shine}
        strokeWidth="1"
        strokeLinecap="round"
      />
    </>
  );
}

function Homburg({ d }: HatProps) {
  return (
    <>
      <path d="M31 38C30 26 31 13 37 10.5C44 8 56 8 63 10.5C69 13 70 26 69 38Z" fill={INK} />
      <path d="M49 9.5C48.4 15 48.4 18 49 22" stroke={PAPER} strokeWidth="1" fill="none" opacity="0.8" />
      <path
        d="M30.6 38C30.3 35 30.3 33 30.5 31C42 34 58 34 69.5 31C69.7 33 69.7 35 69.4 38Z"
        fill={d.accent}
      />
      <path
        d="M21 37C19 35 19.6 32.4 22.4 33C32 40 68 40 77.6 33C80.4 32.4 81 35 79 37C73 44 62 45.6 50 45.6C38 45.6 27 44 21 37Z"
        fill={INK}
      />
      <path
        d="M22.4 34.6C32 41.6 68 41.6 77.6 34.6M35 28C34.8 21 35.8 16 38 13.6"
        stroke={PAPER}
        strokeWidth="0.9"
        fill="none"
      />
    </>
  );
}

function Bowler({ d }: HatProps) {
  return (
    <>
      <path d="M30.5 39C29 18 38 9.5 50 9.5C62 9.5 71 18 69.5 39Z" fill={INK} />
      <path
        d="M30.5 38.5C30.2 36 30.2 34 30.4 32C42 35 58 35 69.6 32C69.8 34 69.8 36 69.5 38.5Z"
        fill={d.accent}
      />
      <path
        d="M24 39C22 37 22 34.6 24.4 35C34 40.6 66 40.6 75.6 35C78 34.6 78 37 76 39C69 44.6 60 45 50 45C40 45 31 44.6 24 39Z"
        fill={INK}
      />
      <path
        d="M35 28C35 20 38.6 15.4 43 13.4M25.4 36.8C35 42 65 42 74.6 36.8"
        stroke={PAPER}
        strokeWidth="0.9"
        fill="none"
        strokeLinecap="round"
      />
    </>
  );
}

function Boater({ d }: HatProps) {
  return (
    <>
      <path d="M31 38L32 18C40 15.5 60 15.5 68 18L69 38Z" fill={PAPER} stroke={INK} strokeWidth="1.2" />
      <path d="M31 38L31.6 27C42 30 58 30 68.4 27L69 38Z" fill={d.accent} stroke={INK} strokeWidth="0.9" />
      <path
        d="M16 37.5C28 33.5 36 36 50 36.4C64 36 72 33.5 84 37.5C82 44 66 45.5 50 45.5C34 45.5 18 44 16 37.5Z"
        fill={PAPER}
        stroke={INK}
        strokeWidth="1.3"
      />
      <path
        d="M36 18.6v6M42 17.8v7M48 17.4v7.4M54 17.4v7.4M60 17.8v7M65 18.4v6M22 39l4 2M34 41l5 1M46 42h6M60 41.6l5 -.6M74 40l4 -1.4"
        stroke={INK}
        strokeWidth="0.7"
        opacity="0.8"
      />
    </>
  );
}

function Newsboy({ d }: HatProps) {
  return (
    <>
      <path
        d="M27 38C19 30 24 17 38 14C46 12 58 11.5 66 15C79 20 81 32 73 38C60 33 40 33 27 38Z"
        fill={d.accent}
        stroke={INK}
        strokeWidth="1.3"
      />
      <path
        d="M50 13.4C44 19 38 26 36 35M50 13.4C51 20 51 27 50.6 34M50 13.4C58 18 63 26 65 35"
        stroke={INK}
        strokeWidth="0.9"
        fill="none"
      />
      <circle cx="50" cy="13.2" r="1.8" fill={INK} />
      <path
        d="M29 38C36 33.6 64 33.6 71 38C74 41.6 72 45 68 44.6C58 41 42 41 32 44.6C28 45 26 41.6 29 38Z"
        fill={INK}
      />
    </>
  );
}

function Cloche({ d }: HatProps) {
  return (
    <>
      <path
        d="M28 47C25 24 35 12.5 50 12.5C65 12.5 75 24 72 47C75 50 74 53 70 52C64 44 36 42 30 51C26 52.6 25.4 49.4 28 47Z"
        fill={d.accent}
        stroke={INK}
        strokeWidth="1.3"
      />
      <path d="M28.4 43.6C34 35.4 64 35.4 71.6 43.6L71.4 38C64 30 36 30 28.6 38Z" fill={INK} />
      <path
        d="M66 36c4 -7 9 -6 8 -1c4 -1 6 4 1 6c2 4 -3 6 -5 2c-4 1 -6 -4 -4 -7z"
        fill={PAPER}
        stroke={INK}
        strokeWidth="0.9"
      />
      <path
        d="M34 27C36 20.6 40.6 17 46 16"
        stroke={PAPER}
        strokeWidth="0.9"
        fill="none"
        strokeLinecap="round"
      />
    </>
  );
}

function Picture({ d }: HatProps) {
  return (
    <>
      <path d="M33 34C33 20 40 14 50 14C60 14 67 20 67 34Z" fill={INK} />
      <path d="M33 34C32.8 31.6 33 29 33.4 27C42 30 58 30 66.6 27C67 29 67.2 31.6 67 34Z" fill={d.accent} />
      <path
        d="M7 42C12 30 34 31.6 50 32C66 31.6 88 24 94 35C92 44 76 42.6 62 42.6C44 42.6 18 51 7 42Z"
        fill={INK}
      />
      <path d="M11 41C18 34 34 34.6 50 35C64 35 80 31 90 34" stroke={PAPER} strokeWidth="0.8" fill="none" />
      <path
        d="M62 29c-3 -5 2 -8 4.6 -5c2 -3.6 7 -1 5 2.6c4 1 3 6 -1 5.4c-1 3.6 -6 3 -5.6 -.4c-2 .2 -3.4 -1 -3 -2.6z"
        fill={d.accent}
        stroke={PAPER}
        strokeWidth="0.7"
      />
    </>
  );
}

function Beret({ d }: HatProps) {
  return (
    <>
      <path
        d="M29 40C20 38 18 26 29 19.6C41 12 66 12.6 76 22C83 29 79 36 71 38C60 31 42 31 29 40Z"
        fill={d.accent}
        stroke={INK}
        strokeWidth="1.3"
      />
      <path d="M29 40.4C42 31.4 60 31.4 71 38.2L70.4 41C60 35 42 35 29.8 43Z" fill={INK} />
      <path d="M53 14.6l1.6 -4" stroke={INK} strokeWidth="1.8" strokeLinecap="round" />
      <path
        d="M27 30C28.4 25 33 21.6 39 20"
        stroke={PAPER}
        strokeWidth="0.9"
        fill="none"
        strokeLinecap="round"
      />
    </>
  );
}

const HATS: Record<Trait<"hat">, ((props: HatProps) => ReactNode) | undefined> = {
  none: undefined,
  fedora: ({ d }) => <FeltHat d={d} felt={INK} shine={PAPER} />,
  "pale-fedora": ({ d }) => <FeltHat d={d} felt={PAPER} shine={INK} />,
  homburg: Homburg,
  bowler: Bowler,
  boater: Boater,
  newsboy: Newsboy,
  cloche: Cloche,
  picture: Picture,
  beret: Beret,
};

/** Brims that throw a shadow over the eyes. */
const SHADING: readonly Trait<"hat">[] = [
  "fedora",
  "pale-fedora",
  "homburg",
  "boater",
  "picture",
  "newsboy",
  "bowler",
];

export const throwsShadow = (hat: Trait<"hat">) => SHADING.includes(hat);

export function Hat({ d }: HatProps) {
  const Worn = HATS[d.traits.hat];
  if (!Worn) return null;
  const wide = (d.cheek + 1.2) / 19.5;
  return (
    <g transform={`translate(${50 - 50 * wide + d.turn * 0.3} 0) scale(${wide} 1)`}>
      <Worn d={d} />
    </g>
  );
}
