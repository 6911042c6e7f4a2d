import { streamSource } from "@consigliere/api/functions";
import { streamFilters } from "@consigliere/store/table-definition";
import { Duration } from "aws-cdk-lib";
import { EventSourceMapping, FilterCriteria, type IFunction, StartingPosition } from "aws-cdk-lib/aws-lambda";
import { SqsDlq } from "aws-cdk-lib/aws-lambda-event-sources";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";

export interface StreamDeliveryProps {
  readonly streamArn: string;
  readonly to: IFunction;
  /** The queue for batches that were given up. */
  readonly failures: IQueue;
}

/** Hands the table's stream to a function, in order per match. */
export class StreamDelivery extends Construct {
  constructor(scope: Construct, id: string, { streamArn, to, failures }: StreamDeliveryProps) {
    super(scope, id);
    new EventSourceMapping(this, "Source", {
      target: to,
      eventSourceArn: streamArn,
      // From the beginning, so that items written before the first deployment has finished are followed up too.
      startingPosition: StartingPosition.TRIM_HORIZON,
      filters: streamFilters.map((filter) => FilterCriteria.filter(filter)),
      batchSize: streamSource.batchSize,
      parallelizationFactor: streamSource.parallelization,
      bisectBatchOnError: streamSource.bisectOnError,
      retryAttempts: streamSource.retryAttempts,
      maxRecordAge: Duration.hours(streamSource.maxRecordAgeHours),
      reportBatchItemFailures: true,
      onFailure: new SqsDlq(failures),
    });
  }
}
