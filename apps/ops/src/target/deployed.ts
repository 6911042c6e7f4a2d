import { CloudFormationClient, DescribeStacksCommand } from "@aws-sdk/client-cloudformation";
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from "@aws-sdk/client-secrets-manager";
import { createClient } from "@consigliere/store/client";
import { OpsError, UNUSABLE } from "../failure.ts";
import type { CommonOptions, Shell } from "../shell.ts";
import { noFailures } from "./failure-queue.ts";
import { type KeyVault, noVault, parseKeys } from "./key-vault.ts";
import { queuedFailures } from "./queued-failures.ts";
import type { Target } from "./target.ts";

/** The table of a stage, or (with `table`) another one in the same account and region. */
export async function openDeployed(shell: Shell, options: CommonOptions): Promise<Target> {
  const region = options.region ?? shell.env["AWS_REGION"] ?? shell.env["AWS_DEFAULT_REGION"];
  if (region === undefined) {
    throw new OpsError("In which region? --region <name>, or AWS_REGION in the environment.", UNUSABLE);
  }
  const outputs = options.stage === undefined ? {} : await stackOutputs(options.stage, region);
  const place = outputs["Region"] ?? region;
  const tableName = options.table ?? wanted(outputs, "TableName");
  const client = createClient({ region: place });
  // Another table than the stage's own has neither keys nor a stream that somebody follows.
  const isStage = options.table === undefined;
  return {
    label: isStage
      ? `the table ${tableName} of stage ${options.stage}`
      : `the table ${tableName} in ${place}`,
    connection: { client, tableName },
    baseUrl: outputs["Url"] ?? "https://consigliere.invalid",
    region: place,
    keys: isStage
      ? secretVault(wanted(outputs, "KeysSecret"), place)
      : noVault("A table that belongs to no stage has no keys."),
    failures: isStage ? queuedFailures(wanted(outputs, "StreamFailuresUrl"), place) : noFailures,
    close: async () => client.destroy(),
  };
}

type Outputs = Readonly<Record<string, string>>;

async function stackOutputs(stage: string, region: string): Promise<Outputs> {
  const StackName = `Consigliere-${stage}-Service`;
  const cloud = new CloudFormationClient({ region });
  try {
    const { Stacks } = await cloud.send(new DescribeStacksCommand({ StackName }));
    const outputs = Stacks?.[0]?.Outputs ?? [];
    return Object.fromEntries(
      outputs.map(({ OutputKey = "", OutputValue = "" }) => [OutputKey, OutputValue]),
    );
  } catch (error) {
    if (!(error instanceof Error) || !/does not exist/.test(error.message)) throw error;
    throw new OpsError(`There is no stack ${StackName} in ${region}: is the stage deployed there?`, UNUSABLE);
  } finally {
    cloud.destroy();
  }
}

function wanted(outputs: Outputs, name: string): string {
  const value = outputs[name];
  if (value === undefined) throw new OpsError(`The stack of the stage has no output ${name}.`, UNUSABLE);
  return value;
}

function secretVault(secret: string, region: string): KeyVault {
  const label = `the secret ${secret}`;
  const client = new SecretsManagerClient({ region });
  return {
    label,
    read: async () => {
      const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: secret }));
      return parseKeys(label, SecretString ?? "");
    },
    write: async (keys) => {
      const put = { SecretId: secret, SecretString: JSON.stringify(keys) };
      await client.send(new PutSecretValueCommand(put));
    },
  };
}
