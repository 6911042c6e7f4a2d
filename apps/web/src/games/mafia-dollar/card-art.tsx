/** The drawings on the cards: bold signs in the card's own ink, legible at thumbnail size. */
import {
  type CardId,
  cardOf,
  type ItemId,
  isGangster,
  type RacketType,
  type Sort,
} from "@consigliere/games/mafia-dollar/cards";
import type { ReactNode } from "react";
import { Portrait } from "../../design/portrait/portrait.tsx";
import { faceOf } from "./faces.ts";
import { itemShape } from "./item-art.tsx";

const INK = "#17130f";
const PAPER = "#f3ead7";
const BLOOD = "#8c1f1f";
const BRASS = "#b98a3e";

const SHAPES: Readonly<Record<Exclude<Sort, "gangster" | "weapon" | "tool" | "vehicle">, ReactNode>> = {
  prison: (
    <>
      <rect x="16" y="14" width="68" height="72" fill="#2b2620" stroke={INK} strokeWidth="3" />
      <path
        d="M34 86V64c0-10 32-10 32 0v22ZM50 34a12 12 0 1 0 .1 0Z"
        fill="#c9bfa6"
        stroke={INK}
        strokeWidth="2"
      />
      <path d="M26 14V86M38 14V86M50 14V86M62 14V86M74 14V86" stroke="#8b857b" strokeWidth="5" />
      <path d="M14 30H86M14 70H86" stroke="#8b857b" strokeWidth="6" />
    </>
  ),
  home: (
    <>
      <path d="M10 50 50 16 90 50" fill="none" stroke={INK} strokeWidth="7" strokeLinejoin="round" />
      <path d="M20 48 50 23 80 48V86H20Z" fill={PAPER} stroke={INK} strokeWidth="3" />
      <path d="M42 86V62H58V86Z" fill={BLOOD} stroke={INK} strokeWidth="2.4" />
      <path d="M27 54H37V64H27ZM63 54H73V64H63Z" fill="#f0c24b" stroke={INK} strokeWidth="2.4" />
      <path d="M68 32V20H76V38" fill={BRASS} stroke={INK} strokeWidth="2.4" />
    </>
  ),
  injury: (
    <>
      <path d="M24 22a30 28 0 0 1 52 0l4 34a30 30 0 0 1-60 0Z" fill="#e8cfae" stroke={INK} strokeWidth="3" />
      <path d="M20 30 78 18 82 32 22 46Z" fill="#fffaf0" stroke={INK} strokeWidth="2.4" />
      <path d="M52 22l12-2 2 12-12 3Z" fill={BLOOD} />
      <path d="M36 54l8 8m0-8-8 8M58 56h10M42 74c6-5 12-5 18 0" stroke={INK} strokeWidth="3" fill="none" />
    </>
  ),
  girlfriend: (
    <>
      <path
        d="M50 84C18 62 10 46 14 32 18 18 40 14 50 32 60 14 82 18 86 32 90 46 82 62 50 84Z"
        fill={BLOOD}
        stroke={INK}
        strokeWidth="3"
      />
      <path
        d="M26 50c8-10 16-10 24-4 8-6 16-6 24 4-8 12-16 16-24 16S34 62 26 50Z"
        fill="#f4a9a0"
        stroke={INK}
        strokeWidth="2"
      />
      <path d="M26 50c16 4 32 4 48 0" fill="none" stroke={INK} strokeWidth="2.4" />
    </>
  ),
  warehouse: <Building />,
  "guard-dog": (
    <>
      <path
        d="M20 14 40 26H60L80 14V48L70 66 60 84H40L30 66 20 48Z"
        fill="#6d4a2c"
        stroke={INK}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path d="M40 50 60 50 64 74 56 86H44L36 74Z" fill="#d9bd92" stroke={INK} strokeWidth="2" />
      <circle cx="36" cy="44" r="4.5" fill="#f0c24b" stroke={INK} strokeWidth="2" />
      <circle cx="64" cy="44" r="4.5" fill="#f0c24b" stroke={INK} strokeWidth="2" />
      <path d="M42 56H58L50 65Z" fill={INK} />
      <path d="M40 74 44 80 47 74 50 80 53 74 56 80 60 74Z" fill="#fffaf0" stroke={INK} strokeWidth="1.6" />
    </>
  ),
  tobacco: <Racket type="tobacco" />,
  liquor: <Racket type="liquor" />,
  gambling: <Racket type="gambling" />,
  "red-light": <Racket type="red-light" />,
  "dons-birthday": (
    <>
      <path d="M18 58H82V84H18Z" fill={PAPER} stroke={INK} strokeWidth="3" />
      <path d="M28 38H72V58H28Z" fill={PAPER} stroke={INK} strokeWidth="3" />
      <path
        d="M18 62c8 10 12-2 20 4s12-6 20 1 12-6 24-1M28 42c6 8 10-2 16 3s10-4 28-1"
        fill="none"
        stroke={BLOOD}
        strokeWidth="4"
      />
      <path d="M38 38V24M50 38V24M62 38V24" stroke={BRASS} strokeWidth="4" />
      <path
        d="M38 22c-4-4 0-8 0-10 0 2 4 6 0 10ZM50 22c-4-4 0-8 0-10 0 2 4 6 0 10ZM62 22c-4-4 0-8 0-10 0 2 4 6 0 10Z"
        fill="#f0a51f"
        stroke={INK}
        strokeWidth="1.4"
      />
      <path d="M12 86H88" stroke={INK} strokeWidth="4" />
    </>
  ),
  escort: <Badge stars={1} />,
  patrol: <Badge stars={2} />,
  raid: <Badge stars={3} />,
  end: (
    <>
      <path d="M14 26C14 10 86 10 86 26V74C86 90 14 90 14 74Z" fill="#7a4a22" stroke={INK} strokeWidth="3" />
      <path d="M13 38H87M13 62H87" stroke="#3a3a3a" strokeWidth="6" />
      <path d="M32 14V86M50 12V88M68 14V86" stroke={INK} strokeWidth="1.6" opacity="0.6" />
      <path d="M44 34 54 46 46 54 58 66" fill="none" stroke="#f0c24b" strokeWidth="5" />
      <path d="M60 66c8 4 8 14 2 26h26c-4-12-12-22-28-26Z" fill="#c98a2c" stroke={INK} strokeWidth="2" />
    </>
  ),
};

/** A brick warehouse with its loading door. */
function Building() {
  return (
    <>
      <path d="M10 40 50 18 90 40V88H10Z" fill="#7c3c2d" stroke={INK} strokeWidth="3" />
      <path
        d="M10 52H90M10 64H90M10 76H90M22 40V52M46 40V52M70 40V52M34 52V64M58 52V64M82 52V64"
        stroke="#3a1a14"
        strokeWidth="1.4"
      />
      <path d="M32 88V56H68V88Z" fill="#3d4a45" stroke={INK} strokeWidth="2.6" />
      <path d="M32 64H68M32 72H68M32 80H68" stroke="#1d2723" strokeWidth="2" />
      <circle cx="50" cy="38" r="7" fill="#f0c24b" stroke={INK} strokeWidth="2.4" />
      <path d="M6 88H94" stroke={INK} strokeWidth="4" />
    </>
  );
}

function Racket({ type }: { readonly type: RacketType }) {
  switch (type) {
    case "tobacco":
      return (
        <>
          <path d="M14 40H86V80H14Z" fill="#a8763a" stroke={INK} strokeWidth="3" />
          <path d="M14 40 22 22H78L86 40Z" fill="#8c5a26" stroke={INK} strokeWidth="3" />
          <path d="M22 30c8-5 14-5 18 0s14 5 18 0 14-5 20 0V38H22Z" fill="#5b3413" />
          <circle cx="50" cy="60" r="12" fill={PAPER} stroke={BLOOD} strokeWidth="3" />
          <path d="M44 64c2-10 6-12 12-10-2 8-6 10-12 10Z" fill="#3b6b3a" />
        </>
      );
    case "liquor":
      return (
        <>
          <path
            d="M42 10H58V30C70 36 72 42 72 52V88H28V52C28 42 30 36 42 30Z"
            fill="#3f6a3c"
            stroke={INK}
            strokeWidth="3"
          />
          <path d="M42 8H58V18H42Z" fill={BRASS} stroke={INK} strokeWidth="2" />
          <path d="M28 54H72V78H28Z" fill={PAPER} stroke={INK} strokeWidth="2" />
          <path d="M36 60 44 72M44 60 36 72M54 60 62 72M62 60 54 72" stroke={INK} strokeWidth="3" />
        </>
      );
    case "gambling":
      return (
        <>
          <path d="M20 20 58 12 68 60 30 68Z" fill={PAPER} stroke={INK} strokeWidth="3" />
          <path d="M44 26c-6 8-12 10-10 18 2 6 8 5 10 1l2 8h4l-2-9c4 2 9 0 8-6-1-8-8-8-12-12Z" fill={INK} />
          <path d="M52 52H86V86H52Z" fill={BLOOD} stroke={INK} strokeWidth="3" />
          <path
            d="M60 60h.1M78 60h.1M69 69h.1M60 78h.1M78 78h.1"
            stroke={PAPER}
            strokeWidth="7"
            strokeLinecap="round"
          />
        </>
      );
    case "red-light":
      return (
        <>
          <path d="M18 20H60V28H26V88H18Z" fill="#3a352e" stroke={INK} strokeWidth="2" />
          <path d="M42 28H72L80 44H34Z" fill="#3a352e" stroke={INK} strokeWidth="2.4" />
          <path d="M36 46H78L70 74H44Z" fill="#d1372c" stroke={INK} strokeWidth="3" />
          <path d="M48 52H66L62 68H52Z" fill="#ffd9a0" />
          <path d="M44 76H70V82H44Z" fill="#3a352e" stroke={INK} strokeWidth="2" />
          <path d="M28 62 20 66M86 62 94 66M84 50 92 46" stroke="#d1372c" strokeWidth="3" />
        </>
      );
  }
}

const STARS: Readonly<Record<1 | 2 | 3, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [36, 50],
    [64, 50],
  ],
  3: [
    [50, 36],
    [35, 60],
    [65, 60],
  ],
};

/** A police shield with as many stars as the card is harsh. */
function Badge({ stars }: { readonly stars: 1 | 2 | 3 }) {
  const size = stars === 1 ? 1.5 : 1;
  return (
    <>
      <path
        d="M50 6 62 14 84 14V52C84 72 68 84 50 94 32 84 16 72 16 52V14H38Z"
        fill="#1f3f6b"
        stroke={INK}
        strokeWidth="3"
      />
      <path
        d="M50 14 60 21H77V52C77 68 64 78 50 86 36 78 23 68 23 52V21H40Z"
        fill="none"
        stroke={BRASS}
        strokeWidth="2.4"
      />
      {STARS[stars].map(([x, y]) => (
        <path
          key={`${x}-${y}`}
          transform={`translate(${x} ${y}) scale(${size})`}
          d="M0-13 3.8-4 13-4 5.5 2 8.5 11 0 5.5-8.5 11-5.5 2-13-4-3.8-4Z"
          fill="#f0c24b"
          stroke={INK}
          strokeWidth="1.4"
        />
      ))}
    </>
  );
}

/** The picture on a card: a face for people, else what it stands for. */
export function CardArt({ card }: { readonly card: CardId }) {
  if (isGangster(card)) return <Portrait of={faceOf(card)} />;
  const { kind, sort } = cardOf(card);
  return kind === "item" ? <ItemArt item={card as ItemId} /> : <SortArt sort={sort as keyof typeof SHAPES} />;
}

export function ItemArt({ item }: { readonly item: ItemId }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      {itemShape(item)}
    </svg>
  );
}

export function SortArt({ sort }: { readonly sort: keyof typeof SHAPES }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      {SHAPES[sort]}
    </svg>
  );
}
