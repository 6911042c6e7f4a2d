/** The alley of doors, and below it the crooks at each target. */

import { letters, round } from "../picture/figures.ts";
import {
  BLOOD,
  type Box,
  BRASS,
  CHALK,
  cells,
  HEIGHT,
  INK,
  LIT,
  PAPER,
  type Picture,
  place,
  rect,
  SMOKE,
  seal,
  shaded,
  sheet,
  use,
  WIDTH,
} from "../picture/sprite.ts";
import { crookOf } from "./cards.ts";
import { inWords } from "./picture-words.ts";
import type { HideoutView, PlayedView, SeatView, TargetView, View } from "./view.ts";

const ALLEY = 92;
const HEADS = 34;
const LEFT = 46;

/** From night blue above to plum behind the doors. */
const DUSK = [
  [19, 26, 43],
  [43, 35, 49],
] as const;

/** The back of a card: three men in the shade. */
const DEFS = `<g id="back"><rect x="-11" y="-16" width="22" height="32" rx="2.5" fill="#40233a" stroke="${INK}" stroke-width="1.4"/><path d="M0-11L7 0L0 11L-7 0Z" fill="none" stroke="${LIT}" stroke-width="1.4"/></g>`;

const draw: Picture<View>["draw"] = (view, mine) => {
  const doors = cells(
    view.hideouts.length,
    Math.max(1, view.hideouts.length),
    { x: 10, y: 8, width: WIDTH - 20, height: ALLEY - 8 },
    8,
  );
  const rows = cells(
    view.seats.length,
    1,
    { x: 6, y: ALLEY + HEADS + 4, width: WIDTH - 12, height: HEIGHT - ALLEY - HEADS - 10 },
    4,
  );
  const across = (WIDTH - LEFT - 10) / Math.max(1, view.targets.length);
  return sheet(
    [
      rect({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, `fill="#1c1917"`),
      shaded(ALLEY, DUSK, (top, bottom) => `M0 ${top}H${WIDTH}V${bottom}H0Z`),
      rect({ x: 0, y: ALLEY, width: WIDTH, height: 3 }, `fill="${INK}"`),
      ...view.hideouts.map((hideout, i) => door(hideout, doors[i] as Box)),
      ...view.targets.map((target, i) => head(target, LEFT + across * (i + 0.5), across)),
      ...view.seats.map((seat, i) => row(seat, rows[i] as Box, across, mine)),
    ],
    DEFS,
  );
};

export const picture: Picture<View> = { draw, inWords };

/** A door with its letter. Behind it are as many shadows as crooks, which is the price. */
function door({ id, count }: HideoutView, { x, y, width, height }: Box): string {
  const middle = x + width / 2;
  return [
    `<path d="M${round(x)} ${y + height}V${y + 12}L${round(middle)} ${y}L${round(x + width)} ${y + 12}V${y + height}Z" fill="${count > 0 ? "#6b4a2b" : "#2b2825"}" stroke="${INK}" stroke-width="2"/>`,
    rect(
      { x: x + 6, y: y + 18, width: width - 12, height: 22 },
      `fill="${count > 0 ? "#f1c667" : "#171412"}" stroke="${INK}" stroke-width="1.5"`,
    ),
    letters(letterOf(id), {
      x: middle,
      y: y + 21.5,
      height: 15,
      color: count > 0 ? INK : SMOKE,
      weight: 1.9,
    }),
    letters(`$${count}`, { x: middle, y: y + 54, height: 15, color: count > 0 ? CHALK : SMOKE, weight: 1.7 }),
  ].join("");
}

const letterOf = (hideout: string): string => hideout.at(-1)?.toUpperCase() ?? "";

/** The publicly known value of a target, on the front of a strongbox. */
function head({ printed }: TargetView, x: number, width: number): string {
  const box = { x: x - width / 2 + 3, y: ALLEY + 6, width: width - 6, height: HEADS - 6 };
  return [
    rect(box, `rx="3" fill="${BRASS}" stroke="${INK}" stroke-width="1.5"`),
    letters(printed, { x, y: box.y + 6, height: 16, color: INK, weight: 2 }),
  ].join("");
}

function row(
  { seat, row: stacks, passed }: SeatView,
  box: Box,
  across: number,
  mine: number | "spectator",
): string {
  const middle = box.y + box.height / 2;
  return [
    place(seat, box, mine),
    seal(seat, box.x + 26, middle, Math.min(16, box.height / 2 - 3)),
    ...stacks.map((stack, at) => pile(stack, LEFT + across * (at + 0.5), box, across)),
    ...(passed === null
      ? []
      : [
          `<path d="M${box.x + 14} ${middle + 12}L${box.x + 38} ${middle - 12}" stroke="${BLOOD}" stroke-width="4"/>`,
        ]),
  ].join("");
}

/** The cards of a stack side by side, closer together if there are many. A face-up card shows its rank. */
function pile(stack: readonly PlayedView[], x: number, box: Box, across: number): string {
  const middle = box.y + box.height / 2;
  const scale = Math.min(1, (box.height - 4) / 34);
  const step = stack.length < 2 ? 0 : Math.min(24 * scale, (across - 26 * scale) / (stack.length - 1));
  if (stack.length === 0)
    return `<path d="M${round(x - 7)} ${middle}H${round(x + 7)}" stroke="${SMOKE}" stroke-opacity=".45" stroke-width="2"/>`;
  const left = x - (step * (stack.length - 1)) / 2;
  return stack.map((played, at) => card(played, left + at * step, middle, scale)).join("");
}

function card({ crook, facing }: PlayedView, x: number, y: number, scale: number): string {
  if (facing === "down" || crook === null) return use("back", x, y, scale);
  return [
    rect(
      { x: x - 11 * scale, y: y - 16 * scale, width: 22 * scale, height: 32 * scale },
      `rx="2.5" fill="${PAPER}" stroke="${INK}" stroke-width="1.4"`,
    ),
    letters(crookOf(crook).rank, { x, y: y - 7 * scale, height: 14 * scale, color: INK, weight: 1.9 }),
  ].join("");
}
