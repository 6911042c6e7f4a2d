/** The places of pins: beside their subject, and never on anything that can be pressed. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface MarkerPlace {
  /** The middle of the pin. */
  readonly x: number;
  readonly y: number;
  /** Its subject. */
  readonly box: Box;
}

/** Pixels from the middle of a pin to the edge of its clickable area. */
export const REACH = 14;

/**
 * A spot for each pin, given the boxes to which it may be pinned, the nearest first: at a corner, or just outside. A
 * spot is neither on anything `taken`, nor on another pin, nor outside the `board`; null if there is no room.
 */
export function markerPlacesFor(
  wanted: readonly (readonly Box[])[],
  taken: readonly Box[],
  board: Pick<Box, "right" | "bottom">,
): readonly (MarkerPlace | null)[] {
  const full = [...taken];
  return wanted.map((boxes) => {
    for (const box of boxes) {
      for (const [x, y] of around(box, board)) {
        const reach = { left: x - REACH, top: y - REACH, right: x + REACH, bottom: y + REACH };
        if (full.some((one) => overlap(one, reach))) continue;
        full.push(reach);
        return { x, y, box };
      }
    }
    return null;
  });
}

function* around(
  { left, top, right, bottom }: Box,
  board: Pick<Box, "right" | "bottom">,
): Generator<readonly [number, number]> {
  const within = (x: number, y: number) =>
    [
      Math.min(Math.max(x, REACH), board.right - REACH),
      Math.min(Math.max(y, REACH), board.bottom - REACH),
    ] as const;
  const middle = (left + right) / 2;
  for (const y of [top, bottom]) for (const x of [left, right]) yield within(x, y);
  for (const y of [top - REACH, bottom + REACH]) for (const x of [middle, left, right]) yield within(x, y);
  for (const x of [left - REACH, right + REACH]) yield within(x, (top + bottom) / 2);
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
