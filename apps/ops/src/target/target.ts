/** The target of commands: a table, and everything that belongs to it. */
import type { StoreConnection } from "@consigliere/store/store-connection";
import type { FailureQueue } from "./failure-queue.ts";
import type { FunctionSwitch } from "./function-switch.ts";
import type { KeyVault } from "./key-vault.ts";

export interface Target {
  /** Its name in sentences: `the table consigliere of .data`. */
  readonly label: string;
  readonly connection: StoreConnection;
  readonly baseUrl: string;
  readonly region: string;
  readonly keys: KeyVault;
  readonly failures: FailureQueue;
  /** Null: nothing is deployed over this table. */
  readonly functions: FunctionSwitch | null;
  close(): Promise<void>;
}

/** How to deal with a missing table: only a restore makes one. */
export interface TargetNeeds {
  readonly mayBeNew?: boolean;
}
