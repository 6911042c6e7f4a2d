import { type CloudFormationClient, DescribeStacksCommand } from "@aws-sdk/client-cloudformation";
import { type StackPart, type Stage, stackName } from "../config/stage.ts";
import { type AwsClients, edgeRegion } from "./aws-clients.ts";
import { isAny } from "./aws-errors.ts";

/** The state of a stack in the account. */
export interface StackState {
  readonly name: string;
  readonly status: string;
  /** CloudFormation refuses to delete it. */
  readonly isProtected: boolean;
}

/** Reads a stack; undefined if there is none with this name. */
export async function readStack(client: CloudFormationClient, name: string): Promise<StackState | undefined> {
  try {
    const { Stacks: [stack] = [] } = await client.send(new DescribeStacksCommand({ StackName: name }));
    if (stack === undefined) return undefined;
    return {
      name,
      status: stack.StackStatus ?? "",
      isProtected: stack.EnableTerminationProtection === true,
    };
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** CloudFormation has no special error for a stack that does not exist. */
function isMissing(error: unknown): boolean {
  return isAny(error, "ValidationError") && /does not exist/.test(String(error));
}

/** The region of a stack of the stage. */
export function regionOf({ region }: Stage, part: StackPart): string {
  return part === "Edge" ? edgeRegion : region;
}

export function readStackOf(
  stage: Stage,
  part: StackPart,
  clients: AwsClients,
): Promise<StackState | undefined> {
  return readStack(clients.cloudFormation(regionOf(stage, part)), stackName(stage, part));
}

/** Whether a stack of the stage has any resources. A stack whose first creation was rolled back has none. */
export async function isMade(stage: Stage, part: StackPart, clients: AwsClients): Promise<boolean> {
  const stack = await readStackOf(stage, part, clients);
  return stack !== undefined && !["REVIEW_IN_PROGRESS", "ROLLBACK_COMPLETE"].includes(stack.status);
}
