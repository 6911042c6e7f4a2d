import { CustomResource, Duration, Validations } from "aws-cdk-lib";
import { CfnSecret } from "aws-cdk-lib/aws-secretsmanager";
import { Construct } from "constructs";
import type { Stage } from "../../config/stage.ts";
import { readSecret, writeSecret } from "../permissions.ts";
import { ApiFunction } from "./api-function.ts";
import { removalPolicyOf } from "./log-group.ts";

export interface KeysProps {
  readonly stage: Stage;
  readonly functionFolder: string;
}

/** The house's secret words: one document, which a function fills before anything needs it. */
export class Keys extends Construct {
  readonly secretArn: string;

  constructor(scope: Construct, id: string, { stage, functionFolder }: KeysProps) {
    super(scope, id);
    // Without a value: CloudFormation never knows the words, and never puts others in their place.
    const secret = new CfnSecret(this, "Secret", { description: `Consigliere ${stage.name}: keys` });
    secret.applyRemovalPolicy(removalPolicyOf(stage.keep));
    Validations.of(secret).acknowledge({
      id: "AwsSolutions-SMG4",
      reason:
        "`pnpm ops keys rotate` puts new words beside old ones, which stay good for what they signed. A rotation by date would sign people out or break links in mails.",
    });
    this.secretArn = secret.ref;

    const maker = new ApiFunction(this, "Maker", {
      stage,
      name: "keys",
      functionFolder,
      environment: { KEYS_SECRET: this.secretArn },
      permissions: [readSecret(this.secretArn), writeSecret(this.secretArn)],
    });
    new CustomResource(this, "Made", {
      resourceType: "Custom::ConsigliereKeys",
      serviceToken: maker.function.functionArn,
      // A function that dies without a word would hold the deployment up for an hour.
      serviceTimeout: Duration.minutes(5),
      properties: { OriginKey: stage.originKey },
    });
  }
}
