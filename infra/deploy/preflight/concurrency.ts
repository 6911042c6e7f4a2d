import { GetAccountSettingsCommand } from "@aws-sdk/client-lambda";
import type { Stage } from "../../config/stage.ts";
import type { AwsClients } from "../aws-clients.ts";
import { unexpected } from "../aws-errors.ts";
import { type Finding, failure, warning } from "../finding.ts";

/** Functions with a reservation of that size: those that answer requests. */
const reserving = 2;

/** Executions that Lambda keeps free for functions without a reservation. */
const keptFree = 100;

/** Below this number, four friends with open pages, the stream and the schedule hinder each other. */
const enoughForATable = 25;

/** New accounts may run ten functions at once, and a reservation takes from the number that all functions share. */
export async function checkConcurrency(stage: Stage, clients: AwsClients): Promise<Finding[]> {
  const { region, requestsAtOnce } = stage;
  try {
    const { AccountLimit } = await clients.lambda(region).send(new GetAccountSettingsCommand({}));
    const quota = AccountLimit?.ConcurrentExecutions ?? 0;
    const raise = (to: number) =>
      `aws service-quotas request-service-quota-increase --region ${region} --service-code lambda --quota-code L-B99A9384 --desired-value ${to}`;
    const wanted = requestsAtOnce === undefined ? 0 : reserving * requestsAtOnce + keptFree;
    if (wanted > quota) {
      return [
        failure(
          `requestsAtOnce ${requestsAtOnce} wants a quota of ${wanted} concurrent executions, ${region} has ${quota}: leave it out of the stage or raise the quota: ${raise(Math.max(1000, wanted))}`,
        ),
      ];
    }
    if (quota >= enoughForATable) return [];
    return [
      warning(
        `This account may run ${quota} functions at once in ${region}: enough for a first match, and free to raise: ${raise(1000)}`,
      ),
    ];
  } catch (error) {
    return [
      unexpected(error, "lambda:GetAccountSettings", `the quota of concurrent executions in ${region}`),
    ];
  }
}
