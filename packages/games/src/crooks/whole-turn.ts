/** An order for a seat's whole next turn at Crooks, as the default bot would take it now. */
import type { Seat } from "@consigliere/engine/seat";
import type { StandingOrder } from "@consigliere/engine/standing-orders";
import { bestHideout, hideoutsByWorth } from "./bot/hiring.ts";
import { placements } from "./bot/placing.ts";
import { type Reading, read } from "./bot/reading.ts";
import { EVEN } from "./bot/temper.ts";
import { CROOK_IDS, type CrookId } from "./cards.ts";
import { optionId } from "./option-ids.ts";
import type { View } from "./view.ts";

/** Of those who may be found, as many are named. */
const MOST_NAMED = 13;
const DOORS = 3;

/** None: the seat takes no more turns, or is in the midst of one, for which its orders must stand. */
export function wholeTurn(view: View, seat: Seat): StandingOrder[] {
  const turn = view.nextOwnTurn;
  if (turn === null || view.active === seat) return [];
  const reading = read(view, seat, EVEN);
  const when = { turn };
  if (bestHideout(reading) === null) return [{ kind: "turn", when, answers: ["pass"] }];
  const doors = hideoutsByWorth(reading).slice(0, DOORS);
  return [
    { kind: "turn", when, answers: doors.map(({ id }) => optionId("hire", id)) },
    { kind: "job", when, answers: [...named(reading), { pick: "any", place: "lead-up" }, ANYWHERE] },
    { kind: "pickpocket", when, answers: ["take"] },
    { kind: "killer", when, answers: ["strongest"] },
    {
      kind: "spy",
      when,
      answers: [...doors.slice(0, 2).map(({ id }) => optionId("hideout", id)), "decline"],
    },
  ];
}

const ANYWHERE = { pick: "any", place: "least-up" };

/** Those who may be found, by what they are worth where they are worth most. */
function named(reading: Reading) {
  return CROOK_IDS.filter((crook) => !isElsewhere(reading.view, crook))
    .flatMap((pick) => {
      const best = placements(reading, pick).find(({ answer }) => typeof answer === "string");
      return best === undefined ? [] : [{ pick, place: String(best.answer), worth: best.worth }];
    })
    .sort((one, other) => other.worth - one.worth)
    .slice(0, MOST_NAMED)
    .map(({ pick, place }) => ({ pick, place }));
}

function isElsewhere(view: View, crook: CrookId): boolean {
  const placed = [...view.seats.flatMap(({ row }) => row.flat()), ...view.removed];
  return placed.some((played) => played.crook === crook);
}
