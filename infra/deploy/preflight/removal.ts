import type { Stage } from "../../config/stage.ts";
import type { AwsClients } from "../aws-clients.ts";
import { unexpected } from "../aws-errors.ts";
import { type Finding, failure } from "../finding.ts";
import { readStackOf } from "../stacks.ts";

/** A stage that was deployed with `keep` is protected, whatever its file says now. */
export async function checkRemoval(stage: Stage, clients: AwsClients): Promise<Finding[]> {
  try {
    const state = await readStackOf(stage, "State", clients);
    if (!state?.isProtected) return [];
    return [
      failure(
        `Stage ${stage.name} is kept as it is deployed (${state.name} is protected): deploy keep: false first, by npm run deploy -- --stage ${stage.name}, and destroy it then.`,
      ),
    ];
  } catch (error) {
    return [unexpected(error, "cloudformation:DescribeStacks", `the stacks of ${stage.name}`)];
  }
}
