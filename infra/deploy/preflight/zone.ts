import { Resolver } from "node:dns/promises";
import { GetHostedZoneCommand } from "@aws-sdk/client-route-53";
import { hasZone, type Stage } from "../../config/stage.ts";
import type { AwsClients } from "../aws-clients.ts";
import { isAny, unexpected } from "../aws-errors.ts";
import { type Finding, failure, warning } from "../finding.ts";
import { isMade } from "../stacks.ts";

/** Asks the public DNS for the name servers of a zone. */
export type ResolveNs = (zone: string) => Promise<string[]>;

export const resolveNs: ResolveNs = (zone) => new Resolver({ timeout: 3000, tries: 1 }).resolveNs(zone);

/** The zone must exist, be public, and belong to the domain; and the registrar should point to it. */
export async function checkZone(stage: Stage, clients: AwsClients, resolve: ResolveNs): Promise<Finding[]> {
  const { domain } = stage;
  if (!hasZone(domain)) return [];
  try {
    const { HostedZone, DelegationSet } = await clients.zones.send(
      new GetHostedZoneCommand({ Id: domain.zoneId }),
    );
    const found = withoutDot(HostedZone?.Name ?? "");
    if (found !== domain.zoneName) {
      return [
        failure(
          `Route 53 zone ${domain.zoneId} is the zone of ${found}, not of ${domain.zoneName}: correct zoneId or zoneName in the stage.`,
        ),
      ];
    }
    if (HostedZone?.Config?.PrivateZone) {
      return [failure(`Route 53 zone ${domain.zoneId} is private: a public zone of ${found} is needed.`)];
    }
    const problem = await delegationProblem(domain.zoneName, DelegationSet?.NameServers ?? [], resolve);
    return problem === undefined ? [] : [await judge(problem, stage, clients)];
  } catch (error) {
    if (isAny(error, "NoSuchHostedZone", "InvalidInput")) {
      return [
        failure(
          `There is no Route 53 zone ${domain.zoneId} in this account: take the id from aws route53 list-hosted-zones-by-name --dns-name ${domain.zoneName}`,
        ),
      ];
    }
    return [unexpected(error, "route53:GetHostedZone", `the zone ${domain.zoneId}`)];
  }
}

/** The fault in the delegation from the registrar to the zone; undefined also if it cannot be looked up. */
async function delegationProblem(
  zone: string,
  servers: string[],
  resolve: ResolveNs,
): Promise<string | undefined> {
  const todo = `enter these name servers of ${zone} at its registrar, else the certificate is never issued: ${servers.join(" ")}`;
  try {
    const named = (await resolve(zone)).map(withoutDot);
    const leadsHere = named.some((server) => servers.map(withoutDot).includes(server));
    return leadsHere ? undefined : `The domain leads to other name servers; ${todo}`;
  } catch (error) {
    const isUnknown =
      error instanceof Error && "code" in error && ["ENOTFOUND", "ENODATA"].includes(String(error.code));
    return isUnknown ? `The domain does not lead to Route 53 yet; ${todo}` : undefined;
  }
}

/** The first deployment would wait for its certificate for hours, in vain. Later ones already have it. */
async function judge(problem: string, stage: Stage, clients: AwsClients): Promise<Finding> {
  try {
    return (await isMade(stage, "Edge", clients)) ? warning(problem) : failure(problem);
  } catch (error) {
    return unexpected(error, "cloudformation:DescribeStacks", `the stacks of ${stage.name}`);
  }
}

function withoutDot(name: string): string {
  return name.toLowerCase().replace(/\.$/, "");
}
