/** The whole HTTP side of the house: one app, for Lambda and for the local stack. */
import { Refusal } from "@consigliere/service/refusal";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { routePath } from "hono/route";
import { secureHeaders } from "hono/secure-headers";
import type { Backend } from "./backend.ts";
import { checkEdge } from "./http/caller.ts";
import { localeFrom } from "./http/locale.ts";
import { refusalOfNothing, refuseOtherMethods } from "./http/methods.ts";
import { checkOrigin } from "./http/origin.ts";
import { responseTo } from "./http/problem.ts";
import { routerFor } from "./http/route.ts";
import { accountRoutes } from "./routes/account.ts";
import { linkRoutes } from "./routes/links.ts";
import { lobbyRoutes } from "./routes/lobby.ts";
import { playRoutes } from "./routes/play.ts";
import { siteRoutes } from "./routes/site.ts";

/** Bytes: the longest answer or standing order is far below. */
const LARGEST_BODY = 32 * 1024;

/** Mail programs call it from anywhere, with a token of its own. */
const OPEN_TO_ALL = "/api/unsubscribe";

export function createApp(backend: Backend): Hono {
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
  // Whether there is HTTPS to insist on, the edge knows.
  app.use(secureHeaders({ strictTransportSecurity: false, xFrameOptions: "DENY" }));
  app.use(async (c, next) => {
    checkEdge(c, origins);
    await next();
  });
  app.use("/api/*", async (c, next) => {
    if (c.req.path !== OPEN_TO_ALL) checkOrigin(c.req.raw, context.settings.baseUrl);
    await next();
  });
  const onError = () => {
    throw new Refusal("request/too-large");
  };
  app.use("/api/*", bodyLimit({ maxSize: LARGEST_BODY, onError }));
  const route = routerFor(app, backend);
  siteRoutes(app, context);
  accountRoutes(route, backend);
  lobbyRoutes(route, backend);
  playRoutes(route, backend);
  linkRoutes(route, backend);
  refuseOtherMethods(app);
  return app;
}
