import { endpoints } from "@consigliere/contract/endpoints";
import type { Context } from "@consigliere/service/context";
import type { Hono } from "hono";

/**
 * The documents about the API, which contain every endpoint. They are in the account function, so that looks at tables
 * do not load them.
 */
export function documentRoutes(app: Hono, { settings }: Context): void {
  app.get("/api/openapi.json", async (c) => {
    const { openApiDocument } = await import("../pages/openapi.ts");
    return c.json(openApiDocument(endpoints, settings.baseUrl));
  });

  app.get("/api/reference", async (c) => {
    const { openApiDocument } = await import("../pages/openapi.ts");
    const { referencePage, referencePolicy } = await import("../pages/reference-page.ts");
    c.header("content-security-policy", referencePolicy);
    return c.html(await referencePage(openApiDocument(endpoints, settings.baseUrl)));
  });
}
