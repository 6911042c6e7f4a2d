import type { Seat } from "@consigliere/engine/seat";

/** The members of a scene that all games share. */
export interface TableScene<Options, Settings> {
  /** Default 3. */
  readonly seats?: number;
  /** Default s0. */
  readonly active?: Seat;
  readonly options?: Partial<Options>;
  readonly settings?: Readonly<Record<Seat, Partial<Settings>>>;
}
