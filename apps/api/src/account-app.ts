/** The HTTP side of the service that lets people in or out. */
import type { Hono } from "hono";
import type { AccountBackend } from "./account-backend.ts";
import { refuseOtherMethods } from "./http/methods.ts";
import { appWithMiddleware } from "./http/middleware.ts";
import { routerFor } from "./http/route.ts";
import { accessTokenRoutes } from "./routes/access-tokens.ts";
import { accountRoutes } from "./routes/account.ts";
import { calendarRoutes } from "./routes/calendar.ts";
import { clubRoutes } from "./routes/clubs.ts";
import { documentRoutes } from "./routes/documents.ts";
import { invitationRoute } from "./routes/invitation.ts";
import { recordRoutes } from "./routes/record.ts";
import { telegramRoutes } from "./routes/telegram.ts";
import { webhookRoutes } from "./routes/webhook.ts";

export function createAccountApp(backend: AccountBackend): Hono {
  const app = appWithMiddleware(backend);
  invitationRoute(app, backend.context);
  documentRoutes(app, backend.context);
  const route = routerFor(app, backend);
  accountRoutes(route, backend);
  calendarRoutes(route, backend);
  accessTokenRoutes(route, backend);
  clubRoutes(route, backend);
  recordRoutes(route, backend);
  telegramRoutes(route, backend);
  webhookRoutes(route, backend);
  refuseOtherMethods(app);
  return app;
}
