import { Refusal } from "@consigliere/service/refusal";
import { CAME_BY } from "./request-origin.ts";

const SAFE = ["GET", "HEAD", "OPTIONS"];

/**
 * Refuses changes that another site's page sends with our reader's cookies, and those of our own page at an address that
 * is not the service's: a stranger's name may lead here. Callers other than browsers send neither header, and have only
 * the cookies that they were given. `baseUrl` is the address by which the request came, if that is one of the service's.
 * @throws Refusal `request/foreign-origin`, `request/wrong-address`
 */
export function checkOrigin(request: Request, baseUrl: string): void {
  if (SAFE.includes(request.method)) return;
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  const isForeign = origin === null ? site === "cross-site" || site === "same-site" : origin !== baseUrl;
  if (!isForeign) return;
  const isOwnPage = origin !== null && origin === request.headers.get(CAME_BY);
  throw new Refusal(isOwnPage ? "request/wrong-address" : "request/foreign-origin");
}
