import type { Seat } from "@consigliere/engine/seat";

/** What the scene of any game may say. */
export interface TableScene<Options, Settings> {
  /** Default 3. */
  readonly seats?: number;
  /** Default s0. */
  readonly active?: Seat;
  readonly options?: Partial<Options>;
  readonly settings?: Readonly<Record<Seat, Partial<Settings>>>;
}
