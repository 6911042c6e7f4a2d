import { type FunctionName, tickMinutes } from "@consigliere/api/functions";
import { CfnOutput, Duration, Stack, type StackProps } from "aws-cdk-lib";
import { HttpApi } from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction as FunctionTarget } from "aws-cdk-lib/aws-events-targets";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";
import { ApiFunction } from "../constructs/api-function.ts";
import { createMatchTable } from "../constructs/match-table.ts";
import { StreamDelivery } from "../constructs/stream-delivery.ts";

export interface BackendStackProps extends StackProps {
  readonly functionFolder: string;
  /** The public origin, without a slash at its end. */
  readonly baseUrl: string;
  readonly mailFrom: string;
}

/** Table, functions, and what calls them. */
export class BackendStack extends Stack {
  constructor(scope: Construct, id: string, props: BackendStackProps) {
    super(scope, id, props);
    const table = createMatchTable(this);
    const environment = {
      TABLE_NAME: table.tableName,
      BASE_URL: props.baseUrl,
      MAIL_FROM: props.mailFrom,
      AUTH_SECRET: this.createSecret("AuthSecret"),
      LINK_SECRET: this.createSecret("LinkSecret"),
    };
    const create = (construct: string, name: FunctionName) => {
      const made = new ApiFunction(this, construct, {
        name,
        functionFolder: props.functionFolder,
        environment,
      });
      table.grantReadWriteData(made.function);
      return made.function;
    };
    const http = create("Http", "http");
    const stream = create("Stream", "stream");
    const tick = create("Tick", "tick");

    const sendMail = new PolicyStatement({
      actions: ["ses:SendEmail", "ses:SendRawEmail"],
      resources: [this.formatArn({ service: "ses", resource: "identity", resourceName: "*" })],
    });
    for (const sender of [http, stream, tick]) sender.addToRolePolicy(sendMail);

    const api = new HttpApi(this, "Api", {
      defaultIntegration: new HttpLambdaIntegration("ToHttp", http),
    });
    new StreamDelivery(this, "StreamDelivery", { table, to: stream });
    new Rule(this, "EveryMinute", {
      schedule: Schedule.rate(Duration.minutes(tickMinutes)),
      // The next minute comes anyway.
      targets: [new FunctionTarget(tick, { retryAttempts: 0 })],
    });
    new CfnOutput(this, "ApiEndpoint", { value: api.apiEndpoint });
  }

  /** A reference that CloudFormation resolves: the value is in no template. */
  private createSecret(id: string): string {
    const secret = new Secret(this, id, {
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    return secret.secretValue.unsafeUnwrap();
  }
}
