import type { Viewer } from "@consigliere/engine/seat";
import type { Phrase } from "../../phrase.ts";
import type { MafiaDollarEvent, MafiaDollarEventType } from "../events.ts";

/** One way of telling for each of some types of event. */
export type Tellers<T extends MafiaDollarEventType> = {
  readonly [K in T]: (event: Extract<MafiaDollarEvent, { type: K }>, viewer: Viewer) => Phrase;
};
