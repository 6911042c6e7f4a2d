/** A stand-in of the one CloudFront distribution, driven by the template: behaviours, functions, policies, errors. */
import { type EdgeFunction, loadEdgeFunction } from "@consigliere/local/site/edge-function";
import type { Resolver } from "../assembly/resolve.ts";
import { type JsonObject, listOf, resourcesOf, type Stack } from "../assembly/template.ts";
import { wildcard } from "../aws/policy.ts";
import { type Origin, originRequest, readCachePolicies } from "./origin-request.ts";
import { type HeaderPolicy, readHeaderPolicies } from "./response-headers.ts";

/** Takes a request to the origin with this domain name. */
export type Origins = (domainName: string) => (request: Request, viewerIp: string) => Promise<Response>;

export interface Distribution {
  /** The public origin without a slash at its end. */
  readonly url: string;
  /** The response to a viewer. Requests in plain HTTP are redirected or refused as the behaviour says. */
  fetch(request: Request, viewerIp?: string): Promise<Response>;
}

interface Behavior {
  readonly PathPattern?: string;
  readonly TargetOriginId: string;
  readonly AllowedMethods?: readonly string[];
  readonly CachePolicyId?: string;
  readonly OriginRequestPolicyId?: string;
  readonly ResponseHeadersPolicyId?: string;
  readonly ViewerProtocolPolicy: string;
  readonly FunctionAssociations?: readonly { readonly EventType: string; readonly FunctionARN: string }[];
}

interface ErrorRule {
  readonly ErrorCode: number;
  readonly ResponseCode?: number;
  readonly ResponsePagePath?: string;
}

interface Config {
  readonly Enabled: boolean;
  readonly Aliases?: readonly string[];
  readonly DefaultRootObject?: string;
  readonly Origins: readonly Origin[];
  readonly DefaultCacheBehavior: Behavior;
  readonly CacheBehaviors?: readonly Behavior[];
  readonly CustomErrorResponses?: readonly ErrorRule[];
}

export interface DistributionSettings {
  readonly stacks: readonly Stack[];
  readonly resolver: Resolver;
  readonly origins: Origins;
}

export function openDistribution({ stacks, resolver, origins }: DistributionSettings): Distribution {
  const [placed, ...others] = resourcesOf(stacks, "AWS::CloudFront::Distribution");
  if (!placed || others.length > 0) throw new Error("The assembly has no distribution, or more than one.");
  const { stack, id } = placed;
  const config = resolver.properties(stack, id)["DistributionConfig"] as unknown as Config;
  const host = config.Aliases?.[0] ?? resolver.physical(stack, id).attributes["DomainName"] ?? "";
  const functions = readFunctions(stacks, resolver);
  const policies = readHeaderPolicies(stacks, resolver);
  const ownCachePolicies = readCachePolicies(stacks, resolver);

  const behaviorFor = (path: string): Behavior =>
    listOf(config.CacheBehaviors).find(({ PathPattern = "*" }) => fitsPath(PathPattern, path)) ??
    config.DefaultCacheBehavior;
  const functionOf = ({ FunctionAssociations = [] }: Behavior): EdgeFunction | undefined => {
    const [association, ...more] = FunctionAssociations;
    if (more.length > 0 || (association && association.EventType !== "viewer-request")) {
      throw new Error("The harness knows one function per behaviour, on viewer requests.");
    }
    if (!association) return undefined;
    const found = functions.get(association.FunctionARN);
    if (!found) throw new Error(`No function ${association.FunctionARN}.`);
    return found;
  };
  const fromOrigin = (behavior: Behavior, request: Request, viewerIp: string): Promise<Response> => {
    const origin = config.Origins.find((one) => one.Id === behavior.TargetOriginId);
    if (!origin) throw new Error(`No origin ${behavior.TargetOriginId}.`);
    const { CachePolicyId, OriginRequestPolicyId } = behavior;
    const asked = originRequest({
      request,
      viewerIp,
      origin,
      CachePolicyId,
      OriginRequestPolicyId,
      ownCachePolicies,
    });
    return origins(origin.DomainName)(asked, viewerIp);
  };
  const withErrorPage = async (response: Response, request: Request, viewerIp: string): Promise<Response> => {
    const rule = listOf(config.CustomErrorResponses).find(({ ErrorCode }) => ErrorCode === response.status);
    if (!rule?.ResponsePagePath) return response;
    const page = new Request(new URL(rule.ResponsePagePath, request.url), {
      method: request.method === "HEAD" ? "HEAD" : "GET",
    });
    const { headers, body } = await fromOrigin(behaviorFor(rule.ResponsePagePath), page, viewerIp);
    return new Response(body, { status: rule.ResponseCode ?? response.status, headers });
  };
  return {
    url: `https://${host}`,
    fetch: async (request, viewerIp = "203.0.113.7") => {
      const url = new URL(request.url);
      if (url.host !== host || !config.Enabled)
        return new Response("The request could not be satisfied.", { status: 403 });
      const behavior = behaviorFor(url.pathname);
      if (url.protocol === "http:" && behavior.ViewerProtocolPolicy !== "allow-all") {
        url.protocol = "https:";
        const isRedirect = behavior.ViewerProtocolPolicy === "redirect-to-https";
        return isRedirect ? Response.redirect(url, 301) : new Response(null, { status: 403 });
      }
      const finish = (response: Response) =>
        withHeaders(response, policies.get(behavior.ResponseHeadersPolicyId ?? ""));
      if (!(behavior.AllowedMethods ?? ["GET", "HEAD"]).includes(request.method)) {
        const refused = new Response("This method is not allowed.", { status: 403 });
        return finish(await withErrorPage(refused, request, viewerIp));
      }
      if (url.pathname === "/" && config.DefaultRootObject) url.pathname = `/${config.DefaultRootObject}`;
      const rewritten = (await functionOf(behavior)?.onRequest(request, viewerIp)) ?? request;
      if (rewritten instanceof Response) return finish(rewritten);
      const response = await fromOrigin(behavior, rewritten, viewerIp);
      return finish(await withErrorPage(response, request, viewerIp));
    },
  };
}

/** CloudFront's patterns may come with or without the slash at their start. */
function fitsPath(pattern: string, path: string): boolean {
  return wildcard(pattern.startsWith("/") || pattern.startsWith("*") ? pattern : `/${pattern}`).test(path);
}

function withHeaders(response: Response, policy: HeaderPolicy | undefined): Response {
  const headers = new Headers(response.headers);
  for (const { name, value, override } of policy?.set ?? []) {
    if (override || !headers.has(name)) headers.set(name, value);
  }
  for (const name of policy?.remove ?? []) headers.delete(name);
  const { status } = response;
  return new Response([101, 204, 205, 304].includes(status) ? null : response.body, { status, headers });
}

function readFunctions(stacks: readonly Stack[], resolver: Resolver): ReadonlyMap<string, EdgeFunction> {
  return new Map(
    resourcesOf(stacks, "AWS::CloudFront::Function").map(({ stack, id }) => {
      const { FunctionCode, FunctionConfig } = resolver.properties(stack, id);
      const runtime = (FunctionConfig as JsonObject)["Runtime"];
      if (runtime !== "cloudfront-js-2.0")
        throw new Error(`The harness plays cloudfront-js-2.0, not ${String(runtime)}.`);
      return [resolver.physical(stack, id).ref, loadEdgeFunction(id, String(FunctionCode))];
    }),
  );
}
