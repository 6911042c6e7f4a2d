import { ListResourceRecordSetsCommand } from "@aws-sdk/client-route-53";
import { GetEmailIdentityCommand } from "@aws-sdk/client-sesv2";
import { hasZone, type Stage, type ZoneDomain } from "../../config/stage.ts";
import type { AwsClients } from "../aws-clients.ts";
import { isAny, unexpected } from "../aws-errors.ts";
import { type Finding, failure } from "../finding.ts";
import { isMade } from "../stacks.ts";

interface WantedRecords {
  readonly name: string;
  readonly types: readonly string[];
}

/** The records that each stack makes, without those of DKIM: SES chooses their names when the identity is made. */
export function wantedRecords({ name, zoneName }: ZoneDomain): Record<"State" | "Service", WantedRecords[]> {
  const dmarc = { name: `_dmarc.${name}`, types: ["TXT"] };
  return {
    State: [{ name: `bounce.${name}`, types: ["MX", "TXT"] }, ...(name === zoneName ? [] : [dmarc])],
    Service: [{ name, types: ["A", "AAAA"] }],
  };
}

/** Resources that a stack makes must not exist before it: CloudFormation would stop halfway and roll back. */
export async function checkCollisions(stage: Stage, clients: AwsClients): Promise<Finding[]> {
  const { domain } = stage;
  if (!hasZone(domain)) return [];
  try {
    const [hasState, hasService] = await Promise.all([
      isMade(stage, "State", clients),
      isMade(stage, "Service", clients),
    ]);
    const planned = wantedRecords(domain);
    const records = [...(hasState ? [] : planned.State), ...(hasService ? [] : planned.Service)];
    const findings = await Promise.all([
      hasState ? [] : checkIdentity(stage, domain, clients),
      ...records.map((record) => checkRecords(record, domain, clients)),
    ]);
    return findings.flat();
  } catch (error) {
    return [unexpected(error, "cloudformation:DescribeStacks", `the stacks of ${stage.name}`)];
  }
}

async function checkIdentity(
  { region }: Stage,
  { name, zoneId }: ZoneDomain,
  clients: AwsClients,
): Promise<Finding[]> {
  try {
    await clients.ses(region).send(new GetEmailIdentityCommand({ EmailIdentity: name }));
    return [
      failure(
        `SES in ${region} has an identity ${name} already, which this deployment is to make: delete it (aws sesv2 delete-email-identity --region ${region} --email-identity ${name}) and its DKIM records in zone ${zoneId}, or choose another domain.name in the stage.`,
      ),
    ];
  } catch (error) {
    if (isAny(error, "NotFoundException")) return [];
    return [unexpected(error, "ses:GetEmailIdentity", `the identity ${name} in SES`)];
  }
}

async function checkRecords(
  { name, types }: WantedRecords,
  { zoneId }: ZoneDomain,
  clients: AwsClients,
): Promise<Finding[]> {
  try {
    // Records are sorted by name, so those of this name are the first of the page.
    const { ResourceRecordSets = [] } = await clients.zones.send(
      new ListResourceRecordSetsCommand({ HostedZoneId: zoneId, StartRecordName: name }),
    );
    // A CNAME allows no other record of the same name.
    const found = ResourceRecordSets.filter(
      (record) => record.Name === `${name}.` && ["CNAME", ...types].includes(record.Type ?? ""),
    );
    if (found.length === 0) return [];
    const held = [...new Set(found.map(({ Type }) => Type))].join(" and ");
    return [
      failure(
        `Zone ${zoneId} has a record ${name} (${held}) already, in the way of the one that this deployment is to make: delete it, or choose another domain.name in the stage.`,
      ),
    ];
  } catch (error) {
    // The check of the zone has said so.
    if (isAny(error, "NoSuchHostedZone", "InvalidInput")) return [];
    return [unexpected(error, "route53:ListResourceRecordSets", `the records of zone ${zoneId}`)];
  }
}
