import { FunctionError } from "../functions/sandbox.ts";

interface StructuredResult {
  readonly statusCode: number;
  readonly headers?: Readonly<Record<string, string | number | boolean>>;
  readonly cookies?: readonly string[];
  readonly body?: string;
  readonly isBase64Encoded?: boolean;
}

const bodiless = new Set([101, 204, 205, 304]);

/** Reads a function's result as API Gateway does: without a status code, it is the JSON body of a 200. */
export function responseFrom(result: unknown): Response {
  if (!isStructured(result)) {
    return new Response(JSON.stringify(result), { headers: { "content-type": "application/json" } });
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(result.headers ?? {})) headers.set(name, String(value));
  for (const cookie of result.cookies ?? []) headers.append("set-cookie", cookie);
  const body = Buffer.from(result.body ?? "", result.isBase64Encoded ? "base64" : "utf8");
  return new Response(bodiless.has(result.statusCode) ? null : body, { status: result.statusCode, headers });
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
