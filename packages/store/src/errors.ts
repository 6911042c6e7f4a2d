/** Every way in which the store refuses; closed, so that the service can map each to a response. */
export type StoreErrorCode =
  | "store/conflict"
  | "store/sequence-taken"
  | "store/exists"
  /** A part of an item is missing or damaged. */
  | "store/unreadable"
  | "store/shape-too-new"
  | "store/shape-too-old"
  | "store/not-empty"
  | "store/unavailable";

/** A refusal by the store. `code` is stable; the message is for logs and names ids, never contents. */
export class StoreError extends Error {
  override readonly name = "StoreError";
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
