import { Resolver } from "node:dns/promises";
import { ACMClient, DescribeCertificateCommand } from "@aws-sdk/client-acm";
import { GetHostedZoneCommand, ListResourceRecordSetsCommand, Route53Client } from "@aws-sdk/client-route-53";
import { type CertificateDomain, hasZone, type Stage, type ZoneDomain } from "../../config/stage.ts";
import { edgeRegion, found, within } from "../aws.ts";
import type { Check } from "./check.ts";
import { isVerified } from "./mail.ts";
import { isMade } from "./stacks.ts";

/** Asks the public DNS for the name servers of a zone. */
export type ResolveNs = (zone: string) => Promise<string[]>;

export const resolveNs: ResolveNs = (zone) => new Resolver({ timeout: 3000, tries: 1 }).resolveNs(zone);

const zones = () => new Route53Client(within(edgeRegion));

/** The requirements of a stage's own domain, and what must not exist before its first deployment. */
export function domainChecks(stage: Stage, resolve: ResolveNs): Check[] {
  const { domain } = stage;
  if (domain === undefined) return [];
  if (!hasZone(domain)) return [certificateCheck(domain)];
  const records = Object.entries(wantedRecords(domain)) as ["State" | "Service", WantedRecords[]][];
  return [
    zoneCheck(stage, domain, resolve),
    identityCheck(stage, domain),
    ...records.flatMap(([part, all]) => all.map((wanted) => recordsCheck(stage, part, wanted, domain))),
  ];
}

/** The zone must exist, be public, and belong to the domain; and the registrar should point to it. */
const zoneCheck = (stage: Stage, { zoneId, zoneName }: ZoneDomain, resolve: ResolveNs): Check => ({
  action: "route53:GetHostedZone",
  what: `the zone ${zoneId}`,
  find: async () => {
    const read = zones().send(new GetHostedZoneCommand({ Id: zoneId }));
    const answer = await found(read, "NoSuchHostedZone", "InvalidInput");
    if (answer === undefined)
      return `There is no Route 53 zone ${zoneId} in this account: take the id from aws route53 list-hosted-zones-by-name --dns-name ${zoneName}`;
    const name = withoutDot(answer.HostedZone?.Name ?? "");
    if (name !== zoneName)
      return `Route 53 zone ${zoneId} is the zone of ${name}, not of ${zoneName}: correct zoneId or zoneName in the stage.`;
    if (answer.HostedZone?.Config?.PrivateZone)
      return `Route 53 zone ${zoneId} is private: a public zone of ${name} is needed.`;
    const servers = (answer.DelegationSet?.NameServers ?? []).map(withoutDot);
    const named = await namedServers(zoneName, resolve);
    if (named === undefined || named.some((server) => servers.includes(server))) return undefined;
    const where = named.length === 0 ? "does not lead to Route 53 yet" : "leads to other name servers";
    const text = `The domain ${where}; enter these name servers of ${zoneName} at its registrar, else the certificate is never issued: ${servers.join(" ")}`;
    // The first deployment would wait for its certificate for hours, in vain. Later ones already have it.
    return (await isMade(stage, "Edge")) ? { note: text } : text;
  },
});

/** The servers at the registrar; undefined if they cannot be looked up. */
async function namedServers(zone: string, resolve: ResolveNs): Promise<string[] | undefined> {
  try {
    return (await resolve(zone)).map(withoutDot);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return ["ENOTFOUND", "ENODATA"].includes(code) ? [] : undefined;
  }
}

// A resource that a stack makes must not exist before it: CloudFormation would stop halfway and roll back.

const identityCheck = (stage: Stage, { name, zoneId }: ZoneDomain): Check => ({
  action: "ses:GetEmailIdentity",
  what: `the identity ${name} in SES`,
  find: async () => {
    const { region } = stage;
    if ((await isMade(stage, "State")) || (await isVerified(region, name)) === undefined) return undefined;
    return `SES in ${region} has an identity ${name} already, which this deployment is to make: delete it (aws sesv2 delete-email-identity --region ${region} --email-identity ${name}) and its DKIM records in zone ${zoneId}, or choose another domain.name in the stage.`;
  },
});

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

const recordsCheck = (
  stage: Stage,
  part: "State" | "Service",
  { name, types }: WantedRecords,
  { zoneId }: ZoneDomain,
): Check => ({
  action: "route53:ListResourceRecordSets",
  what: `the records of zone ${zoneId}`,
  find: async () => {
    if (await isMade(stage, part)) return undefined;
    // Records are sorted by name, so those of this name are the first of the page. The zone has its own check.
    const read = new ListResourceRecordSetsCommand({ HostedZoneId: zoneId, StartRecordName: name });
    const answer = await found(zones().send(read), "NoSuchHostedZone", "InvalidInput");
    // A CNAME allows no other record of the same name.
    const taken = (answer?.ResourceRecordSets ?? []).filter(
      (record) => record.Name === `${name}.` && ["CNAME", ...types].includes(record.Type ?? ""),
    );
    if (taken.length === 0) return undefined;
    const held = [...new Set(taken.map(({ Type }) => Type))].join(" and ");
    return `Zone ${zoneId} has a record ${name} (${held}) already, in the way of the one that this deployment is to make: delete it, or choose another domain.name in the stage.`;
  },
});

/** The certificate that a stage names (parseStage has checked its region) must be valid for its domain. */
const certificateCheck = ({ name, certificateArn }: CertificateDomain): Check => ({
  action: "acm:DescribeCertificate",
  what: `the certificate of ${name}`,
  find: async () => {
    const request = `aws acm request-certificate --region ${edgeRegion} --domain-name ${name} --validation-method DNS`;
    const read = new DescribeCertificateCommand({ CertificateArn: certificateArn });
    const answer = await found(new ACMClient(within(edgeRegion)).send(read), "ResourceNotFoundException");
    const certificate = answer?.Certificate;
    if (!certificate) return `There is no certificate ${certificateArn} in this account: ${request}`;
    const names = [
      ...new Set([certificate.DomainName ?? "", ...(certificate.SubjectAlternativeNames ?? [])]),
    ];
    if (!names.some((certified) => covers(certified.toLowerCase(), name.toLowerCase())))
      return `The certificate is for ${names.join(", ")} and does not cover ${name}: ${request}`;
    if (certificate.Status === "ISSUED") return undefined;
    const show = `set the DNS record that this shows and wait: aws acm describe-certificate --region ${edgeRegion} --certificate-arn ${certificateArn} --query Certificate.DomainValidationOptions`;
    return `The certificate of ${name} is ${certificate.Status}, not ISSUED: ${certificate.Status === "PENDING_VALIDATION" ? show : request}`;
  },
});

/** `*.example` covers one label more, not two and not the name itself. */
function covers(certified: string, name: string): boolean {
  return (
    certified === name || (certified.startsWith("*.") && certified.slice(1) === name.replace(/^[^.]+/, ""))
  );
}

function withoutDot(name: string): string {
  return name.toLowerCase().replace(/\.$/, "");
}
