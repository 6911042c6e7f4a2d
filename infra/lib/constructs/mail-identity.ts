import { Duration } from "aws-cdk-lib";
import { CfnRecordSet, type IHostedZone, MxRecord, TxtRecord } from "aws-cdk-lib/aws-route53";
import { EmailIdentity, Identity } from "aws-cdk-lib/aws-ses";
import { Construct } from "constructs";
import type { ZoneDomain } from "../../config/stage.ts";

export interface MailIdentityProps {
  readonly domain: ZoneDomain;
  readonly zone: IHostedZone;
  readonly region: string;
}

/** The domain as a trustworthy sender: DKIM, SPF by its own return path, and DMARC. */
export class MailIdentity extends Construct {
  constructor(scope: Construct, id: string, { domain, zone, region }: MailIdentityProps) {
    super(scope, id);
    const returnPath = `bounce.${domain.name}`;
    const identity = new EmailIdentity(this, "Identity", {
      identity: Identity.domain(domain.name),
      mailFromDomain: returnPath,
      // The feedback function learns of bounces. Nobody reads mail to our address.
      feedbackForwarding: false,
    });
    identity.dkimRecords.forEach(({ name, value }, at) => {
      new CfnRecordSet(this, `Dkim${at + 1}`, {
        hostedZoneId: zone.hostedZoneId,
        name,
        type: "CNAME",
        resourceRecords: [value],
        ttl: "1800",
      });
    });
    const ttl = Duration.minutes(30);
    new MxRecord(this, "ReturnPath", {
      zone,
      recordName: returnPath,
      values: [{ priority: 10, hostName: `feedback-smtp.${region}.amazonses.com` }],
      ttl,
    });
    new TxtRecord(this, "Spf", {
      zone,
      recordName: returnPath,
      values: ["v=spf1 include:amazonses.com ~all"],
      ttl,
    });
    // At the top of a zone other mail may be sent too, so its owner decides.
    if (domain.name !== domain.zoneName) {
      new TxtRecord(this, "Dmarc", {
        zone,
        recordName: `_dmarc.${domain.name}`,
        values: ["v=DMARC1; p=quarantine; adkim=s"],
        ttl,
      });
    }
  }
}
