/** Nine chairs on a staircase, the owners of the men on them, and the possessions of the families. */

import { letters, round } from "../picture/figures.ts";
import { signsOf } from "../picture/seat-signs.ts";
import {
  type Box,
  BRASS,
  band,
  CHALK,
  cells,
  HEIGHT,
  INK,
  LIT,
  type Picture,
  place,
  rect,
  SMOKE,
  seal,
  shaded,
  sheet,
  WIDTH,
} from "../picture/sprite.ts";
import { inWords } from "./picture-words.ts";
import { POSITION_IDS, POSITIONS, type PositionId } from "./positions.ts";
import type { FamilyView, ManView, View } from "./view.ts";

/** The rows of chairs, from the top: one, two, three, three. */
const ROWS: readonly (readonly PositionId[])[] = [
  POSITION_IDS.slice(0, 1),
  POSITION_IDS.slice(1, 3),
  POSITION_IDS.slice(3, 6),
  POSITION_IDS.slice(6, 9),
];
const CHAIR = { width: 112, height: 60 };
const MIDDLE = 376;
/** Room for the crown. */
const TOP = 12;
/** Up to this number, markers are drawn one by one. */
const RAIL = 12;
const STEPS = ["#6b4528", "#573620", "#452a1a", "#372116"];

/** From a lamp above, weaker the deeper it falls. */
const LIGHT = [
  [152, 136, 106],
  [36, 30, 37],
] as const;

interface Spot {
  readonly x: number;
  readonly y: number;
}

const SPOTS: ReadonlyMap<PositionId, Spot> = new Map(
  ROWS.flatMap((row, down) =>
    row.map((chair, across) => [
      chair,
      { x: MIDDLE + (across - (row.length - 1) / 2) * (CHAIR.width + 8), y: TOP + down * (CHAIR.height + 7) },
    ]),
  ),
);

const draw: Picture<View>["draw"] = (view, mine) => {
  const books = cells(view.families.length, 1, { x: 8, y: 10, width: 168, height: HEIGHT - 20 }, 6);
  return sheet([
    rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, `fill="#1b1620"`),
    cone(),
    ...stairs(),
    ...[...SPOTS].map(([chair, spot]) =>
      seatOf(
        chair,
        spot,
        view.board.find(({ place: at }) => at === chair),
        mine,
      ),
    ),
    ...view.families.map((family, i) => purse(family, books[i] as Box, { ring: view.ring, mine })),
  ]);
};

export const picture: Picture<View> = { draw, inWords };

/** The light from above, wider the deeper it falls. */
function cone(): string {
  const left = (y: number) => round(MIDDLE - 26 + ((196 - MIDDLE + 26) * y) / HEIGHT);
  const right = (y: number) => round(MIDDLE + 26 + ((WIDTH - MIDDLE - 26) * y) / HEIGHT);
  return shaded(
    HEIGHT,
    LIGHT,
    (top, bottom) => `M${left(top)} ${top}H${right(top)}L${right(bottom)} ${bottom}H${left(bottom)}Z`,
  );
}

/** The steps on which the chairs stand, wider and darker the lower they lie, with a carpet in the middle. */
function stairs(): string[] {
  return ROWS.map((row, down) => {
    const y = TOP + down * (CHAIR.height + 7) + CHAIR.height - 17;
    const half = (row.length * (CHAIR.width + 8)) / 2 + (down === ROWS.length - 1 ? 14 : 4);
    const carpet = 22 + down * 6;
    return [
      rect({ x: MIDDLE - half, y, width: 2 * half, height: 25 }, `fill="${STEPS[down]}"`),
      rect({ x: MIDDLE - carpet, y, width: 2 * carpet, height: 25 }, `fill="#6d1d1d"`),
      rect({ x: MIDDLE - half, y, width: 2 * half, height: 2.5 }, `fill="${BRASS}"`),
    ].join("");
  });
}

/** A chair on its step, with its number. Its back has the colour of the leader of whoever sits there. */
function seatOf(
  chair: PositionId,
  { x, y }: Spot,
  man: ManView | undefined,
  mine: number | "spectator",
): string {
  const [leader, ...tied] = man?.leaders ?? [];
  const isOnes = leader !== undefined && tied.length === 0;
  const color = isOnes ? signsOf(leader).color : man === undefined ? "#4a3728" : SMOKE;
  const wood = chair === "capo" ? LIT : BRASS;
  const [left, foot] = [x - 22, y + CHAIR.height - 17];
  return [
    ...(isOnes && leader === mine
      ? [
          rect(
            { x: x - CHAIR.width / 2, y: y - 4, width: CHAIR.width, height: CHAIR.height + 10 },
            `rx="8" fill="none" stroke="${LIT}" stroke-width="3"`,
          ),
        ]
      : []),
    `<path d="M${left} ${foot}V${y + 14}C${left} ${y - 5} ${left + 44} ${y - 5} ${left + 44} ${y + 14}V${foot}Z" fill="${color}" stroke="${wood}" stroke-width="3.5"/>`,
    ...(chair === "capo"
      ? [
          `<path d="M${x - 13} ${y + 1}L${x - 15} ${y - 8}L${x - 7} ${y - 3}L${x} ${y - 10}L${x + 7} ${y - 3}L${x + 15} ${y - 8}L${x + 13} ${y + 1}Z" fill="${LIT}"/>`,
        ]
      : []),
    ...(man === undefined
      ? [rect({ x: left + 4, y: foot - 14, width: 36, height: 9 }, `rx="4" fill="#6b5240"`)]
      : [
          `<g transform="translate(${x} ${y + 22}) scale(.94)${man.side ? " rotate(24)" : ""}">${face("#2b2430")}</g>`,
        ]),
    `<path d="M${left - 4} ${foot - 14}H${left + 3}V${foot}H${left - 4}ZM${left + 41} ${foot - 14}H${left + 48}V${foot}H${left + 41}Z" fill="#7d5a2c" stroke="${INK}"/>`,
    letters(POSITIONS[chair].number, { x: x - 45, y: y + 12, height: 17, color: CHALK, weight: 1.9 }),
    ...(isOnes
      ? [seal(leader, x + 40, y + 22, 12)]
      : man === undefined
        ? []
        : [letters("-", { x: x + 38, y: y + 14, height: 16, color: CHALK, weight: 2 })]),
    ...(man === undefined ? [] : rail(man, { x: x - CHAIR.width / 2, y, ...CHAIR })),
  ].join("");
}

/** A man before the back of his chair. */
function face(coat: string): string {
  return [
    `<path d="M-15 20C-14 11 -7 8 0 8S14 11 15 20Z" fill="${coat}" stroke="${INK}"/>`,
    `<path d="M-7-6V2C-7 7 -3 10 0 10S7 7 7 2V-6Z" fill="#e0b48c" stroke="${INK}"/>`,
    `<path d="M-4.4 0H-1.8M1.8 0H4.4M-2.4 5.4H2.4" stroke="${INK}" stroke-width="1.4" stroke-linecap="round"/>`,
    `<path d="M-12-5C-6-2.6 6-2.6 12-5C10-7.4 8-7 8-8C7.6-15 5-19 2-17.4L0-16.4L-2-17.4C-5-19 -7.6-15 -8-8C-8-7 -10-7.4 -12-5Z" fill="${INK}"/>`,
  ].join("");
}

/** The markers on him, by seat; neutral ones are grey. */
function rail({ markers, neutral }: ManView, { x, y, width, height }: Box): string[] {
  const beads = [
    ...markers.flatMap((count, seat) => Array.from({ length: count }, () => signsOf(seat).color)),
    ...Array.from({ length: neutral }, () => SMOKE),
  ];
  const step = (width - 12) / RAIL;
  return [
    rect({ x: x + 4, y: y + height - 15, width: width - 8, height: 11 }, `rx="5" fill="${INK}"`),
    ...beads
      .slice(0, RAIL)
      .map(
        (color, at) =>
          `<circle cx="${round(x + 6 + step * (at + 0.5))}" cy="${y + height - 9.5}" r="3.8" fill="${color}" stroke="${CHALK}" stroke-width=".8"/>`,
      ),
  ];
}

/** A family's possessions: respect large, money small, and the ring beside its holder. */
function purse(
  { seat, respect, money }: FamilyView,
  box: Box,
  { ring, mine }: { readonly ring: number; readonly mine: number | "spectator" },
): string {
  const middle = box.y + box.height / 2;
  return [
    place(seat, box, mine),
    band(seat, { x: box.x, y: box.y + box.height - 5, width: box.width, height: 5 }),
    seal(seat, box.x + 30, middle, 16),
    ...(ring === seat
      ? [
          `<circle cx="${box.x + 30}" cy="${middle}" r="19.5" fill="none" stroke="${LIT}" stroke-width="4"/><path d="M${box.x + 23} ${middle - 19}L${box.x + 30} ${middle - 27}L${box.x + 37} ${middle - 19}Z" fill="${BLAZE}" stroke="${INK}"/>`,
        ]
      : []),
    letters(respect, { x: box.x + 78, y: middle - 10, height: 20, color: CHALK, weight: 1.9 }),
    letters(`$${money}`, {
      x: box.x + box.width - 10,
      y: middle - 6.5,
      height: 13,
      color: LIT,
      from: "end",
      weight: 1.7,
    }),
  ].join("");
}

const BLAZE = "#d83a2f";
