import { join } from "node:path";
import { type FunctionName, functions } from "@consigliere/api/functions";
import { Duration, RemovalPolicy } from "aws-cdk-lib";
import {
  Architecture,
  Code,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
} from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";

export interface ApiFunctionProps {
  readonly name: FunctionName;
  /** Has a folder with the bundle of every function. */
  readonly functionFolder: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** One of the functions of apps/api with its log. */
export class ApiFunction extends Construct {
  readonly function: LambdaFunction;

  constructor(scope: Construct, id: string, { name, functionFolder, environment }: ApiFunctionProps) {
    super(scope, id);
    const { timeoutSeconds, memoryMegabytes } = functions[name];
    const logGroup = new LogGroup(this, "Log", {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.function = new LambdaFunction(this, "Function", {
      code: Code.fromAsset(join(functionFolder, name)),
      handler: "index.handler",
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: memoryMegabytes,
      timeout: Duration.seconds(timeoutSeconds),
      environment: { ...environment, NODE_ENV: "production", NODE_OPTIONS: "--enable-source-maps" },
      logGroup,
      loggingFormat: LoggingFormat.JSON,
    });
  }
}
