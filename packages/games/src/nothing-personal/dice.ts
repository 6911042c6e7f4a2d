/** The three dice (2.2, R3). */

export const MOVE_FACES = ["knife", "1", "3", "4", "5", "ring"] as const;
export type MoveFace = (typeof MOVE_FACES)[number];

export const WHACK_FACES = ["gun", "gun", "gun", "ring", "x", "knife"] as const;
export type WhackFace = (typeof WHACK_FACES)[number];
/** The faces for a whack: a gun or the ring. */
export const TO_WHACK = {
  wins: WHACK_FACES.filter((face) => face === "gun" || face === "ring").length,
  of: WHACK_FACES.length,
};

export const NUMBER_FACES = ["1", "2", "3", "4", "5", "6"] as const;
export type NumberFace = (typeof NUMBER_FACES)[number];

const FACES = { "move-die": MOVE_FACES, "whack-die": WHACK_FACES, "number-die": NUMBER_FACES } as const;

export type DieId = keyof typeof FACES;
export type Face = MoveFace | WhackFace | NumberFace;

/** The result of a face for a move or a whack. */
export type Outcome = "success" | "failure" | "death";

/** Whether a face that comes to `outcome` meets a wish; `number` goes with wishes about numbers (7.6). */
export function meets(want: string, number: number | null, face: Face, outcome: Outcome | null): boolean {
  const [shown, limit] = [Number(face), number ?? 0];
  switch (want) {
    case "any":
      return true;
    case "no-success":
      return outcome !== "success";
    case "no-death":
      return outcome !== "death";
    case "at-least":
      return shown >= limit;
    case "at-most":
      return shown <= limit;
    case "not":
      return shown !== limit;
    default:
      return outcome === want;
  }
}

/** The six faces of a die. A face may occur more than once. */
export function facesOf(die: DieId): readonly Face[] {
  return FACES[die];
}
