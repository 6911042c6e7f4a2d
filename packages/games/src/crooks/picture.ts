/** The street: the doors of the alley, the eight houses with the crooks before them, and the bosses. */

import type { Viewer } from "@consigliere/engine/seat";
import { letters, round } from "../picture/figures.ts";
import { signsOf } from "../picture/seat-signs.ts";
import {
  BLOOD,
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
  SMOKE,
  seal,
  sheet,
  use,
  WIDTH,
} from "../picture/sprite.ts";
import { sum } from "../sum.ts";
import { inWords, openIn, openWorth } from "./picture-words.ts";
import type { HideoutView, PlayedView, SeatView, View } from "./view.ts";

const ALLEY = 40;
const BOSSES = 28;
const ROWS = cells(2, 1, { x: 0, y: ALLEY, width: WIDTH, height: HEIGHT - ALLEY - BOSSES }, 0);
const HOUSES = ROWS.flatMap((row) => cells(4, 4, row, 0));
const FACADE = 66;

/** The houses from the cheapest: the colour, and the roof from the left, 124 wide. */
const FACADES = [
  ["#5b4a3a", "l12-10h100l12 10"],
  ["#4d3a4c", "h16v-7h92v7h16"],
  ["#5c3730", "l62-13l62 13"],
  ["#39494d", "h44v-10h36v10h44"],
  ["#55452f", "v-8h24v5h76v-5h24v8"],
  ["#463c5a", "q62-26 124 0"],
  ["#5a3a44", "h40l22-13l22 13h40"],
  ["#46545a", "h26q36-28 72 0h26"],
] as const;

/** Somebody whom not everybody has seen, and the light on a leader. */
const DEFS = [
  `<g id="shade"><path d="M-13 20C-12 11 -6 9 0 9S12 11 13 20ZM-7-6V2C-7 7 -3 10 0 10S7 7 7 2V-6ZM-12-5C-6-2.6 6-2.6 12-5C10-7.4 8-7 8-8C7.6-15 5-19 0-17.4C-5-19 -7.6-15 -8-8C-8-7 -10-7.4 -12-5Z" fill="#12131c" stroke="${SMOKE}" stroke-width="1.2"/></g>`,
  `<path id="light" d="M-5-56H5L19 4H-19Z" fill="#ffe39a" fill-opacity=".5"/>`,
].join("");

const draw: Picture<View>["draw"] = (view, mine) => {
  const { length } = view.seats;
  const doors = cells(
    view.hideouts.length,
    view.hideouts.length,
    { x: 8, y: 5, width: WIDTH - 16, height: 31 },
    7,
  );
  const bosses = cells(
    length,
    length,
    { x: 5, y: HEIGHT - BOSSES + 2, width: WIDTH - 10, height: BOSSES - 5 },
    5,
  );
  return sheet(
    [
      rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, `fill="#171b2e"`),
      rect({ x: 0, y: 0, width: WIDTH, height: ALLEY - 4 }, `fill="#43241d"`),
      `<path d="M0 9H${WIDTH}M0 18H${WIDTH}M0 27H${WIDTH}" stroke="#2b1511" stroke-width="1.5"/>`,
      rect({ x: 0, y: ALLEY - 4, width: WIDTH, height: 4 }, `fill="${INK}"`),
      ...view.hideouts.map((hideout, i) => door(hideout, doors[i] as Box)),
      ...ROWS.map(pavement),
      ...HOUSES.map((house, at) => job(view, at, house, mine)),
      rect({ x: 0, y: HEIGHT - BOSSES, width: WIDTH, height: BOSSES }, `fill="${INK}"`),
      ...view.seats.map((seat, i) => boss(seat, bosses[i] as Box, mine)),
    ],
    DEFS,
  );
};

export const picture: Picture<View> = { draw, inWords };

/** A door with its letter and its price; bricked up when nobody is left. */
function door({ id, count }: HideoutView, { x, y, width, height }: Box): string {
  const color = count > 0 ? INK : SMOKE;
  const text = { y: y + 11, height: 14, color, weight: 1.9 };
  return [
    `<path d="M${round(x)} ${y + height}V${y + 9}Q${round(x + width / 2)} ${y - 7} ${round(x + width)} ${y + 9}V${y + height}Z" fill="${count > 0 ? "#e9b65a" : "#2b2020"}" stroke="${INK}" stroke-width="2"/>`,
    letters(id.slice(-1).toUpperCase(), { ...text, x: x + 14 }),
    ...(count > 0 ? [letters(`$${count}`, { ...text, x: x + width - 6, from: "end" })] : []),
  ].join("");
}

function pavement({ y, height }: Box): string {
  return [
    rect({ x: 0, y: y + FACADE, width: WIDTH, height: height - FACADE }, `fill="#4b5160"`),
    rect({ x: 0, y: y + height - 5, width: WIDTH, height: 5 }, `fill="#0d0f18"`),
  ].join("");
}

/** A house with its worth, and everybody's crooks before it; the leaders stand in the light. */
function job(view: View, at: number, { x, y, width }: Box, mine: Viewer): string {
  const [color, roof] = FACADES[at] ?? FACADES[0];
  const printed = view.targets[at]?.printed ?? 0;
  const stacks = view.seats.map(({ row }) => row[at] ?? []);
  const ranks = stacks.map((stack) => sum(openIn(stack).map(({ rank }) => rank)));
  const best = Math.max(1, ...ranks);
  const step = (width - 12) / view.seats.length;
  return [
    `<path d="M${x + 8} ${y + FACADE}V${y + 17}${roof}V${y + FACADE}Z" fill="${color}" stroke="${INK}" stroke-width="2"/>`,
    `<path d="M${x + 17} ${y + 30}h106M${x + 17} ${y + 48}h106" stroke="#e9b65a" stroke-opacity=".55" stroke-width="10" stroke-dasharray="9 10.4"/>`,
    worth(printed, openWorth(view, at), x + width / 2, y + 18),
    ...view.seats.map(({ seat }, i) =>
      crew(stacks[i] ?? [], {
        seat,
        x: x + 6 + step * (i + 0.5),
        y: y + 84,
        leads: ranks[i] === best,
        isMine: seat === mine,
      }),
    ),
  ].join("");
}

/** The worth in neon, with the printed value struck out where it no longer holds. */
function worth(printed: number, value: number, x: number, y: number): string {
  const neon = value === printed ? "#ffd98a" : value < printed ? "#ff8a72" : "#86e2a6";
  const width = value === printed ? 26 : 46;
  const now = value === printed ? x : x - 9;
  return [
    rect(
      { x: x - width / 2, y: y - 4, width, height: 26 },
      `rx="3" fill="#0d0b10" stroke="${neon}" stroke-width="1.5"`,
    ),
    letters(value, { x: now, y, height: 18, color: neon, weight: 2 }),
    ...(value === printed
      ? []
      : [
          letters(printed, { x: x + 13, y: y + 5, height: 12, color: CHALK, weight: 1.6 }),
          `<path d="M${round(x + 5)} ${y + 15}L${round(x + 21)} ${y + 7}" stroke="#e0503f" stroke-width="2.5"/>`,
        ]),
  ].join("");
}

interface Crew {
  readonly seat: number;
  readonly x: number;
  /** The pavement below their feet. */
  readonly y: number;
  readonly leads: boolean;
  readonly isMine: boolean;
}

/** Those of a seat on a patch of its colour with the ranks that all know; a mark on the ground where nobody is. */
function crew(stack: readonly PlayedView[], { seat, x, y, leads, isMine }: Crew): string {
  const { color, on } = signsOf(seat);
  if (stack.length === 0)
    return `<ellipse cx="${round(x)}" cy="${y + 6}" rx="9" ry="3" fill="none" stroke="${isMine ? LIT : color}" stroke-width="1.6"/>`;
  const open = openIn(stack);
  const known = open.length === 0 ? [] : [sum(open.map(({ rank }) => rank))];
  const text = [...known, ...(open.length < stack.length ? ["?"] : [])].join("+");
  const first = x - 3 * (stack.length - 1);
  return [
    ...(leads ? [use("light", x, y)] : []),
    ...stack.map(({ facing }, i) =>
      facing === "down"
        ? use("shade", first + 6 * i, y - 18, 0.95)
        : manOf(seat, first + 6 * i, y - 18, 0.95),
    ),
    rect(
      { x: x - 14.5, y: y - 2, width: 29, height: 15 },
      `rx="4" fill="${color}" stroke="${isMine ? LIT : INK}" stroke-width="${isMine ? 2.5 : 1}"`,
    ),
    letters(text, { x, y: y + 0.8, height: text.length > 3 ? 8 : 10, color: on, weight: 1.9 }),
  ].join("");
}

/** A boss with the money; crossed out who has passed. */
function boss({ seat, money, passed }: SeatView, box: Box, mine: Viewer): string {
  const middle = box.y + box.height / 2;
  return [
    place(seat, box, mine),
    seal(seat, box.x + 26, middle, 10),
    letters(`$${money}`, {
      x: box.x + 44,
      y: middle - 7,
      height: 14,
      from: "start",
      color: passed === null ? CHALK : SMOKE,
      weight: 1.8,
    }),
    ...(passed === null
      ? []
      : [
          `<path d="M${round(box.x + 14)} ${middle + 10}L${round(box.x + 38)} ${middle - 10}" stroke="${BLOOD}" stroke-width="4"/>`,
        ]),
  ].join("");
}
