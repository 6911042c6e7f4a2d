import { StoreError, type StoreErrorCode } from "@consigliere/store/errors";

/** Whether `error` is that refusal of the store. */
export function isStoreError(error: unknown, code: StoreErrorCode): boolean {
  return error instanceof StoreError && error.code === code;
}
