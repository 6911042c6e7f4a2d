import { tableDefinition } from "@consigliere/store/table-definition";
import { RemovalPolicy } from "aws-cdk-lib";
import { AttributeType, BillingMode, ProjectionType, StreamViewType, Table } from "aws-cdk-lib/aws-dynamodb";
import type { Construct } from "constructs";

/** The one table. It holds every match ever played, so it stays when the stack goes. */
export function createMatchTable(scope: Construct): Table {
  const { partitionKey, sortKey, index, ttlAttribute } = tableDefinition;
  const text = (name: string) => ({ name, type: AttributeType.STRING });
  const table = new Table(scope, "Table", {
    partitionKey: text(partitionKey),
    sortKey: text(sortKey),
    billingMode: BillingMode.PAY_PER_REQUEST,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    stream: StreamViewType[tableDefinition.streamView],
    timeToLiveAttribute: ttlAttribute,
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
  table.addGlobalSecondaryIndex({
    indexName: index.name,
    partitionKey: text(index.partitionKey),
    sortKey: text(index.sortKey),
    projectionType: ProjectionType.ALL,
  });
  return table;
}
