/** The functions of a deployed house that may be stopped. */

import {
  CloudFormationClient,
  paginateListStackResources,
  type StackResourceSummary,
} from "@aws-sdk/client-cloudformation";
import {
  DeleteFunctionConcurrencyCommand,
  GetFunctionCommand,
  LambdaClient,
  PutFunctionConcurrencyCommand,
} from "@aws-sdk/client-lambda";
import { functionNames } from "@consigliere/api/functions";
import { OpsError } from "../failure.ts";

export interface DeployedFunction {
  /** Its name in the code, `http`; AWS truncates its names. */
  readonly part: string;
  readonly name: string;
  /** The number that may run at once; null: as many as the account allows. */
  readonly atOnce: number | null;
}

export interface FunctionSwitch {
  /**
   * All functions that take part in play. @throws OpsError when some are not found: then nobody knows whether the house
   * stands still
   */
  list(): Promise<DeployedFunction[]>;
  /** 0 stops a function, null leaves it to the account. */
  limit(name: string, atOnce: number | null): Promise<void>;
  /** The deployed setting of a function. */
  usual(part: string): number | null;
}

/** Functions that a deployment calls take no part in play. */
const playing = functionNames.filter((name) => name !== "keys");

/**
 * The functions of a stage, known by their tags. `requestsAtOnce`: the deployed setting of those that answer requests.
 */
export function functionsOf(
  stage: string,
  { stack, region, requestsAtOnce }: { stack: string; region: string; requestsAtOnce: number | null },
): FunctionSwitch {
  const lambda = new LambdaClient({ region });
  const look = async ({ PhysicalResourceId: FunctionName }: StackResourceSummary) => {
    const { Configuration, Concurrency, Tags } = await lambda.send(new GetFunctionCommand({ FunctionName }));
    const part = playing.find((one) => Configuration?.Description === `Consigliere ${stage}: ${one}`);
    const isOurs = Tags?.["app"] === "consigliere" && Tags["stage"] === stage;
    if (part === undefined || !isOurs || FunctionName === undefined) return [];
    return [{ part, name: FunctionName, atOnce: Concurrency?.ReservedConcurrentExecutions ?? null }];
  };
  return {
    usual: (part) => (part === "http" || part === "account" ? requestsAtOnce : null),
    list: async () => {
      const made: StackResourceSummary[] = [];
      const client = new CloudFormationClient({ region });
      for await (const page of paginateListStackResources({ client }, { StackName: stack })) {
        made.push(...(page.StackResourceSummaries ?? []));
      }
      const ours = made.filter(({ ResourceType }) => ResourceType === "AWS::Lambda::Function");
      const found = (await Promise.all(ours.map(look))).flat();
      const missing = playing.filter((part) => !found.some((one) => one.part === part));
      if (missing.length === 0) return found;
      throw new OpsError(`The stack ${stack} has no function ${missing.join(", ")} of stage ${stage}.`);
    },
    limit: async (FunctionName, atOnce) => {
      if (atOnce === null) await lambda.send(new DeleteFunctionConcurrencyCommand({ FunctionName }));
      else {
        const limited = { FunctionName, ReservedConcurrentExecutions: atOnce };
        await lambda.send(new PutFunctionConcurrencyCommand(limited));
      }
    },
  };
}
