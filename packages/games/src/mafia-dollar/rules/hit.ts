/** Killing a rival's gangster on the street (6.4). */
import { choice, someOf } from "@consigliere/engine/question";
import type { Seat } from "@consigliere/engine/seat";
import type { Rules } from "@consigliere/engine/table";
import { cardOfKind, type GangsterId, type ItemId } from "../cards.ts";
import type { Action } from "../legal/actions.ts";
import { optionId } from "../option-ids.ts";
import { bonusOf, familyOf, findGangster, type Gangster, itemOf } from "../state.ts";
import { returnHome } from "./jobs.ts";
import { layOnDiscardPile, skillCheck } from "./piles.ts";
import { type MafiaTable, ofActiveSeat } from "./table.ts";

export function* hit(table: MafiaTable, seat: Seat, job: Extract<Action, { type: "hit" }>): Rules {
  const { state } = table;
  const { gangster: killer } = findGangster(state, job.gangster);
  const { seat: victimSeat, gangster: victim } = findGangster(state, job.target);
  const modifier = cardOfKind(killer.card, "gangster").attack + bonusOf(killer, "weapon");
  const { gangster, target } = job;
  table.emit({ type: "hit-tried", seat, gangster, target, victim: victimSeat, modifier });
  const success = skillCheck(table, seat, modifier);
  if (success === null) return;
  if (success) {
    kill(table, seat, { killer: gangster, victim, victimSeat });
    yield* takeLoot(table, seat, gangster);
  } else returnHome(table, seat, gangster);
}

/** The same once the target is dead and the items are to be divided. */
export function* takeLoot(table: MafiaTable, seat: Seat, gangster: GangsterId): Rules {
  yield* divideLoot(table, seat, findGangster(table.state, gangster).gangster);
  returnHome(table, seat, gangster);
}

/** R42: his blocks go with him. His items stay until they are divided. */
function kill(
  table: MafiaTable,
  seat: Seat,
  {
    killer,
    victim,
    victimSeat,
  }: { readonly killer: GangsterId; readonly victim: Gangster; readonly victimSeat: Seat },
): void {
  const family = familyOf(table.state, victimSeat);
  family.gangsters = family.gangsters.filter((g) => g !== victim);
  const blocks = [...victim.blocks];
  layOnDiscardPile(table, victim.card, ...blocks);
  table.state.loot = [...victim.items];
  table.emit({
    type: "gangster-killed",
    seat,
    gangster: killer,
    target: victim.card,
    victim: victimSeat,
    blocks,
  });
}

/** D10, asked only if an item fits. */
function* divideLoot(table: MafiaTable, seat: Seat, killer: Gangster): Rules {
  const items = table.state.loot;
  if (items.length === 0) return;
  const fitting = items.filter((item) => itemOf(killer, cardOfKind(item, "item").subtype) === null);
  const kept = fitting.length === 0 ? [] : yield* chooseLoot(table, seat, killer.card, fitting);
  const discarded = items.filter((item) => !kept.includes(item));
  table.state.loot = [];
  killer.items.push(...kept);
  layOnDiscardPile(table, ...discarded);
  table.emit({ type: "loot-divided", seat, gangster: killer.card, kept, discarded });
}

function* chooseLoot(
  table: MafiaTable,
  seat: Seat,
  gangster: GangsterId,
  fitting: readonly ItemId[],
): Rules<ItemId[]> {
  return yield* table.ask(
    seat,
    ofActiveSeat(table, seat, {
      topic: "loot",
      question: someOf(
        fitting.map((item) => choice(optionId("item", item), item)),
        { min: 0, max: fitting.length },
      ),
      about: { gangster },
      fallback: fitting.map((item) => optionId("item", item)),
    }),
  );
}
