import type { ReactNode } from "react";
import { type Drawing, INK, PAPER } from "./drawing.ts";
import type { Trait } from "./traits.ts";

interface HairProps {
  readonly d: Drawing;
  readonly l: number;
  readonly r: number;
}

/** Hair that falls behind the head. */
const BEHIND: Partial<Record<Trait<"hair">, (props: HairProps) => ReactNode>> = {
  bob: ({ d, l, r }) => (
    <path
      d={`M${l - 3} 40C${l - 6} 22 38 19 50 19C62 19 ${r + 6} 22 ${r + 3} 40C${r + 5} 52 ${r + 6} 58 ${r + 3} 66C${r} 70 ${r - 5} 69 ${r - 8} 66L${l + 8} 66C${l + 5} 69 ${l} 70 ${l - 3} 66C${l - 6} 58 ${l - 5} 52 ${l - 3} 40Z`}
      fill={d.hair}
      stroke={INK}
      strokeWidth="1.1"
    />
  ),
  waves: ({ d, l, r }) => (
    <path
      d={`M${l - 2} 38C${l - 3} 22 38 18 50 18C62 18 ${r + 3} 22 ${r + 2} 38C${r + 7} 44 ${r + 1} 49 ${r + 5} 54C${r + 8} 60 ${r + 1} 63 ${r + 3} 69C${r + 1} 75 ${r - 6} 73 ${r - 8} 68H${l + 8}C${l + 6} 73 ${l - 1} 75 ${l - 3} 69C${l - 1} 63 ${l - 8} 60 ${l - 5} 54C${l - 1} 49 ${l - 7} 44 ${l - 2} 38Z`}
      fill={d.hair}
      stroke={INK}
      strokeWidth="1.1"
    />
  ),
  bun: ({ d }) => (
    <>
      <circle cx="50" cy="17.5" r="8.5" fill={d.hair} stroke={INK} strokeWidth="1.1" />
      <path
        d="M45 15c2 -3 7 -3 9.4 0M44 19c3 -2 9 -2 12 0"
        stroke={d.hair === "#1d1712" ? PAPER : INK}
        strokeWidth="0.7"
        fill="none"
      />
    </>
  ),
};

const strand = (d: Drawing) => (d.hair === "#1d1712" ? PAPER : INK);

/** Hair on top of the forehead; drawn under the hat. */
const ABOVE: Record<Trait<"hair">, ((props: HairProps) => ReactNode) | undefined> = {
  bald: ({ l }) => (
    <path
      d={`M${l + 7} 33C${l + 9} 29.6 ${l + 12} 28 ${l + 15} 27.2`}
      stroke={PAPER}
      strokeWidth="1.4"
      fill="none"
      strokeLinecap="round"
    />
  ),
  receding: ({ d, l, r }) => (
    <path
      d={`M${l - 0.6} 50C${l - 3} 38 ${l} 29 ${l + 5} 27C${l + 4} 33 ${l + 3.4} 40 ${l + 2.4} 45Z M${r + 0.6} 50C${r + 3} 38 ${r} 29 ${r - 5} 27C${r - 4} 33 ${r - 3.4} 40 ${r - 2.4} 45Z M42 26.4C46 24.6 54 24.6 58 26.4C54 27.6 46 27.6 42 26.4Z`}
      fill={d.hair}
    />
  ),
  cropped: ({ d, l, r }) => (
    <path
      d={`M${l - 0.8} 49C${l - 4} 28 36 21.5 50 21.5C64 21.5 ${r + 4} 28 ${r + 0.8} 49L${r - 2} 44L${r - 3} 36C60 32.6 40 32.6 ${l + 3} 36L${l + 2} 44Z`}
      fill={d.hair}
    />
  ),
  slick: ({ d, l, r }) => (
    <>
      <path
        d={`M${l - 0.8} 50C${l - 5} 27 37 19 50 19C63 19 ${r + 5} 27 ${r + 0.8} 50L${r - 2} 43C${r - 3} 35 60 31 50 31C40 31 ${l + 3} 35 ${l + 2} 43Z`}
        fill={d.hair}
      />
      <path
        d="M41 30C42 25.4 45 22.4 49 21M47 29.6C48 25.8 50.4 23 54 21.6M53.6 29.8C54.6 26.8 56.8 24.6 59.6 23.4M36 32C36.6 28.6 38.6 25.4 41.6 23.4"
        stroke={strand(d)}
        strokeWidth="0.8"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  "side-part": ({ d, l, r }) => (
    <>
      <path
        d={`M${l - 0.8} 50C${l - 5} 29 35 19 49 18.4C64 17.6 ${r + 6} 27 ${r + 0.8} 50L${r - 2.2} 43C${r - 1.4} 38 ${r - 5} 33 ${r - 9} 32C54 36.4 44 34 40 28C38 33 ${l + 2.6} 36 ${l + 2} 43Z`}
        fill={d.hair}
      />
      <path
        d="M40.6 27.4C44 23.6 50 22 56 22.6M42.6 29.4C47 26.6 53 26 58.6 27.4"
        stroke={strand(d)}
        strokeWidth="0.8"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  curly: ({ d, l, r }) => (
    <path
      d={`M${l - 0.5} 48C${l - 6} 46 ${l - 5} 39 ${l - 1.5} 38C${l - 6} 33 ${l} 27 ${l + 4} 28C${l + 3} 21 ${l + 11} 18 ${l + 14} 21C47 15 55 15 57 20C62 16 ${r - 1} 20 ${r - 3} 26C${r + 3} 26 ${r + 5} 33 ${r + 1.4} 37C${r + 6} 40 ${r + 5} 46 ${r + 0.5} 48L${r - 2} 42C${r - 2} 36 ${r - 8} 38 ${r - 10} 34C56 38 50 36 49 33C46 37 39 37 38 34C${l + 5} 38 ${l + 2} 37 ${l + 2} 42Z`}
      fill={d.hair}
      stroke={INK}
      strokeWidth="0.8"
    />
  ),
  "widows-peak": ({ d, l, r }) => (
    <>
      <path
        d={`M${l - 0.8} 50C${l - 4} 27 37 19.6 50 19.6C63 19.6 ${r + 4} 27 ${r + 0.8} 50L${r - 2} 44C${r - 2} 34 60 27.6 57 27.6C54 29 51.6 32 50 35.6C48.4 32 46 29 43 27.6C40 27.6 ${l + 2} 34 ${l + 2} 44Z`}
        fill={d.hair}
      />
      <path
        d="M50 33C49.4 28 49.6 25 50.6 21.6M46 28C45.8 25.6 46.2 23.8 47 22"
        stroke={strand(d)}
        strokeWidth="0.8"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  bob: ({ d, l, r }) => (
    <>
      <path
        d={`M${l - 2} 54C${l - 6} 28 37 18.6 50 18.6C63 18.6 ${r + 6} 28 ${r + 2} 54C${r + 3} 60 ${r} 64 ${r - 2.6} 64C${r - 1} 56 ${r - 1} 46 ${r - 3} 40C58 36.6 42 36.6 ${l + 3} 40C${l + 1} 46 ${l + 1} 56 ${l + 2.6} 64C${l} 64 ${l - 3} 60 ${l - 2} 54Z`}
        fill={d.hair}
      />
      <path
        d="M39 36.4C39.6 29 43 24 48 22M45 35.6C46 30 49 25.6 53 23.4M52 35.6C53 31 55.4 27.6 58.6 25.6"
        stroke={strand(d)}
        strokeWidth="0.8"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  waves: ({ d, l, r }) => (
    <>
      <path
        d={`M${l - 1.4} 52C${l - 6} 28 37 17.6 50 17.6C63 17.6 ${r + 6} 28 ${r + 1.4} 52C${r - 1} 50 ${r - 2} 46 ${r - 1.6} 42C${r - 4} 40 ${r - 5} 36 ${r - 4.6} 33C56 37 47 33 43 27C42 33 ${l + 6} 34 ${l + 5} 39C${l + 2} 40 ${l + 2} 47 ${l - 1.4} 52Z`}
        fill={d.hair}
      />
      <path
        d="M44 26C48 22.4 52 26.4 56 24.6C59 23.4 61 25.6 63.6 28M45.6 29.4C50 27 53 31 57.4 29.6M35 33C33.6 30 36 28.6 37 25.6"
        stroke={strand(d)}
        strokeWidth="0.9"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  bun: ({ d, l, r }) => (
    <>
      <path
        d={`M${l - 0.8} 51C${l - 5} 28 37 20 50 20C63 20 ${r + 5} 28 ${r + 0.8} 51L${r - 1.8} 44C${r - 4} 36 56 33 50 27.6C44 33 ${l + 4} 36 ${l + 1.8} 44Z`}
        fill={d.hair}
      />
      <path
        d="M47 28C43 30.6 38.6 33 36 37M53 28C57 30.6 61.4 33 64 37"
        stroke={strand(d)}
        strokeWidth="0.7"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
};

const edges = (d: Drawing) => ({ d, l: 50 - d.cheek, r: 50 + d.cheek });

export function HairBehind({ d }: { d: Drawing }) {
  const Behind = BEHIND[d.traits.hair];
  // Under a hat a bun would stick out of the crown.
  if (!Behind || (d.traits.hair === "bun" && d.traits.hat !== "none")) return null;
  return <Behind {...edges(d)} />;
}

export function HairAbove({ d }: { d: Drawing }) {
  const Above = ABOVE[d.traits.hair];
  return Above ? <Above {...edges(d)} /> : null;
}
