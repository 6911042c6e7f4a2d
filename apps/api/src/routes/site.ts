/** Everything that is not the contract: health, invitation pages, and the documents about the API. */
import { endpoints } from "@consigliere/contract/endpoints";
import type { Context } from "@consigliere/service/context";
import { readInvitation } from "@consigliere/service/lobby/invitation";
import { Refusal } from "@consigliere/service/refusal";
import type { Hono } from "hono";
import { localeFrom } from "../http/locale.ts";

export function siteRoutes(app: Hono, context: Context): void {
  app.get("/healthz", async (c) => {
    await context.store.matches.meta("healthz");
    return c.json({ status: "ok" });
  });

  app.get("/i/:token", async (c) => {
    const token = c.req.param("token");
    const locale = localeFrom(c.req.header("accept-language"));
    const invitation = await readInvitation(context, null, token).catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    const { invitationPage, invitationPolicy } = await import("../pages/invitation-page.ts");
    c.header("content-security-policy", invitationPolicy);
    c.header("vary", "accept-language");
    // An answer that is an error may else be kept by the edge, and shown to who comes with a good link.
    c.header("cache-control", "no-store");
    const page = await invitationPage({ baseUrl: context.settings.baseUrl, locale, token, invitation });
    return c.html(page, invitation === null ? 404 : 200);
  });

  app.get("/api/openapi.json", async (c) => {
    const { openApiDocument } = await import("../pages/openapi.ts");
    return c.json(openApiDocument(endpoints, context.settings.baseUrl));
  });

  app.get("/api/reference", async (c) => {
    const { openApiDocument } = await import("../pages/openapi.ts");
    const { referencePage, referencePolicy } = await import("../pages/reference-page.ts");
    c.header("content-security-policy", referencePolicy);
    return c.html(referencePage(openApiDocument(endpoints, context.settings.baseUrl)));
  });

  // A reader who follows the address of the mail header gets a page, not data.
  app.get("/api/unsubscribe", async (c, next) => {
    if (!(c.req.header("accept") ?? "").includes("text/html")) return next();
    const locale = localeFrom(c.req.header("accept-language"));
    return c.redirect(`${context.settings.baseUrl}/${locale}/unsubscribe/${new URL(c.req.url).search}`);
  });
}
