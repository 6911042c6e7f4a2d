import type { DieId, Face } from "@consigliere/games/nothing-personal/dice";

/** The pips of a number, as cells of three rows of three. */
const PIPS: Readonly<Record<string, readonly number[]>> = {
  "1": [4],
  "2": [0, 8],
  "3": [0, 4, 8],
  "4": [0, 2, 6, 8],
  "5": [0, 2, 4, 6, 8],
  "6": [0, 2, 3, 5, 6, 8],
};

const SIGNS: Readonly<Record<string, string>> = {
  knife: "M9 41L12 44L20 37L17 34ZM18 31L23 36L24 33L43 12Q44 6 38 8L20 29Z",
  gun: "M5 15H42V13H45V22H27L26 27H21L17 41H7L11 26Q6 25 5 15ZM23 22V25H25L26 22Z",
  x: "M12 8L26 22L40 8L44 12L30 26L44 40L40 44L26 30L12 44L8 40L22 26L8 12Z",
  ring: "M26 19A13 13 0 1 0 26 45A13 13 0 1 0 26 19ZM26 24A8 8 0 1 1 26 40A8 8 0 1 1 26 24ZM18 6H34L38 11L26 20L14 11Z",
};

interface DieFaceProps {
  readonly die: DieId;
  readonly face: Face;
  /** Of several faces, the one that lies up. */
  readonly lies?: boolean;
}

/** One face of a die. */
export function DieFace({ die, face, lies }: DieFaceProps) {
  return (
    <svg
      className="np-die-face"
      data-die={die}
      data-lies={lies || undefined}
      viewBox="0 0 52 52"
      aria-hidden="true"
    >
      {PIPS[face]?.map((cell) => (
        <circle key={cell} cx={13 + (cell % 3) * 13} cy={13 + Math.floor(cell / 3) * 13} r="4.6" />
      )) ?? <path fillRule="evenodd" d={SIGNS[face]} />}
    </svg>
  );
}
