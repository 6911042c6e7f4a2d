/** The table, made on the embedded server from nothing but the template's own properties. */
import type { Resolver } from "../assembly/resolve.ts";
import { type JsonObject, resourcesOf, type Stack } from "../assembly/template.ts";
import type { TableKeys } from "../aws/dynamodb.ts";

interface KeyPart {
  readonly AttributeName: string;
  readonly KeyType: string;
}

interface Index {
  readonly IndexName: string;
  readonly KeySchema: readonly KeyPart[];
}

export interface TableSpec extends TableKeys {
  readonly streamArn: string;
  /** The input of CreateTable. */
  readonly create: JsonObject;
  readonly ttlAttribute: string | undefined;
}

export function readTable(stacks: readonly Stack[], resolver: Resolver): TableSpec {
  const kinds = ["AWS::DynamoDB::Table", "AWS::DynamoDB::GlobalTable"];
  const [placed, ...others] = kinds.flatMap((type) => resourcesOf(stacks, type));
  if (!placed || others.length > 0) throw new Error("The assembly has no table, or more than one.");
  const { stack, id } = placed;
  const { ref: tableName, attributes } = resolver.physical(stack, id);
  const properties = resolver.properties(stack, id);
  const { KeySchema, AttributeDefinitions, BillingMode, StreamSpecification, GlobalSecondaryIndexes } =
    properties;
  const indexes = (GlobalSecondaryIndexes ?? []) as unknown as readonly Index[];
  const ttl = properties["TimeToLiveSpecification"] as
    | { AttributeName: string; Enabled: boolean }
    | undefined;
  return {
    tableName,
    arn: attributes["Arn"] ?? "",
    streamArn: attributes["StreamArn"] ?? "",
    partitionKey: hashOf(KeySchema as unknown as readonly KeyPart[]),
    indexes: Object.fromEntries(indexes.map((index) => [index.IndexName, hashOf(index.KeySchema)])),
    ttlAttribute: ttl?.Enabled ? ttl.AttributeName : undefined,
    create: {
      TableName: tableName,
      KeySchema: KeySchema ?? [],
      AttributeDefinitions: AttributeDefinitions ?? [],
      BillingMode: BillingMode ?? "PROVISIONED",
      StreamSpecification: { StreamEnabled: true, ...((StreamSpecification ?? {}) as JsonObject) },
      ...(indexes.length > 0 ? { GlobalSecondaryIndexes: GlobalSecondaryIndexes ?? [] } : {}),
    },
  };
}

/** Creates it as CloudFormation would. */
export async function createTable(
  endpoint: string,
  { create, ttlAttribute, tableName }: TableSpec,
): Promise<void> {
  await call(endpoint, "CreateTable", create);
  if (ttlAttribute === undefined) return;
  const specification = { AttributeName: ttlAttribute, Enabled: true };
  await call(endpoint, "UpdateTimeToLive", { TableName: tableName, TimeToLiveSpecification: specification });
}

/** A request to the embedded server past all permissions: as the operator of the account. */
export async function call(endpoint: string, operation: string, body: unknown): Promise<JsonObject> {
  const response = await fetch(endpoint, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.0",
      "x-amz-target": `DynamoDB_20120810.${operation}`,
      "x-amz-date": "20260101T000000Z",
      authorization:
        "AWS4-HMAC-SHA256 Credential=operator/20260101/us-east-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0",
    },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as JsonObject;
  if (!response.ok) throw new Error(`${operation}: ${JSON.stringify(answer)}`);
  return answer;
}

function hashOf(schema: readonly KeyPart[]): string {
  return schema.find(({ KeyType }) => KeyType === "HASH")?.AttributeName ?? "";
}
