import { CustomResource, Duration, Stack } from "aws-cdk-lib";
import type { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { Construct } from "constructs";
import type { Stage } from "../../config/stage.ts";
import { readParameter, writeParameter } from "../permissions.ts";
import { ApiFunction } from "./api-function.ts";
import { removalPolicyOf } from "./log-group.ts";

export interface KeysProps {
  readonly stage: Stage;
  readonly functionFolder: string;
}

/** The parameter with the keys of a stage. */
export function keysParameterOf({ name }: Pick<Stage, "name">): string {
  return `/consigliere/${name}/keys`;
}

/** Lets a function of this scope's stack read the keys. */
export function useKeys(scope: Construct, stage: Stage): PolicyStatement {
  return readParameter(arnOf(scope, stage));
}

/** The service's secret words: one document. A function makes and deletes it, because CloudFormation must not know it. */
export class Keys extends Construct {
  readonly maker: IFunction;

  constructor(scope: Construct, id: string, { stage, functionFolder }: KeysProps) {
    super(scope, id);
    this.maker = new ApiFunction(this, "Maker", {
      stage,
      name: "keys",
      functionFolder,
      environment: { KEYS_PARAMETER: keysParameterOf(stage) },
      permissions: [useKeys(this, stage), writeParameter(arnOf(this, stage))],
    }).function;
    askMaker(this, "Made", { type: "Custom::ConsigliereKeys", stage, maker: this.maker }).applyRemovalPolicy(
      removalPolicyOf(stage.keep),
    );
  }
}

/** The proof of CloudFront, filled in by CloudFormation; the template has only a reference. */
export function originProof(scope: Construct, stage: Stage, maker: IFunction): string {
  return askMaker(scope, "Proof", { type: "Custom::ConsigliereProof", stage, maker }).getAttString("Proof");
}

interface Asked {
  readonly type: string;
  readonly stage: Stage;
  readonly maker: IFunction;
}

function askMaker(scope: Construct, id: string, { type, stage, maker }: Asked): CustomResource {
  return new CustomResource(scope, id, {
    resourceType: type,
    serviceToken: maker.functionArn,
    // A function that dies without an answer would hold up the deployment for an hour.
    serviceTimeout: Duration.minutes(5),
    properties: { OriginKey: stage.originKey },
  });
}

function arnOf(scope: Construct, stage: Stage): string {
  const resourceName = keysParameterOf(stage).slice(1);
  return Stack.of(scope).formatArn({ service: "ssm", resource: "parameter", resourceName });
}
