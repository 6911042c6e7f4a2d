/** Nine chairs on a staircase, each with the place card of whoever sits there, and the tags of the families. */

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
  PAPER,
  type Picture,
  rect,
  SMOKE,
  seal,
  shaded,
  sheet,
  use,
  WIDTH,
} from "../picture/sprite.ts";
import { yieldOf } from "./odds.ts";
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
/** A chair and its card side by side, the rail below them. */
const CELL = { width: 128, height: 60 };
const APART = 10;
const MIDDLE = 349;
/** Room for the crown. */
const TOP = 15;
const STEP = 66;
/** Up to this number, markers are drawn one by one. */
const RAIL = 12;
const STEPS = ["#6b4528", "#573620", "#452a1a", "#372116"];
const VACANT = "#4a3728";

/** From a lamp above, weaker the deeper it falls. */
const LIGHT = [
  [152, 136, 106],
  [36, 30, 37],
] as const;

/** Around the middle of the foot of a chair: frame, arms, a man before its back, its crown; a hat. */
const DEFS = [
  `<path id="back" d="M-22 0V-33C-22-54 22-54 22-33V0Z"/>`,
  `<path id="arms" d="M-26-14H-19V0H-26ZM19-14H26V0H19ZM-22-4H22V4H-22Z" stroke="${INK}"/>`,
  `<g id="sitter"><path d="M-16-4C-15-15-8-18 0-18S15-15 16-4Z" fill="#2b2430" stroke="${INK}"/><path d="M-3-17.6L0-10L3-17.6Z" fill="${PAPER}"/><path d="M-7-32V-24C-7-19-3-16 0-16S7-19 7-24V-32Z" fill="#e0b48c" stroke="${INK}"/><path d="M-4.4-26.5H-1.800M1.800-26.5H4.4M-2.4-21H2.4" stroke="${INK}" stroke-width="1.4"/><path d="M-12-31C-6-28.6 6-28.6 12-31C10-33.4 8-33 8-34C7.6-41 5-45 2-43.4L0-42.4L-2-43.4C-5-45-7.6-41-8-34C-8-33-10-33.4-12-31Z" fill="${INK}"/></g>`,
  `<path id="crown" d="M-13-47L-15-56L-7-51L0-58L7-51L15-56L13-47Z" fill="${LIT}"/>`,
  `<path id="hat" d="M-9 2Q-7 3.5 0 3.5T9 2Q7.5 5.5 0 5.5T-9 2ZM-5.5 2Q-5.5-6-2.5-6.5Q-1-6.5 0-5.5Q1-6.5 2.5-6.5Q5.5-6 5.5 2Q0 3.1-5.5 2Z"/>`,
].join("");

/** The upper left corner of each cell. */
const SPOTS: ReadonlyMap<PositionId, { readonly x: number; readonly y: number }> = new Map(
  ROWS.flatMap((row, down) =>
    row.map((chair, across) => [
      chair,
      {
        x: MIDDLE + (across - (row.length - 1) / 2) * (CELL.width + APART) - CELL.width / 2,
        y: TOP + down * STEP,
      },
    ]),
  ),
);

const draw: Picture<View>["draw"] = ({ board, families, ring }, mine) => {
  const tags = cells(families.length, 1, { x: 6, y: 8, width: 122, height: HEIGHT - 16 }, 6);
  return sheet(
    [
      rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, `fill="#1b1620"`),
      cone(),
      ...stairs(),
      ...[...SPOTS].map(([chair, { x, y }]) =>
        seatOf(
          chair,
          { x, y, ...CELL },
          board.find(({ place }) => place === chair),
          mine,
        ),
      ),
      ...families.map((family, i) => tag(family, tags[i] as Box, { ring, mine })),
    ],
    DEFS,
  );
};

export const picture: Picture<View> = { draw, inWords };

/** The light from above, wider the deeper it falls. */
function cone(): string {
  const left = (y: number) => round(MIDDLE - 26 + ((144 - MIDDLE + 26) * y) / HEIGHT);
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
    const y = TOP + down * STEP + CELL.height - 21;
    const half = (row.length * (CELL.width + APART)) / 2;
    const carpet = 26 + down * 6;
    return [
      rect({ x: MIDDLE - half, y, width: 2 * half, height: 28 }, `fill="${STEPS[down]}"`),
      rect({ x: MIDDLE - carpet, y, width: 2 * carpet, height: 28 }, `fill="#6d1d1d"`),
      rect({ x: MIDDLE - half, y: y + 26, width: 2 * half, height: 2.5 }, `fill="${BRASS}"`),
    ].join("");
  });
}

/** A chair on its step with its number, upholstered by who controls the man in it, his card beside it, and his rail. */
function seatOf(chair: PositionId, cell: Box, man: ManView | undefined, mine: number | "spectator"): string {
  const { x, y, width, height } = cell;
  const [leader, ...tied] = man?.leaders ?? [];
  const owner = leader !== undefined && tied.length === 0 ? leader : null;
  const color = owner !== null ? signsOf(owner).color : man === undefined ? VACANT : SMOKE;
  const isThrone = chair === "capo";
  const at = `transform="translate(${round(x + 36)} ${round(y + height - 16)})"`;
  return [
    ...(owner !== null && owner === mine
      ? [
          rect(
            { x, y: y - 5, width, height: height + 7 },
            `rx="6" fill="none" stroke="${LIT}" stroke-width="3"`,
          ),
        ]
      : []),
    `<g ${at}><use href="#back" fill="${color}" stroke="${isThrone ? LIT : BRASS}" stroke-width="3.5"/>`,
    ...(isThrone ? [`<use href="#crown"/>`] : []),
    ...(man === undefined
      ? [`<path d="M-17-13H17V-4H-17Z" fill="#6b5240"/>`]
      : [man.side ? `<use href="#sitter" transform="rotate(14)"/>` : `<use href="#sitter"/>`]),
    `<use href="#arms" fill="${isThrone ? LIT : "#7d5a2c"}"/></g>`,
    letters(POSITIONS[chair].number, { x: x + 5, y: y + 2, height: 13, color: CHALK, weight: 2 }),
    ...(man === undefined ? [] : [card(man, owner, { x: x + 65, y: y + 4, width: width - 67, height: 37 })]),
    ...(owner === null ? [] : [seal(owner, x + 60, y + 3, 9)]),
    ...(man === undefined ? [] : rail(man, { x: x + 4, y: y + height - 13, width: width - 8, height: 11 })),
  ].join("");
}

/** What he brings a round, edged in the colour of who gets it. */
function card(man: ManView, owner: number | null, box: Box): string {
  const { x, y, width } = box;
  const { respect, money } = yieldOf(man);
  const amount = (of: number) => `${of < 0 ? "-" : "+"}${Math.abs(of)}`;
  const edge = { x, y, width, height: 5 };
  const right = x + width - 6;
  return [
    rect(box, `rx="1.5" fill="${PAPER}"`),
    owner === null ? rect(edge, `fill="${SMOKE}"`) : band(owner, edge),
    letters(amount(respect), { x: right - 22, y: y + 8, height: 12, color: INK, from: "end", weight: 1.7 }),
    `<g fill="${INK}">${use("hat", right - 9, y + 14)}</g>`,
    letters(`$${money < 0 ? "-" : ""}${Math.abs(money)}`, {
      x: right,
      y: y + 24,
      height: 10,
      color: "#5d4a2a",
      from: "end",
      weight: 1.7,
    }),
  ].join("");
}

/** The markers on him, by seat; neutral ones are grey. */
function rail({ markers, neutral }: ManView, { x, y, width, height }: Box): string[] {
  const beads = [
    ...markers.flatMap((count, seat) => Array.from({ length: count }, () => signsOf(seat).color)),
    ...Array.from({ length: neutral }, () => SMOKE),
  ];
  const step = (width - 4) / RAIL;
  const drawn = beads.slice(0, RAIL).map((color, at) => {
    const across = round(x + 2 + step * (at + 0.5));
    return `<circle cx="${across}" cy="${round(y + height / 2)}" r="4" fill="${color}"/>`;
  });
  return [
    rect({ x, y, width, height }, `rx="5" fill="${INK}"`),
    `<g stroke="${CHALK}" stroke-width=".8">${drawn.join("")}</g>`,
  ];
}

/** A family's tag: respect with its hat, the purse, and the ring around the seal of its holder. */
function tag(
  { seat, respect, money }: FamilyView,
  box: Box,
  { ring, mine }: { readonly ring: number; readonly mine: number | "spectator" },
): string {
  const { x, y, width, height } = box;
  const middle = y + height / 2 + 2;
  const isMine = seat === mine;
  return [
    rect(box, `rx="3" fill="${isMine ? PAPER : "#d6c49c"}"`),
    band(seat, { x, y, width, height: 6 }),
    ...(isMine ? [rect(box, `rx="3" fill="none" stroke="${LIT}" stroke-width="4"`)] : []),
    seal(seat, x + 24, middle, 15),
    ...(ring === seat
      ? [
          `<circle cx="${x + 24}" cy="${round(middle)}" r="18" fill="none" stroke="${BRASS}" stroke-width="4"/><path d="M${x + 17} ${round(middle - 16)}L${x + 24} ${round(middle - 24)}L${x + 31} ${round(middle - 16)}Z" fill="${JEWEL}" stroke="${INK}"/>`,
        ]
      : []),
    letters(respect, { x: x + 82, y: middle - 17, height: 17, color: INK, from: "end", weight: 1.9 }),
    `<g fill="${INK}">${use("hat", x + 99, middle - 8, 1.3)}</g>`,
    letters(`$${money}`, {
      x: x + 112,
      y: middle + 6,
      height: 11,
      color: "#5d4a2a",
      from: "end",
      weight: 1.7,
    }),
  ].join("");
}

const JEWEL = "#a3271f";
