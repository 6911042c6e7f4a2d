import { hasZone, type Stage } from "../config/stage.ts";
import type { Finding } from "./finding.ts";
import type { Outputs } from "./rollout.ts";

/** A maintainer's next steps after a deployment, beginning with the address to play at. */
export function describeNextSteps(stage: Stage, outputs: Outputs, mail: readonly Finding[]): string {
  const { Url, DistributionId } = Object.assign({}, ...Object.values(outputs)) as Record<string, string>;
  const steps = [
    ...(Url === undefined ? [] : [`Play: ${Url}`]),
    ...domainSteps(stage, DistributionId ?? "<DistributionId>"),
    `Confirm the alarms: AWS has sent a mail with a link to ${stage.alarmEmail} (after the first deployment only).`,
    ...mail.map(({ text }) => text),
    "Look after it: docs/operate.md and npm run ops -- --help.",
  ];
  return [`## ${stage.name} is deployed`, "", ...steps.map((step) => `- ${step}`)].join("\n");
}

function domainSteps({ domain, mail }: Stage, distribution: string): string[] {
  if (domain === undefined) return [];
  if (hasZone(domain)) {
    return [
      `Mail from ${mail.from} begins when SES has seen the DKIM records, some minutes after the first time.`,
    ];
  }
  const show = `aws cloudfront get-distribution --id ${distribution} --query Distribution.DomainName`;
  return [`Lead ${domain.name} to the distribution by a CNAME or ALIAS record, once: ${show}`];
}
