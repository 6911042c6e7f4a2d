/** Routes outside the contract: health, and redirects for readers of pages. */
import type { Context } from "@consigliere/service/context";
import type { Hono } from "hono";
import { localeFrom } from "../http/locale.ts";

export function siteRoutes(app: Hono, context: Context): void {
  app.get("/healthz", async (c) => {
    // A write: a database whose disk is full still answers reads.
    await context.store.rates.increment("healthz", 60);
    return c.json({ status: "ok", version: process.env["CONSIGLIERE_VERSION"] ?? "unknown" });
  });

  // A reader who follows the address of the mail header gets a page, not data.
  app.get("/api/unsubscribe", async (c, next) => {
    if (!(c.req.header("accept") ?? "").includes("text/html")) return next();
    const locale = localeFrom(c.req.header("accept-language"));
    return c.redirect(`${context.settings.baseUrl}/${locale}/unsubscribe/${new URL(c.req.url).search}`);
  });
}
