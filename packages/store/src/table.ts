import {
  CreateTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from "@aws-sdk/client-dynamodb";
import { tableDefinition } from "./table-definition.ts";

const { partitionKey, sortKey, index, streamView, ttlAttribute } = tableDefinition;

const keySchema = (partition: string, sort: string) => [
  { AttributeName: partition, KeyType: "HASH" as const },
  { AttributeName: sort, KeyType: "RANGE" as const },
];

/** Makes the table where it does not exist yet: for the embedded server and tests, never for AWS. */
export async function ensureTable(client: DynamoDBClient, tableName: string): Promise<void> {
  await createTable(client, tableName);
  await waitUntilTableExists({ client, maxWaitTime: 30, minDelay: 1 }, { TableName: tableName });
  await switchOnExpiry(client, tableName);
}

async function createTable(client: DynamoDBClient, tableName: string): Promise<void> {
  const names = [partitionKey, sortKey, index.partitionKey, index.sortKey];
  const command = new CreateTableCommand({
    TableName: tableName,
    BillingMode: "PAY_PER_REQUEST",
    AttributeDefinitions: names.map((name) => ({ AttributeName: name, AttributeType: "S" })),
    KeySchema: keySchema(partitionKey, sortKey),
    GlobalSecondaryIndexes: [
      {
        IndexName: index.name,
        KeySchema: keySchema(index.partitionKey, index.sortKey),
        Projection: { ProjectionType: "ALL" },
      },
    ],
    StreamSpecification: { StreamEnabled: true, StreamViewType: streamView },
  });
  try {
    await client.send(command);
  } catch (error) {
    if (!(error instanceof ResourceInUseException)) throw error;
  }
}

async function switchOnExpiry(client: DynamoDBClient, tableName: string): Promise<void> {
  const { TimeToLiveDescription: ttl } = await client.send(
    new DescribeTimeToLiveCommand({ TableName: tableName }),
  );
  if (ttl?.TimeToLiveStatus === "ENABLED" || ttl?.TimeToLiveStatus === "ENABLING") return;
  const specification = { AttributeName: ttlAttribute, Enabled: true };
  await client.send(
    new UpdateTimeToLiveCommand({ TableName: tableName, TimeToLiveSpecification: specification }),
  );
}
