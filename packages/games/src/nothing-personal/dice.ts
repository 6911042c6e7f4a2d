/** The three dice (2.2, R3). */

export const MOVE_FACES = ["knife", "1", "3", "4", "5", "ring"] as const;
export type MoveFace = (typeof MOVE_FACES)[number];

export const WHACK_FACES = ["gun", "gun", "gun", "ring", "x", "knife"] as const;
export type WhackFace = (typeof WHACK_FACES)[number];

export const NUMBER_FACES = ["1", "2", "3", "4", "5", "6"] as const;
export type NumberFace = (typeof NUMBER_FACES)[number];

const FACES = { "move-die": MOVE_FACES, "whack-die": WHACK_FACES, "number-die": NUMBER_FACES } as const;

export type DieId = keyof typeof FACES;
export type Face = MoveFace | WhackFace | NumberFace;

/** The six faces of a die. A face may occur more than once. */
export function facesOf(die: DieId): readonly Face[] {
  return FACES[die];
}
