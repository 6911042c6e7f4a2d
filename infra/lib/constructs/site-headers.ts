import { Duration } from "aws-cdk-lib";
import {
  type HeadersFrameOption,
  type HeadersReferrerPolicy,
  type ResponseCustomHeader,
  ResponseHeadersPolicy,
  type ResponseSecurityHeadersBehavior,
} from "aws-cdk-lib/aws-cloudfront";
import type { Construct } from "constructs";

type SecurityHeaders = {
  -readonly [K in keyof ResponseSecurityHeadersBehavior]: ResponseSecurityHeadersBehavior[K];
};

/** CloudFront has its own settings for some headers and refuses them among the others. */
const known: Readonly<Record<string, (value: string) => SecurityHeaders>> = {
  // The API's own policy is stricter and takes precedence.
  "content-security-policy": (value) => ({
    contentSecurityPolicy: { contentSecurityPolicy: value, override: false },
  }),
  "referrer-policy": (value) => ({
    referrerPolicy: { referrerPolicy: value as HeadersReferrerPolicy, override: true },
  }),
  "strict-transport-security": (value) => ({
    strictTransportSecurity: {
      accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(value)?.[1])),
      includeSubdomains: /includeSubDomains/i.test(value),
      preload: /preload/i.test(value),
      override: true,
    },
  }),
  "x-content-type-options": () => ({ contentTypeOptions: { override: true } }),
  "x-frame-options": (value) => ({
    frameOptions: { frameOption: value as HeadersFrameOption, override: true },
  }),
};

/** Headers that the distribution puts on every response, from names and values. */
export function createHeadersPolicy(
  scope: Construct,
  id: string,
  { name, headers }: { readonly name: string; readonly headers: Readonly<Record<string, string>> },
): ResponseHeadersPolicy {
  const securityHeadersBehavior: SecurityHeaders = {};
  const customHeaders: ResponseCustomHeader[] = [];
  for (const [header, value] of Object.entries(headers)) {
    const translate = known[header];
    if (translate) Object.assign(securityHeadersBehavior, translate(value));
    else customHeaders.push({ header, value, override: true });
  }
  return new ResponseHeadersPolicy(scope, id, {
    responseHeadersPolicyName: name,
    securityHeadersBehavior,
    customHeadersBehavior: { customHeaders },
  });
}
