/** The eight places to rob, as bold deco signs: legible at 40 px. */
import type { TargetId } from "@consigliere/games/crooks/cards";
import type { ReactNode } from "react";

const INK = "#17130f";
const PAPER = "#f3ead7";
const BRASS = "#b98a3e";
const GOLD = "#e3b964";
const BLOOD = "#8c1f1f";
const GREEN = "#1e4f43";
const edge = { stroke: INK, strokeWidth: 2.2, strokeLinejoin: "round" } as const;

const ART: Readonly<Record<TargetId, ReactNode>> = {
  "target-2": (
    <>
      <path d="M10 30H54V58H10Z" fill={PAPER} {...edge} />
      <path d="M6 16H58L54 30H10Z" fill={BLOOD} {...edge} />
      <path d="M16 16L14 30H22L23 16ZM32 16H38L40 30H31ZM48 16L52 30H46L45 16Z" fill={PAPER} />
      <path d="M16 36H30V46H16ZM34 36H48V46H34Z" fill={GOLD} {...edge} strokeWidth="1.6" />
      <path d="M19 39H27M19 42H25M37 39H45M37 42H43M10 51H54" stroke={INK} strokeWidth="1.6" />
    </>
  ),
  "target-3": (
    <>
      <path d="M8 10H34" stroke={INK} strokeWidth="4" />
      <path d="M32 10V16M22 22L32 16L42 22M22 22V26M42 22V26M32 16V34" fill="none" {...edge} />
      <circle cx="22" cy="33" r="8" fill={GOLD} {...edge} />
      <circle cx="42" cy="33" r="8" fill={GOLD} {...edge} />
      <circle cx="32" cy="47" r="9" fill={BRASS} {...edge} />
      <path
        d="M18 31A5 5 0 0 1 22 28M38 31A5 5 0 0 1 42 28M27 45A6 6 0 0 1 32 41"
        stroke={PAPER}
        strokeWidth="2"
        fill="none"
      />
    </>
  ),
  "target-4": (
    <>
      <path d="M14 26H50V58H14Z" fill={PAPER} {...edge} />
      <path d="M26 6H38V26H26Z" fill={BLOOD} {...edge} />
      <path d="M29 10H35M29 15H35M29 20H35" stroke={GOLD} strokeWidth="2.4" />
      <path d="M6 26H58V37H6Z" fill={BLOOD} {...edge} />
      {[11, 18, 25, 32, 39, 46, 53].map((x) => (
        <circle key={x} cx={x} cy="31.5" r="2.2" fill={GOLD} />
      ))}
      <path d="M25 43H39V58H25Z" fill={INK} />
      <path d="M32 43V58" stroke={PAPER} strokeWidth="1.4" />
    </>
  ),
  "target-5": (
    <>
      <path d="M23 14L32 19L41 14L52 24L47 58H17L12 24Z" fill={BRASS} {...edge} />
      <path d="M23 14C21 26 26 36 32 42C38 36 43 26 41 14L32 19Z" fill={PAPER} {...edge} />
      <path
        d="M16 32l3 3 3-3M19 42l3 3 3-3M42 32l3 3 3-3M39 42l3 3 3-3M22 52l3 2 3-2M36 52l3 2 3-2"
        fill="none"
        stroke={INK}
        strokeWidth="1.8"
      />
      <path d="M32 42V58" stroke={INK} strokeWidth="2" />
      <path d="M32 5C36 5 36 9 32 10V15" fill="none" {...edge} />
    </>
  ),
  "target-6": (
    <>
      <path d="M18 14H46L58 28L32 58L6 28Z" fill="#bcd9dd" {...edge} />
      <path
        d="M6 28H58M18 14L24 28L32 14L40 28L46 14M24 28L32 58L40 28"
        fill="none"
        {...edge}
        strokeWidth="1.8"
      />
      <path d="M13 26L18 19" stroke={INK} strokeWidth="1.8" />
    </>
  ),
  "target-7": (
    <>
      <path d="M32 4L20 14H44Z" fill="none" {...edge} />
      <path d="M6 14H58V54H6Z" fill={GOLD} {...edge} />
      <path d="M12 20H52V48H12Z" fill={PAPER} {...edge} />
      <path d="M12 48L24 32L32 41L40 30L52 44V48Z" fill={GREEN} {...edge} strokeWidth="1.6" />
      <circle cx="42" cy="26" r="3.6" fill={BLOOD} />
      <path d="M24 59H40" stroke={BRASS} strokeWidth="4" />
    </>
  ),
  "target-8": (
    <>
      <path d="M8 8H56V54H8Z" fill="#5b6670" {...edge} />
      <path d="M13 13H51V49H13Z" fill="#8a959e" {...edge} />
      <circle cx="31" cy="31" r="11" fill={PAPER} {...edge} />
      <path
        d="M31 22V25M31 37V40M22 31H25M37 31H40M31 31L36 25"
        stroke={INK}
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <circle cx="31" cy="31" r="3.2" fill={BRASS} />
      <path d="M47 26V36" stroke={INK} strokeWidth="4" strokeLinecap="round" />
      <path d="M14 54V60H22V54M42 54V60H50V54" fill={INK} />
    </>
  ),
  "target-9": (
    <>
      <path d="M32 5L60 21H4Z" fill={PAPER} {...edge} />
      <path d="M8 21H56V27H8Z" fill={PAPER} {...edge} />
      <path d="M12 27H19V49H12ZM28.5 27H35.5V49H28.5ZM45 27H52V49H45Z" fill={GOLD} {...edge} />
      <path d="M8 49H56V54H8ZM4 54H60V60H4Z" fill={PAPER} {...edge} />
      <path
        d="M35 11.5C33.5 10 29.5 10.3 29.5 12.7C29.5 15.5 35 14.4 35 17C35 19.3 30.5 19.3 29 17.7M32.2 9V20.5"
        fill="none"
        stroke={GREEN}
        strokeWidth="1.9"
      />
    </>
  ),
};

export function TargetArt({ target }: { readonly target: TargetId }) {
  return (
    <svg viewBox="0 0 64 64" className="ck-target-art" aria-hidden="true">
      {ART[target]}
    </svg>
  );
}
