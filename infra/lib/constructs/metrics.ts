/** The metrics of a stage in CloudWatch. Alarms and dashboard use the same ones. */
import type { Measure } from "@consigliere/service/context";
import type { TablePart } from "@consigliere/store/access";
import { tableDefinition } from "@consigliere/store/table-definition";
import { Duration } from "aws-cdk-lib";
import type { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { type IMetric, MathExpression, Metric, Stats } from "aws-cdk-lib/aws-cloudwatch";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import type { IQueue } from "aws-cdk-lib/aws-sqs";

export interface MetricSources {
  readonly stageName: string;
  readonly api: HttpApi;
  readonly functions: Readonly<Record<TablePart, IFunction>>;
  readonly table: ITable;
  readonly failures: IQueue;
  readonly configurationSetName: string;
}

const fiveMinutes = Duration.minutes(5);
const summed = { period: fiveMinutes, statistic: Stats.SUM };
const highest = { period: fiveMinutes, statistic: Stats.MAXIMUM };
export const parts: readonly TablePart[] = ["http", "account", "stream", "tick", "live", "feedback"];

/** The namespace in which all functions count together: each metric costs, and the log says which function it was. */
export const ownNamespace = "Consigliere";

/** Counted by a log filter, which cannot give a metric a dimension of its own. */
export const crashMetric = (stageName: string) => `Crash-${stageName}`;

export type StageMetrics = ReturnType<typeof metricsOf>;

export function metricsOf(sources: MetricSources) {
  const { stageName, api, functions, table, failures, configurationSetName } = sources;

  const counted = (metricName: Measure, options = summed) =>
    new Metric({ namespace: ownNamespace, metricName, dimensionsMap: { STAGE: stageName }, ...options });
  const reputation = (metricName: string) =>
    new Metric({
      namespace: "AWS/SES",
      metricName,
      dimensionsMap: { "ses:configuration-set": configurationSetName },
      period: Duration.hours(1),
      statistic: Stats.AVERAGE,
    });
  const ofTable = (metricName: string, index?: string) =>
    new Metric({
      namespace: "AWS/DynamoDB",
      metricName,
      dimensionsMap: { TableName: table.tableName, ...(index && { GlobalSecondaryIndexName: index }) },
      label: index ? `${metricName} ${index}` : metricName,
      ...summed,
    });
  const throttled = ["ReadThrottleEvents", "WriteThrottleEvents"].flatMap((name) => [
    ofTable(name),
    ofTable(name, tableDefinition.index.name),
  ]);

  return {
    requests: api.metricCount(summed),
    serverErrors: api.metricServerError(summed),
    clientErrors: api.metricClientError(summed),
    latency: [
      api.metricLatency({ period: fiveMinutes, statistic: "p50", label: "p50" }),
      api.metricLatency({ period: fiveMinutes, statistic: "p99", label: "p99" }),
    ],
    errors: (part: TablePart) => functions[part].metricErrors({ ...summed, label: part }),
    invocations: (part: TablePart) => functions[part].metricInvocations({ ...summed, label: part }),
    duration: (part: TablePart) =>
      functions[part].metricDuration({ period: fiveMinutes, statistic: "p99", label: part }),
    crashes: new Metric({ namespace: ownNamespace, metricName: crashMetric(stageName), ...summed }),
    /** For all functions in the region, which share the limit of concurrent executions. */
    functionThrottles: new Metric({ namespace: "AWS/Lambda", metricName: "Throttles", ...summed }),
    /** Milliseconds. */
    streamLag: functions.stream.metric("IteratorAge", highest),
    failures: failures.metricApproximateNumberOfMessagesVisible(highest),
    tableThrottles: sumOf(throttled),
    tableUse: [ofTable("ConsumedReadCapacityUnits"), ofTable("ConsumedWriteCapacityUnits")],
    faults: counted("Fault"),
    mailSent: counted("MailSent"),
    mailDead: counted("MailDead"),
    answers: counted("AnswerEntered"),
    addressesLost: counted("AddressLost"),
    dueLagSeconds: counted("DueLagSeconds", highest),
    bounceRate: reputation("Reputation.BounceRate"),
    complaintRate: reputation("Reputation.ComplaintRate"),
  };
}

/** All together; missing values count as zero. */
function sumOf(metrics: readonly Metric[]): IMetric {
  const label = metrics[0]?.metricName ?? "";
  // Ids begin with a small letter and are unique in a graph.
  const idOf = (at: number) => `${label.charAt(0).toLowerCase()}${label.slice(1)}${at}`;
  const usingMetrics = Object.fromEntries(metrics.map((metric, at) => [idOf(at), metric]));
  const expression = metrics.map((_, at) => `FILL(${idOf(at)}, 0)`).join(" + ");
  return new MathExpression({ expression, usingMetrics, period: fiveMinutes, label });
}
