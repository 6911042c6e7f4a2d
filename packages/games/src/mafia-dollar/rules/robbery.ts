/** Breaking into a rival's warehouse (6.5). */
import { choiceThen, oneOf, someOf } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { cardOfKind, type RacketId, type WarehouseId } from "../cards.ts";
import { dearestFirst, stashed } from "../defaults.ts";
import { type Action, ownWarehouseChoices } from "../legal/actions.ts";
import { optionId } from "../option-ids.ts";
import { bonusOf, familyOf, findGangster, findWarehouse, type Robbery, type Warehouse } from "../state.ts";
import { returnHome } from "./jobs.ts";
import { skillCheck } from "./piles.ts";
import { type MafiaTable, ofActiveSeat } from "./table.ts";

export function* rob(table: MafiaTable, seat: Seat, job: Extract<Action, { type: "rob" }>): Rules {
  const { state } = table;
  const { gangster: burglar } = findGangster(state, job.gangster);
  const { seat: victim, warehouse } = findWarehouse(state, job.warehouse);
  const points = cardOfKind(burglar.card, "gangster").robbery + bonusOf(burglar, "tool");
  const modifier = points - (warehouse.dog === null ? 0 : 1);
  const { gangster } = job;
  table.emit({ type: "robbery-tried", seat, gangster, warehouse: warehouse.card, victim, modifier });
  const success = skillCheck(table, seat, modifier);
  if (success === null) return;
  if (!success) return returnHome(table, seat, gangster);
  const robbery = { gangster, victim, warehouse: warehouse.card };
  state.robbery = robbery;
  const seen = { type: "rackets-seen", seat, warehouse: robbery.warehouse } as const;
  table.emitTo(seat, { ...seen, rackets: [...warehouse.rackets] }, seen);
  yield* plunder(table, seat, robbery);
}

/** The first racket is mandatory, further ones are optional (R28). All are from the same warehouse. */
export function* plunder(table: MafiaTable, seat: Seat, robbery: Robbery): Rules {
  const { state } = table;
  const { warehouse } = findWarehouse(state, robbery.warehouse);
  const taken = yield* chooseBooty(table, seat, robbery, warehouse);
  for (const { racket, into } of taken) {
    warehouse.rackets = warehouse.rackets.filter((other) => other !== racket);
    findWarehouse(state, into).warehouse.rackets.push(racket);
  }
  state.robbery = null;
  tellBooty(table, seat, robbery, taken);
  returnHome(table, seat, robbery.gangster);
}

interface Booty {
  readonly racket: RacketId;
  readonly into: WarehouseId;
}

/** D11 and D12 in one: nothing is revealed between the first racket and the last. */
function* chooseBooty(
  table: MafiaTable,
  seat: Seat,
  { gangster }: Robbery,
  { card, rackets }: Warehouse,
): Rules<readonly Booty[]> {
  const { state } = table;
  const own = familyOf(state, seat).warehouses;
  const [racket] = rackets;
  const [into] = own;
  if (racket !== undefined && into !== undefined && rackets.length * own.length === 1) {
    return [{ racket, into: into.card }]; // public counts tell it (3)
  }
  const most = Math.min(rackets.length, 1 + bonusOf(findGangster(state, gangster).gangster, "vehicle"));
  const place = oneOf(ownWarehouseChoices(state, seat));
  return yield* table.ask(
    seat,
    ofActiveSeat(table, seat, {
      topic: "rob-pick",
      question: someOf(
        rackets.map((id) =>
          choiceThen(optionId("racket", id), place, (chosen): Booty => ({ racket: id, into: chosen })),
        ),
        { min: 1, max: most, ordered: true },
      ),
      about: { warehouse: card, most },
      fallback: stashed(dearestFirst(rackets).slice(0, most), own).map((booty) => ({
        choose: optionId("racket", booty.racket),
        with: optionId("warehouse", booty.into),
      })),
    }),
  );
}

function tellBooty(
  table: MafiaTable,
  seat: Seat,
  { victim, warehouse }: Robbery,
  taken: readonly Booty[],
): void {
  const places = [...new Set(taken.map(({ into }) => into))];
  const told = {
    type: "rackets-taken",
    seat,
    victim,
    warehouse,
    count: taken.length,
    into: places.map((place) => ({
      warehouse: place,
      count: taken.filter(({ into }) => into === place).length,
    })),
  } as const;
  const full = { ...told, rackets: taken.map(({ racket }) => racket) };
  table.emitToSeats({ [seat]: full, [victim]: full }, told);
}
