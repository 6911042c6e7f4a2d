import { type Drawing, INK, PAPER } from "./drawing.ts";
import type { Trait } from "./traits.ts";

interface FeatureProps {
  readonly d: Drawing;
}

const LEFT_EYE = 42;
const RIGHT_EYE = 58;

const BROWS: Record<Trait<"brows">, { path: string; width: number }> = {
  plain: { path: "M37 45.4C39.5 43.4 43 43.2 46 44.6M54 44.6C57 43.2 60.5 43.4 63 45.4", width: 1.9 },
  heavy: { path: "M36.4 45.4C39 42.8 43.4 42.4 46.6 44.4M53.4 44.4C56.6 42.4 61 42.8 63.6 45.4", width: 3.4 },
  thin: { path: "M36.6 45C39 41.4 43.4 41.2 46.4 44M53.6 44C56.6 41.2 61 41.4 63.4 45", width: 1.1 },
  angry: { path: "M36.6 42.6L46.8 46M53.2 46L63.4 42.6", width: 2.7 },
  raised: { path: "M36.6 43.6C39 40 43.4 39.8 46.2 42.4M53.8 45C57 43.8 60.5 44 63 45.8", width: 2 },
  joined: { path: "M36.4 45.6C40 42.8 45 43.4 50 45.4C55 43.4 60 42.8 63.6 45.6", width: 3 },
};

function Lashes({ x, outward }: { x: number; outward: 1 | -1 }) {
  return (
    <path
      d={`M${x + 4 * outward} 49.2l${2.6 * outward} -2M${x + 2.6 * outward} 47.6l${1.8 * outward} -2.4`}
      stroke={INK}
      strokeWidth="1"
      strokeLinecap="round"
    />
  );
}

function Eye({ d, x, outward }: FeatureProps & { x: number; outward: 1 | -1 }) {
  const { eyes } = d.traits;
  const look = d.turn * 0.35;
  if (eyes === "patch" && outward === 1) {
    return (
      <>
        <path
          d={`M${50 - d.cheek} 39L${x - 4} 46.5M${x + 4} 46L${50 + d.cheek} 42`}
          stroke={INK}
          strokeWidth="1.4"
        />
        <path
          d={`M${x - 5} 46.4C${x - 3} 45 ${x + 3} 45 ${x + 5} 46.4C${x + 5} 52 ${x + 3} 55 ${x} 55.4C${x - 3} 55 ${x - 5} 52 ${x - 5} 46.4Z`}
          fill={INK}
        />
      </>
    );
  }
  if (eyes === "shadowed") return <circle cx={x + look} cy="50.2" r="1.5" fill={PAPER} />;
  if (eyes === "narrow") {
    return (
      <>
        <path
          d={`M${x - 4.4} 50.4C${x - 2} 48.2 ${x + 2} 48.2 ${x + 4.4} 50.4C${x + 2} 51.8 ${x - 2} 51.8 ${x - 4.4} 50.4Z`}
          fill={PAPER}
          stroke={INK}
          strokeWidth="1.1"
        />
        <circle cx={x + look} cy="50" r="1.6" fill={INK} />
      </>
    );
  }
  const tall = eyes === "wide" ? 1.35 : 1;
  return (
    <>
      <path
        d={`M${x - 4.4} 50.4C${x - 2.4} ${50.2 - 3.4 * tall} ${x + 2.4} ${50.2 - 3.4 * tall} ${x + 4.4} 50.4C${x + 2} ${50.4 + 2.6 * tall} ${x - 2} ${50.4 + 2.6 * tall} ${x - 4.4} 50.4Z`}
        fill={PAPER}
        stroke={INK}
        strokeWidth="1"
      />
      <circle cx={x + look} cy="50.2" r={1.9 * (eyes === "wide" ? 1 : 1.05)} fill={INK} />
      <circle cx={x + look - 0.7} cy="49.4" r="0.55" fill={PAPER} />
      {eyes === "heavy-lidded" && (
        <path
          d={`M${x - 4.8} 50.4C${x - 2.4} 46.4 ${x + 2.4} 46.4 ${x + 4.8} 50.4L${x + 4.4} 49.8C${x + 1.6} 49 ${x - 1.6} 49 ${x - 4.4} 49.8Z`}
          fill={d.isFeminine ? d.accent : INK}
          stroke={INK}
          strokeWidth="1.2"
        />
      )}
      {d.isFeminine && (
        <path
          d={`M${x - 4.6} 50.2C${x - 2.4} ${49.8 - 3.4 * tall} ${x + 2.4} ${49.8 - 3.4 * tall} ${x + 4.6} 50.2`}
          fill="none"
          stroke={INK}
          strokeWidth="1.7"
        />
      )}
    </>
  );
}

const NOSES: Record<Trait<"nose">, string> = {
  straight: "M50.8 47.5L53.4 58.6C53.8 60.4 51.8 61 50 60.6C48.8 61 47.4 60.8 47 59.6",
  hooked: "M50.4 46.6C53.6 50 56 54.6 54.4 59.8C53.2 62 51.4 60.6 49.8 60.4C48.4 60.8 47.2 60.4 46.8 59.2",
  broken:
    "M50.6 46.6L53.4 50.4L50.8 53.6L54.4 58.8C54.8 60.8 52.4 61.2 50.4 60.4C48.8 61.2 47 60.6 46.6 59.2",
  broad: "M51 47.5L53 55.6C56.6 56.6 57 60.6 54 60.8C52.6 62 48.4 62 46.6 60.8C43.6 60.4 44 56.8 46.8 56",
  button: "M52 54.6C54.6 56.4 54.4 60 51 60.2C48.6 60.4 47.4 59.6 47 58.2",
};

function Mouth({ d }: FeatureProps) {
  const { mouth } = d.traits;
  if (mouth === "full" || (d.isFeminine && mouth !== "grin")) {
    const lift = mouth === "smirk" ? -1.4 : mouth === "frown" ? 1.2 : 0;
    const half = mouth === "small" ? 4 : 5.6;
    const fill = d.isFeminine
      ? d.traits.accent === "blood" || d.traits.accent === "rust"
        ? d.accent
        : "#8c1f1f"
      : d.skin;
    return (
      <>
        <path
          d={`M${50 - half} 67.4C${48} 65 49 64.6 50 65.6C51 64.6 52 65 ${50 + half} ${67.4 + lift}C53 71.6 47 71.6 ${50 - half} 67.4Z`}
          fill={fill}
          stroke={INK}
          strokeWidth="0.9"
        />
        <path
          d={`M${50 - half} 67.4C48 68.2 52 68 ${50 + half} ${67.4 + lift}`}
          fill="none"
          stroke={INK}
          strokeWidth="1"
        />
      </>
    );
  }
  if (mouth === "grin") {
    return (
      <>
        <path
          d="M42.5 65.4C46 67 54 67 57.5 65.4C56.4 71.6 43.6 71.6 42.5 65.4Z"
          fill={PAPER}
          stroke={INK}
          strokeWidth="1.3"
          strokeLinejoin="round"
        />
        <path d="M46 66.6v3.2M50 66.8v3.8M54 66.6v3.2" stroke={INK} strokeWidth="0.7" />
      </>
    );
  }
  const path = {
    flat: "M43.6 67.4C47 66.8 53 66.8 56.4 67.4",
    smirk: "M43.8 68C48 68.6 53 67.4 57 64.6M57 64.6l1.4 1.6",
    frown: "M43.4 68.8C47 65.8 53 65.8 56.6 68.8",
    small: "M46.4 67.4C48.4 66.6 51.6 66.6 53.6 67.4",
    full: "",
  }[mouth];
  return (
    <>
      <path d={path} fill="none" stroke={INK} strokeWidth="1.7" strokeLinecap="round" />
      <path
        d="M47.4 71.6C49 72.4 51 72.4 52.6 71.6"
        fill="none"
        stroke={INK}
        strokeWidth="0.8"
        strokeLinecap="round"
      />
    </>
  );
}

const AGE_LINES: Record<Trait<"age">, string> = {
  young: "",
  middle: "M43.6 61.6C42 63 41.2 64.6 41 66.4M56.4 61.6C58 63 58.8 64.6 59 66.4",
  old: "M43.6 61.4C41.6 63 40.8 65 40.6 67.6M56.4 61.4C58.4 63 59.2 65 59.4 67.6M38.4 53.6C40 55 43 55.2 45 54.2M61.6 53.6C60 55 57 55.2 55 54.2M43 38.6C47 37.6 53 37.6 57 38.6M44 35.8C47.6 35 52.4 35 56 35.8",
};

export function Features({ d }: FeatureProps) {
  const brows = BROWS[d.traits.brows];
  return (
    <>
      <path
        d={AGE_LINES[d.traits.age]}
        fill="none"
        stroke={INK}
        strokeWidth="0.9"
        strokeLinecap="round"
        opacity="0.85"
      />
      <Eye d={d} x={LEFT_EYE} outward={-1} />
      <Eye d={d} x={RIGHT_EYE} outward={1} />
      {d.isFeminine && d.traits.eyes !== "shadowed" && (
        <>
          <Lashes x={LEFT_EYE} outward={-1} />
          {d.traits.eyes !== "patch" && <Lashes x={RIGHT_EYE} outward={1} />}
        </>
      )}
      <path
        d={brows.path}
        fill="none"
        stroke={d.hair === "#c49a52" ? "#7a5a24" : INK}
        strokeWidth={brows.width}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <g transform={`translate(${d.turn * 0.7} 0)`}>
        <path
          d={NOSES[d.traits.nose]}
          fill="none"
          stroke={INK}
          strokeWidth="1.3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
      <Mouth d={d} />
    </>
  );
}
