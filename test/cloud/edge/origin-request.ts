/** The request that CloudFront sends to an origin: headers that the policies name, overridden by the origin's own. */
import type { Resolver } from "../assembly/resolve.ts";
import { type JsonObject, resourcesOf, type Stack } from "../assembly/template.ts";

const cachingDisabled = "4135ea2d-6df8-44a3-9df3-4b5a84be39ad";
const cachingOptimized = "658327ea-f89d-4fab-a63d-7e88639e58f6";
const allViewerExceptHost = "b689b0a8-53d0-40ab-baf2-68738e2966ac";

/** Neither of these puts anything of the viewer into the cache key or the request. */
const bareCachePolicies = [cachingDisabled, cachingOptimized];

export interface Origin {
  readonly Id: string;
  readonly DomainName: string;
  readonly OriginPath?: string;
  readonly OriginCustomHeaders?: readonly { readonly HeaderName: string; readonly HeaderValue: string }[];
  readonly OriginAccessControlId?: string;
}

interface Forwarded {
  readonly request: Request;
  readonly viewerIp: string;
  readonly origin: Origin;
  readonly CachePolicyId: string | undefined;
  readonly OriginRequestPolicyId: string | undefined;
  /** Policies of the template that put nothing of the viewer into the request either. */
  readonly ownCachePolicies: readonly string[];
}

export function originRequest(asked: Forwarded): Request {
  const { request, viewerIp, origin, CachePolicyId, OriginRequestPolicyId } = asked;
  const known = [...bareCachePolicies, ...asked.ownCachePolicies];
  if (!known.includes(CachePolicyId ?? ""))
    throw new Error(`The harness does not know cache policy ${CachePolicyId}.`);
  if (OriginRequestPolicyId !== undefined && OriginRequestPolicyId !== allViewerExceptHost) {
    throw new Error(`The harness does not know origin request policy ${OriginRequestPolicyId}.`);
  }
  const isAllSent = OriginRequestPolicyId === allViewerExceptHost;
  const url = new URL(request.url);
  url.host = origin.DomainName;
  url.pathname = `${origin.OriginPath ?? ""}${url.pathname}`;
  if (!isAllSent) url.search = "";
  const headers = isAllSent ? new Headers(request.headers) : new Headers();
  for (const name of ["if-none-match", "if-modified-since", "range", "content-type"]) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (!isAllSent) headers.set("user-agent", "Amazon CloudFront");
  const before = request.headers.get("x-forwarded-for");
  headers.set("x-forwarded-for", before === null ? viewerIp : `${before}, ${viewerIp}`);
  headers.set("via", "2.0 edge.cloudfront.net (CloudFront)");
  // These win over whatever a viewer sent under the same name.
  for (const { HeaderName, HeaderValue } of origin.OriginCustomHeaders ?? [])
    headers.set(HeaderName, HeaderValue);
  const body = request.body ? { body: request.body, duplex: "half" as const } : {};
  return new Request(url, { method: request.method, headers, ...body });
}

/** Cache policies of the template; whatever they would forward is not played here. */
export function readCachePolicies(stacks: readonly Stack[], resolver: Resolver): readonly string[] {
  return resourcesOf(stacks, "AWS::CloudFront::CachePolicy").map(({ stack, id }) => {
    const config = resolver.properties(stack, id)["CachePolicyConfig"] as JsonObject;
    const forwarded = JSON.stringify(config["ParametersInCacheKeyAndForwardedToOrigin"] ?? {});
    const behaviors = [...forwarded.matchAll(/"(?:Cookie|Header|QueryString)Behavior":"(\w+)"/g)];
    if (behaviors.some(([, behavior]) => behavior !== "none")) throw new Error(`${id} forwards something.`);
    return resolver.physical(stack, id).ref;
  });
}
