/**
 * The size of faces in a mail, in pixels. It is separate from the drawing code, because most code that lays out a mail
 * draws none.
 */
import type { Figure } from "../notification-text.ts";

export const FACE = 56;
export const GAP = 10;
/** Room for the ring of a face and the seal at its foot. */
export const EDGE = 4;

export const FACES_HEIGHT = FACE + 2 * EDGE;

/** The width of a picture of this many faces. */
export function facesWidth({ length }: readonly Figure[]): number {
  return length * FACE + (length - 1) * GAP + 2 * EDGE;
}
