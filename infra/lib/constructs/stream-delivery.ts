import { streamSource } from "@consigliere/api/functions";
import { Duration } from "aws-cdk-lib";
import type { Table } from "aws-cdk-lib/aws-dynamodb";
import { type IFunction, StartingPosition } from "aws-cdk-lib/aws-lambda";
import { DynamoEventSource, SqsDlq } from "aws-cdk-lib/aws-lambda-event-sources";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";

export interface StreamDeliveryProps {
  readonly table: Table;
  readonly to: IFunction;
}

/** Hands the table's stream to a function; what fails for good is kept in a queue. */
export class StreamDelivery extends Construct {
  readonly failures: Queue;

  constructor(scope: Construct, id: string, { table, to }: StreamDeliveryProps) {
    super(scope, id);
    this.failures = new Queue(this, "Failures", {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    to.addEventSource(
      new DynamoEventSource(table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: streamSource.batchSize,
        bisectBatchOnError: streamSource.bisectOnError,
        retryAttempts: streamSource.retryAttempts,
        maxRecordAge: Duration.hours(streamSource.maxRecordAgeHours),
        reportBatchItemFailures: true,
        onFailure: new SqsDlq(this.failures),
      }),
    );
  }
}
