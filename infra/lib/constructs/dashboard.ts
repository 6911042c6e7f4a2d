import {
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IAlarm,
  type IMetric,
  type IWidget,
} from "aws-cdk-lib/aws-cloudwatch";
import type { Construct } from "constructs";
import type { Stage } from "../../config/stage.ts";
import { parts, type StageMetrics } from "./metrics.ts";

export interface DashboardProps {
  readonly stage: Stage;
  readonly metrics: StageMetrics;
  readonly alarms: readonly IAlarm[];
}

/** Everything on one page: alarms, what people do, how long it takes, and what waits. */
export function createDashboard(scope: Construct, { stage, metrics, alarms }: DashboardProps): Dashboard {
  const widgets: IWidget[][] = [
    [new AlarmStatusWidget({ title: "Alarms", alarms: [...alarms], width: 24, height: 3 })],
    [
      graph("Requests", [metrics.requests, metrics.clientErrors, metrics.serverErrors]),
      graph("Answers", [metrics.answers]),
      graph("Milliseconds until answered", metrics.latency),
    ],
    [
      graph("Calls", parts.map(metrics.invocations)),
      graph("Errors", [...parts.map(metrics.errors), metrics.faults, metrics.crashes]),
      graph("Duration p99, milliseconds", parts.map(metrics.duration)),
    ],
    [
      graph("Behind the table's stream, milliseconds", [metrics.streamLag]),
      graph("Behind the clock, seconds", [metrics.dueLagSeconds]),
      graph("Given up", [metrics.failures, metrics.mailDead]),
    ],
    [
      graph("Mail", [metrics.mailSent, metrics.addressesLost]),
      graph("Bounces and complaints", [metrics.bounceRate, metrics.complaintRate]),
      graph("Table", metrics.tableUse, [metrics.tableThrottles, metrics.functionThrottles]),
    ],
  ];
  return new Dashboard(scope, "Dashboard", {
    dashboardName: `Consigliere-${stage.name}-${stage.region}`,
    widgets,
  });
}

function graph(title: string, left: IMetric[], right: IMetric[] = []): GraphWidget {
  return new GraphWidget({ title, left, right, width: 8 });
}
