/** What can be seen of a stage in CloudWatch; alarms and dashboard look at the same. */
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
  readonly queues: { readonly streamFailures: IQueue; readonly feedbackFailures: IQueue };
  readonly configurationSetName: string;
}

const fiveMinutes = Duration.minutes(5);
const summed = { period: fiveMinutes, statistic: Stats.SUM };
const highest = { period: fiveMinutes, statistic: Stats.MAXIMUM };
export const parts: readonly TablePart[] = ["http", "account", "stream", "tick", "live", "feedback"];
/** Those that report faults. */
const reporting: readonly TablePart[] = ["http", "account", "stream", "tick", "feedback"];

export type StageMetrics = ReturnType<typeof metricsOf>;

export function metricsOf(sources: MetricSources) {
  const { stageName, api, functions, table, queues, configurationSetName } = sources;

  const counted = (metricName: Measure, service: TablePart, options = summed) =>
    new Metric({
      namespace: "Consigliere",
      metricName,
      dimensionsMap: { service, STAGE: stageName },
      label: `${metricName} ${service}`,
      ...options,
    });
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
    functionThrottles: sumOf(parts.map((part) => functions[part].metricThrottles(summed))),
    /** Milliseconds. */
    streamLag: functions.stream.metric("IteratorAge", highest),
    streamFailures: queues.streamFailures.metricApproximateNumberOfMessagesVisible(highest),
    feedbackFailures: queues.feedbackFailures.metricApproximateNumberOfMessagesVisible(highest),
    tableThrottles: sumOf(throttled),
    tableUse: [ofTable("ConsumedReadCapacityUnits"), ofTable("ConsumedWriteCapacityUnits")],
    faults: sumOf(reporting.map((part) => counted("Fault", part))),
    mailSent: sumOf([counted("MailSent", "account"), counted("MailSent", "tick")]),
    mailDead: sumOf([counted("MailDead", "account"), counted("MailDead", "tick")]),
    answers: sumOf((["http", "stream", "tick"] as const).map((part) => counted("AnswerEntered", part))),
    addressesLost: counted("AddressLost", "feedback"),
    dueLagSeconds: counted("DueLagSeconds", "tick", highest),
    bounceRate: reputation("Reputation.BounceRate"),
    complaintRate: reputation("Reputation.ComplaintRate"),
  };
}

/** All together; those that say nothing count as nothing. */
function sumOf(metrics: readonly Metric[]): IMetric {
  const label = metrics[0]?.metricName ?? "";
  // Ids begin small and are one of a kind in a graph.
  const idOf = (at: number) => `${label.charAt(0).toLowerCase()}${label.slice(1)}${at}`;
  const usingMetrics = Object.fromEntries(metrics.map((metric, at) => [idOf(at), metric]));
  const expression = metrics.map((_, at) => `FILL(${idOf(at)}, 0)`).join(" + ");
  return new MathExpression({ expression, usingMetrics, period: fiveMinutes, label });
}
