import { Aws, Validations } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import {
  HttpApi as Api,
  HttpRoute,
  HttpRouteKey,
  HttpStage,
  LogGroupLogDestination,
} from "aws-cdk-lib/aws-apigatewayv2";
import { HttpLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import type { Stage } from "../../config/stage.ts";
import { throttle } from "../throttle.ts";
import { createLogGroup } from "./log-group.ts";

/**
 * Neither query strings nor paths, headers or addresses: they hold tokens, those of invitations too, or tell who
 * somebody is. What went wrong where is in the function's own log.
 */
const logged = {
  requestId: "$context.requestId",
  time: "$context.requestTimeEpoch",
  method: "$context.httpMethod",
  status: "$context.status",
  bytes: "$context.responseLength",
  milliseconds: "$context.responseLatency",
  integrationMilliseconds: "$context.integrationLatency",
  error: "$context.integrationErrorMessage",
};

/** The door to the http function. It is made without it, since the function must know the public address. */
export class HttpApi extends Construct {
  readonly api: Api;
  /** Host name, for whoever passes requests on. */
  readonly host: string;

  constructor(scope: Construct, id: string, { stage }: { readonly stage: Stage }) {
    super(scope, id);
    this.api = new Api(this, "Api", {
      apiName: `consigliere-${stage.name}`,
      createDefaultStage: false,
    });
    new HttpStage(this, "Stage", {
      httpApi: this.api,
      autoDeploy: true,
      throttle,
      accessLogSettings: {
        destination: new LogGroupLogDestination(createLogGroup(this, "AccessLog", stage)),
        format: AccessLogFormat.custom(JSON.stringify(logged)),
      },
    });
    this.host = `${this.api.apiId}.execute-api.${stage.region}.${Aws.URL_SUFFIX}`;
  }

  /** Lets a function answer every request. */
  answerWith(http: IFunction): void {
    const route = new HttpRoute(this, "Everything", {
      httpApi: this.api,
      routeKey: HttpRouteKey.DEFAULT,
      integration: new HttpLambdaIntegration("ToHttp", http),
    });
    Validations.of(route).acknowledge({
      id: "AwsSolutions-APIG4",
      reason:
        "The function authorizes: sessions are its own, invitations and sign-in are for people without one, and whatever does not come through CloudFront is refused.",
    });
  }
}
