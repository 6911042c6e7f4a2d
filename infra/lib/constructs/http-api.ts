import { accountRoutes } from "@consigliere/api/functions";
import { Aws, Validations } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import {
  HttpApi as Api,
  type HttpMethod,
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
import { createDeliveredLogGroup } from "./log-group.ts";

/**
 * No query strings, paths, headers or addresses: they contain tokens, including those of invitations, or reveal a
 * person. The function's own log says what went wrong and where.
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

/** The API in front of the functions. It is made without them, because they must know the public address. */
export class HttpApi extends Construct {
  readonly api: Api;
  /** Host name, for servers that pass requests on. */
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
        destination: new LogGroupLogDestination(createDeliveredLogGroup(this, "Requests", stage)),
        format: AccessLogFormat.custom(JSON.stringify(logged)),
      },
    });
    this.host = `${this.api.apiId}.execute-api.${stage.region}.${Aws.URL_SUFFIX}`;
  }

  /** Connects the functions: `account` answers its own routes, `http` every other request. */
  answerWith({ http, account }: { readonly http: IFunction; readonly account: IFunction }): void {
    const toAccount = new HttpLambdaIntegration("ToAccount", account);
    for (const route of accountRoutes) this.lead(HttpRouteKey.with(...partsOf(route)), route, toAccount);
    this.lead(HttpRouteKey.DEFAULT, "Everything", new HttpLambdaIntegration("ToHttp", http));
  }

  private lead(routeKey: HttpRouteKey, id: string, integration: HttpLambdaIntegration): void {
    const route = new HttpRoute(this, id, { httpApi: this.api, routeKey, integration });
    Validations.of(route).acknowledge({
      id: "AwsSolutions-APIG4",
      reason:
        "The function authorizes: sessions are its own, invitations and sign-in are for people without one, and whatever does not come through CloudFront is refused.",
    });
  }
}

/** `GET /path` as path and method. */
function partsOf(route: string): [path: string, method: HttpMethod] {
  const [method = "", path = ""] = route.split(" ");
  return [path, method as HttpMethod];
}
