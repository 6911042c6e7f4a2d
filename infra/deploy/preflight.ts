import type { Stage } from "../config/stage.ts";
import type { AwsClients } from "./aws-clients.ts";
import type { Finding } from "./finding.ts";
import { checkBootstrap } from "./preflight/bootstrap.ts";
import { identifyCaller } from "./preflight/caller.ts";
import { checkCertificate } from "./preflight/certificate.ts";
import { checkCollisions } from "./preflight/collisions.ts";
import { checkConcurrency } from "./preflight/concurrency.ts";
import { checkProgress } from "./preflight/progress.ts";
import { checkRemoval } from "./preflight/removal.ts";
import { checkMailAccount, checkSender } from "./preflight/sender.ts";
import { checkZone, type ResolveNs } from "./preflight/zone.ts";

export interface Account {
  readonly clients: AwsClients;
  readonly resolveNs: ResolveNs;
}

/**
 * Every obstacle in the account to a deployment of this stage, found by reading alone. With credentials of the wrong
 * account or for a closed region nothing more can be found, so then theirs is the only line.
 */
export async function inspectAccount(stage: Stage, { clients, resolveNs }: Account): Promise<Finding[]> {
  const caller = await identifyCaller(stage, clients);
  if ("finding" in caller) return [caller.finding];
  const findings = await Promise.all([
    checkProgress(stage, { before: "deploy", clients }),
    checkBootstrap(stage, caller.account, clients),
    checkZone(stage, clients, resolveNs),
    checkCollisions(stage, clients),
    checkCertificate(stage, clients),
    checkSender(stage, clients),
    checkMailAccount(stage, clients),
    checkConcurrency(stage, clients),
  ]);
  return findings.flat();
}

/**
 * A stage that is to be removed need not be ready for anything. It must be in this account, and its removal must be
 * allowed.
 */
export async function inspectRemoval(stage: Stage, { clients }: Account): Promise<Finding[]> {
  const caller = await identifyCaller(stage, clients);
  if ("finding" in caller) return [caller.finding];
  const progress = checkProgress(stage, { before: "destroy", clients });
  return [...(await progress), ...(await checkRemoval(stage, clients))];
}
