import { gzipSync } from "node:zlib";
import { FunctionError } from "../functions/invocation.ts";

interface StructuredResult {
  readonly statusCode: number;
  readonly headers?: Readonly<Record<string, string | number | boolean>>;
  readonly cookies?: readonly string[];
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
}

const bodiless = new Set([101, 204, 205, 304]);

const TAKES_GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i;

/** Bodies of so many bytes are compressed. */
export const PACKED_FROM = 1_000;

/**
 * Reads a function's result as API Gateway does: without a status code, it is the JSON body of a 200. Its body is packed
 * if the header of the request accepts that.
 */
export function responseFrom(result: unknown, accepts: string | null = null): Response {
  if (!isStructured(result)) {
    return new Response(JSON.stringify(result), { headers: { "content-type": "application/json" } });
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(result.headers ?? {})) headers.set(name, String(value));
  for (const cookie of result.cookies ?? []) headers.append("set-cookie", cookie);
  const body = Buffer.from(result.body ?? "", result.isBase64Encoded ? "base64" : "utf8");
  const { statusCode: status } = result;
  if (bodiless.has(status)) return new Response(null, { status, headers });
  headers.append("vary", "Accept-Encoding");
  const isPacked = body.length >= PACKED_FROM && TAKES_GZIP.test(accepts ?? "");
  if (isPacked && !headers.has("content-encoding") && !result.isBase64Encoded) {
    headers.set("content-encoding", "gzip");
    // At once and lightly: a stream would take longer than all else that is done here.
    return new Response(gzipSync(body, { level: 3 }), { status, headers });
  }
  return new Response(body, { status, headers });
}

/** API Gateway's response when the function fails. */
export function failureFrom(error: unknown): Response {
  const timedOut = error instanceof FunctionError && error.timedOut;
  return Response.json(
    { message: timedOut ? "Service Unavailable" : "Internal Server Error" },
    { status: timedOut ? 503 : 500 },
  );
}

function isStructured(result: unknown): result is StructuredResult {
  return typeof result === "object" && result !== null && "statusCode" in result;
}
