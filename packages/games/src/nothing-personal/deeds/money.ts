/** Money and respect taken, earned and sold (6.2, 6.3). */
import { amount, choice, map, type OptionId, oneOf, type Question } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import { changeMoney, changeRespect, transfer } from "../board/wallet.ts";
import { refused as notNow } from "../legal/reasons.ts";
import { optionId } from "../option-ids.ts";
import { familyOf, rivalsOf, type State } from "../state.ts";
import { act, type Ctx, type Deed, hit, targetChoices } from "./deed.ts";

/** Takes this many dollars, or all that there are, from one of these seats. */
function takeFrom(ctx: Ctx, seats: readonly Seat[], most: number): ReturnType<Deed> {
  const rich = seats.filter((seat) => familyOf(ctx.state, seat).money > 0);
  if (rich.length === 0) return "no-target";
  return oneOf(
    targetChoices(
      ctx,
      rich.map((victim) => ({
        id: optionId("seat", victim),
        act: act([optionId("seat", victim)], (table) => {
          transfer(table, victim, ctx.seat, most);
          hit(table, ctx.seat, victim);
        }),
        hits: victim,
      })),
    ),
  );
}

/** `pos-steal-3`, `steal-4` */
export function steal(most: number): Deed {
  return (ctx) => takeFrom(ctx, rivalsOf(ctx.state, ctx.seat), most);
}

const VIRUS = 5;

/** `virus`: from the richest of the other seats. */
export const virus: Deed = (ctx) => takeFrom(ctx, richest(ctx.state, ctx.seat), VIRUS);

function richest(state: State, seat: Seat): Seat[] {
  const rivals = rivalsOf(state, seat);
  const most = Math.max(...rivals.map((rival) => familyOf(state, rival).money));
  return rivals.filter((rival) => familyOf(state, rival).money === most);
}

/** `earn-4` */
export function earn(dollars: number): Deed {
  return ({ seat }) => act([], (table) => changeMoney(table, seat, dollars));
}

/** `respect-2` */
export function earnRespect(respect: number): Deed {
  return ({ seat }) => act([], (table) => changeRespect(table, seat, respect));
}

/** Lists the numbers one by one, so that some can be left out. */
function countsBut(min: number, max: number, without: readonly OptionId[]): Question<number> {
  return oneOf(
    Array.from({ length: max - min + 1 }, (_, i) => {
      const id = optionId("count", min + i);
      return without.includes(id) ? notNow(id, "refused") : choice(id, min + i);
    }),
  );
}

const MOST_SOLD = 5;
const PRICE = 3;

/** `sell-respect`: $3 for each, at most five. */
export const sellRespect: Deed = ({ state, seat, refused }) => {
  const { respect } = familyOf(state, seat);
  if (respect === 0) return "no-target";
  const most = Math.min(MOST_SOLD, respect);
  const question = refused.length === 0 ? amount(1, most) : countsBut(1, most, refused.flat());
  return map(question, (sold) =>
    act([optionId("count", sold)], (table) => {
      changeRespect(table, seat, -sold);
      changeMoney(table, seat, PRICE * sold);
    }),
  );
};
