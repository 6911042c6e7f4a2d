import {
  type CfnResource,
  CrossStackReferences,
  ReferenceStrength,
  Stack,
  type StackProps,
} from "aws-cdk-lib";
import { Certificate, CertificateValidation, type ICertificate } from "aws-cdk-lib/aws-certificatemanager";
import { HostedZone } from "aws-cdk-lib/aws-route53";
import type { Construct } from "constructs";
import { hasZone, type Stage, type ZoneDomain } from "../../config/stage.ts";
import { Firewall } from "../constructs/firewall.ts";
import { removalPolicyOf } from "../constructs/log-group.ts";

export interface EdgeStackProps extends StackProps {
  readonly stage: Stage;
}

/** The resources that CloudFront needs in us-east-1. Only stages with a zone or a firewall have them. */
export class EdgeStack extends Stack {
  readonly certificate?: ICertificate;
  readonly webAclArn?: string;

  constructor(scope: Construct, id: string, { stage, ...props }: EdgeStackProps) {
    super(scope, id, props);
    const { domain, firewall } = stage;
    if (hasZone(domain)) this.certificate = this.createCertificate(domain, stage);
    if (firewall) {
      const { webAcl } = new Firewall(this, "Firewall", firewall);
      // A stack with a certificate stays without the firewall, and is updated before the distribution is.
      if (hasZone(domain)) webAcl.applyRemovalPolicy(removalPolicyOf(stage.keep));
      lend(webAcl);
      this.webAclArn = webAcl.attrArn;
    }
  }

  /**
   * Named after the domain. Another domain gets another certificate with another name in the other stack, while the
   * distribution still uses the old one, which can only be deleted afterwards.
   */
  private createCertificate({ name, zoneId, zoneName }: ZoneDomain, { keep }: Stage): Certificate {
    const zone = HostedZone.fromHostedZoneAttributes(this, "Zone", { hostedZoneId: zoneId, zoneName });
    const validation = CertificateValidation.fromDns(zone);
    const certificate = new Certificate(this, `Certificate-${name}`, { domainName: name, validation });
    certificate.applyRemovalPolicy(removalPolicyOf(keep));
    lend(certificate.node.defaultChild as CfnResource);
    return certificate;
  }
}

/**
 * The distribution's stack comes after this one, so this one must be able to change a resource that the other still
 * uses. An export could not do that, and the CDK's writer of exports to other regions passes no change on. CloudFront
 * prevents the deletion of resources that it uses.
 */
function lend(resource: CfnResource): void {
  CrossStackReferences.of(resource).produce(ReferenceStrength.WEAK);
}
