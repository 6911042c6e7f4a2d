/** The functions of a deployed stage that may be stopped. */

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
import { type FunctionName, functionNames, functions } from "@consigliere/api/functions";
import { OpsError } from "../failure.ts";

interface DeployedFunction {
  /** Its name in the code, `http`; AWS truncates its names. */
  readonly part: FunctionName;
  readonly name: string;
  /** The number that may run at once; null: as many as the account allows. */
  readonly atOnce: number | null;
}

export interface FunctionSwitch {
  /**
   * Stops every function that takes part in play. Returns the seconds until what runs already has ended, 0 if all were
   * stopped before. @throws OpsError when a function is not found: then nobody knows whether it stands still
   */
  stop(): Promise<number>;
  /** Starts them again, as they were deployed. */
  start(): Promise<void>;
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
  const list = async (): Promise<DeployedFunction[]> => {
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
  };
  const limit = async (FunctionName: string, atOnce: number | null) => {
    if (atOnce === null) await lambda.send(new DeleteFunctionConcurrencyCommand({ FunctionName }));
    else {
      const limited = { FunctionName, ReservedConcurrentExecutions: atOnce };
      await lambda.send(new PutFunctionConcurrencyCommand(limited));
    }
  };
  return {
    stop: async () => {
      const running = (await list()).filter(({ atOnce }) => atOnce !== 0);
      for (const { name } of running) await limit(name, 0);
      return Math.max(0, ...running.map(({ part }) => functions[part].timeoutSeconds));
    },
    start: async () => {
      for (const { part, name } of await list()) {
        await limit(name, part === "http" || part === "account" ? requestsAtOnce : null);
      }
    },
  };
}
