import { tableDefinition } from "@consigliere/store/table-definition";
import { RemovalPolicy } from "aws-cdk-lib";
import {
  AttributeType,
  BillingMode,
  ProjectionType,
  StreamViewType,
  Table,
  TableEncryption,
} from "aws-cdk-lib/aws-dynamodb";
import type { Construct } from "constructs";
import type { Stage } from "../../config/stage.ts";

/** The one table. It holds every match ever played. */
export function createTable(scope: Construct, id: string, { keep }: Stage): Table {
  const { partitionKey, sortKey, index, ttlAttribute } = tableDefinition;
  const text = (name: string) => ({ name, type: AttributeType.STRING });
  const table = new Table(scope, id, {
    partitionKey: text(partitionKey),
    sortKey: text(sortKey),
    billingMode: BillingMode.PAY_PER_REQUEST,
    // Encrypted at rest with a key of DynamoDB's own, which costs nothing per request.
    encryption: TableEncryption.DEFAULT,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    stream: StreamViewType[tableDefinition.streamView],
    timeToLiveAttribute: ttlAttribute,
    deletionProtection: keep,
    // While it is protected, not even a rolled-back deployment could delete it.
    removalPolicy: keep ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  });
  table.addGlobalSecondaryIndex({
    indexName: index.name,
    partitionKey: text(index.partitionKey),
    sortKey: text(index.sortKey),
    projectionType: ProjectionType.ALL,
  });
  return table;
}
