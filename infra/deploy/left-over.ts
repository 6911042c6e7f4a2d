import { DeleteStackCommand, waitUntilStackDeleteComplete } from "@aws-sdk/client-cloudformation";
import { type Stage, stackName } from "../config/stage.ts";
import type { Assembly } from "./assembly.ts";
import { type AwsClients, edgeRegion } from "./aws-clients.ts";
import { isDenied, isFromAws } from "./aws-errors.ts";
import { type Finding, failure } from "./finding.ts";
import { readStackOf } from "./stacks.ts";

/** In seconds; it takes one or two minutes to delete a firewall or a certificate. */
const patience = 1800;

/**
 * The stack in us-east-1 that an earlier deployment made and that this assembly no longer has. The CDK does not see it,
 * so a firewall in it would keep costing money.
 */
export async function findLeftOver(
  stage: Stage,
  { stacks }: Assembly,
  clients: AwsClients,
): Promise<string | undefined> {
  if (stacks.some(({ name }) => name === stackName(stage, "Edge"))) return undefined;
  try {
    return (await readStackOf(stage, "Edge", clients))?.name;
  } catch (error) {
    // If the caller may not look there (organizations close regions), they have made nothing there.
    if (isDenied(error)) return undefined;
    throw error;
  }
}

/** Deletes it. Nothing uses it any more after the service is deployed without it, or deleted. */
export async function removeLeftOver(name: string, clients: AwsClients): Promise<Finding[]> {
  const client = clients.cloudFormation(edgeRegion);
  try {
    await client.send(new DeleteStackCommand({ StackName: name }));
    await waitUntilStackDeleteComplete({ client, maxWaitTime: patience }, { StackName: name });
    return [];
  } catch (error) {
    const why = isFromAws(error) ? error.message : "its events say why";
    return [
      failure(
        `${name} is not needed any more and could not be deleted (${why}), everything else is done: aws cloudformation delete-stack --region ${edgeRegion} --stack-name ${name}`,
      ),
    ];
  }
}
