/** The gangsters who may rise to an empty chair (5.6). */
import type { GangsterId } from "../cards.ts";
import { ASSOCIATE_IDS, chairsBelow, type PlaceId, POSITION_IDS, type PositionId } from "../positions.ts";
import { manIn, type State } from "../state.ts";

function gangstersOn(state: State, places: readonly PlaceId[]): GangsterId[] {
  return places.flatMap((place) => {
    const man = manIn(state, place);
    return man === null || state.promoted.includes(man.id) ? [] : man.id;
  });
}

/** Connected lower chairs, otherwise any lower chair, otherwise the associates. Nobody rises twice in a phase. */
export function candidatesFor(state: State, chair: PositionId): GangsterId[] {
  const lower = POSITION_IDS.slice(POSITION_IDS.indexOf(chair) + 1);
  const connected = chair === "capo" ? [] : gangstersOn(state, chairsBelow(chair));
  if (connected.length > 0) return connected;
  const any = gangstersOn(state, lower);
  return any.length > 0 ? any : gangstersOn(state, ASSOCIATE_IDS);
}
