/** The messages between the stack and a function's thread. Events and results are JSON text, as in Lambda. */
export interface Invocation {
  readonly id: number;
  readonly event: string;
  /** Epoch milliseconds of the machine's clock. */
  readonly deadline: number;
  /** The number of milliseconds by which the function's clock is ahead of the machine's. */
  readonly aheadMs: number;
}

export type Outcome = {
  readonly id: number;
  /** The processor time that the event took. */
  readonly workedMs: number;
} & ({ readonly ok: true; readonly result: string } | { readonly ok: false; readonly error: string });
