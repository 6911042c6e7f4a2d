import type { DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";

/** A table and how to reach it. */
export interface StoreConnection {
  readonly client: DynamoDBDocumentClient;
  readonly tableName: string;
  /** The clock; the real one unless a test says otherwise. */
  readonly now?: () => Date;
}
