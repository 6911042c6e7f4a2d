import { GetParameterCommand } from "@aws-sdk/client-ssm";
import { needsEdge, type Stage } from "../../config/stage.ts";
import { type AwsClients, edgeRegion } from "../aws-clients.ts";
import { isAny, unexpected } from "../aws-errors.ts";
import { type Finding, failure } from "../finding.ts";

const parameter = "/cdk-bootstrap/hnb659fds/version";

/** The first version whose roles can both show a difference and deploy. */
const neededBootstrapVersion = 8;

/** CDK puts a bucket and roles into each region once. Without them nothing can be deployed there. */
export async function checkBootstrap(stage: Stage, account: string, clients: AwsClients): Promise<Finding[]> {
  const command = `npm run bootstrap -- --stage ${stage.name}`;
  const findings = regionsOf(stage).map((region) => checkRegion(region, { account, command }, clients));
  return (await Promise.all(findings)).flat();
}

/** The arguments for the CDK. Without the app, which would need the built pages. */
export function bootstrapOf(stage: Stage, account: string): string[] {
  return ["bootstrap", "--app=", ...regionsOf(stage).map((region) => `aws://${account}/${region}`)];
}

/** The regions in which a stage has stacks. */
function regionsOf(stage: Stage): string[] {
  return [...new Set([stage.region, ...(needsEdge(stage) ? [edgeRegion] : [])])];
}

async function checkRegion(
  region: string,
  { account, command }: { readonly account: string; readonly command: string },
  clients: AwsClients,
): Promise<Finding[]> {
  try {
    const { Parameter } = await clients.ssm(region).send(new GetParameterCommand({ Name: parameter }));
    const version = Number(Parameter?.Value);
    if (version >= neededBootstrapVersion) return [];
    return [
      failure(
        `The CDK bootstrap in ${region} has version ${version}, ${neededBootstrapVersion} is needed: ${command}`,
      ),
    ];
  } catch (error) {
    if (isAny(error, "ParameterNotFound")) {
      return [failure(`CDK is not bootstrapped in account ${account}, region ${region}: ${command}`)];
    }
    return [unexpected(error, "ssm:GetParameter", `the CDK bootstrap version in ${region}`)];
  }
}
