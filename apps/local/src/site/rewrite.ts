import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";

type Values = Record<string, { value: string; multiValue?: { value: string }[] }>;

/** The request as a CloudFront Function sees it. */
interface EdgeRequest {
  method: string;
  uri: string;
  querystring: Values;
  headers: Values;
  cookies: Values;
}

interface EdgeResponse {
  statusCode: number;
  headers: Values;
}

type EdgeHandler = (event: {
  version: "1.0";
  context: { eventType: "viewer-request" };
  viewer: { ip: string };
  request: EdgeRequest;
}) => EdgeRequest | EdgeResponse;

/** Where to look for a page: a file of the site, or another address. */
export type Rewritten = { readonly file: string } | { readonly redirect: Response };

/** Loads the deployed CloudFront Function, which has no exports, and runs it on requests. */
export function loadRewrite(): (request: Request) => Rewritten {
  const file = fileURLToPath(import.meta.resolve("@consigliere/infra/edge/rewrite"));
  const script = `${readFileSync(file, "utf8")}\nhandler;`;
  const handler = runInContext(script, createContext({}), { filename: file }) as EdgeHandler;
  return (request) => {
    const outcome = handler({
      version: "1.0",
      context: { eventType: "viewer-request" },
      viewer: { ip: "127.0.0.1" },
      request: edgeRequest(request),
    });
    return "statusCode" in outcome ? { redirect: edgeResponse(outcome) } : { file: outcome.uri };
  };
}

function edgeRequest(request: Request): EdgeRequest {
  const url = new URL(request.url);
  const querystring: Values = {};
  for (const part of url.search.slice(1).split("&").filter(Boolean)) {
    const [name = "", value = ""] = part.split("=", 2);
    const before = querystring[name];
    querystring[name] = before
      ? { value: before.value, multiValue: [...(before.multiValue ?? [{ value: before.value }]), { value }] }
      : { value };
  }
  const headers: Values = {};
  for (const [name, value] of request.headers) if (name !== "cookie") headers[name] = { value };
  const cookies: Values = {};
  for (const part of request.headers.get("cookie")?.split(/;\s*/) ?? []) {
    const [name = "", value = ""] = part.split("=", 2);
    if (name) cookies[name] = { value };
  }
  return { method: request.method, uri: url.pathname, querystring, headers, cookies };
}

function edgeResponse({ statusCode, headers }: EdgeResponse): Response {
  const plain = Object.entries(headers).map(([name, { value }]): [string, string] => [name, value]);
  return new Response(null, { status: statusCode, headers: plain });
}
