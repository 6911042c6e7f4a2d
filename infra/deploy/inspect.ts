import type { Stage } from "../config/stage.ts";
import { bootstrapChecks, concurrencyCheck, identifyCaller } from "./checks/account.ts";
import { type Finding, runChecks } from "./checks/check.ts";
import { domainChecks, resolveNs } from "./checks/domain.ts";
import { mailAccountCheck, senderCheck } from "./checks/mail.ts";
import { stackChecks } from "./checks/stacks.ts";

/**
 * Every obstacle in the account, found by reading alone. A stage that is to be removed need not be ready for anything.
 * @throws StageError for wrong credentials: then nothing more can be found
 */
export async function inspect(
  stage: Stage,
  before: "deploy" | "destroy",
  resolve = resolveNs,
): Promise<Finding[]> {
  const account = await identifyCaller(stage);
  const stacks = stackChecks(stage, before);
  if (before === "destroy") return runChecks(stacks);
  return runChecks([
    ...stacks,
    ...bootstrapChecks(stage, account),
    ...domainChecks(stage, resolve),
    senderCheck(stage),
    mailAccountCheck(stage),
    concurrencyCheck(stage),
  ]);
}
