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
 * The stack in us-east-1 that an earlier deployment made and this assembly does not have any more. So the CDK does not
 * see it, and a firewall in it would go on to cost.
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
    // Whoever may not look there (organizations close regions) has made nothing there.
    if (isDenied(error)) return undefined;
    throw error;
  }
}

/** Deletes it. Nothing uses it any more once the service is deployed without it, or gone. */
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
