import { CfnWebACL } from "aws-cdk-lib/aws-wafv2";
import { Construct } from "constructs";

export interface FirewallProps {
  readonly requestsPerFiveMinutes: number;
}

/**
 * Keeps floods and known attackers off. The common rule set is left out: it judges request bodies, and ours
 * are names and answers that people type.
 */
export class Firewall extends Construct {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string, { requestsPerFiveMinutes }: FirewallProps) {
    super(scope, id);
    const acl = new CfnWebACL(this, "WebAcl", {
      scope: "CLOUDFRONT",
      defaultAction: { allow: {} },
      visibilityConfig: visible("Consigliere"),
      rules: [
        {
          name: "RateLimit",
          priority: 0,
          // Not 403, for which CloudFront would show the page for what is not there.
          action: { block: { customResponse: { responseCode: 429 } } },
          statement: { rateBasedStatement: { limit: requestsPerFiveMinutes, aggregateKeyType: "IP" } },
          visibilityConfig: visible("RateLimit"),
        },
        managed("AWSManagedRulesAmazonIpReputationList", 1),
        managed("AWSManagedRulesKnownBadInputsRuleSet", 2),
      ],
    });
    this.webAclArn = acl.attrArn;
  }
}

const visible = (metricName: string) => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled: false,
});

function managed(name: string, priority: number): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    overrideAction: { none: {} },
    statement: { managedRuleGroupStatement: { vendorName: "AWS", name } },
    visibilityConfig: visible(name),
  };
}
