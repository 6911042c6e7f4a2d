import { Coat } from "./coats.tsx";
import { type Drawing, drawingOf, headPath, INK, PAPER } from "./drawing.ts";
import { Glasses, Prop, Scar } from "./extras.tsx";
import { Features } from "./features.tsx";
import { HairAbove, HairBehind } from "./hair.tsx";
import { Hat, throwsShadow } from "./hats.tsx";
import { faceFromText } from "./seed.ts";
import type { PortraitTraits } from "./traits.ts";
import { Whiskers } from "./whiskers.tsx";

/** The position of the head: the posture of the whole person. */
const STANCE: Record<PortraitTraits["posture"], string> = {
  front: "",
  left: "rotate(-2 50 80)",
  right: "rotate(2 50 80)",
  "chin-up": "translate(0 -2.4) rotate(2 50 80)",
  hunched: "translate(0 4.4)",
  tilted: "rotate(-6 50 82)",
};

/** Lamp light from the upper left: engraved hatching on the far side of a face. */
function Hatching({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={`${id}h`}
        width="2.1"
        height="2.1"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(38)"
      >
        <path d="M0 1.05H2.1" stroke={INK} strokeWidth="0.85" />
      </pattern>
      <pattern
        id={`${id}s`}
        width="2.6"
        height="2.6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(20)"
      >
        <circle cx="1.3" cy="1.3" r="0.62" fill={INK} />
      </pattern>
    </defs>
  );
}

function Ground({ d }: { d: Drawing }) {
  const rays = [-72, -54, -36, -18, 0, 18, 36, 54, 72];
  return (
    <>
      <rect className="portrait-ground" width="100" height="100" fill={d.ground} />
      <g stroke={PAPER} strokeWidth="1" opacity="0.5">
        {rays.map((angle) => (
          <path key={angle} d="M50 62V-30" transform={`rotate(${angle} 50 62)`} />
        ))}
      </g>
    </>
  );
}

function Shade({ d }: { d: Drawing }) {
  const x = 50 + d.turn;
  const hasBrim = throwsShadow(d.traits.hat);
  return (
    <g clipPath={`url(#${d.id}c)`}>
      <path
        d={`M${x + 9} 20C${x + 6} 34 ${x + 13} 42 ${x + 11} 50C${x + 10} 56 ${x + 13} 60 ${x + 10} 68C${x + 8} 74 ${x + 3} 77 ${x - 3} 90H90V20Z`}
        fill={`url(#${d.id}h)`}
      />
      {d.traits.moustache === "stubble" && (
        <path
          d={`M28 60C34 64 42 61 50 61.4C58 61 66 64 72 60V90H28Z`}
          fill={`url(#${d.id}s)`}
          opacity="0.85"
        />
      )}
      {hasBrim && <path d="M20 38H80V47.4C62 52 38 52 20 47.4Z" fill={INK} opacity="0.42" />}
      {hasBrim && <path d="M20 38H80V45C62 49 38 49 20 45Z" fill={INK} opacity="0.35" />}
    </g>
  );
}

const headAt = ({ traits }: Drawing) => `translate(-4 -6) scale(1.08) ${STANCE[traits.posture]}`;

function Head({ d }: { d: Drawing }) {
  const outline = headPath(d);
  return (
    <g transform={headAt(d)}>
      <HairBehind d={d} />
      {[-1, 1].map((side) => (
        <path
          key={side}
          d={`M${50 + side * (d.cheek - 1)} 47C${50 + side * (d.cheek + 4.6)} 44.4 ${50 + side * (d.cheek + 4.4)} 55 ${50 + side * (d.cheek - 0.6)} 57.4`}
          fill={d.skin}
          stroke={INK}
          strokeWidth="1.2"
        />
      ))}
      <clipPath id={`${d.id}c`}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill={d.skin} stroke={INK} strokeWidth="1.5" />
      <Shade d={d} />
      <g transform={`translate(${d.turn} ${d.traits.posture === "chin-up" ? -0.8 : 0})`}>
        <Features d={d} />
        <Scar d={d} />
      </g>
      <HairAbove d={d} />
      <g transform={`translate(${d.turn} 0)`}>
        <Whiskers d={d} />
        <Glasses d={d} />
        <Prop d={d} />
      </g>
      <Hat d={d} />
    </g>
  );
}

function Neck({ d }: { d: Drawing }) {
  const half = d.isFeminine ? 6.6 : 9.4;
  return (
    <>
      <path
        d={`M${50 - half} 66V82L50 90L${50 + half} 82V66Z`}
        fill={d.skin}
        stroke={INK}
        strokeWidth="1.2"
      />
      <path
        d={`M${50 - half} 74C46 82 54 84 ${50 + half} 72V82L50 89L${50 - half} 81Z`}
        fill={`url(#${d.id}h)`}
      />
    </>
  );
}

/** The part of the drawing's 100 × 100 units that the picture of a face shows, as a `viewBox`. */
export const FACE_BOX = "4 2.5 92 92";

export interface FaceProps {
  /** A portrait text of a profile (encoded face or any seed), or the traits themselves. */
  readonly of: string | PortraitTraits;
  /** The prefix of the ids inside the drawing. It must be unique in the document. */
  readonly id: string;
  /** Without the ground behind the head, to stand in a scene. */
  readonly isCutOut?: boolean;
}

/**
 * The content of the `<svg>` of a face in the style of an engraved newspaper picture, drawn from traits. The same text
 * or traits give the same face everywhere. Recognizable from 32 px on.
 */
export function Face({ of, id, isCutOut = false }: FaceProps) {
  const d = drawingOf(typeof of === "string" ? faceFromText(of) : of, id);
  return (
    <>
      <Hatching id={id} />
      {!isCutOut && <Ground d={d} />}
      <Neck d={d} />
      <Coat d={d} />
      <Head d={d} />
    </>
  );
}

/** The hat of a face alone, at its place in the drawing. */
export function LoneHat({ of, id }: { readonly of: PortraitTraits; readonly id: string }) {
  const d = drawingOf(of, id);
  return (
    <g transform={headAt(d)}>
      <Hat d={d} />
    </g>
  );
}
