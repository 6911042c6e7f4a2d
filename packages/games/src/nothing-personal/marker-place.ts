/** The places of markers. */
import type { Seat } from "@consigliere/engine/seat";
import type { GangsterId } from "./cards.ts";

/** The owner of a marker. */
export type Owner = Seat | "neutral";

/** A marker on the board; `copy` counts equal ones from 1. */
export interface MarkerPlace {
  readonly gangster: GangsterId;
  readonly owner: Owner;
  readonly onCoin: boolean;
  readonly copy: number;
}
