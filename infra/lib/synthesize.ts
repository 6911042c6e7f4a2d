import { App } from "aws-cdk-lib";
import { addConsigliere, type ConsigliereProps } from "./consigliere-app.ts";

/** Writes the cloud assembly of a stage into a folder, for callers other than the CDK's command. */
export function synthesize(props: ConsigliereProps, outdir: string): void {
  const app = new App({ outdir, autoSynth: false });
  addConsigliere(app, props);
  app.synth();
}
