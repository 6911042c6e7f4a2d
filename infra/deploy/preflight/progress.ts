import { needsEdge, type StackPart, type Stage } from "../../config/stage.ts";
import type { AwsClients } from "../aws-clients.ts";
import { unexpected } from "../aws-errors.ts";
import { type Finding, failure } from "../finding.ts";
import { readStackOf, regionOf, type StackState } from "../stacks.ts";

/** The state that an interrupted deployment has left. CloudFormation would only say that it cannot go on. */
export async function checkProgress(
  stage: Stage,
  { before, clients }: { readonly before: "deploy" | "destroy"; readonly clients: AwsClients },
): Promise<Finding[]> {
  try {
    // A caller that needs nothing in us-east-1 may lack access there, if an organization closes regions.
    const parts: StackPart[] = ["State", "Service", ...(needsEdge(stage) ? (["Edge"] as const) : [])];
    const found = await Promise.all(
      parts.map(async (part) =>
        explain(await readStackOf(stage, part, clients), regionOf(stage, part), stage),
      ),
    );
    return found.flatMap((one) => (one === undefined || one.only === before ? [] : [failure(one.text)]));
  } catch (error) {
    return [unexpected(error, "cloudformation:DescribeStacks", `the stacks of ${stage.name}`)];
  }
}

/** `only`: states that continue on their own. */
function explain(
  stack: StackState | undefined,
  region: string,
  stage: Stage,
): { readonly text: string; readonly only?: "destroy" } | undefined {
  if (stack === undefined) return undefined;
  const { name, status } = stack;
  const where = `--region ${region} --stack-name ${name}`;
  if (status === "DELETE_FAILED") {
    const command = `npm run deploy -- --stage ${stage.name} --destroy`;
    return { text: `${name} is half deleted: go on with ${command}`, only: "destroy" };
  }
  if (status === "UPDATE_ROLLBACK_FAILED") {
    const command = `aws cloudformation continue-update-rollback ${where}`;
    return { text: `${name} could not be taken back: ${command}`, only: "destroy" };
  }
  if (!status.endsWith("_IN_PROGRESS") || status === "REVIEW_IN_PROGRESS") return undefined;
  const command = `aws cloudformation describe-stacks ${where} --query Stacks[0].StackStatus`;
  return {
    text: `${name} is ${status}: an earlier deployment still goes on. Wait until it has ended (${command}) and say it again.`,
  };
}
