import { endpoints } from "@consigliere/contract/endpoints";
import { unsubscribe, unsubscribing } from "@consigliere/service/notify/email/unsubscribe";
import { confirmAct, previewAct } from "@consigliere/service/play/act";
import type { Backend } from "../backend.ts";
import type { Router } from "../http/route.ts";

export function linkRoutes(route: Router, { context }: Backend): void {
  route(endpoints.previewAct, ({ query }) => previewAct(context, query.token));

  route(endpoints.confirmAct, ({ body }) => confirmAct(context, body.token));

  route(endpoints.previewUnsubscribe, async ({ query }) => {
    const { name } = await unsubscribing(context, query.token);
    return { name, scope: query.scope };
  });

  route(endpoints.unsubscribe, async ({ query }) => {
    await unsubscribe(context, query.token, query.scope);
    return undefined;
  });
}
