/** What may be done here at all, and how everything else is refused. */
import { routes } from "@consigliere/contract/routes";
import { Refusal } from "@consigliere/service/refusal";
import type { Context, Hono } from "hono";
import { localeFrom } from "./locale.ts";
import { problemResponse } from "./problem.ts";

/** What some path offers. */
export const METHODS: readonly string[] = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"];

/** What a page offers. */
export const PAGE_METHODS: readonly string[] = ["GET", "HEAD"];

/**
 * The method, or a name that no path offers for one of which none does: fetch carries neither TRACE nor
 * CONNECT, and a request that cannot be made cannot be refused either.
 */
export function carriedMethod(method: string): string {
  return METHODS.includes(method) ? method : "UNKNOWN";
}

/** The path of an endpoint as Hono has it. */
export function honoPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ":$1");
}

/**
 * On every path of `app` and of the contract, whatever is not offered is refused with what is. To be called when
 * all its routes are there. @throws Refusal `request/unknown-method`
 */
export function refuseOtherMethods(app: Hono): void {
  const own = app.routes.filter(({ method }) => METHODS.includes(method));
  // Another function answers those that this app lacks; what is refused there comes here.
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

/** Nothing is there, whatever was tried; what is offered nowhere is refused as such. */
export function refusalOfNothing(c: Context): Refusal {
  return METHODS.includes(c.req.method)
    ? new Refusal("request/unknown-path")
    : new Refusal("request/unknown-method", { allow: METHODS });
}

/** How the house at `baseUrl` refuses what is offered neither on a page nor anywhere else, to whoever serves its pages. */
export function methodProblem(
  baseUrl: string,
  acceptLanguage: string | undefined,
  allow: readonly string[],
): Promise<Response> {
  return problemResponse(baseUrl, localeFrom(acceptLanguage), "request/unknown-method", { allow });
}
