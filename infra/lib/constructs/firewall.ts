import { problemSentences } from "@consigliere/contract/problem-sentences";
import { LOCALES } from "@consigliere/languages";
import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import { Construct } from "constructs";

export interface FirewallProps {
  readonly requestsPerFiveMinutes: number;
}

/**
 * Keeps floods and known attackers out. The common rule set is left out, because it judges request bodies, and ours are
 * names and answers that people type.
 */
export class Firewall extends Construct {
  readonly webAcl: CfnWebACL;

  constructor(scope: Construct, id: string, { requestsPerFiveMinutes }: FirewallProps) {
    super(scope, id);
    this.webAcl = new CfnWebACL(this, "WebAcl", {
      scope: "CLOUDFRONT",
      defaultAction: { allow: {} },
      visibilityConfig: visible("Consigliere"),
      customResponseBodies: { [refusal]: { contentType: "TEXT_HTML", content: refusalPage() } },
      rules: [
        {
          name: "RateLimit",
          priority: 0,
          action: refuse,
          statement: { rateBasedStatement: { limit: requestsPerFiveMinutes, aggregateKeyType: "IP" } },
          visibilityConfig: visible("RateLimit"),
        },
        marking("AWSManagedRulesAmazonIpReputationList", 1),
        marking("AWSManagedRulesKnownBadInputsRuleSet", 2),
        {
          name: "Marked",
          priority: 3,
          action: refuse,
          statement: { orStatement: { statements: marks } },
          visibilityConfig: visible("Marked"),
        },
      ],
    });
  }
}

const refusal = "TooMany";

/** Managed rules refuse with 403, for which CloudFront would show the not-found page. So this is not 403. */
const refuse = { block: { customResponse: { responseCode: 429, customResponseBodyKey: refusal } } };

const said = await Promise.all(
  LOCALES.map(async (locale) => [locale, await problemSentences(locale)] as const),
);

/** For people who follow a link; the web app uses the status. */
function refusalPage(): string {
  const words = said.map(([locale, sentences]) => {
    return `<h1 lang="${locale}">${sentences["request/too-many"]}</h1>`;
  });
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Consigliere</title>${words.join("")}`;
}

/** The labels of the managed rules that refuse. The list of addresses has other rules, which only count. */
const marks: CfnWebACL.StatementProperty[] = [
  label("LABEL", "awswaf:managed:aws:amazon-ip-list:AWSManagedIPReputationList"),
  label("LABEL", "awswaf:managed:aws:amazon-ip-list:AWSManagedReconnaissanceList"),
  label("NAMESPACE", "awswaf:managed:aws:known-bad-inputs:"),
];

function label(scope: "LABEL" | "NAMESPACE", key: string): CfnWebACL.StatementProperty {
  return { labelMatchStatement: { scope, key } };
}

/** AWS's rules, set to refuse nothing themselves here. Our own rule refuses in our own way. */
function marking(name: string, priority: number): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    overrideAction: { count: {} },
    statement: { managedRuleGroupStatement: { vendorName: "AWS", name } },
    visibilityConfig: visible(name),
  };
}

function visible(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { metricName, cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false };
}
