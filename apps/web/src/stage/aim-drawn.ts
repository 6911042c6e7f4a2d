/** The line of an aim on a board. */
import type { Aim, Aimed } from "./aim.ts";
import { piecesNamed } from "./pieces-named.ts";

/** A place on the board, in pixels of its whole length. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Whether its board says of it that it acts or is aimed at, and rings it. */
  readonly isRinged: boolean;
}

/** The place of a target, and the line to it; null: the actor is not visible. */
interface Ring extends Aimed {
  readonly box: Box;
  readonly line: readonly [x1: number, y1: number, x2: number, y2: number] | null;
}

export interface Drawn {
  readonly actor: Box | null;
  readonly rings: readonly Ring[];
}

/** The places of everything that an aim names, as far as it is on the board. */
export function drawnFrom({ from, at }: Aim, board: HTMLElement): Drawn {
  const actor = from === null ? null : boxOf(from, board);
  const rings = at.flatMap((aimed) => {
    const box = boxOf(aimed.name, board);
    return box === null ? [] : [{ ...aimed, box, line: actor === null ? null : lineBetween(actor, box) }];
  });
  return { actor, rings };
}

function boxOf(name: string, board: HTMLElement): Box | null {
  const piece = piecesNamed(board, name).find(({ offsetHeight }) => offsetHeight > 0);
  return piece === undefined ? null : placeOn(board, piece);
}

/** Its final place, wherever it glides from. */
function placeOn(board: HTMLElement, piece: HTMLElement): Box {
  let left = 0;
  let top = 0;
  let one = piece;
  while (one !== board && one.offsetParent instanceof HTMLElement) {
    const outer = one.offsetParent;
    left += one.offsetLeft + outer.clientLeft - (outer === board ? 0 : outer.scrollLeft);
    top += one.offsetTop + outer.clientTop - (outer === board ? 0 : outer.scrollTop);
    one = outer;
  }
  const isRinged = piece.matches("[data-doer], [data-victim]");
  return { left, top, width: piece.offsetWidth, height: piece.offsetHeight, isRinged };
}

/** From edge to edge, so that it crosses neither face; null if they touch. */
function lineBetween(from: Box, to: Box): Ring["line"] {
  const [a, b] = [middleOf(from), middleOf(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const reach = ({ width, height }: Box) =>
    Math.min(width / 2 / Math.max(Math.abs(dx), 1), height / 2 / Math.max(Math.abs(dy), 1));
  const [start, end] = [reach(from), 1 - reach(to)];
  if (start >= end) return null;
  return [a.x + dx * start, a.y + dy * start, a.x + dx * end, a.y + dy * end];
}

function middleOf({ left, top, width, height }: Box) {
  return { x: left + width / 2, y: top + height / 2 };
}
