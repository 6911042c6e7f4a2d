import { CloudFormationClient, DescribeStacksCommand } from "@aws-sdk/client-cloudformation";
import { GetParameterCommand, PutParameterCommand, SSMClient } from "@aws-sdk/client-ssm";
import { type Stage, stackName } from "@consigliere/infra/stage";
import { stageNamed, stageNames } from "@consigliere/infra/stages";
import { createBaseClient, createClient } from "@consigliere/store/client";
import { OpsError, UNUSABLE } from "../failure.ts";
import type { CommonOptions, Shell } from "../shell.ts";
import { noFailures } from "./failure-queue.ts";
import { type FunctionSwitch, functionsOf } from "./function-switch.ts";
import { type KeyVault, noVault, parseKeys } from "./key-vault.ts";
import { queuedFailures } from "./queued-failures.ts";
import type { Target } from "./target.ts";

/** The table of a stage, or (with `table`) another one in the same account and region. */
export async function openDeployed(shell: Pick<Shell, "env">, options: CommonOptions): Promise<Target> {
  const { stage } = options;
  // A stage may be deployed from another repository. Then only its stack is known.
  const written = stage !== undefined && stageNames().includes(stage) ? stageNamed(stage) : undefined;
  const region = await regionFor(shell, options.region ?? written?.region);
  const outputs = stage === undefined ? {} : await stackOutputs(stage, region, written?.account);
  const place = outputs["Region"] ?? region;
  const tableName = options.table ?? wanted(outputs, "TableName");
  // Those of the maintainer, wherever the SDK finds them.
  const { credentials } = createBaseClient({ region: place }).config;
  const client = createClient({ region: place }, credentials);
  // A table other than the stage's own has neither keys nor a stream that somebody follows.
  const isStage = options.table === undefined;
  return {
    label: isStage
      ? `the table ${tableName} of stage ${options.stage}`
      : `the table ${tableName} in ${place}`,
    connection: { client, tableName },
    baseUrl: outputs["Url"] ?? "https://consigliere.invalid",
    region: place,
    keys: isStage
      ? parameterVault(wanted(outputs, "KeysParameter"), place)
      : noVault("A table that belongs to no stage has no keys."),
    failures: isStage ? queuedFailures(wanted(outputs, "FailuresUrl"), place) : noFailures,
    functions: isStage && stage !== undefined ? functionsAt(stage, place, outputs) : null,
    close: async () => client.destroy(),
  };
}

function functionsAt(stage: string, region: string, outputs: Outputs): FunctionSwitch {
  const requestsAtOnce = outputs["RequestsAtOnce"] === undefined ? null : Number(outputs["RequestsAtOnce"]);
  return functionsOf(stage, { stack: stackName({ name: stage }, "Service"), region, requestsAtOnce });
}

/** The known region, or otherwise that of the environment, or that of the profile. @throws OpsError */
async function regionFor({ env }: Pick<Shell, "env">, known: string | undefined): Promise<string> {
  const region = known ?? env["AWS_REGION"] ?? env["AWS_DEFAULT_REGION"];
  if (region !== undefined) return region;
  const cloud = new CloudFormationClient();
  try {
    return await cloud.config.region();
  } catch {
    throw new OpsError(
      "In which region? --region <name>, AWS_REGION in the environment, or region in the AWS profile.",
      UNUSABLE,
    );
  } finally {
    cloud.destroy();
  }
}

type Outputs = Readonly<Record<string, string>>;

/** With an `account`, only a stack in that account counts. @throws OpsError */
async function stackOutputs(stage: string, region: string, account: Stage["account"]): Promise<Outputs> {
  const StackName = stackName({ name: stage }, "Service");
  const cloud = new CloudFormationClient({ region });
  try {
    const { Stacks } = await cloud.send(new DescribeStacksCommand({ StackName }));
    const { StackId = "", Outputs = [] } = Stacks?.[0] ?? {};
    if (account !== undefined) checkAccount(stage, account, StackId);
    return Object.fromEntries(
      Outputs.map(({ OutputKey = "", OutputValue = "" }) => [OutputKey, OutputValue]),
    );
  } catch (error) {
    if (!(error instanceof Error) || !/does not exist/.test(error.message)) throw error;
    const whose = account === undefined ? "" : `, and are these credentials of its account ${account}`;
    throw new OpsError(
      `There is no stack ${StackName} in ${region}: is the stage deployed there${whose}?`,
      UNUSABLE,
    );
  } finally {
    cloud.destroy();
  }
}

/** @throws OpsError when the stack is in another account than the stage's */
function checkAccount(stage: string, account: string, stackId: string): void {
  // arn:aws:cloudformation:<region>:<account>:stack/…
  const found = stackId.split(":")[4];
  if (found === account) return;
  throw new OpsError(
    `These credentials are of account ${found}, but stage ${stage} belongs to ${account}: sign in to that account or set AWS_PROFILE.`,
    UNUSABLE,
  );
}

function wanted(outputs: Outputs, name: string): string {
  const value = outputs[name];
  if (value === undefined) throw new OpsError(`The stack of the stage has no output ${name}.`, UNUSABLE);
  return value;
}

function parameterVault(Name: string, region: string): KeyVault {
  const label = `the parameter ${Name}`;
  const client = new SSMClient({ region });
  return {
    label,
    read: async () => {
      const { Parameter } = await client.send(new GetParameterCommand({ Name, WithDecryption: true }));
      return parseKeys(label, Parameter?.Value ?? "");
    },
    write: async (keys) => {
      const put = { Name, Value: JSON.stringify(keys), Overwrite: true };
      await client.send(
        new PutParameterCommand({ ...put, Type: "SecureString", Tier: "Intelligent-Tiering" }),
      );
    },
  };
}
