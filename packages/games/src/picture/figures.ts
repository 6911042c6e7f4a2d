/** Digits and letters drawn as strokes, so that a picture needs no font. */

/** Each in a box 6 wide and 10 high. */
const GLYPHS: Readonly<Record<string, string>> = {
  "0": "M3 0C.6 0 .4 3 .4 5S.6 10 3 10 5.6 7 5.6 5 5.4 0 3 0Z",
  "1": "M1 2.2L3.4 0V10",
  "2": "M.5 2.6C.7-.8 5.5-.8 5.5 2.6C5.5 5 .5 7.4 .5 10H5.7",
  "3": "M.6 0H5.4L2.8 3.9C6.6 3.9 6.4 10 2.8 10C1.6 10 .8 9.4 .4 8.4",
  "4": "M4.4 10V0L.3 7H5.9",
  "5": "M5.2 0H1.1L.7 4.5C3-.0 5.7 4.2 5.7 6.7C5.7 10.6 1.4 11 .4 8.6",
  "6": "M5 .5C1.6-.9 .4 3 .4 6.4C.4 11.2 5.6 11.2 5.6 6.9C5.6 2.7 .8 3 .4 6.4",
  "7": "M.4 0H5.6L2.2 10",
  "8": "M3 4.6C-.2 4.2 .2 0 3 0S6.2 4.2 3 4.6C-.6 5 -.4 10 3 10S6.6 5 3 4.6Z",
  "9": "M1 9.5C4.4 10.9 5.6 7 5.6 3.6C5.6-1.2 .4-1.2 .4 3.1C.4 7.3 5.2 7 5.6 3.6",
  A: "M0 10L3 0L6 10M1 6.8H5",
  B: "M.8 0V10M.8 0C6 0 6 4.7 .8 4.7C6.8 4.7 6.8 10 .8 10",
  C: "M5.6 1.6C3.8-1 .4 0 .4 5S3.8 11 5.6 8.4",
  D: "M.8 0V10M.8 0C7.4 0 7.4 10 .8 10",
  E: "M5.4 0H.8V10H5.4M.8 4.8H4.6",
  F: "M5.4 0H.8V10M.8 4.8H4.6",
  G: "M5.5 1.6C3.6-1 .4 0 .4 5S4 11 5.6 8.4V5.4H3.2",
  H: "M.6 0V10M5.4 0V10M.6 4.8H5.4",
  I: "M3 0V10M1.4 0H4.6M1.4 10H4.6",
  $: "M5.4 2.4C4.4 .6 .6 .8 .7 3C.8 5.4 5.4 4.6 5.4 7.2C5.4 9.4 1.4 9.6 .4 7.6M3-1V11",
  k: "M1 0V10M5.2 3.6L1 7M2.8 5.8L5.4 10",
  "+": "M3 2.4V7.6M.4 5H5.6",
  "-": "M.8 5H5.2",
  "?": "M.6 2.6C.6-.8 5.4-.8 5.4 2.4C5.4 4.8 3 4.4 3 6.8M3 9.8V10",
  "×": "M.8 2.8L5.2 7.2M5.2 2.8L.8 7.2",
};

const WIDTH = 6;
const HEIGHT = 10;
const GAP = 2;

export interface Lettering {
  readonly x: number;
  readonly y: number;
  /** The height of the characters. */
  readonly height: number;
  readonly color: string;
  /** The position of `x` in the text. Default: the middle. */
  readonly from?: "middle" | "start" | "end";
  /** The width of the strokes, in tenths of the height. Default 1.5. */
  readonly weight?: number;
}

/** A text of the digits and letters available, with `y` at its top. */
export function letters(text: string | number, where: Lettering): string {
  const { x, y, height, color, from = "middle", weight = 1.5 } = where;
  const all = [...String(text)];
  const scale = height / HEIGHT;
  const width = (all.length * (WIDTH + GAP) - GAP) * scale;
  const left = from === "start" ? x : from === "end" ? x - width : x - width / 2;
  const paths = all.map((glyph, i) => {
    const draw = GLYPHS[glyph];
    if (draw === undefined) throw new RangeError(`there is no figure ${glyph}`);
    return `<path d="${draw}" transform="translate(${i * (WIDTH + GAP)})"/>`;
  });
  return `<g transform="translate(${round(left)} ${round(y)}) scale(${round(scale)})" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${paths.join("")}</g>`;
}

/** Rounded, so that an attribute stays short. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
