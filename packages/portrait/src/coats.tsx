import type { ReactNode } from "react";
import { type Drawing, INK, PAPER } from "./drawing.ts";
import type { Trait } from "./traits.ts";

const SHOULDERS = "M4 104C5 91 13 86.5 27 83L41 77.5L50 84L59 77.5L73 83C87 86.5 95 91 96 104Z";
const NARROW = "M12 104C13 92 20 88 31 85L42 80L50 86L58 80L69 85C80 88 87 92 88 104Z";

function Shirt({ d, tie }: { d: Drawing; tie: "tie" | "bow" | "none" }) {
  return (
    <>
      <path d="M38 79L50 85L62 79L66 104H34Z" fill={PAPER} />
      <path
        d="M39 77.5L50 87L44 92L36.5 82Z M61 77.5L50 87L56 92L63.5 82Z"
        fill={PAPER}
        stroke={INK}
        strokeWidth="1.1"
      />
      {tie === "tie" && (
        <path d="M47 87.5L53 87.5L52.3 91L55 104H45L47.7 91Z" fill={d.accent} stroke={INK} strokeWidth="1" />
      )}
      {tie === "bow" && <path d="M50 89.6L41.5 85.6V94L50 89.6L58.5 94V85.6Z" fill={INK} />}
    </>
  );
}

function Lapels({ fill, edge }: { fill: string; edge: string }) {
  return (
    <path
      d="M37 79.5L30 84.5L33.5 93L31 94L46 104H30L14 104L26 84Z M63 79.5L70 84.5L66.5 93L69 94L54 104H70L86 104L74 84Z"
      fill={fill}
      stroke={edge}
      strokeWidth="0.9"
      strokeLinejoin="round"
    />
  );
}

function Suit({ d, stripes = false, tie = "tie" }: { d: Drawing; stripes?: boolean; tie?: "tie" | "bow" }) {
  return (
    <>
      <path d={SHOULDERS} fill={INK} />
      {stripes && (
        <path
          d="M12 89V104M18 87V104M24 85V104M30 84V104M70 84V104M76 85V104M82 87V104M88 89V104"
          stroke={PAPER}
          strokeWidth="0.7"
          opacity="0.75"
        />
      )}
      <Shirt d={d} tie={tie} />
      <Lapels fill={INK} edge={PAPER} />
      {tie === "tie" && !stripes && <path d="M72 96l7 -1.6v4l-6 1.4z" fill={d.accent} />}
    </>
  );
}

function Overcoat({ d }: { d: Drawing }) {
  return (
    <>
      <path d={SHOULDERS} fill={INK} />
      <Shirt d={d} tie="tie" />
      <path
        d="M40 104L27 84L33 71L38 82L47 104Z M60 104L73 84L67 71L62 82L53 104Z"
        fill={INK}
        stroke={PAPER}
        strokeWidth="0.9"
        strokeLinejoin="round"
      />
      <path d="M34 75.5L37 83L44 99 M66 75.5L63 83L56 99" stroke={d.accent} strokeWidth="1.4" fill="none" />
    </>
  );
}

function Fur({ d }: { d: Drawing }) {
  const tufts = "M22 104C17 97 21 90 27 87C27 82 33 79 37 78C38 83 43 86 45 91C46 95 44 99 42 104Z";
  return (
    <>
      <path d={d.isFeminine ? NARROW : SHOULDERS} fill={INK} />
      {d.isFeminine ? <path d="M38 82L50 95L62 82L58 104H42Z" fill={d.skin} /> : <Shirt d={d} tie="tie" />}
      {[1, -1].map((side) => (
        <g key={side} transform={`translate(${side === 1 ? 0 : 100} 0) scale(${side} 1)`}>
          <path d={tufts} fill={d.accent} stroke={INK} strokeWidth="1" />
          <path
            d="M25 92l3 1.5M30 86l2.5 2.5M24 98l3.5 1M33 91l3 2M30 96l3.5 1.5M37 87l2 3M37 97l3 1.5M28 101l3 1"
            stroke={INK}
            strokeWidth="1"
            strokeLinecap="round"
          />
        </g>
      ))}
    </>
  );
}

function Vest({ d }: { d: Drawing }) {
  return (
    <>
      <path d={SHOULDERS} fill={PAPER} stroke={INK} strokeWidth="1.2" />
      <path d="M16 92l4 12M84 92l-4 12M11 97l3 7M89 97l-3 7" stroke={INK} strokeWidth="0.8" />
      <Shirt d={d} tie="tie" />
      <path d="M36 81L28 84.5L24 104H47L36 84Z M64 81L72 84.5L76 104H53L64 84Z" fill={INK} />
      <path d="M34 98h8" stroke={d.accent} strokeWidth="1.2" />
    </>
  );
}

function Worker({ d }: { d: Drawing }) {
  return (
    <>
      <path d={SHOULDERS} fill={d.ground} stroke={INK} strokeWidth="1.2" />
      <path
        d="M40 79C43 88 57 88 60 79L63 82C58 94 42 94 37 82Z"
        fill={d.accent}
        stroke={INK}
        strokeWidth="1.1"
      />
      <path d="M24 85L28 104M76 85L72 104" stroke={INK} strokeWidth="4" />
    </>
  );
}

function Dress({ d }: { d: Drawing }) {
  return (
    <>
      <path d={NARROW} fill={d.skin} stroke={INK} strokeWidth="1.2" />
      <path d="M20 104L30 87L36 84.5C38 93 44 98 50 98C56 98 62 93 64 84.5L70 87L80 104Z" fill={INK} />
      <path
        d="M36 84.5C38 93 44 98 50 98C56 98 62 93 64 84.5"
        fill="none"
        stroke={d.accent}
        strokeWidth="1.8"
      />
      <path d="M70 93c3 -3 7 -1 6 2c3 1 2 5 -1 5c-1 3 -5 3 -6 0c-3 0 -4 -4 -1 -5z" fill={d.accent} />
    </>
  );
}

function Pearls({ d }: { d: Drawing }) {
  const beads = [-9, -6.4, -3.4, 0, 3.4, 6.4, 9].map((x) => ({ x: 50 + x, y: 93.5 - (x * x) / 9.5 }));
  return (
    <>
      <path d={NARROW} fill={d.accent} stroke={INK} strokeWidth="1.2" />
      <path d="M37 83.5L50 102L63 83.5L58 80H42Z" fill={d.skin} />
      <path d="M37 83.5L50 102L63 83.5" fill="none" stroke={INK} strokeWidth="1.2" />
      {beads.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r="1.9" fill={PAPER} stroke={INK} strokeWidth="0.8" />
      ))}
    </>
  );
}

const COATS: Record<Trait<"coat">, (props: { d: Drawing }) => ReactNode> = {
  suit: ({ d }) => <Suit d={d} />,
  pinstripe: ({ d }) => <Suit d={d} stripes />,
  tuxedo: ({ d }) => <Suit d={d} tie="bow" />,
  overcoat: Overcoat,
  fur: Fur,
  vest: Vest,
  worker: Worker,
  dress: Dress,
  pearls: Pearls,
};

export function Coat({ d }: { d: Drawing }) {
  const Worn = COATS[d.traits.coat];
  return <Worn d={d} />;
}
