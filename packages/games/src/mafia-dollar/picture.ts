/** A wet street with its goods, between the families. */

import { letters, round } from "../picture/figures.ts";
import {
  type Box,
  band,
  CHALK,
  cells,
  HEIGHT,
  INK,
  LIT,
  manOf,
  type Picture,
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
  `<g id="crate"><path d="M-6-5H6V5H-6Z" fill="#b88a4e" stroke="${INK}"/><path d="M-6-1.6H6M-6 1.6H6" stroke="${INK}" stroke-width=".8"/></g>`,
  `<g id="gate"><path d="M-14 15V-15H14V15Z" fill="#141110" stroke="#8d7b55" stroke-width="2"/></g>`,
  `<path id="shutter" d="M-13-13H13V15H-13Z" fill="#465762"/>`,
  `<path id="ribs" d="M-13-9H13M-13-3H13M-13 3H13M-13 9H13" stroke="#232d34" stroke-width="2"/>`,
  `<g id="window"><path d="M-8-10H8V10H-8Z" stroke="#8d7b55" stroke-width="1.6"/><path d="M0-10V10M-8-2H8" stroke="#8d7b55"/></g>`,
  `<g id="dog"><path d="M-8 6V-2L-11-5L-7-6L-5-3H5L9-7L8 0V6H5V2H-5V6Z" fill="${CHALK}" stroke="${INK}"/></g>`,
].join("");

const draw: Picture<View>["draw"] = (view, mine) => {
  const { length } = view.seats;
  const far = Math.floor(length / 2);
  const below = STREET.y + STREET.height;
  const row = (count: number, y: number, height: number) =>
    cells(count, count, { x: 0, y, width: WIDTH, height }, 3);
  const places = [...row(far, 0, STREET.y), ...row(length - far, below, HEIGHT - below)];
  return sheet(
    [
      rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, `fill="${INK}"`),
      ...view.seats.map((seat, i) => family(seat, places[i] as Box, mine)),
      ...street(view),
    ],
    DEFS,
  );
};

export const picture: Picture<View> = { draw, inWords };

function street({ piles, deckCount, isLate }: View): string[] {
  const { y, height } = STREET;
  return [
    rect({ x: 0, y, width: WIDTH, height }, `fill="#20282b"`),
    `<path d="${lines(y + 16, y + height, 18, (at) => `M0 ${at}h${WIDTH}`)}M92 ${y}L64 ${y + height}M280 ${y}V${y + height}M468 ${y}L496 ${y + height}" stroke="#0f1517" stroke-width="2"/>`,
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

const PAVEMENT = 16;

/**
 * A stretch of houses under the family's colours. Those at home look out of lit windows, the gates below hold the crates,
 * and on the pavement before them stand those who are out.
 */
function family({ seat, warehouses, gangsters }: SeatView, box: Box, mine: number | "spectator"): string {
  const { x, y, width, height } = box;
  const ground = y + height - PAVEMENT;
  const inside = gangsters.filter(({ zone }) => zone === "hideout").length;
  const panes = Math.max(2, Math.floor((width - 44) / 26));
  const step = Math.min(34, (width * 0.6) / Math.max(1, warehouses.length));
  const from = x + 12 + step * warehouses.length;
  const outside = gangsters.length - inside;
  const pace = Math.min(25, (x + width - 16 - from) / Math.max(1, outside));
  return [
    rect(box, `fill="${seat === mine ? "#5a4526" : "#2c2730"}"`),
    `<path d="${lines(y + 16, ground, 8, (at) => `M${round(x)} ${at}h${round(width)}`)}" stroke="#000" stroke-opacity=".3"/>`,
    band(seat, { x, y, width, height: seat === mine ? 11 : 7 }),
    seal(seat, x + 18, y + 28, 13),
    ...Array.from({ length: panes }, (_, i) => window(x + 48 + i * 26, y + 28, i < inside ? seat : null)),
    rect({ x, y: ground, width, height: PAVEMENT }, `fill="#5c6562"`),
    rect({ x, y: ground, width, height: 2 }, `fill="#98a19b"`),
    ...warehouses.map(({ racketCount, dog }, i) => {
      const middle = x + 8 + step * (i + 0.5);
      return (
        gate(racketCount, middle, ground - 15) + (dog === null ? "" : use("dog", middle, ground + 8, 0.9))
      );
    }),
    ...Array.from({ length: outside }, (_, i) => manOf(seat, from + pace * (i + 0.5), ground - 8, 0.86)),
    ...(seat === mine
      ? [
          rect(
            { x: x + 1.5, y: y + 1.5, width: width - 3, height: height - 3 },
            `fill="none" stroke="${LIT}" stroke-width="3"`,
          ),
        ]
      : []),
  ].join("");
}

/** Straight lines from one height to another. */
function lines(from: number, to: number, every: number, line: (at: number) => string): string {
  const count = Math.max(0, Math.ceil((to - from) / every));
  return Array.from({ length: count }, (_, i) => line(round(from + i * every))).join("");
}

/** A dark window, or one with somebody of a seat in the light. */
function window(x: number, y: number, seat: number | null): string {
  if (seat === null) return `<g fill="#12161a">${use("window", x, y)}</g>`;
  return `<g fill="${LIT}">${use("window", x, y)}</g>${manOf(seat, x, y + 1.4, 0.42)}`;
}

/** A gate with its number: shut over nothing, open before its crates. */
function gate(count: number, x: number, y: number): string {
  const crates = [
    [-6, 9],
    [6, 9],
    [0, -1],
  ] as const;
  return [
    use("gate", x, y),
    ...(count === 0
      ? [use("shutter", x, y), use("ribs", x, y)]
      : crates.slice(0, count).map(([dx, dy]) => use("crate", x + dx, y + dy))),
    rect({ x: x - 9, y: y - 22, width: 18, height: 13 }, `rx="2" fill="${INK}"`),
    letters(count, { x, y: y - 20, height: 9, color: CHALK, weight: 1.8 }),
  ].join("");
}
