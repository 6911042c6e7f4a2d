/** How large faces are in a mail, in pixels: apart from what draws them, as most who lay out a mail draw none. */
import type { Figure } from "../notification-text.ts";

export const FACE = 56;
export const GAP = 10;
/** Room for the ring of a face and the seal at its foot. */
export const EDGE = 4;

export const FACES_HEIGHT = FACE + 2 * EDGE;

/** How wide the picture of so many faces is. */
export function facesWidth({ length }: readonly Figure[]): number {
  return length * FACE + (length - 1) * GAP + 2 * EDGE;
}
