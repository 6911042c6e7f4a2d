/** The city by night: the owners of the buildings, their business, and the places of the squads. */

import { letters, round } from "../picture/figures.ts";
import {
  BLOOD,
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
  seal,
  sheet,
  use,
  WIDTH,
} from "../picture/sprite.ts";
import type { BuildingType } from "./cards/buildings.ts";
import { blockOf, typeOf } from "./cards.ts";
import { inWords } from "./picture-words.ts";
import type { BuildingView, CaptainView, View } from "./view.ts";

const TOWN = 226;

/** The height and width of each type of building, in parts of the available room. */
const SIZES: Readonly<Record<BuildingType, { readonly width: number; readonly floors: number }>> = {
  "small-shop": { width: 0.7, floors: 1 },
  "big-shop": { width: 0.92, floors: 2 },
  "small-club": { width: 0.74, floors: 3 },
  "big-club": { width: 0.92, floors: 4 },
  hotel: { width: 0.8, floors: 5 },
};

/** The colour of the stone of each type of building. */
const STONES: Readonly<Record<BuildingType, string>> = {
  "small-shop": "#7d3a2b",
  "big-shop": "#7b6d59",
  "small-club": "#5b3558",
  "big-club": "#38486e",
  hotel: "#2c5b58",
};

const NIGHT = "#0a0f18";
const SKY = "#18233f";
/** Roofs further off behind the upper streets, from left to right: where they begin and how high, in parts of one. */
const ROOFS = [
  [0.03, 0.4],
  [0.2, 0.62],
  [0.38, 0.34],
  [0.55, 0.56],
  [0.76, 0.44],
] as const;
/** So much of a block's foot is street. */
const STREET = 20;

/** A hat for each step of a captain's notoriety. */
const DEFS = `<path id="hat" d="M-10 3C-5 5 5 5 10 3C8 1 7 1 7 0C6.6-5 4-8 1.6-7L0-6.4L-1.6-7C-4-8 -6.6-5 -7 0C-7 1 -8 1 -10 3Z"/>`;

const draw: Picture<View>["draw"] = (view, mine) => {
  const captains = cells(
    view.captains.length,
    view.captains.length,
    { x: 6, y: TOWN + 8, width: WIDTH - 12, height: HEIGHT - TOWN - 14 },
    5,
  );
  return sheet(
    [
      rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, `fill="${NIGHT}"`),
      rect({ x: 0, y: 0, width: WIDTH, height: TOWN }, `fill="${SKY}"`),
      `<circle cx="${WIDTH - 44}" cy="24" r="12" fill="#e9dcc0"/>`,
      ...town(view, mine),
      ...view.captains.map((captain, i) => books(captain, captains[i] as Box, mine)),
    ],
    DEFS,
  );
};

export const picture: Picture<View> = { draw, inWords };

function town({ map, buildings, tokens }: View, mine: number | "spectator"): string[] {
  const rows = Math.max(1, ...map.map(({ y }) => y + 1));
  const height = TOWN / rows;
  return map.map(({ block, x, y }) => {
    // The streets of a row share its width.
    const row = map.filter((one) => one.y === y).length;
    const width = WIDTH / row;
    const before = map.filter((one) => one.y === y && one.x < x).length;
    const box = { x: before * width + 2, y: y * height + 2, width: width - 4, height: height - 2 };
    const here = buildings.filter(({ id }) => blockOf(id) === block);
    const step = (box.width - 12) / Math.max(1, here.length);
    return [
      ...(y > 0 ? [] : ROOFS).map(([from, part]) =>
        rect(
          {
            x: box.x + from * box.width,
            y: box.y + (box.height - STREET) * (1 - part),
            width: box.width * 0.13,
            height: (box.height - STREET) * part,
          },
          `fill="#111a30"`,
        ),
      ),
      rect(
        { x: box.x + 1, y: box.y + box.height - STREET, width: box.width - 2, height: STREET - 1 },
        `fill="#20242c"`,
      ),
      rect(
        { x: box.x + 1, y: box.y + box.height - STREET, width: box.width - 2, height: 3 },
        `fill="#596273"`,
      ),
      ...here.map((building, at) => {
        const lot = { x: box.x + 6 + at * step, y: box.y + 8, width: step, height: box.height - 26 };
        const squads = tokens.filter((token) => token.building === building.id);
        return (
          facade(building, lot, mine) +
          squads
            .map(({ seat }, i) =>
              car(
                seat,
                lot.x + step / 2 + (i - (squads.length - 1) / 2) * Math.min(26, step / squads.length),
                lot.y + lot.height + 9,
              ),
            )
            .join("")
        );
      }),
    ].join("");
  });
}

/** A squad at the kerb: a car with its captain's seal. */
function car(seat: number, x: number, y: number): string {
  const wheel = (from: number) =>
    `<circle cx="${round(x + from)}" cy="${round(y + 6)}" r="3.4" fill="${INK}"/>`;
  return [
    `<path d="M${round(x - 14)} ${round(y + 6)}v-7q1-3 6-3l4-5h9l5 5q5 0 5 4v6z" fill="#39404d" stroke="${INK}" stroke-width="1.2"/>`,
    wheel(-8),
    wheel(9),
    seal(seat, x, y - 1, 6.5),
  ].join("");
}

/** A house by its type, with an awning in the colours of its owner, and red glass if it pours whiskey. */
function facade(
  { id, owner, business, closed, bombed }: BuildingView,
  lot: Box,
  mine: number | "spectator",
): string {
  const { width: part, floors } = SIZES[typeOf(id)];
  const width = Math.min(58, lot.width * part);
  const x = lot.x + (lot.width - width) / 2;
  const foot = lot.y + lot.height;
  const floor = Math.min(14, (lot.height - 18) / 5);
  const isLit = owner !== null && !closed && !bombed;
  const height = 18 + (floors - 1) * floor;
  const top = foot - height;
  const windows = Array.from({ length: floors - 1 }, (_, at) => {
    const y = top + 4 + at * floor;
    return [0.18, 0.58]
      .map((from, side) =>
        rect(
          { x: x + width * from, y, width: width * 0.24, height: floor * 0.55 },
          // A house of nobody's: somebody is up late here and there.
          `fill="${isLit ? "#ffdf95" : at === 1 && side === 0 ? "#8d7442" : "#17283c"}"`,
        ),
      )
      .join("");
  });
  const door = { x: x + width * 0.36, y: foot - 10, width: width * 0.28, height: 10 };
  const awning = { x: x - 2, y: foot - 17, width: width + 4, height: 6 };
  return [
    rect({ x, y: top, width, height }, `fill="${STONES[typeOf(id)]}" stroke="${INK}" stroke-width="1.4"`),
    ...windows,
    rect(door, `fill="${business === "speakeasy" ? "#e0281f" : INK}"`),
    ...(owner === null ? [] : [band(owner, awning), rect(awning, `fill="none" stroke="${INK}"`)]),
    ...(owner !== null && owner === mine
      ? [
          rect(
            { x: x - 3, y: top - 3, width: width + 6, height: height + 4 },
            `fill="none" stroke="${LIT}" stroke-width="3"`,
          ),
        ]
      : []),
    ...(owner !== null ? [seal(owner, x + width / 2, top - 1, 8)] : []),
    ...(closed || bombed
      ? [
          `<path d="M${round(x)} ${round(top + 4)}L${round(x + width)} ${round(foot - 2)}M${round(x + width)} ${round(top + 4)}L${round(x)} ${round(foot - 2)}" stroke="${bombed ? BLOOD : "#a9803f"}" stroke-width="4"/>`,
        ]
      : []),
  ].join("");
}

/** A captain's notoriety, in hats. */
function books({ seat, notoriety }: CaptainView, box: Box, mine: number | "spectator"): string {
  const middle = box.y + box.height / 2;
  return [
    place(seat, box, mine),
    seal(seat, box.x + 26, middle, 14),
    `<g fill="${BRASS}">${use("hat", box.x + 56, middle + 1, 1.1)}</g>`,
    letters(notoriety, {
      x: box.x + 72,
      y: middle - 8,
      height: 16,
      color: CHALK,
      from: "start",
      weight: 1.8,
    }),
  ].join("");
}
