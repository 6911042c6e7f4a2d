/** Secrets Manager in memory: secrets with versions and stages. */
import { randomUUID } from "node:crypto";
import type { Resolver } from "../assembly/resolve.ts";
import { isObject, type JsonObject, resourcesOf, type Stack } from "../assembly/template.ts";
import { AwsError } from "./refusal.ts";

interface Version {
  readonly id: string;
  readonly value: string;
  readonly stages: Set<string>;
}

interface Secret {
  readonly arn: string;
  readonly name: string;
  readonly versions: Version[];
}

export interface Secrets {
  /** The ARN of a secret that is named by its ARN or name. */
  arnOf(id: unknown): string;
  /** Answers a request of the API. */
  act(operation: string, body: JsonObject): JsonObject;
  /** The newest value, for dynamic references and tests. */
  current(id: string): string | undefined;
  put(id: string, value: string): void;
}

/** The secrets of the templates, as CloudFormation would have made them. */
export function createSecrets(stacks: readonly Stack[], resolver: Resolver): Secrets {
  const secrets = resourcesOf(stacks, "AWS::SecretsManager::Secret").map(({ stack, id }): Secret => {
    const arn = resolver.physical(stack, id).ref;
    const name = (arn.split(":secret:")[1] ?? "").replace(/-[^-]+$/, "");
    const properties = resolver.properties(stack, id);
    const versions: Version[] = [];
    const value = initialValue(properties);
    if (value !== undefined) versions.push(newVersion(value));
    return { arn, name, versions };
  });
  const find = (id: unknown): Secret => {
    const found = secrets.find(
      ({ arn, name }) => id === arn || id === name || id === arn.replace(/-[^-]+$/, ""),
    );
    if (!found)
      throw new AwsError("ResourceNotFoundException", "Secrets Manager can't find the specified secret.");
    return found;
  };
  const versionOf = (
    { versions }: Secret,
    { VersionId, VersionStage = "AWSCURRENT" }: JsonObject,
  ): Version => {
    const isMeant = ({ id, stages }: Version) =>
      VersionId ? id === VersionId : stages.has(String(VersionStage));
    const found = versions.find(isMeant);
    if (found) return found;
    const message = `Secrets Manager can't find the specified secret value for staging label: ${VersionStage}`;
    throw new AwsError("ResourceNotFoundException", message);
  };
  const put = (secret: Secret, value: string, id: string = randomUUID()): Version => {
    const same = secret.versions.find((version) => version.id === id);
    if (same) return same;
    for (const { stages } of secret.versions) {
      stages.delete("AWSPREVIOUS");
      if (stages.delete("AWSCURRENT")) stages.add("AWSPREVIOUS");
    }
    const version = newVersion(value, id);
    secret.versions.push(version);
    return version;
  };
  const answer = ({ arn, name }: Secret, { id, stages }: Version) => ({
    ARN: arn,
    Name: name,
    VersionId: id,
    VersionStages: [...stages],
  });
  return {
    arnOf: (id) => find(id).arn,
    current: (id) => find(id).versions.find(({ stages }) => stages.has("AWSCURRENT"))?.value,
    put: (id, value) => void put(find(id), value),
    act: (operation, body) => {
      const secret = find(body["SecretId"]);
      switch (operation) {
        case "GetSecretValue": {
          const version = versionOf(secret, body);
          return { ...answer(secret, version), SecretString: version.value, CreatedDate: Date.now() / 1000 };
        }
        case "PutSecretValue": {
          const token = body["ClientRequestToken"];
          const id = typeof token === "string" ? token : undefined;
          return answer(secret, put(secret, String(body["SecretString"]), id));
        }
        case "DescribeSecret":
          return {
            ARN: secret.arn,
            Name: secret.name,
            VersionIdsToStages: Object.fromEntries(
              secret.versions.map(({ id, stages }) => [id, [...stages]]),
            ),
          };
        default:
          throw new AwsError(
            "UnknownOperationException",
            `The harness does not know Secrets Manager's ${operation}.`,
          );
      }
    },
  };
}

function newVersion(value: string, id: string = randomUUID()): Version {
  return { id, value, stages: new Set(["AWSCURRENT"]) };
}

function initialValue({ SecretString, GenerateSecretString }: JsonObject): string | undefined {
  if (typeof SecretString === "string") return SecretString;
  if (!isObject(GenerateSecretString)) return undefined;
  const password = randomUUID() + randomUUID();
  const { SecretStringTemplate, GenerateStringKey } = GenerateSecretString;
  if (typeof GenerateStringKey !== "string") return password;
  return JSON.stringify({
    ...JSON.parse(String(SecretStringTemplate ?? "{}")),
    [GenerateStringKey]: password,
  });
}
