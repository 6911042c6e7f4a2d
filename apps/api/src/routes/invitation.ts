import { foundIn, linkForms } from "@consigliere/contract/link-text";
import type { Context } from "@consigliere/service/context";
import { readInvitation } from "@consigliere/service/lobby/invitation";
import { Refusal } from "@consigliere/service/refusal";
import type { Hono } from "hono";
import { localeFrom } from "../http/locale.ts";

/** The page to which an invitation's link leads. */
export function invitationRoute(app: Hono, context: Context): void {
  // With whatever was glued to it on its way.
  app.get("/i/:token{.+}", async (c) => {
    const token = foundIn(c.req.param("token"), linkForms.invitation)?.[1] ?? "";
    const locale = localeFrom(c.req.header("accept-language"));
    const invitation = await readInvitation(context, null, token).catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
    const { invitationPage, invitationPolicy } = await import("../pages/invitation-page.ts");
    c.header("content-security-policy", invitationPolicy);
    c.header("vary", "accept-language");
    // Otherwise the edge may keep an error response, and show it to somebody with a valid link.
    c.header("cache-control", "no-store");
    const page = await invitationPage({ baseUrl: context.settings.baseUrl, locale, token, invitation });
    return c.html(page, invitation === null ? 404 : 200);
  });
}
