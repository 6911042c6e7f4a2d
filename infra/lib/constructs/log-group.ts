import { Aws, Fn, RemovalPolicy } from "aws-cdk-lib";
import { LogGroup } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import type { Stage } from "../../config/stage.ts";

/** A log that is kept as long as the stage says. */
export function createLogGroup(scope: Construct, id: string, { keep, logDays }: Stage): LogGroup {
  return new LogGroup(scope, id, { retention: logDays, removalPolicy: removalPolicyOf(keep) });
}

/**
 * The log of an API, which a service of AWS delivers. It asks for a policy of the account's logs, which names each such
 * group and overflows at 5,120 bytes, but for groups with this beginning. The end is the stack's own, which no other
 * stack of that name has had: a log that was kept is in nobody's way.
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
 * What happens to resources with contents when their stack is deleted. If a deployment has to roll back a resource that
 * it has just made, the resource is empty and is deleted in any case.
 */
export function removalPolicyOf(keep: boolean): RemovalPolicy {
  return keep ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;
}
