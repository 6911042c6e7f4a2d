/** Where markers lie. */
import type { Seat } from "@consigliere/engine/seat";
import type { GangsterId } from "./cards.ts";

/** Whose a marker is. */
export type Owner = Seat | "neutral";

/** A marker on the board; `copy` counts like ones from 1. */
export interface MarkerPlace {
  readonly gangster: GangsterId;
  readonly owner: Owner;
  readonly onCoin: boolean;
  readonly copy: number;
}
