import type { CommonOptions, Shell } from "../shell.ts";
import { openDeployed } from "./deployed.ts";
import { openLocal } from "./local.ts";
import type { Target, TargetNeeds } from "./target.ts";

/** Whether the call itself names its target. Otherwise the first printed line does. */
export function isTargetNamed({ stage, table, data }: CommonOptions): boolean {
  return stage !== undefined || table !== undefined || data !== undefined;
}

/** The target that the options name. @throws OpsError */
export function openTarget(shell: Shell, options: CommonOptions, needs: TargetNeeds = {}): Promise<Target> {
  const isLocal = options.stage === undefined && options.table === undefined;
  return isLocal ? openLocal(shell, options, needs) : openDeployed(shell, options);
}
