/** Response headers policies of the template. */
import type { Resolver } from "../assembly/resolve.ts";
import { isObject, type JsonObject, listOf, resourcesOf, type Stack } from "../assembly/template.ts";

export interface HeaderPolicy {
  readonly set: readonly { readonly name: string; readonly value: string; readonly override: boolean }[];
  readonly remove: readonly string[];
}

/** How each part of a policy's security headers is written out. */
const security: Readonly<Record<string, (part: JsonObject) => [name: string, value: string]>> = {
  ContentSecurityPolicy: (part) => ["content-security-policy", String(part["ContentSecurityPolicy"])],
  ContentTypeOptions: () => ["x-content-type-options", "nosniff"],
  FrameOptions: (part) => ["x-frame-options", String(part["FrameOption"])],
  ReferrerPolicy: (part) => ["referrer-policy", String(part["ReferrerPolicy"])],
  StrictTransportSecurity: (part) => ["strict-transport-security", transportSecurity(part)],
  XSSProtection: (part) => ["x-xss-protection", part["Protection"] === true ? "1" : "0"],
};

/** The policies by id. */
export function readHeaderPolicies(
  stacks: readonly Stack[],
  resolver: Resolver,
): ReadonlyMap<string, HeaderPolicy> {
  return new Map(
    resourcesOf(stacks, "AWS::CloudFront::ResponseHeadersPolicy").map(({ stack, id }) => {
      const config = resolver.properties(stack, id)["ResponseHeadersPolicyConfig"] as JsonObject;
      return [resolver.physical(stack, id).ref, policyOf(config)];
    }),
  );
}

function policyOf(config: JsonObject): HeaderPolicy {
  const parts = Object.entries((config["SecurityHeadersConfig"] ?? {}) as JsonObject).map(([kind, part]) => {
    const write = security[kind];
    if (!write || !isObject(part)) throw new Error(`The harness does not know the security header ${kind}.`);
    const [name, value] = write(part);
    return { name, value, override: part["Override"] === true };
  });
  const custom = itemsOf(config["CustomHeadersConfig"]).map(({ Header, Value, Override }) => ({
    name: String(Header),
    value: String(Value),
    override: Override === true,
  }));
  const remove = itemsOf(config["RemoveHeadersConfig"]).map(({ Header }) => String(Header));
  return { set: [...parts, ...custom], remove };
}

function itemsOf(config: unknown): readonly JsonObject[] {
  return isObject(config) ? listOf(config["Items"] as unknown as JsonObject[]) : [];
}

function transportSecurity(part: JsonObject): string {
  const subdomains = part["IncludeSubdomains"] === true ? "; includeSubDomains" : "";
  const preload = part["Preload"] === true ? "; preload" : "";
  return `max-age=${String(part["AccessControlMaxAgeSec"])}${subdomains}${preload}`;
}
