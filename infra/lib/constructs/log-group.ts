import { Aws, Fn, RemovalPolicy } from "aws-cdk-lib";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import type { Stage } from "../../config/stage.ts";

/** A log that is kept for the stage's number of days. */
export function createLogGroup(scope: Construct, id: string, { keep, logDays }: Stage): LogGroup {
  return new LogGroup(scope, id, { retention: logDays, removalPolicy: removalPolicyOf(keep) });
}

/**
 * The log of an API, delivered by an AWS service. Delivery needs a resource policy of the account's logs. That policy
 * lists every such group and overflows at 5,120 bytes, except for groups with this prefix. The suffix comes from the
 * stack itself, and no other stack of that name has had it. So a log that was kept blocks no new one.
 */
export function createDeliveredLogGroup(
  scope: Construct,
  id: string,
  { keep, logDays, name }: Stage,
): LogGroup {
  const logGroupName = `/aws/vendedlogs/consigliere-${name}-${Fn.select(2, Fn.split("/", Aws.STACK_ID))}`;
  return new LogGroup(scope, id, { logGroupName, retention: logDays, removalPolicy: removalPolicyOf(keep) });
}

/**
 * The policy for resources with contents when their stack is deleted. If a deployment has to roll back a resource that
 * it has just made, the resource is empty and is deleted in any case.
 */
export function removalPolicyOf(keep: boolean): RemovalPolicy {
  return keep ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
}
