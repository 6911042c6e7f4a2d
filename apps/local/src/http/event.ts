import { randomUUID } from "node:crypto";
import type { APIGatewayProxyEventV2 } from "aws-lambda";

/** The deployed API does not see the public host name, so it does not see it here either. */
const apiDomain = "api.execute.internal";

/** The content types that API Gateway passes on as text; everything else arrives as base64. */
const textTypes = /^(text\/|application\/(json|.*\+json|javascript|xml|.*\+xml))/;

/** The data that CloudFront adds to a request. */
export interface Edge {
  /** The address of the machine that asks. */
  readonly viewer: string;
  /** The origin by which it asks, if the service has several. */
  readonly origin?: string;
  /** Proves to the function that the request came through the edge. */
  readonly originKey: string;
}

/** The request's body is longer than API Gateway accepts. */
export class TooLong extends Error {}

/** API Gateway's limit, in bytes. */
const largestBody = 10 * 1024 * 1024;

/** Turns a request into the event of an API Gateway HTTP API (payload format 2.0) behind CloudFront. @throws TooLong */
export async function eventFrom(request: Request, edge: Edge): Promise<APIGatewayProxyEventV2> {
  const url = new URL(request.url);
  const path = decoded(url.pathname);
  const now = new Date();
  const headers = headersFrom(request, url, edge);
  const query = queryFrom(url);
  const cookies = request.headers.get("cookie")?.split(/;\s*/).filter(Boolean);
  return {
    version: "2.0",
    routeKey: "$default",
    rawPath: path,
    rawQueryString: url.search.slice(1),
    ...(cookies ? { cookies } : {}),
    headers,
    ...(query ? { queryStringParameters: query } : {}),
    requestContext: {
      accountId: "000000000000",
      apiId: "local",
      domainName: apiDomain,
      domainPrefix: "api",
      http: {
        method: request.method,
        path,
        protocol: "HTTP/1.1",
        sourceIp: edge.viewer,
        userAgent: headers["user-agent"] ?? "",
      },
      requestId: randomUUID(),
      routeKey: "$default",
      stage: "$default",
      time: now.toUTCString(),
      timeEpoch: now.getTime(),
    },
    ...(await bodyFrom(request)),
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function headersFrom(
  request: Request,
  url: URL,
  { viewer, origin, originKey }: Edge,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of request.headers) if (name !== "cookie") headers[name] = value;
  headers["host"] = apiDomain;
  headers["x-forwarded-for"] = viewer;
  headers["x-forwarded-proto"] = url.protocol.slice(0, -1);
  headers["x-viewer-address"] = viewer;
  headers["x-viewer-origin"] = origin ?? "";
  headers["x-origin-key"] = originKey;
  return headers;
}

function queryFrom(url: URL): Record<string, string> | undefined {
  const query: Record<string, string> = {};
  for (const name of new Set(url.searchParams.keys())) query[name] = url.searchParams.getAll(name).join(",");
  return Object.keys(query).length > 0 ? query : undefined;
}

async function bodyFrom(request: Request): Promise<{ body?: string; isBase64Encoded: boolean }> {
  // To look for a body takes as long as all else that is done here.
  if (request.method === "GET" || request.method === "HEAD") return { isBase64Encoded: false };
  const bytes = await bytesOf(request);
  if (bytes.length === 0) return { isBase64Encoded: false };
  const isText = textTypes.test(request.headers.get("content-type") ?? "");
  return { body: bytes.toString(isText ? "utf8" : "base64"), isBase64Encoded: !isText };
}

/** Counts incoming bytes: a chunked body has no length that could be checked first. */
async function bytesOf({ body, headers }: Request): Promise<Buffer> {
  if (Number(headers.get("content-length") ?? 0) > largestBody) throw new TooLong();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > largestBody) throw new TooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
