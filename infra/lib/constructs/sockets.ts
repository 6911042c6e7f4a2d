import { Aws, Stack, Validations } from "aws-cdk-lib";
import { type CfnApi, WebSocketApi, WebSocketStage } from "aws-cdk-lib/aws-apigatewayv2";
import { WebSocketLambdaIntegration } from "aws-cdk-lib/aws-apigatewayv2-integrations";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import type { Stage } from "../../config/stage.ts";
import { livePath } from "../../edge/paths.ts";
import { throttle } from "../throttle.ts";
import type { Excuse } from "./api-function.ts";

/** The stage has the same name as the path, so that CloudFront can pass the path on unchanged. */
const stageName = livePath.slice(1);

/**
 * Sockets of open pages. They are made without their function, because others must know the address for reaching the
 * pages.
 */
export class Sockets extends Construct {
  /** Host name, for servers that pass requests on. */
  readonly host: string;
  /** The URL that accepts texts for pages. */
  readonly url: string;
  /** The resource needed to send them. */
  readonly postArn: string;
  /** For roles that may do that. */
  readonly excuse: Excuse;
  private readonly api: WebSocketApi;

  constructor(scope: Construct, id: string, { stage }: { readonly stage: Stage }) {
    super(scope, id);
    this.api = new WebSocketApi(this, "Api", { apiName: `consigliere-${stage.name}-live` });
    const made = new WebSocketStage(this, "Stage", {
      webSocketApi: this.api,
      stageName,
      autoDeploy: true,
      throttle,
    });
    Validations.of(made).acknowledge({
      id: "AwsSolutions-APIG1",
      reason:
        "Its log takes a role that an account has once for all of its APIs, which is not ours to set. The function logs its calls.",
    });
    this.host = `${this.api.apiId}.execute-api.${stage.region}.${Aws.URL_SUFFIX}`;
    this.url = `https://${this.host}/${stageName}`;
    const stack = Stack.of(this);
    const posts = `${stageName}/POST/@connections/*`;
    this.postArn = stack.formatArn({
      service: "execute-api",
      account: Aws.ACCOUNT_ID,
      resource: this.api.apiId,
      resourceName: posts,
    });
    const apiName = stack.getLogicalId(this.api.node.defaultChild as CfnApi);
    this.excuse = {
      id: `AwsSolutions-IAM5[Resource::arn:<AWS::Partition>:execute-api:${stage.region}:<AWS::AccountId>:<${apiName}>/${posts}]`,
      reason: "Sockets come and go: it reaches every one of this one API, and nothing else of it.",
    };
  }

  /** Tells a function of every socket that opens, sends and closes. */
  answerWith(live: IFunction): void {
    const integration = (id: string) => new WebSocketLambdaIntegration(id, live);
    const routes = [
      this.api.addRoute("$connect", { integration: integration("ToConnect") }),
      this.api.addRoute("$disconnect", { integration: integration("ToDisconnect") }),
      this.api.addRoute("$default", { integration: integration("ToDefault"), returnResponse: true }),
    ];
    for (const route of routes) {
      Validations.of(route).acknowledge({
        id: "AwsSolutions-APIG4",
        reason: "The function authorizes whoever connects, by the ticket that a page is given with its view.",
      });
    }
  }
}
