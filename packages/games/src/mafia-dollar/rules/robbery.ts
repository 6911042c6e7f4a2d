/** Breaking into a rival's warehouse (6.5). */
import { type Choice, choice, choiceThen, oneOf } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { cardOfKind, type RacketId, type WarehouseId } from "../cards.ts";
import { dearest, stashWarehouse } from "../defaults.ts";
import { type Action, ownWarehouseChoices } from "../legal/actions.ts";
import { bonusOf, familyOf, findGangster, findWarehouse, type Robbery, type Warehouse } from "../state.ts";
import { returnHome } from "./jobs.ts";
import { type MafiaTable, ofActiveSeat } from "./mafia-table.ts";
import { skillCheck } from "./piles.ts";

export function* rob(table: MafiaTable, seat: Seat, job: Extract<Action, { type: "rob" }>): Rules {
  const { state } = table;
  const { gangster: burglar } = findGangster(state, job.gangster);
  const { seat: victim, warehouse } = findWarehouse(state, job.warehouse);
  const points = cardOfKind(burglar.card, "gangster").robbery + bonusOf(burglar, "tool");
  const modifier = points - (warehouse.dog === null ? 0 : 1);
  const { gangster } = job;
  table.tell({ type: "robbery-tried", seat, gangster, warehouse: warehouse.card, victim, modifier });
  const success = skillCheck(table, seat, modifier);
  if (success === null) return;
  if (success) yield* plunder(table, seat, { gangster, victim, warehouse: warehouse.card, taken: [] });
  returnHome(table, seat, gangster);
}

/** The first racket is mandatory, further ones are not (R28); all from the same warehouse. */
function* plunder(table: MafiaTable, seat: Seat, robbery: Robbery): Rules {
  const { state } = table;
  const { warehouse } = findWarehouse(state, robbery.warehouse);
  state.robbery = robbery;
  const seen = { type: "rackets-seen", seat, warehouse: robbery.warehouse } as const;
  table.tellSeat(seat, { ...seen, rackets: [...warehouse.rackets] }, seen);
  const most = 1 + bonusOf(findGangster(state, robbery.gangster).gangster, "vehicle");
  while (robbery.taken.length < most && warehouse.rackets.length > 0) {
    const booty = yield* chooseBooty(table, seat, warehouse);
    if (booty === null) break;
    warehouse.rackets = warehouse.rackets.filter((racket) => racket !== booty.racket);
    findWarehouse(state, booty.into).warehouse.rackets.push(booty.racket);
    state.robbery.taken.push(booty);
  }
  state.robbery = null;
  tellBooty(table, seat, robbery);
}

interface Booty {
  readonly racket: RacketId;
  readonly into: WarehouseId;
}

/** D11 and D12. Null: that is enough. */
function* chooseBooty(table: MafiaTable, seat: Seat, warehouse: Warehouse): Rules<Booty | null> {
  const { state } = table;
  const own = familyOf(state, seat).warehouses;
  const isFirst = state.robbery?.taken.length === 0;
  const [racket] = warehouse.rackets;
  const [into] = own;
  if (isFirst && racket !== undefined && into !== undefined && warehouse.rackets.length * own.length === 1) {
    return { racket, into: into.card }; // public counts say so (3)
  }
  const booty = warehouse.rackets.map(
    (id): Choice<Booty | null> =>
      choiceThen(`racket:${id}`, oneOf(ownWarehouseChoices(state, seat)), (place) => ({
        racket: id,
        into: place,
      })),
  );
  return yield* table.ask(
    seat,
    ofActiveSeat(table, seat, {
      topic: isFirst ? "rob-pick" : "rob-more",
      question: oneOf(isFirst ? booty : [...booty, choice("stop", null)]),
      about: { warehouse: warehouse.card },
      fallback: {
        choose: `racket:${dearest(warehouse.rackets)}`,
        with: `warehouse:${stashWarehouse(own).card}`,
      },
    }),
  );
}

function tellBooty(table: MafiaTable, seat: Seat, { victim, warehouse, taken }: Robbery): void {
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
  table.tellSeats({ [seat]: full, [victim]: full }, told);
}
