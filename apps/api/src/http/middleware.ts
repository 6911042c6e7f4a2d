import { Refusal } from "@consigliere/service/refusal";
import { bodyLimit } from "hono/body-limit";
import { routePath } from "hono/route";
import { secureHeaders } from "hono/secure-headers";
import { Hono } from "hono/tiny";
import type { Backend } from "../backend.ts";
import { checkEdge } from "./caller.ts";
import { localeFrom } from "./locale.ts";
import { refusalOfNothing } from "./methods.ts";
import { checkOrigin } from "./origin.ts";
import { responseTo } from "./problem.ts";
import { CAME_BY, cameBy } from "./request-origin.ts";

/** Bytes: the longest answer or standing order is much shorter. */
const LARGEST_BODY = 32 * 1024;

/** Mail programs call it from anywhere, with a token of its own. */
const OPEN_TO_ALL = "/api/unsubscribe";

/** An app without routes, through which every request comes in, and every refusal goes out. */
export function appWithMiddleware(backend: Backend): Hono {
  const { context, origins } = backend;
  const app = new Hono();
  app.onError((error, c) => {
    // The path itself may hold the token of an invitation.
    const where = { method: c.req.method, route: routePath(c), match: c.req.param("id") };
    return responseTo(context, localeFrom(c.req.header("accept-language")), error, where);
  });
  app.notFound((c) => {
    return responseTo(context, localeFrom(c.req.header("accept-language")), refusalOfNothing(c), {});
  });
  // The edge decides whether to insist on HTTPS.
  app.use(secureHeaders({ strictTransportSecurity: false, xFrameOptions: "DENY" }));
  app.use(async (c, next) => {
    checkEdge(c, origins);
    await next();
  });
  app.use((c, next) => {
    const named = c.req.header(CAME_BY);
    return cameBy(context.settings.addresses.find((address) => address === named) ?? null, next);
  });
  app.use("/api/*", async (c, next) => {
    if (c.req.path !== OPEN_TO_ALL) checkOrigin(c.req.raw, context.settings.baseUrl);
    await next();
  });
  const onError = () => {
    throw new Refusal("request/too-large");
  };
  app.use("/api/*", bodyLimit({ maxSize: LARGEST_BODY, onError }));
  return app;
}
