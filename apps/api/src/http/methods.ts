/** The supported methods, and the refusal of all others. */
import { routes } from "@consigliere/contract/routes";
import { Refusal } from "@consigliere/service/refusal";
import type { Context, Hono } from "hono";
import { localeFrom } from "./locale.ts";
import { problemResponse } from "./problem.ts";

/** The methods that some path supports. */
export const METHODS: readonly string[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** The methods that a page supports. */
export const PAGE_METHODS: readonly string[] = ["GET", "HEAD"];

/**
 * The method, or a placeholder if no path supports it. fetch carries neither TRACE nor CONNECT, and a request that cannot
 * be made cannot be refused.
 */
export function carriedMethod(method: string): string {
  return METHODS.includes(method) ? method : "UNKNOWN";
}

/** The path of an endpoint as Hono has it. */
export function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}

/**
 * Refuses every method that a path of `app` or of the contract does not support, and names those it supports. Call this
 * after all its routes are defined. @throws Refusal `request/unknown-method`
 */
export function refuseOtherMethods(app: Hono): void {
  const own = app.routes.filter(({ method }) => METHODS.includes(method));
  // Another function answers routes that this app lacks, but its refusals for them come here.
  const all = Object.values(routes).map(({ method, path }) => ({
    method,
    path: honoPath(path),
  }));
  for (const [path, there = []] of Object.entries(Object.groupBy([...own, ...all], (route) => route.path))) {
    const offered = there.flatMap(({ method }) => (method === "GET" ? PAGE_METHODS : [method]));
    const allow = METHODS.filter((method) => offered.includes(method));
    app.all(path, () => {
      throw new Refusal("request/unknown-method", { allow });
    });
  }
}

/** There is nothing at this path, whatever was tried. A method that no path supports is refused for that reason. */
export function refusalOfNothing(c: Context): Refusal {
  return METHODS.includes(c.req.method)
    ? new Refusal("request/unknown-path")
    : new Refusal("request/unknown-method", { allow: METHODS });
}

/**
 * The refusal of the service at `baseUrl` for methods that neither a page nor any other path supports. Used by the code
 * that serves its pages.
 */
export function methodProblem(
  baseUrl: string,
  acceptLanguage: string | undefined,
  allow: readonly string[],
): Promise<Response> {
  return problemResponse(baseUrl, localeFrom(acceptLanguage), "request/unknown-method", { allow });
}
