import { CloudFormationClient, DescribeStacksCommand, type Stack } from "@aws-sdk/client-cloudformation";
import { needsEdge, type StackPart, type Stage, stackName } from "../../config/stage.ts";
import { edgeRegion, isAny, within } from "../aws.ts";
import type { Check } from "./check.ts";

/** The region of a stack of the stage. */
export function regionOf({ region }: Stage, part: StackPart): string {
  return part === "Edge" ? edgeRegion : region;
}

/** A stack of a stage; undefined if there is none. */
async function readStack(stage: Stage, part: StackPart): Promise<Stack | undefined> {
  try {
    const client = new CloudFormationClient(within(regionOf(stage, part)));
    const { Stacks = [] } = await client.send(
      new DescribeStacksCommand({ StackName: stackName(stage, part) }),
    );
    return Stacks[0];
  } catch (error) {
    // CloudFormation has no special error for a stack that does not exist.
    if (isAny(error, "ValidationError") && /does not exist/.test(String(error))) return undefined;
    throw error;
  }
}

/** Whether a stack of the stage has any resources. A stack whose first creation was rolled back has none. */
export async function isMade(stage: Stage, part: StackPart): Promise<boolean> {
  const status: string = (await readStack(stage, part))?.StackStatus ?? "";
  return !["", "REVIEW_IN_PROGRESS", "ROLLBACK_COMPLETE"].includes(status);
}

/** The states of stacks from which CloudFormation would not go on, and that would only make it say so. */
export function stackChecks(stage: Stage, before: "deploy" | "destroy"): Check[] {
  const common = { action: "cloudformation:DescribeStacks", what: `the stacks of ${stage.name}` };
  return (["State", "Service", "Edge"] as const).map((part) => ({
    ...common,
    find: async () => {
      if (part === "Edge" && !needsEdge(stage)) return leftOver(stage);
      const stack = await readStack(stage, part);
      return stack && obstacle(stage, stack, { before, region: regionOf(stage, part) });
    },
  }));
}

function obstacle(
  { name: stage }: Stage,
  { StackName: name = "", StackStatus: status, EnableTerminationProtection: isProtected }: Stack,
  { before, region }: { readonly before: "deploy" | "destroy"; readonly region: string },
): string | undefined {
  const where = `--region ${region} --stack-name ${name}`;
  if (status?.endsWith("_IN_PROGRESS") && status !== "REVIEW_IN_PROGRESS") {
    const command = `aws cloudformation describe-stacks ${where} --query Stacks[0].StackStatus`;
    return `${name} is ${status}: an earlier deployment still goes on. Wait until it has ended (${command}) and say it again.`;
  }
  if (before === "destroy") {
    // A stage that was deployed with `keep` is protected, whatever its file says now.
    if (!isProtected || name !== stackName({ name: stage }, "State")) return undefined;
    return `Stage ${stage} is kept as it is deployed (${name} is protected): deploy keep: false first, by npm run deploy -- --stage ${stage}, and destroy it then.`;
  }
  switch (status) {
    case "DELETE_FAILED":
      return `${name} is half deleted: go on with npm run deploy -- --stage ${stage} --destroy`;
    case "UPDATE_ROLLBACK_FAILED":
      return `${name} could not be taken back: aws cloudformation continue-update-rollback ${where}`;
    case "ROLLBACK_COMPLETE":
    case "ROLLBACK_FAILED":
      // The CDK protects a stack before it makes it, and the next deployment begins by deleting the rest.
      return isProtected
        ? `${name} could not be made before, and its rest is protected; nothing is lost with it: aws cloudformation update-termination-protection --no-enable-termination-protection ${where}`
        : undefined;
    default:
      return undefined;
  }
}

/** The CDK does not see a stack that the stage needs no more, so a firewall in it would keep costing money. */
async function leftOver(stage: Stage): Promise<{ readonly note: string } | undefined> {
  // A caller that needs nothing in us-east-1 may lack access there, if an organization closes regions.
  const stack = await readStack(stage, "Edge").catch(() => undefined);
  return (
    stack && {
      note: `${stack.StackName} is not needed any more. When everything else is deployed or deleted: aws cloudformation delete-stack --region ${edgeRegion} --stack-name ${stack.StackName}`,
    }
  );
}
