import type { PortraitTraits } from "./traits.ts";

export const INK = "#17130f";
export const PAPER = "#f3ead7";

const SKIN = {
  pale: "#f6ecda",
  fair: "#ecd9ba",
  olive: "#d9bd92",
  brown: "#b08a5e",
  deep: "#8a6442",
} as const;

/** Accent colour, and the flat ground behind a head in that colour. */
const ACCENT = {
  brass: ["#b98a3e", "#d9bd84"],
  blood: ["#8c1f1f", "#c98d7e"],
  teal: ["#1f6f6b", "#8fb8ab"],
  plum: ["#5f3563", "#b79db2"],
  slate: ["#34495e", "#a0adb4"],
  olive: ["#5d6426", "#b9b884"],
  rust: ["#a4501f", "#dba67c"],
} as const;

const HAIR = { dark: "#1d1712", grey: "#8d877d", fair: "#c49a52" } as const;

/** Half widths of the head at cheek, jaw and chin, and the end of the chin (units of a 100 × 100 drawing). */
const FACES = {
  oval: { cheek: 18.5, jaw: 15, chin: 7, chinY: 77 },
  round: { cheek: 20.5, jaw: 18.5, chin: 10.5, chinY: 75.5 },
  long: { cheek: 16.5, jaw: 14, chin: 7.5, chinY: 81 },
  square: { cheek: 19, jaw: 18, chin: 12, chinY: 78 },
  heart: { cheek: 19, jaw: 14, chin: 4.5, chinY: 77 },
  gaunt: { cheek: 17, jaw: 12, chin: 7, chinY: 79.5 },
  heavy: { cheek: 20.5, jaw: 21, chin: 13.5, chinY: 78.5 },
} as const;

export interface Drawing {
  readonly traits: PortraitTraits;
  readonly skin: string;
  readonly hair: string;
  readonly accent: string;
  readonly ground: string;
  readonly cheek: number;
  readonly jaw: number;
  readonly chin: number;
  readonly chinY: number;
  /** Horizontal turn of the features inside the head outline. */
  readonly turn: number;
  readonly isFeminine: boolean;
  /** Unique prefix for the ids inside this drawing. */
  readonly id: string;
}

const TURN = { front: 0, left: -2.6, right: 2.6, "chin-up": 1, hunched: 0, tilted: -1.4 } as const;

export function drawingOf(traits: PortraitTraits, id: string): Drawing {
  const isFeminine = traits.expression === "feminine";
  const face = FACES[traits.face];
  const slim = isFeminine ? 0.93 : 1;
  const [accent, ground] = ACCENT[traits.accent];
  return {
    traits,
    id,
    isFeminine,
    accent,
    ground,
    skin: SKIN[traits.tone],
    hair: traits.age === "old" && traits.hairTone === "dark" ? HAIR.grey : HAIR[traits.hairTone],
    cheek: face.cheek * slim,
    jaw: face.jaw * slim * (isFeminine ? 0.95 : 1),
    chin: face.chin * slim * (isFeminine ? 0.8 : 1),
    chinY: face.chinY - (isFeminine ? 1.2 : 0),
    turn: TURN[traits.posture],
  };
}

/** Outline of the head: skull, cheeks, jaw, chin. */
export function headPath({ cheek, jaw, chin, chinY }: Drawing): string {
  const [l, r] = [50 - cheek, 50 + cheek];
  return [
    `M${l} 46`,
    `C${l - 0.5} 20 ${r + 0.5} 20 ${r} 46`,
    `C${r} 54 ${50 + jaw + 1.2} 58 ${50 + jaw} 65`,
    `C${50 + jaw - 1} 71 ${50 + chin + 1} ${chinY} ${50 + chin * 0.45} ${chinY}`,
    `L${50 - chin * 0.45} ${chinY}`,
    `C${50 - chin - 1} ${chinY} ${50 - jaw + 1} 71 ${50 - jaw} 65`,
    `C${50 - jaw - 1.2} 58 ${l} 54 ${l} 46Z`,
  ].join("");
}
