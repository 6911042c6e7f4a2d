/** The drawing tools for the pictures of all games. */
import { seatsOf, type Viewer } from "@consigliere/engine/seat";
import type { Phrase } from "../phrase.ts";
import { round } from "./figures.ts";
import { EMBLEM_PATHS, SEAT_PATTERNS, SEAT_SIGNS, signsOf } from "./seat-signs.ts";

export const WIDTH = 560;
export const HEIGHT = 280;
const SIZE = { width: WIDTH, height: HEIGHT };

export const INK = "#17130f";
export const PAPER = "#f3ead7";
export const BRASS = "#b98a3e";
export const LIT = "#e3b964";
export const CHALK = "#efe6d2";
export const BLOOD = "#a3271f";
export const SMOKE = "#7d7264";

/**
 * A board as everybody may see it. It is drawn from the view of any seat, and shows only the parts that all views
 * share.
 */
export interface Picture<View> {
  /** An SVG document of 560 × 280 without words. Things that belong to `mine` are lit. */
  readonly draw: (view: View, mine: Viewer) => string;
  /**
   * The same board in whole sentences with the figures, for readers who cannot see it. The phrases are of the catalogue
   * that `pictureMessages` gives.
   */
  readonly inWords: (view: View) => readonly Phrase[];
}

/** The SVG document around the drawn elements. */
export function sheet(drawn: readonly string[], defs = "", { width, height } = SIZE): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs>${seatDefs()}${defs}</defs>${drawn.join("")}</svg>`;
}

/** Patterns, seals and men of the seats, for the functions below. */
function seatDefs(): string {
  return seatsOf(SEAT_SIGNS.length)
    .map((seat) => {
      const { emblem, pattern, color, on } = signsOf(seat);
      const { size, draw, turn = 0 } = SEAT_PATTERNS[pattern];
      return [
        `<pattern id="p${seat}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><path d="${draw}" stroke="${on}" stroke-width="1.1" stroke-opacity=".55" fill="none"/></pattern>`,
        `<g id="m${seat}"><circle r="19" fill="${color}" stroke="${INK}" stroke-width="2"/><circle r="18" fill="url(#p${seat})"/><circle r="13.6" fill="${color}" stroke="${on}" stroke-width=".8"/><path d="${EMBLEM_PATHS[emblem]}" fill="${on}" fill-rule="evenodd" transform="translate(-9.6 -9.8) scale(.8)"/></g>`,
        `<g id="n${seat}">${man(color)}<path d="M-13 20C-12 11 -6 9 0 9S12 11 13 20Z" fill="url(#p${seat})"/></g>`,
      ].join("");
    })
    .join("");
}

/** A man in a hat, 26 × 40 around the middle of his face. */
function man(coat: string): string {
  return [
    `<path d="M-13 20C-12 11 -6 9 0 9S12 11 13 20Z" fill="${coat}" stroke="${INK}"/>`,
    `<path d="M-3 9.4L0 16L3 9.4Z" fill="${PAPER}"/>`,
    `<path d="M-7-6V2C-7 7 -3 10 0 10S7 7 7 2V-6Z" fill="#e0b48c" stroke="${INK}"/>`,
    `<path d="M-4.4 0H-1.8M1.8 0H4.4M-2.4 5.4H2.4" stroke="${INK}" stroke-width="1.4" stroke-linecap="round"/>`,
    `<path d="M-12-5C-6-2.6 6-2.6 12-5C10-7.4 8-7 8-8C7.6-15 5-19 2-17.4L0-16.4L-2-17.4C-5-19 -7.6-15 -8-8C-8-7 -10-7.4 -12-5Z" fill="${INK}"/>`,
    `<path d="M-8-7.6C-3-5.8 3-5.8 8-7.6L7.9-9.6C3-8 -3-8 -7.9-9.6Z" fill="${coat}"/>`,
  ].join("");
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function rect({ x, y, width, height }: Box, more: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" ${more}/>`;
}

type Color = readonly [red: number, green: number, blue: number];

/** The height of a strip of `shaded`: too little to be told from a gradient. */
const STRIP = 4;

/**
 * A shape that changes its colour from the top of the sheet to `height`, in strips: to draw a gradient for a mail takes
 * as long as all the rest.
 *
 * @param outline the path of the part between `top` and `bottom`
 */
export function shaded(
  height: number,
  [above, below]: readonly [Color, Color],
  outline: (top: number, bottom: number) => string,
): string {
  const count = Math.round(height / STRIP);
  return Array.from({ length: count }, (_, at) => {
    const share = (at + 0.5) / count;
    const color = above.map((value, of) => Math.round(value + ((below[of] ?? 0) - value) * share));
    // A strip reaches below the next one, so that nothing shines through between them at any size.
    const bottom = Math.min(height, (at + 1) * STRIP + 1);
    return `<path d="${outline(at * STRIP, bottom)}" fill="rgb(${color})"/>`;
  }).join("");
}

/** The seal of a seat around a point. */
export function seal(seat: number, x: number, y: number, radius: number): string {
  return use(`m${signsOf(seat).index}`, x, y, radius / 20);
}

/** A man of a seat; with `scale` 1 he is 40 high. */
export function manOf(seat: number, x: number, y: number, scale: number): string {
  return use(`n${signsOf(seat).index}`, x, y, scale);
}

export function use(id: string, x: number, y: number, scale = 1): string {
  return `<use href="#${id}" transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})"/>`;
}

/** The colour of a seat, with its pattern. */
export function band(seat: number, box: Box): string {
  const { color, index } = signsOf(seat);
  return rect(box, `fill="${color}"`) + rect(box, `fill="url(#p${index})"`);
}

/**
 * The background of a seat's things: with the seat's band along the left edge, and lit if the seat is the reader's own.
 */
export function place(seat: number, box: Box, mine: Viewer, ground = "#2a211a"): string {
  const isMine = seat === mine;
  const edge = isMine ? 9 : 4;
  return [
    rect(box, `rx="4" fill="${isMine ? "#4a3a22" : ground}"`),
    band(seat, { ...box, width: edge }),
    rect(
      box,
      `rx="4" fill="none" stroke="${isMine ? LIT : "#000"}" stroke-opacity="${isMine ? 1 : 0.4}" stroke-width="${isMine ? 3 : 1}"`,
    ),
  ].join("");
}

/** Divides a box into this many columns and rows for a whole table, with a gap around each cell. */
export function cells(count: number, columns: number, box: Box, gap: number): Box[] {
  const rows = Math.ceil(count / columns);
  const width = (box.width - gap * (columns - 1)) / columns;
  const height = (box.height - gap * (rows - 1)) / rows;
  return Array.from({ length: count }, (_, i) => ({
    x: box.x + (i % columns) * (width + gap),
    y: box.y + Math.floor(i / columns) * (height + gap),
    width,
    height,
  }));
}
