/** What the commands work on: a table, and what belongs to it. */
import type { StoreConnection } from "@consigliere/store/store-connection";
import type { CommonOptions, Shell } from "../shell.ts";
import { openDeployed } from "./deployed.ts";
import type { FailureQueue, FeedbackFailure } from "./failure-queue.ts";
import type { KeyVault } from "./key-vault.ts";
import { openLocal } from "./local.ts";

export interface Target {
  /** As it is named in sentences: `the table consigliere of .data`. */
  readonly label: string;
  readonly connection: StoreConnection;
  readonly baseUrl: string;
  readonly region: string;
  readonly keys: KeyVault;
  readonly failures: FailureQueue;
  readonly feedbackFailures: FailureQueue<FeedbackFailure>;
  close(): Promise<void>;
}

/** How a table that is not there is dealt with: only a restore makes one. */
export interface TargetNeeds {
  readonly mayBeNew?: boolean;
}

/** Whether the call itself says what it works on: else the first line that is printed does. */
export function isTargetNamed({ stage, table, data }: CommonOptions): boolean {
  return stage !== undefined || table !== undefined || data !== undefined;
}

/** The target that the options name. @throws OpsError */
export function openTarget(shell: Shell, options: CommonOptions, needs: TargetNeeds = {}): Promise<Target> {
  const isLocal = options.stage === undefined && options.table === undefined;
  return isLocal ? openLocal(shell, options, needs) : openDeployed(shell, options);
}
