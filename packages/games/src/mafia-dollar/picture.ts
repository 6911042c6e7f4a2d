/** A wet street with its goods, between the families. */

import { letters, round } from "../picture/figures.ts";
import {
  type Box,
  CHALK,
  cells,
  HEIGHT,
  INK,
  LIT,
  manOf,
  type Picture,
  place,
  rect,
  seal,
  sheet,
  use,
  WIDTH,
} from "../picture/sprite.ts";
import type { RacketType } from "./cards.ts";
import { inWords } from "./picture-words.ts";
import type { PileView, SeatView, View } from "./view.ts";

const STREET = { y: 104, height: 72 };

/** The goods of the street's piles around a point; a crate, a dog. */
const GOODS: Readonly<Record<RacketType, string>> = {
  tobacco: `<path d="M-15 3L9-5L14-3L-10 6Z" fill="#8a5a2c" stroke="${INK}"/><path d="M9-5L14-3" stroke="#ff9a3c" stroke-width="3.4"/><path d="M-6 10L15 4" stroke="#8a5a2c" stroke-width="5"/>`,
  liquor: `<path d="M-4-15H4V-6C10-3 9 2 9 13H-9C-9 2 -10-3 -4-6Z" fill="#3f7d55" stroke="${INK}"/><rect x="-8" y="1" width="16" height="8" fill="#f3ead7"/>`,
  gambling: `<rect x="-13" y="-10" width="20" height="20" rx="3.5" fill="#f3ead7" stroke="${INK}" transform="rotate(-12)"/><path d="M-8-4h.1M2 3h.1M-3-.5h.1" stroke="${INK}" stroke-width="4.4" stroke-linecap="round"/>`,
  "red-light": `<path d="M-9-6H9L12 6H-12Z" fill="#c8312b" stroke="${INK}"/><path d="M-3-13H3V-6H-3ZM-4 6H4V12H-4Z" fill="${LIT}" stroke="${INK}"/>`,
};

const DEFS = [
  ...Object.entries(GOODS).map(([type, draw]) => `<g id="${type}">${draw}</g>`),
  `<g id="crate"><path d="M-10-9H10V9H-10Z" fill="#a67a45" stroke="${INK}" stroke-width="1.4"/><path d="M-10-3H10M-10 3H10M-10-9L10 9" stroke="${INK}"/></g>`,
  `<g id="store"><path d="M-22 13V-6L0-17L22-6V13Z" fill="#5b4632" stroke="${INK}" stroke-width="1.6"/><path d="M-13 13V-1H13V13Z" fill="#1b1512"/></g>`,
  `<g id="dog"><path d="M-8 6V-2L-11-5L-7-6L-5-3H5L9-7L8 0V6H5V2H-5V6Z" fill="${CHALK}" stroke="${INK}"/></g>`,
].join("");

const draw: Picture<View>["draw"] = (view, mine) => {
  const { length } = view.seats;
  const above = Math.floor(length / 2);
  const top = cells(above, above, { x: 6, y: 6, width: WIDTH - 12, height: STREET.y - 14 }, 6);
  const below = STREET.y + STREET.height;
  const bottom = cells(
    length - above,
    length - above,
    { x: 6, y: below + 8, width: WIDTH - 12, height: HEIGHT - below - 14 },
    6,
  );
  const places = [...top, ...bottom];
  return sheet(
    [
      rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, `fill="#231a15"`),
      ...street(view),
      ...view.seats.map((seat, i) => family(seat, places[i] as Box, mine)),
    ],
    DEFS,
  );
};

export const picture: Picture<View> = { draw, inWords };

function street({ piles, deckCount, isLate }: View): string[] {
  const { y, height } = STREET;
  return [
    rect({ x: 0, y, width: WIDTH, height }, `fill="#39404a"`),
    `<path d="M0 ${y + 2}H${WIDTH}M0 ${y + height - 2}H${WIDTH}" stroke="#8b8577" stroke-width="4"/>`,
    `<path d="M0 ${y + height / 2}H${WIDTH}" stroke="${LIT}" stroke-opacity=".5" stroke-width="3" stroke-dasharray="22 16"/>`,
    ...piles.map((pile, i) => goods(pile, 62 + i * 112, y + height / 2)),
    rect(
      { x: WIDTH - 74, y: y + 10, width: 36, height: 52 },
      `rx="3" fill="${isLate ? "#6d231d" : "#2a3f33"}" stroke="${INK}" stroke-width="2"`,
    ),
    letters(deckCount, { x: WIDTH - 56, y: y + 28, height: 15, color: CHALK, weight: 1.8 }),
  ];
}

function goods({ type, count }: PileView, x: number, y: number): string {
  return [
    rect(
      { x: x - 44, y: y - 26, width: 88, height: 52 },
      `rx="4" fill="#14110f" fill-opacity=".72" stroke="#8b8577"`,
    ),
    use(type, x - 20, y, 1.2),
    letters(`×${count}`, { x: x + 22, y: y - 8, height: 16, color: CHALK, weight: 1.8 }),
  ].join("");
}

/** Warehouses with the crates in them. Then the gangsters in the hideout, the kerb, and the gangsters in the street. */
function family({ seat, warehouses, gangsters }: SeatView, box: Box, mine: number | "spectator"): string {
  const top = box.y + 24;
  const stores = warehouses.map(({ racketCount, dog }, at) => {
    const step = Math.min(48, (box.width - 62) / Math.max(1, warehouses.length));
    const x = box.x + 68 + at * step;
    return [
      use("store", x, top + 1, 0.96),
      letters(racketCount, { x, y: top + 1, height: 10, color: CHALK, weight: 1.8 }),
      ...(dog === null ? [] : [use("dog", x + 14, top + 11, 0.9)]),
    ].join("");
  });
  const inside = gangsters.filter(({ zone }) => zone === "hideout").length;
  const kerb = box.x + box.width / 2 + 6;
  const low = box.y + box.height - 22;
  const row = (count: number, from: number, to: number) =>
    Array.from({ length: count }, (_, i) =>
      manOf(seat, from + 14 + i * Math.min(25, (to - from - 26) / Math.max(1, count - 1)), low, 0.86),
    ).join("");
  return [
    place(seat, box, mine),
    rect({ x: kerb, y: low - 20, width: box.x + box.width - kerb - 4, height: 38 }, `fill="#39404a"`),
    `<path d="M${round(kerb)} ${round(low - 20)}V${round(low + 18)}" stroke="#a9a293" stroke-width="4"/>`,
    seal(seat, box.x + 29, top, 15),
    ...stores,
    row(inside, box.x + 10, kerb - 4),
    row(gangsters.length - inside, kerb + 4, box.x + box.width - 2),
  ].join("");
}
