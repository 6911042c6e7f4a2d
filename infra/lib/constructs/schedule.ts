import { tickMinutes } from "@consigliere/api/functions";
import { Duration } from "aws-cdk-lib";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import type { Construct } from "constructs";

/** If a call waits longer than this, the next one overtakes it. */
export const tickMaxAge = Duration.minutes(tickMinutes);

/** Calls the function every minute. A failed call is not retried: the next minute comes anyway. */
export function callEveryMinute(scope: Construct, tick: IFunction): Rule {
  return new Rule(scope, "EveryMinute", {
    description: "Deadlines, answers given in advance, and mail",
    schedule: Schedule.rate(Duration.minutes(tickMinutes)),
    targets: [new LambdaFunction(tick, { retryAttempts: 0, maxEventAge: tickMaxAge })],
  });
}
