import { join } from "node:path";
import { type FunctionName, functions } from "@consigliere/api/functions";
import { Duration, Validations } from "aws-cdk-lib";
import { PolicyDocument, type PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import {
  Architecture,
  Code,
  EventInvokeConfig,
  type EventInvokeConfigOptions,
  type IFunction,
  Function as LambdaFunction,
  LoggingFormat,
  type RecursiveLoop,
  Runtime,
  Tracing,
} from "aws-cdk-lib/aws-lambda";
import { FilterPattern, type LogGroup, MetricFilter } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import type { Stage } from "../../config/stage.ts";
import { sendTraces, writeLogs } from "../permissions.ts";
import { createLogGroup } from "./log-group.ts";
import { crashMetric, ownNamespace } from "./metrics.ts";

export interface Excuse {
  readonly id: string;
  readonly reason: string;
}

export interface ApiFunctionProps {
  readonly stage: Stage;
  readonly name: FunctionName;
  /** The folder with the bundle of every function. */
  readonly functionFolder: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Its permissions in addition to logging and tracing. */
  readonly permissions: readonly PolicyStatement[];
  /** Check rules that its permissions do not meet, and the reasons. */
  readonly excuses?: readonly Excuse[];
  /** The limit of concurrent executions; absent: the account's limit. */
  readonly atOnce?: number;
  readonly recursiveLoop?: RecursiveLoop;
  /** For functions that are called without waiting for the answer. */
  readonly whenAsync?: EventInvokeConfigOptions;
}

/** One of the functions of apps/api, with its log and its own role. */
export class ApiFunction extends Construct {
  readonly function: IFunction;
  readonly logGroup: LogGroup;

  constructor(scope: Construct, id: string, props: ApiFunctionProps) {
    super(scope, id);
    const { name, stage, whenAsync } = props;
    const { timeoutSeconds, memoryMegabytes } = functions[name];
    this.logGroup = createLogGroup(this, "Log", stage);
    this.function = new LambdaFunction(this, "Function", {
      description: `Consigliere ${stage.name}: ${name}`,
      code: Code.fromAsset(join(props.functionFolder, name)),
      handler: "index.handler",
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: memoryMegabytes,
      timeout: Duration.seconds(timeoutSeconds),
      environment: { ...props.environment, ...runtimeEnvironment, ...observing(name, stage) },
      logGroup: this.logGroup,
      loggingFormat: LoggingFormat.JSON,
      tracing: stage.tracing ? Tracing.ACTIVE : Tracing.DISABLED,
      reservedConcurrentExecutions: props.atOnce,
      recursiveLoop: props.recursiveLoop,
      // Constructs that receive the function would otherwise add permissions on their own.
      role: this.createRole(props).withoutPolicyUpdates(),
    });
    if (name !== "keys") this.countCrashes(stage);
    if (whenAsync) new EventInvokeConfig(this, "WhenAsync", { function: this.function, ...whenAsync });
  }

  /** A crash cannot count itself, and Lambda counts the crashes of each function separately. The log has both. */
  private countCrashes(stage: Stage): void {
    new MetricFilter(this, "Crashes", {
      logGroup: this.logGroup,
      filterPattern: FilterPattern.literal('{ $.type = "platform.report" && $.record.status != "success" }'),
      metricNamespace: ownNamespace,
      metricName: crashMetric(stage.name),
      metricValue: "1",
    });
  }

  /** All policies are in the role itself. So once it exists, none of its permissions is still on its way. */
  private createRole({ stage, permissions, excuses = [] }: ApiFunctionProps): Role {
    const traces = stage.tracing ? [sendTraces()] : [];
    const role = new Role(this, "Role", {
      assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
      inlinePolicies: {
        Permissions: new PolicyDocument({
          statements: [writeLogs(this.logGroup.logGroupArn), ...traces, ...permissions],
        }),
      },
    });
    const ofTraces = {
      id: "AwsSolutions-IAM5[Resource::*]",
      reason: "Sending traces is the one action with it: X-Ray knows no resources.",
    };
    Validations.of(role).acknowledge(...traces.map(() => ofTraces), ...excuses);
    return role;
  }
}

const runtimeEnvironment = { NODE_ENV: "production", NODE_OPTIONS: "--enable-source-maps" };

/** The settings for logs, metrics and traces. The maker of keys has none: it reports to CloudFormation. */
function observing(name: FunctionName, stage: Stage): Record<string, string> {
  if (name === "keys") return {};
  return {
    STAGE: stage.name,
    POWERTOOLS_SERVICE_NAME: name,
    POWERTOOLS_METRICS_NAMESPACE: ownNamespace,
    POWERTOOLS_LOG_LEVEL: "INFO",
  };
}
