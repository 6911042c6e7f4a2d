import { type Drawing, INK, PAPER } from "./drawing.ts";
import type { Trait } from "./traits.ts";

interface ExtraProps {
  readonly d: Drawing;
}

const SCARS: Record<Exclude<Trait<"scar">, "none">, string> = {
  cheek: "M61.4 54.6L57.6 66M63.2 57.4L59.4 56.6M62 61.4L58 60.6M60.4 64.6l-3 -.6",
  brow: "M59.6 39.6L62.4 48.2M58.6 42.6l3.2 -.8M60 45.8l3.2 -.8",
  lip: "M45.4 62.6L43.4 71.4M42.6 65.4l3.4 .8M42.2 68.6l3 .8",
  two: "M61.4 54.6L57.6 66M63.2 57.4L59.4 56.6M62 61.4L58 60.6M36.6 57.6L41.6 63.4M37 60.6l2.6 -1.8M39.6 63l2.4 -2",
};

export function Scar({ d }: ExtraProps) {
  const { scar } = d.traits;
  if (scar === "none") return null;
  return (
    <>
      <path
        d={SCARS[scar]}
        stroke={PAPER}
        strokeWidth="2.6"
        fill="none"
        strokeLinecap="round"
        opacity="0.7"
      />
      <path d={SCARS[scar]} stroke={INK} strokeWidth="1.1" fill="none" strokeLinecap="round" />
    </>
  );
}

export function Glasses({ d }: ExtraProps) {
  const edge = 50 - d.cheek;
  switch (d.traits.glasses) {
    case "none":
      return null;
    case "round":
      return (
        <g fill="none" stroke={INK} strokeWidth="1.5">
          <circle cx="42" cy="50.4" r="6.2" fill={PAPER} fillOpacity="0.25" />
          <circle cx="58" cy="50.4" r="6.2" fill={PAPER} fillOpacity="0.25" />
          <path d={`M48.2 49.6C49.4 48.6 50.6 48.6 51.8 49.6M36 49L${edge} 47.4M64 49L${100 - edge} 47.4`} />
        </g>
      );
    case "dark":
      return (
        <g stroke={INK} strokeWidth="1.4">
          <circle cx="42" cy="50.4" r="6.2" fill={INK} />
          <circle cx="58" cy="50.4" r="6.2" fill={INK} />
          <path
            d={`M48 49.6C49.4 48.6 50.6 48.6 52 49.6M36 49L${edge} 47.4M64 49L${100 - edge} 47.4`}
            fill="none"
          />
          <path
            d="M38.6 51.6l4 -4.6M54.6 51.6l4 -4.6"
            stroke={PAPER}
            strokeWidth="1.1"
            strokeLinecap="round"
          />
        </g>
      );
    case "pince-nez":
      return (
        <g fill="none" stroke={INK} strokeWidth="1.2">
          <ellipse cx="43" cy="51" rx="5" ry="4.4" fill={PAPER} fillOpacity="0.35" />
          <ellipse cx="57" cy="51" rx="5" ry="4.4" fill={PAPER} fillOpacity="0.35" />
          <path d="M48 50.4C49 48 51 48 52 50.4" strokeWidth="1.6" />
          <path d="M62 52C67 56 66 66 62 78" stroke={d.accent} strokeWidth="0.9" />
        </g>
      );
    case "monocle":
      return (
        <g fill="none" stroke={INK}>
          <circle cx="58" cy="50.4" r="6.2" strokeWidth="1.8" fill={PAPER} fillOpacity="0.35" />
          <path d="M63.6 53C69 60 68 70 63 82" stroke={d.accent} strokeWidth="1" />
        </g>
      );
  }
}

export function Prop({ d }: ExtraProps) {
  switch (d.traits.prop) {
    case "none":
      return null;
    case "cigar":
      return (
        <>
          <path
            d="M53 67.4L68.6 71.4L67.8 75L52.4 70.2Z"
            fill="#7a4a22"
            stroke={INK}
            strokeWidth="1"
            strokeLinejoin="round"
          />
          <path d="M58 68.7l-.8 3.2" stroke={d.accent} strokeWidth="1.8" />
          <path d="M66.6 71L70.4 72L69.6 75.4L66 74.4Z" fill={PAPER} stroke={INK} strokeWidth="0.9" />
          <path
            d="M71 70C75 66 70.4 62 74.6 57.6C77.4 54.6 74.4 51 77.4 47.6"
            stroke={PAPER}
            strokeWidth="1.6"
            fill="none"
            strokeLinecap="round"
            opacity="0.9"
          />
        </>
      );
    case "cigarette":
      return (
        <>
          <path d="M54 67.8L67 72.4" stroke={INK} strokeWidth="2.8" strokeLinecap="round" />
          <path d="M54.4 68L66.6 72.2" stroke={PAPER} strokeWidth="1.6" />
          <path
            d="M69.4 71C73 67 69.4 63.6 73 59.4C75.4 56.6 73 53.4 75.6 50"
            stroke={PAPER}
            strokeWidth="1.2"
            fill="none"
            strokeLinecap="round"
            opacity="0.9"
          />
        </>
      );
    case "toothpick":
      return <path d="M54 67.6L64 64.4" stroke={INK} strokeWidth="1.2" strokeLinecap="round" />;
  }
}
