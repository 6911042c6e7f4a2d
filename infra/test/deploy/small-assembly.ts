import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { App, CfnOutput, Stack } from "aws-cdk-lib";
import { Topic } from "aws-cdk-lib/aws-sns";

/** Two stacks of a stage in eu-central-1, of which the second imports an output of the first. Returns their folder. */
export function synthesizeSmall(within: string, stage = "dev"): string {
  const outdir = mkdtempSync(join(within, "assembly-"));
  const context = { "@aws-cdk/core:defaultCrossStackReferences": "strong" };
  const app = new App({ outdir, context, analyticsReporting: false });
  const env = { region: "eu-central-1" };
  const state = new Stack(app, `Consigliere-${stage}-State`, { env, terminationProtection: true });
  const service = new Stack(app, `Consigliere-${stage}-Service`, { env });
  new Topic(service, "Topic", { displayName: new Topic(state, "Topic").topicName });
  new CfnOutput(service, "Url", { value: "https://play.test" });
  app.synth();
  return outdir;
}
