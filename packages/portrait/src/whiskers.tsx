import { type Drawing, INK } from "./drawing.ts";
import type { Trait } from "./traits.ts";

const MOUSTACHES: Partial<Record<Trait<"moustache">, string>> = {
  pencil:
    "M43.4 64.6C46 62.8 48.4 62.8 49.6 63.6L50.4 63.6C51.6 62.8 54 62.8 56.6 64.6C54 64 51.6 64.2 50.2 64.8C48.4 64.2 46 64 43.4 64.6Z",
  chevron:
    "M41.4 66.4C43 62.6 46.6 61.2 50 62C53.4 61.2 57 62.6 58.6 66.4C55 65 52 65.2 50 65.6C48 65.2 45 65 41.4 66.4Z",
  handlebar:
    "M50 62C46 60.8 42.6 65.6 39.4 64.8C37.6 64.2 37.8 62.2 39 61.6C36.4 61.4 35 64 36.6 66C39.6 69.4 47.6 67.6 50 65C52.4 67.6 60.4 69.4 63.4 66C65 64 63.6 61.4 61 61.6C62.2 62.2 62.4 64.2 60.6 64.8C57.4 65.6 54 60.8 50 62Z",
  walrus:
    "M40.4 71C39.6 65 44.4 60.6 50 62C55.6 60.6 60.4 65 59.6 71C57.4 68.4 53.4 67.8 50 68.6C46.6 67.8 42.6 68.4 40.4 71Z",
  goatee:
    "M44 65C46 62.6 48.6 62.4 50 63.2C51.4 62.4 54 62.6 56 65C53.6 64.6 51.6 64.8 50 65.2C48.4 64.8 46.4 64.6 44 65Z",
};

function Beard({ d }: { d: Drawing }) {
  const { jaw, chin, chinY, cheek } = d;
  const [l, r] = [50 - cheek, 50 + cheek];
  return (
    <path
      fillRule="evenodd"
      d={`M${l + 0.4} 50C${l + 2} 56 ${l + 4} 60 42 62C46 60.8 48 61.4 50 62C52 61.4 54 60.8 58 62C${r - 4} 60 ${r - 2} 56 ${r - 0.4} 50C${r + 0.6} 58 ${50 + jaw + 2} 62 ${50 + jaw + 1.4} 67C${50 + jaw} 76 ${50 + chin + 3} ${chinY + 3.6} 50 ${chinY + 4.4}C${50 - chin - 3} ${chinY + 3.6} ${50 - jaw} 76 ${50 - jaw - 1.4} 67C${50 - jaw - 2} 62 ${l - 0.6} 58 ${l + 0.4} 50ZM44 67C46 65.6 54 65.6 56 67C54 69.4 46 69.4 44 67Z`}
      fill={d.hair}
      stroke={INK}
      strokeWidth="0.8"
    />
  );
}

/** Moustaches and beards, over the mouth. */
export function Whiskers({ d }: { d: Drawing }) {
  const { moustache } = d.traits;
  if (moustache === "none" || moustache === "stubble") return null;
  if (moustache === "beard") return <Beard d={d} />;
  const path = MOUSTACHES[moustache];
  return (
    <>
      {path && <path d={path} fill={d.hair} stroke={INK} strokeWidth="0.6" strokeLinejoin="round" />}
      {moustache === "goatee" && (
        <path
          d={`M45.4 70.4C48 72 52 72 54.6 70.4C55.4 74 54 ${d.chinY + 2} 50 ${d.chinY + 3.4}C46 ${d.chinY + 2} 44.6 74 45.4 70.4Z`}
          fill={d.hair}
          stroke={INK}
          strokeWidth="0.6"
        />
      )}
    </>
  );
}
