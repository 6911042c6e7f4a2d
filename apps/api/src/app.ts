/** The HTTP side of the service, except for letting people in or out. */
import type { Hono } from "hono";
import type { Backend } from "./backend.ts";
import { refuseOtherMethods } from "./http/methods.ts";
import { appWithMiddleware } from "./http/middleware.ts";
import { routerFor } from "./http/route.ts";
import { deviceRoutes } from "./routes/devices.ts";
import { linkRoutes } from "./routes/links.ts";
import { lobbyRoutes } from "./routes/lobby.ts";
import { meRoutes } from "./routes/me.ts";
import { playRoutes } from "./routes/play.ts";
import { siteRoutes } from "./routes/site.ts";
import { talkRoutes } from "./routes/talk.ts";

export function createApp(backend: Backend): Hono {
  const app = appWithMiddleware(backend);
  const route = routerFor(app, backend);
  siteRoutes(app, backend.context);
  meRoutes(route, backend);
  deviceRoutes(route, backend);
  lobbyRoutes(route, backend);
  playRoutes(route, backend);
  talkRoutes(route, backend);
  linkRoutes(route, backend);
  refuseOtherMethods(app);
  return app;
}
