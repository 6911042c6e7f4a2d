import type { Viewer } from "@consigliere/engine/seat";
import type { Phrase } from "../../phrase.ts";
import type { FamilyBusinessEvent, FamilyBusinessEventType } from "../events.ts";

/** One way of telling for each of some types of event. */
export type Tellers<T extends FamilyBusinessEventType> = {
  readonly [K in T]: (event: Extract<FamilyBusinessEvent, { type: K }>, viewer: Viewer) => Phrase;
};
