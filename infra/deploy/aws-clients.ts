import { ACMClient } from "@aws-sdk/client-acm";
import { CloudFormationClient } from "@aws-sdk/client-cloudformation";
import { LambdaClient } from "@aws-sdk/client-lambda";
import { Route53Client } from "@aws-sdk/client-route-53";
import { SESv2Client } from "@aws-sdk/client-sesv2";
import { SSMClient } from "@aws-sdk/client-ssm";
import { STSClient } from "@aws-sdk/client-sts";

/** The region in which CloudFront looks for certificates and firewalls, whatever the region of the rest. */
export const edgeRegion = "us-east-1";

/** The services that are called directly, without the CDK. Each client is made for one region. */
export interface AwsClients {
  sts(region: string): STSClient;
  ssm(region: string): SSMClient;
  ses(region: string): SESv2Client;
  lambda(region: string): LambdaClient;
  cloudFormation(region: string): CloudFormationClient;
  /** Certificates of CloudFront are in us-east-1. */
  readonly certificates: ACMClient;
  readonly zones: Route53Client;
}

/** Clients with the credentials of the environment, as the CDK command line finds them. */
export function createAwsClients(): AwsClients {
  const settings = (region: string) => ({
    region,
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 5000, requestTimeout: 15_000 },
  });
  return {
    sts: (region) => new STSClient(settings(region)),
    ssm: (region) => new SSMClient(settings(region)),
    ses: (region) => new SESv2Client(settings(region)),
    lambda: (region) => new LambdaClient(settings(region)),
    cloudFormation: (region) => new CloudFormationClient(settings(region)),
    certificates: new ACMClient(settings(edgeRegion)),
    zones: new Route53Client(settings(edgeRegion)),
  };
}
