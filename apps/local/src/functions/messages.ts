/** The messages between the stack and a function's thread. Events and results are JSON text, as in Lambda. */
export interface Invocation {
  readonly id: number;
  readonly event: string;
  /** Epoch milliseconds. */
  readonly deadline: number;
}

export type Outcome =
  | { readonly id: number; readonly ok: true; readonly result: string }
  | { readonly id: number; readonly ok: false; readonly error: string };
