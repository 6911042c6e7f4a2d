import { type MobsterId, mobOf, numberOf } from "@consigliere/games/family-business/mobs";
import { faceMarkup } from "@consigliere/portrait/face";
import type { PortraitTraits } from "@consigliere/portrait/traits";
import { type ReactNode, useId, useMemo } from "react";
import { faceOf } from "./portraits.ts";

/** A figure of 92 × 238 units, as a `viewBox`: the head is as large as in the picture of a face. */
const FIGURE_BOX = "4 2.5 92 238";
/** A figure's outline, for the places at the wall that nobody has yet. */
const OUTLINE =
  "M31 40C30 22 36 12 50 12C64 12 70 22 69 40C78 38 84 39 84 43C76 49 70 48 68 49C68 66 60 80 58 80" +
  "C76 84 94 88 96 104C99 118 99 130 93 146L79 148L78 176L73 236H54L50 194L46 236H27L22 176L21 148L7 146" +
  "C1 130 1 118 4 104C6 88 24 84 42 80C40 80 32 66 32 49C30 48 24 49 16 43C16 39 22 38 31 40Z";

type Build = () => ReactNode;

const ARMS =
  "M4 102C0 114 0 128 4 137C8 143 17 143 23 140V100ZM96 102C100 114 100 128 96 137C92 143 83 143 77 140V100Z";

function Trousers() {
  return (
    <>
      <path className="fb-cloth" d="M23 168L27 231H46L50 192L54 231H73L77 168Z" />
      <path d="M36 182L37 231M64 182L63 231" className="fb-crease" />
    </>
  );
}

function Shoes() {
  return (
    <>
      <path
        d="M28 229H46L47 239H17C16 234 22 231 28 229ZM54 229H72C78 231 84 234 83 239H53Z"
        fill="var(--ink)"
      />
      <path d="M20 236H46M54 236H80" className="fb-crease" />
    </>
  );
}

const Suit: Build = () => (
  <>
    <Trousers />
    <Shoes />
    <path d={ARMS} fill="var(--ink)" />
    <path d="M19 98C22 124 24 140 19 178H47L50 172L53 178H81C76 140 78 124 81 98Z" fill="var(--ink)" />
    <path d="M50 146V172M27 158H40M60 158H73M23 104V138M77 104V138" className="fb-crease" />
  </>
);

const Coat: Build = () => (
  <>
    <path className="fb-cloth" d="M30 208L31 231H46L48 208ZM52 208L54 231H69L70 208Z" />
    <Shoes />
    <path d={ARMS} fill="var(--ink)" />
    <path d="M19 98C23 130 22 160 13 214C30 219 70 219 87 214C78 160 77 130 81 98Z" fill="var(--ink)" />
    <path d="M50 142V217M25 164L40 161M75 164L60 161M23 104V138M77 104V138" className="fb-crease" />
  </>
);

const Waistcoat: Build = () => (
  <>
    <Trousers />
    <Shoes />
    <path d={ARMS} fill="var(--cream)" stroke="var(--ink)" strokeWidth="1.2" />
    <path
      d="M21 98C24 126 25 144 22 166L34 170L50 178L66 170L78 166C75 144 76 126 79 98Z"
      fill="var(--ink)"
    />
    <path d="M50 144V176" className="fb-crease" />
  </>
);

const Dress: Build = () => (
  <>
    <path d="M36 200L38 232H46L48 200ZM52 200L54 232H62L64 200Z" fill="var(--butter)" stroke="var(--ink)" />
    <path d="M35 230H47L46 239H42L40 235L30 238ZM53 230H65L70 238L60 235L58 239H54Z" fill="var(--ink)" />
    <path
      d="M13 103C10 116 10 128 14 136C18 142 24 142 28 139V100ZM87 103C90 116 90 128 86 136C82 142 76 142 72 139V100Z"
      fill="var(--butter)"
      stroke="var(--ink)"
      strokeWidth="1.2"
    />
    <path
      d="M22 98C28 126 30 140 24 168C21 184 20 196 19 206H81C80 196 79 184 76 168C70 140 72 126 78 98Z"
      fill="var(--ink)"
    />
    <path d="M27 166C40 172 60 172 73 166M38 176L34 205M50 176V205M62 176L66 205" className="fb-crease" />
  </>
);

const BUILDS: Record<PortraitTraits["coat"], Build> = {
  suit: Suit,
  pinstripe: Suit,
  tuxedo: Suit,
  overcoat: Coat,
  fur: Coat,
  vest: Waistcoat,
  worker: Waistcoat,
  dress: Dress,
  pearls: Dress,
};

interface ManProps {
  readonly id: MobsterId;
  /** A man who has lost his hat wears none. */
  readonly isBareheaded?: boolean;
}

/** A mobster from hat to shoes. The figure fills the width of its box, and stands behind the lower edge of a low one. */
export function Man({ id, isBareheaded = false }: ManProps) {
  const prefix = useId().replace(/\W/g, "");
  const drawn = useMemo(() => {
    const face = faceOf(id);
    return { __html: faceMarkup(isBareheaded ? { ...face, hat: "none" } : face, prefix) };
  }, [id, isBareheaded, prefix]);
  const Build = BUILDS[faceOf(id).coat];
  return (
    <svg className="fb-man" viewBox={FIGURE_BOX} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <Build />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us, and without anybody's words */}
      <g dangerouslySetInnerHTML={drawn} />
    </svg>
  );
}

/** The chalk outline of somebody who is not there yet. */
export function ChalkMan() {
  return (
    <svg
      className="fb-man fb-chalk-man"
      viewBox={FIGURE_BOX}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path d={OUTLINE} />
    </svg>
  );
}

/** How tall somebody is, as a part of the tallest: the same wherever he stands. */
export function statureOf(id: MobsterId): number {
  return 1 - ((numberOf(id) * 5 + mobOf(id).length * 3) % 9) / 72;
}
