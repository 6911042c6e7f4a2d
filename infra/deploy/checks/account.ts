import { GetAccountSettingsCommand, LambdaClient } from "@aws-sdk/client-lambda";
import { GetParameterCommand, SSMClient } from "@aws-sdk/client-ssm";
import { GetCallerIdentityCommand, STSClient } from "@aws-sdk/client-sts";
import { needsEdge, type Stage, StageError } from "../../config/stage.ts";
import { edgeRegion, found, within } from "../aws.ts";
import type { Check } from "./check.ts";

/** The account of the credentials. @throws StageError when there are none, or of another account than the stage's */
export async function identifyCaller({ name, account, region }: Stage): Promise<string> {
  const { Account = "" } = await new STSClient(within(region))
    .send(new GetCallerIdentityCommand({}))
    .catch((error: Error) => {
      throw new StageError(
        `There are no good AWS credentials for ${region} (${error.name}: ${error.message}): sign in with aws sso login or aws configure, set AWS_PROFILE, or enable the region (aws account enable-region --region-name ${region}).`.replaceAll(
          /\s+/g,
          " ",
        ),
      );
    });
  if (account === undefined || account === Account) return Account;
  throw new StageError(
    `These credentials are of account ${Account}, but stage ${name} belongs to ${account}: sign in to that account or set AWS_PROFILE.`,
  );
}

/** The first version whose roles can both show a difference and deploy. */
const neededBootstrapVersion = 8;

/** CDK puts a bucket and roles into each region once. Without them nothing can be deployed there. */
export function bootstrapChecks(stage: Stage, account: string): Check[] {
  const command = `npm run bootstrap -- --stage ${stage.name}`;
  return regionsOf(stage).map((region) => ({
    action: "ssm:GetParameter",
    what: `the CDK bootstrap version in ${region}`,
    find: async () => {
      const read = new GetParameterCommand({ Name: "/cdk-bootstrap/hnb659fds/version" });
      const answer = await found(new SSMClient(within(region)).send(read), "ParameterNotFound");
      const version = Number(answer?.Parameter?.Value);
      if (version >= neededBootstrapVersion) return undefined;
      return answer === undefined
        ? `CDK is not bootstrapped in account ${account}, region ${region}: ${command}`
        : `The CDK bootstrap in ${region} has version ${version}, ${neededBootstrapVersion} is needed: ${command}`;
    },
  }));
}

/** The arguments for the CDK. Without the app, which would need the built pages. */
export function bootstrapOf(stage: Stage, account: string): string[] {
  return ["bootstrap", "--app=", ...regionsOf(stage).map((region) => `aws://${account}/${region}`)];
}

/** The regions in which a stage has stacks. */
function regionsOf(stage: Stage): string[] {
  return [...new Set([stage.region, ...(needsEdge(stage) ? [edgeRegion] : [])])];
}

/** Functions with a reservation: those that answer requests. */
const reserving = 2;

/** Executions that Lambda keeps free for functions without a reservation. */
const keptFree = 100;

/** Below this number, four friends with open pages, the stream and the schedule hinder each other. */
const enoughForATable = 25;

/** New accounts may run ten functions at once, and a reservation takes from the number that all functions share. */
export const concurrencyCheck = ({ region, requestsAtOnce }: Stage): Check => ({
  action: "lambda:GetAccountSettings",
  what: `the quota of concurrent executions in ${region}`,
  find: async () => {
    const { AccountLimit } = await new LambdaClient(within(region)).send(new GetAccountSettingsCommand({}));
    const quota = AccountLimit?.ConcurrentExecutions ?? 0;
    const raise = (to: number) =>
      `aws service-quotas request-service-quota-increase --region ${region} --service-code lambda --quota-code L-B99A9384 --desired-value ${to}`;
    const wanted = requestsAtOnce === undefined ? 0 : reserving * requestsAtOnce + keptFree;
    if (wanted > quota) {
      return `requestsAtOnce ${requestsAtOnce} wants a quota of ${wanted} concurrent executions, ${region} has ${quota}: leave it out of the stage or raise the quota: ${raise(Math.max(1000, wanted))}`;
    }
    if (quota >= enoughForATable) return undefined;
    return {
      note: `This account may run ${quota} functions at once in ${region}: enough for a first match, and free to raise: ${raise(1000)}`,
    };
  },
});
