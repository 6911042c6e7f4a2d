import { RemovalPolicy } from "aws-cdk-lib";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import type { Stage } from "../../config/stage.ts";

/** A log that is kept as long as the stage says. */
export function createLogGroup(scope: Construct, id: string, { keep, logDays }: Stage): LogGroup {
  return new LogGroup(scope, id, { retention: logDays, removalPolicy: removalPolicyOf(keep) });
}

/**
 * What becomes of things with contents when their stack goes. What a deployment has made and then had to take back
 * holds nothing yet, and goes in any case.
 */
export function removalPolicyOf(keep: boolean): RemovalPolicy {
  return keep ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
}
