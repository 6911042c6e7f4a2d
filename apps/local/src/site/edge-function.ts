/** CloudFront Functions, run with only the features of their runtime. */
import { createContext, runInContext } from "node:vm";

type Values = Record<string, { value: string; multiValue?: { value: string }[] }>;

interface EdgeRequest {
  method: string;
  uri: string;
  querystring: Values;
  headers: Values;
  cookies: Values;
}

interface EdgeResponse {
  statusCode: number;
  headers?: Values;
  body?: string | { data: string };
}

export interface EdgeFunction {
  /** The changed request, or the function's own response. */
  onRequest(request: Request, viewerIp: string): Promise<Request | Response>;
}

/** CloudFront's limit on the code of a function. */
const largestCode = 10 * 1024;

/** @throws Error when the code is longer than CloudFront accepts */
export function loadEdgeFunction(name: string, code: string): EdgeFunction {
  if (Buffer.byteLength(code) > largestCode) throw new Error(`${name} is over CloudFront's limit of 10 kB.`);
  // Nothing of Node: no process, no timers, no fetch, and no code from strings.
  const context = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  const handler = runInContext(`${code}\n;handler`, context, { filename: name }) as (
    event: unknown,
  ) => EdgeRequest | EdgeResponse | Promise<EdgeRequest | EdgeResponse>;
  return {
    onRequest: async (request, viewerIp) => {
      const outcome = await handler({
        version: "1.0",
        context: { eventType: "viewer-request", distributionId: "E0", requestId: "0" },
        viewer: { ip: viewerIp },
        request: edgeRequest(request),
      });
      return "statusCode" in outcome ? responseOf(outcome) : requestOf(request, outcome);
    },
  };
}

function edgeRequest(request: Request): EdgeRequest {
  const url = new URL(request.url);
  const headers: Values = {};
  for (const [name, value] of request.headers) if (name !== "cookie") headers[name] = { value };
  headers["host"] = { value: url.host };
  const cookies = pairs(request.headers.get("cookie"), /;\s*/);
  return {
    method: request.method,
    uri: url.pathname,
    querystring: pairs(url.search.slice(1), "&"),
    headers,
    cookies,
  };
}

function pairs(text: string | null, separator: string | RegExp): Values {
  const values: Values = {};
  for (const part of (text ?? "").split(separator).filter(Boolean)) {
    const equals = part.indexOf("=");
    const [name, value] = equals < 0 ? [part, ""] : [part.slice(0, equals), part.slice(equals + 1)];
    const before = values[name];
    values[name] = before
      ? { value: before.value, multiValue: [...(before.multiValue ?? [{ value: before.value }]), { value }] }
      : { value };
  }
  return values;
}

function joined(values: Values, separator: string): string {
  return Object.entries(values)
    .flatMap(([name, { value, multiValue }]) => (multiValue ?? [{ value }]).map((one) => [name, one.value]))
    .map(([name, value]) => (value === "" && separator === "&" ? name : `${name}=${value}`))
    .join(separator);
}

function requestOf(before: Request, { uri, querystring, headers, cookies }: EdgeRequest): Request {
  const url = new URL(before.url);
  url.pathname = uri;
  url.search = joined(querystring, "&");
  const made = new Headers();
  for (const [name, { value }] of Object.entries(headers)) if (name !== "host") made.set(name, value);
  const cookie = joined(cookies, "; ");
  if (cookie) made.set("cookie", cookie);
  const { method } = before;
  const body = before.body ? { body: before.body, duplex: "half" as const } : {};
  return new Request(url, { method, headers: made, ...body });
}

function responseOf({ statusCode, headers = {}, body }: EdgeResponse): Response {
  const plain = Object.entries(headers).map(([name, { value }]): [string, string] => [name, value]);
  return new Response(typeof body === "object" ? body.data : (body ?? null), {
    status: statusCode,
    headers: plain,
  });
}
