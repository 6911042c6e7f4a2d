/** Where pins are stuck: beside what they are about, and never on what can be pressed. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Spot {
  /** The middle of the pin. */
  readonly x: number;
  readonly y: number;
  /** What it is about. */
  readonly box: Box;
}

/** Pixels from the middle of a pin to the edge of what of it can be pressed. */
export const REACH = 14;

/**
 * A spot for each of some pins, given the boxes that each may be stuck to, the nearest first: at a corner, or just outside.
 * Neither on what is `taken`, nor on another pin, nor beyond the `board`; null where there is no room.
 */
export function spotsFor(
  wanted: readonly (readonly Box[])[],
  taken: readonly Box[],
  board: Pick<Box, "right" | "bottom">,
): readonly (Spot | null)[] {
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
