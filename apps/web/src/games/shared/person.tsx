import { faceMarkup } from "@consigliere/portrait/face";
import type { PortraitTraits } from "@consigliere/portrait/traits";
import { memo, type ReactNode, useId, useMemo } from "react";

/** A figure of 92 × 238 units, as a `viewBox`: the head is as large as in the picture of a face. */
export const FIGURE_BOX = "4 2.5 92 238";

type Build = () => ReactNode;

const ARMS =
  "M4 102C0 114 0 128 4 137C8 143 17 143 23 140V100ZM96 102C100 114 100 128 96 137C92 143 83 143 77 140V100Z";

function Trousers() {
  return (
    <>
      <path className="person-cloth" d="M23 168L27 231H46L50 192L54 231H73L77 168Z" />
      <path d="M36 182L37 231M64 182L63 231" className="person-crease" />
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
      <path d="M20 236H46M54 236H80" className="person-crease" />
    </>
  );
}

const Suit: Build = () => (
  <>
    <Trousers />
    <Shoes />
    <path d={ARMS} fill="var(--ink)" />
    <path d="M19 98C22 124 24 140 19 178H47L50 172L53 178H81C76 140 78 124 81 98Z" fill="var(--ink)" />
    <path d="M50 146V172M27 158H40M60 158H73M23 104V138M77 104V138" className="person-crease" />
  </>
);

const Coat: Build = () => (
  <>
    <path className="person-cloth" d="M30 208L31 231H46L48 208ZM52 208L54 231H69L70 208Z" />
    <Shoes />
    <path d={ARMS} fill="var(--ink)" />
    <path d="M19 98C23 130 22 160 13 214C30 219 70 219 87 214C78 160 77 130 81 98Z" fill="var(--ink)" />
    <path d="M50 142V217M25 164L40 161M75 164L60 161M23 104V138M77 104V138" className="person-crease" />
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
    <path d="M50 144V176" className="person-crease" />
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
    <path d="M27 166C40 172 60 172 73 166M38 176L34 205M50 176V205M62 176L66 205" className="person-crease" />
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

interface PersonProps {
  readonly of: PortraitTraits;
  readonly className?: string;
}

/** Somebody from hat to shoes. The figure fills the width of its box, and stands behind the lower edge of a low one. */
export const Person = memo(function Person({ of: face, className = "" }: PersonProps) {
  const prefix = useId().replace(/\W/g, "");
  const drawn = useMemo(() => ({ __html: faceMarkup(face, prefix) }), [face, prefix]);
  const Build = BUILDS[face.coat];
  return (
    <svg
      className={`person ${className}`}
      viewBox={FIGURE_BOX}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <Build />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by us, and without anybody's words */}
      <g dangerouslySetInnerHTML={drawn} />
    </svg>
  );
});
