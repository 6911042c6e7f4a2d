/** Collecting rackets from the street (6.3). */
import { choice, oneOf } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import type { WarehouseId } from "../cards.ts";
import { stashWarehouse } from "../defaults.ts";
import { type Action, ownWarehouseChoices } from "../legal/actions.ts";
import { optionId } from "../option-ids.ts";
import { bonusOf, familyOf, findGangster, findWarehouse, topOf } from "../state.ts";
import { returnHome } from "./jobs.ts";
import { type MafiaTable, ofActiveSeat } from "./table.ts";

type Collecting = Extract<Action, { type: "collect" }>;

export function* collect(table: MafiaTable, seat: Seat, job: Collecting): Rules {
  takeRacket(table, seat, job, { warehouse: job.warehouse, index: 1 });
  yield* collectFrom(table, seat, job);
}

type Pile = Pick<Collecting, "gangster" | "pile">;

/** The same after the first racket, or after several. */
export function* collectFrom(table: MafiaTable, seat: Seat, job: Pile): Rules {
  const { state } = table;
  const extra = bonusOf(findGangster(state, job.gangster).gangster, "vehicle");
  for (
    let index = 1 + (state.collected ?? 1);
    index <= 1 + extra && topOf(state, job.pile) !== null;
    index++
  ) {
    const warehouse = yield* collectMore(table, seat, job);
    if (warehouse === null) break;
    takeRacket(table, seat, job, { warehouse, index });
  }
  delete state.collected;
  returnHome(table, seat, job.gangster);
}

/** D9. Null: the seat takes no more. */
function* collectMore(table: MafiaTable, seat: Seat, job: Pile): Rules<WarehouseId | null> {
  const { state } = table;
  return yield* table.ask(
    seat,
    ofActiveSeat(table, seat, {
      topic: "collect-more",
      question: oneOf<WarehouseId | null>([...ownWarehouseChoices(state, seat), choice("stop", null)]),
      about: { gangster: job.gangster, pile: job.pile, racket: topOf(state, job.pile) },
      fallback: optionId("warehouse", stashWarehouse(familyOf(state, seat).warehouses).card),
    }),
  );
}

/** The card below becomes visible, so undo stops here. */
function takeRacket(
  table: MafiaTable,
  seat: Seat,
  { gangster, pile }: Pile,
  { warehouse, index }: { readonly warehouse: WarehouseId; readonly index: number },
): void {
  const racket = table.state.piles[pile].pop();
  if (racket === undefined) throw new Error(`no ${pile} on the street`);
  findWarehouse(table.state, warehouse).warehouse.rackets.push(racket);
  table.state.collected = index;
  table.reveal({ type: "collected", seat, gangster, pile, racket, warehouse, index });
}
