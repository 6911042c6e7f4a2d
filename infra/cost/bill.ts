import type { Inputs } from "./inputs.ts";
import { type Volume, volumeOf } from "./volume.ts";

/** The parts of a stage that do not depend on its use. */
interface Fixed {
  /** Metrics that alarms use: an alarm on a sum pays for each of its metrics. */
  readonly alarmMetrics: number;
  /** Metrics that the functions count themselves. */
  readonly metrics: number;
  /** For stages with a firewall. */
  readonly firewallRules: number;
}

/** The numbers for one stage; infra/test/cost.test.ts counts them in its template. */
export const fixed: Fixed = { alarmMetrics: 10, metrics: 7, firewallRules: 4 };

/** US dollars a month, by service. */
export type Bill = Readonly<Record<string, number>>;

const million = 1_000_000;

/** Pages and their files, of several versions. */
const siteGigabytes = 0.05;

/** The cost of a month in an account that has one stage of ours and nothing else. */
export function billOf(volume: Volume, { prices }: Inputs, stage = fixed): Bill {
  const { dynamodb, lambda, apiGateway, cloudFront, ses, cloudWatch, s3 } = prices;
  const edgeRequests = volume.requests + volume.handshakes + volume.pageRequests;
  return {
    DynamoDB:
      (volume.reads / million) * dynamodb.readPerMillion +
      (volume.writes / million) * dynamodb.writePerMillion +
      above(dynamodb.freeStorageGb, volume.storedGigabytes) * dynamodb.storagePerGbMonth +
      volume.storedGigabytes * dynamodb.recoveryPerGbMonth,
    Lambda:
      above(lambda.freeGbSeconds, volume.gigabyteSeconds) * lambda.armPerGbSecond +
      (above(lambda.freeRequests, volume.invocations) / million) * lambda.requestPerMillion,
    "API Gateway":
      (volume.requests / million) * apiGateway.requestPerMillion +
      (volume.messages / million) * apiGateway.messagePerMillion +
      (volume.connectionMinutes / million) * apiGateway.connectionMinutePerMillion,
    CloudFront:
      (above(cloudFront.freeRequests, edgeRequests) / million) * cloudFront.requestPerMillion +
      (above(cloudFront.freeFunctionCalls, edgeRequests) / million) * cloudFront.functionPerMillion +
      above(cloudFront.freeOutGb, volume.outGigabytes) * cloudFront.outPerGb,
    SES: (volume.mails / 1000) * ses.mailPerThousand,
    CloudWatch:
      above(cloudWatch.freeLogGb, volume.logGigabytes) * cloudWatch.logPerGb +
      above(cloudWatch.freeMetrics, stage.metrics) * cloudWatch.metricPerMonth +
      above(cloudWatch.freeAlarms, stage.alarmMetrics) * cloudWatch.alarmPerMonth,
    // Pages say no-cache, so the edge asks the bucket for each.
    S3: siteGigabytes * s3.storagePerGbMonth + (volume.pageRequests / million) * s3.getPerMillion,
  };
}

/** The extra monthly cost of a stage's options, and of a second stage that nobody plays on. */
export function extrasOf(volume: Volume, inputs: Inputs): Bill {
  const { route53, waf, xRay } = inputs.prices;
  const two = { ...fixed, alarmMetrics: 2 * fixed.alarmMetrics, metrics: 2 * fixed.metrics };
  const idle = volumeOf(0, inputs);
  const requests = volume.requests + volume.pageRequests;
  return {
    "a second stage, idle":
      totalOf(billOf(volume, inputs, two)) - totalOf(billOf(volume, inputs)) + totalOf(billOf(idle, inputs)),
    "with a zone of Route 53": route53.zonePerMonth,
    "with tracing": (above(xRay.freeTraces, volume.traces) / million) * xRay.tracePerMillion,
    "with the firewall":
      waf.aclPerMonth + fixed.firewallRules * waf.rulePerMonth + (requests / million) * waf.requestPerMillion,
  };
}

export function totalOf(bill: Bill): number {
  return Object.values(bill).reduce((total, dollars) => total + dollars, 0);
}

function above(free: number, used: number): number {
  return Math.max(0, used - free);
}
