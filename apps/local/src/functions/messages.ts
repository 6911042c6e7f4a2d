/** The messages between the stack and a function's thread. Each side has its own copy of events and results. */
export interface Invocation {
  readonly id: number;
  readonly event: unknown;
  /** Epoch milliseconds of the machine's clock. */
  readonly deadline: number;
  /** The number of milliseconds by which the function's clock is ahead of the machine's. */
  readonly aheadMs: number | undefined;
}

export type Outcome = {
  readonly id: number;
  /** The processor time that the event took. */
  readonly workedMs: number;
} & ({ readonly ok: true; readonly result: unknown } | { readonly ok: false; readonly error: string });
