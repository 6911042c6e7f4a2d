/** 8: the will is opened, and there is one heir. */
import type { Outcome } from "@consigliere/engine/game";
import { seatsOf } from "@consigliere/engine/seat";
import { finalRanking } from "../ranking.ts";
import { captainOf } from "../state.ts";
import { ownedBy } from "../town.ts";
import type { MobTable } from "./table.ts";

export function endGame(table: MobTable): Outcome {
  const { state, seatCount } = table;
  const { will } = state;
  if (will === null) throw new Error("the Don left no will");
  state.ending = will;
  table.reveal({ type: "will-opened", will });
  const ranking = finalRanking(state, will);
  table.emit({ type: "match-ended", ranking });
  const order = ranking.map(({ seat }) => seat);
  return {
    reason: will,
    placements: seatsOf(seatCount).map((seat) => order.indexOf(seat) + 1),
    stats: seatsOf(seatCount).map((seat) => {
      const { cash, notoriety } = captainOf(state, seat);
      const buildings = ownedBy(state, seat).length;
      // The figure that the will names comes first, because it decides.
      return will === "will-money" ? { cash, notoriety, buildings } : { notoriety, cash, buildings };
    }),
  };
}
