import { Aws } from "aws-cdk-lib";
import {
  Alarm,
  ComparisonOperator,
  type IAlarm,
  type IMetric,
  TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import { ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Topic } from "aws-cdk-lib/aws-sns";
import { EmailSubscription } from "aws-cdk-lib/aws-sns-subscriptions";
import { Construct } from "constructs";
import type { Stage } from "../../config/stage.ts";
import type { StageMetrics } from "./metrics.ts";

interface Rule {
  readonly metric: IMetric;
  /** Rings from here on. */
  readonly from: number;
  /** Rings below `from` instead, and when there is no data. */
  readonly isBelow?: boolean;
}

/**
 * Each has a section in docs/operate.md, under its own name, and uses one metric. Ten of them are free, and these ten are
 * all that people act upon.
 */
function rulesFor(metrics: StageMetrics): Readonly<Record<string, Rule>> {
  return {
    FunctionErrors: { metric: metrics.crashes, from: 1 },
    FunctionThrottles: { metric: metrics.functionThrottles, from: 1 },
    Faults: { metric: metrics.faults, from: 1 },
    StreamLag: { metric: metrics.streamLag, from: 5 * 60_000 },
    TickMissing: { metric: metrics.invocations("tick"), from: 1, isBelow: true },
    DueLag: { metric: metrics.dueLagSeconds, from: 10 * 60 },
    Failures: { metric: metrics.failures, from: 1 },
    MailDead: { metric: metrics.mailDead, from: 1 },
    // AWS reviews a sender from 5 % and 0.1 % on.
    BounceRate: { metric: metrics.bounceRate, from: 0.05 },
    ComplaintRate: { metric: metrics.complaintRate, from: 0.001 },
  };
}

export interface AlarmsProps {
  readonly stage: Stage;
  readonly metrics: StageMetrics;
}

/** Tells the maintainer by mail when something is wrong, and when it is over. */
export class Alarms extends Construct {
  readonly all: readonly IAlarm[];

  constructor(scope: Construct, id: string, { stage, metrics }: AlarmsProps) {
    super(scope, id);
    const action = new SnsAction(this.createTopic(stage.alarmEmail));
    this.all = Object.entries(rulesFor(metrics)).map(([name, rule]) => {
      const alarm = new Alarm(this, name, {
        alarmName: `Consigliere-${stage.name}-${sectionOf(name)}`,
        alarmDescription: `What to do: docs/operate.md#${sectionOf(name)}`,
        metric: rule.metric,
        threshold: rule.from,
        comparisonOperator: rule.isBelow
          ? ComparisonOperator.LESS_THAN_THRESHOLD
          : ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        evaluationPeriods: 1,
        treatMissingData: rule.isBelow ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
      });
      alarm.addAlarmAction(action);
      alarm.addOkAction(action);
      return alarm;
    });
  }

  private createTopic(email: string): Topic {
    const topic = new Topic(this, "Topic", { displayName: "Consigliere", enforceSSL: true });
    // A topic with its own policy no longer admits the account's alarms by default.
    const fromHere = { StringEquals: { "aws:SourceAccount": Aws.ACCOUNT_ID } };
    topic.grantPublish(new ServicePrincipal("cloudwatch.amazonaws.com", { conditions: fromHere }));
    topic.addSubscription(new EmailSubscription(email));
    return topic;
  }
}

/** `MailDead` is `mail-dead`. */
function sectionOf(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase();
}
