import type { IDistribution } from "aws-cdk-lib/aws-cloudfront";
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from "aws-cdk-lib/aws-route53";
import { CloudFrontTarget } from "aws-cdk-lib/aws-route53-targets";
import { Construct } from "constructs";
import type { ZoneDomain } from "../../config/stage.ts";

export interface DomainRecordsProps {
  readonly domain: ZoneDomain;
  readonly distribution: IDistribution;
}

/** The domain leads to the distribution. */
export class DomainRecords extends Construct {
  constructor(scope: Construct, id: string, { domain, distribution }: DomainRecordsProps) {
    super(scope, id);
    const { name: recordName, zoneId: hostedZoneId, zoneName } = domain;
    const zone = HostedZone.fromHostedZoneAttributes(this, "Zone", { hostedZoneId, zoneName });
    const target = RecordTarget.fromAlias(new CloudFrontTarget(distribution));
    new ARecord(this, "Ipv4", { zone, recordName, target });
    new AaaaRecord(this, "Ipv6", { zone, recordName, target });
  }
}
