import type { Context } from "hono";

interface LambdaBindings {
  readonly requestContext?: { readonly http?: { readonly sourceIp?: string } };
}

/** The address that a request comes from, as the last machine that we trust saw it. */
export function callerOf(c: Context): string {
  const behindCdn = c.req.header("cloudfront-viewer-address")?.replace(/:\d+$/, "");
  const bindings = (c.env ?? {}) as LambdaBindings;
  return behindCdn ?? bindings.requestContext?.http?.sourceIp ?? "unknown";
}
