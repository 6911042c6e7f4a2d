import type { Viewer } from "@consigliere/engine/seat";
import type { Phrase } from "../../phrase.ts";
import type { CrooksEvent, CrooksEventType } from "../events.ts";

/** One way of telling for each of some types of event. */
export type Tellers<T extends CrooksEventType> = {
  readonly [K in T]: (event: Extract<CrooksEvent, { type: K }>, viewer: Viewer) => Phrase;
};
