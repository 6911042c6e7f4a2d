/** The wall with the list, and the mobs before it. */

import { letters, round } from "../picture/figures.ts";
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
import { FULL_MOB, mobOf } from "./mobs.ts";
import { inWords } from "./picture-words.ts";
import type { MobsterView, SeatView, View } from "./view.ts";

const WALL = 118;
/** With more men than this, they overlap. */
const ABREAST = 11;

const BRICK = { width: 40, height: 10 };

/** A grave, an empty place on the list, and the light on its head. */
const DEFS = [
  `<g id="grave"><path d="M-8 16V-6C-8-15 8-15 8-6V16Z" fill="#8c877c" stroke="${INK}"/><path d="M0-8V6M-4.4-3.6H4.4" stroke="${INK}" stroke-width="2.2"/></g>`,
  `<g id="hunted"><path d="M-11 18C-10 10 -6 9 0 9S10 10 11 18ZM-7-6V2C-7 7 -3 10 0 10S7 7 7 2V-6ZM-12-5H12M-8-7C-8-20 8-20 8-7" fill="none" stroke="${CHALK}" stroke-opacity=".75" stroke-width="1.8" stroke-dasharray="3 2.4"/></g>`,
  `<radialGradient id="spot"><stop offset="0" stop-color="#ffe9b0" stop-opacity=".75"/><stop offset="1" stop-color="#ffe9b0" stop-opacity="0"/></radialGradient>`,
].join("");

const draw: Picture<View>["draw"] = (view, mine) => {
  const rows = cells(
    view.seats.length,
    view.seats.length > 3 ? 2 : 1,
    { x: 8, y: WALL + 10, width: WIDTH - 16, height: HEIGHT - WALL - 18 },
    7,
  );
  return sheet(
    [
      rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, `fill="#211813"`),
      ...bricks(),
      rect({ x: 0, y: WALL - 5, width: WIDTH, height: 5 }, `fill="#120c09"`),
      ...wall(view, mine),
      ...view.seats.map((seat, i) => mob(seat, rows[i] as Box, mine)),
    ],
    DEFS,
  );
};

export const picture: Picture<View> = { draw, inWords };

/** As lines: to draw a pattern for a mail takes several times as long. */
function bricks(): string[] {
  const courses = Array.from({ length: Math.ceil(WALL / BRICK.height) }, (_, at) => at * BRICK.height);
  const joints = Array.from({ length: (2 * WIDTH) / BRICK.width }, (_, at) => at);
  const mortar = 'fill="none" stroke="#3a1c15" stroke-width="1.6"';
  return [
    rect({ x: 0, y: 0, width: WIDTH, height: WALL }, `fill="#6d3527"`),
    `<path d="${courses.map((y) => `M0 ${y}H${WIDTH}`).join("")}" ${mortar}/>`,
    // Of every other joint the first brick is left out, so that the courses overlap.
    `<path d="${joints.map((at) => `M${10 + (at * BRICK.width) / 2} ${(at % 2) * BRICK.height}V${WALL}`).join("")}" stroke-dasharray="${BRICK.height}" ${mortar}/>`,
  ];
}

/** The mobsters on the list, from the left; the first stands in the light. */
function wall({ hitList, war, seats }: View, mine: number | "spectator"): string[] {
  const step = Math.min(46, (WIDTH - 100) / Math.max(1, hitList.length - 1));
  const scale = hitList.length > ABREAST ? 1.25 : 1.5;
  const ownerOf = (mob: string) => seats.find((seat) => seat.mob === mob)?.seat ?? 0;
  const men = hitList.map((id, at) => {
    const seat = ownerOf(mobOf(id));
    const x = 44 + at * step;
    return [
      manOf(seat, x, 50, scale),
      ...(seat === mine
        ? [`<path d="M${round(x - 15)} 84H${round(x + 15)}" stroke="${LIT}" stroke-width="5"/>`]
        : []),
      letters(at + 1, { x, y: 92, height: 14, color: CHALK, weight: 1.8 }),
    ].join("");
  });
  return [
    ...(hitList.length > 0 ? [`<ellipse cx="44" cy="52" rx="44" ry="60" fill="url(#spot)"/>`] : lines()),
    // The men behind are drawn first, so that nobody stands in front of the head of the list.
    ...men.toReversed(),
    ...(war === null ? [] : [feud(war.rate)]),
  ];
}

/** The wall without anybody: the height lines of a police line-up. */
function lines(): string[] {
  return [22, 46, 70].map(
    (y) => `<path d="M30 ${y}H${WIDTH - 30}" stroke="${CHALK}" stroke-opacity=".3" stroke-width="2"/>`,
  );
}

/** A war is on: this many fall each turn. */
function feud(rate: number): string {
  const x = WIDTH - 34;
  return [
    `<circle cx="${x}" cy="38" r="25" fill="${BLOOD}" stroke="${INK}" stroke-width="2"/>`,
    `<path d="M${x - 13} 51L${x + 13} 25M${x + 13} 51L${x - 13} 25" stroke="${INK}" stroke-width="5"/>`,
    letters(`${rate}`, { x, y: 28, height: 20, color: CHALK, weight: 2.2 }),
  ].join("");
}

function mob({ seat, mobsters }: SeatView, box: Box, mine: number | "spectator"): string {
  const middle = box.y + box.height / 2;
  const step = (box.width - 62) / FULL_MOB;
  const scale = Math.min(1.4, (box.height - 6) / 40, step / 23);
  return [
    place(seat, box, mine),
    seal(seat, box.x + 27, middle, Math.min(15, box.height / 2 - 5)),
    ...mobsters.map((each, at) => figure(each, seat, box.x + 62 + at * step, middle, scale)),
    ...(mobsters.length === 0
      ? [
          `<path d="M${round(box.x + 52)} ${middle}H${round(box.x + box.width - 14)}" stroke="${SMOKE}" stroke-width="2" stroke-dasharray="10 16"/>`,
        ]
      : []),
  ].join("");
}

function figure({ status }: MobsterView, seat: number, x: number, y: number, scale: number): string {
  if (status === "home") return manOf(seat, x, y, scale);
  return use(status === "listed" ? "hunted" : "grave", x, y, scale);
}
