import { Refusal } from "@consigliere/service/refusal";

const SAFE = ["GET", "HEAD", "OPTIONS"];

/**
 * Refuses changes that another site's page sends with our reader's cookies. Callers other than browsers send neither
 * header, and have only the cookies that they were given.
 * @throws Refusal `request/foreign-origin`
 */
export function checkOrigin(request: Request, baseUrl: string): void {
  if (SAFE.includes(request.method)) return;
  const origin = request.headers.get("origin");
  const site = request.headers.get("sec-fetch-site");
  const isForeign = origin === null ? site === "cross-site" || site === "same-site" : origin !== baseUrl;
  if (isForeign) throw new Refusal("request/foreign-origin");
}
