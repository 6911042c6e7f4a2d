import { Stack, type StackProps } from "aws-cdk-lib";
import { Certificate, CertificateValidation, type ICertificate } from "aws-cdk-lib/aws-certificatemanager";
import { HostedZone } from "aws-cdk-lib/aws-route53";
import type { Construct } from "constructs";
import { hasZone, type Stage } from "../../config/stage.ts";
import { Firewall } from "../constructs/firewall.ts";

export interface EdgeStackProps extends StackProps {
  readonly stage: Stage;
}

/** What CloudFront wants from us-east-1. Only stages with a zone or a firewall have it. */
export class EdgeStack extends Stack {
  readonly certificate?: ICertificate;
  readonly webAclArn?: string;

  constructor(scope: Construct, id: string, { stage, ...props }: EdgeStackProps) {
    super(scope, id, props);
    const { domain, firewall } = stage;
    if (hasZone(domain)) {
      const { zoneId: hostedZoneId, zoneName } = domain;
      const zone = HostedZone.fromHostedZoneAttributes(this, "Zone", { hostedZoneId, zoneName });
      const validation = CertificateValidation.fromDns(zone);
      this.certificate = new Certificate(this, "Certificate", { domainName: domain.name, validation });
    }
    if (firewall) this.webAclArn = new Firewall(this, "Firewall", firewall).webAclArn;
  }
}
