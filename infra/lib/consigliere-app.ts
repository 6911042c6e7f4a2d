import { type App, Tags, Validations } from "aws-cdk-lib";
import recommended from "aws-cdk-lib/recommended-feature-flags.json" with { type: "json" };
import { AwsSolutionsChecks } from "cdk-nag";
import { needsEdge, type Stage, stackName } from "../config/stage.ts";
import { EdgeStack } from "./stacks/edge-stack.ts";
import { ServiceStack } from "./stacks/service-stack.ts";
import { StateStack } from "./stacks/state-stack.ts";

export interface ConsigliereProps {
  readonly stage: Stage;
  /** The folder with the bundle of every function. */
  readonly functionFolder: string;
  /** The exported web app. */
  readonly siteFolder: string;
}

/**
 * The CDK's recommended flags, set explicitly so that it prints no notes. Policies stay as written, which is also how
 * the checks spell them.
 */
const flags = {
  ...recommended,
  "@aws-cdk/core:enablePartitionLiterals": false,
  "@aws-cdk/aws-iam:minimizePolicies": false,
};

/** Adds all stacks of a stage to the app. Synthesizing it fails if AWS Solutions checks find something. */
export function addConsigliere(app: App, { stage, functionFolder, siteFolder }: ConsigliereProps): void {
  for (const [flag, value] of Object.entries(flags)) app.node.setContext(flag, value);
  // A resource that another stack uses cannot be deleted, unless its own stack lends it (EdgeStack).
  app.node.setContext("@aws-cdk/core:defaultCrossStackReferences", "strong");
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  const env = { account: stage.account, region: stage.region };

  const state = new StateStack(app, stackName(stage, "State"), {
    stage,
    env,
    description: "Consigliere: matches, people, keys",
    functionFolder,
    terminationProtection: stage.keep,
  });
  const edge = needsEdge(stage)
    ? new EdgeStack(app, stackName(stage, "Edge"), {
        stage,
        env: { ...env, region: "us-east-1" },
        description: "Consigliere: certificate and firewall",
      })
    : undefined;
  const service = new ServiceStack(app, stackName(stage, "Service"), {
    stage,
    env,
    description: "Consigliere: functions, pages, mail, alarms",
    functionFolder,
    siteFolder,
    table: state.table,
    streamArn: state.streamArn,
    keysMaker: state.keysMaker,
    certificate: edge?.certificate,
    webAclArn: edge?.webAclArn,
  });
  // The keys must exist before anything reads them.
  service.addStackDependency(state);

  for (const [name, value] of Object.entries({ ...stage.tags, app: "consigliere", stage: stage.name })) {
    Tags.of(app).add(name, value);
  }
}
