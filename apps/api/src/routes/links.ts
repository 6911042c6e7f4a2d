import { endpoints } from "@consigliere/contract/endpoints";
import { unsubscribe, unsubscribing } from "@consigliere/service/notify/email/unsubscribe";
import { confirmAct, previewAct } from "@consigliere/service/play/act";
import type { Backend } from "../backend.ts";
import type { Router } from "../http/route.ts";

export function linkRoutes(route: Router, { house }: Backend): void {
  route(endpoints.previewAct, ({ query }) => previewAct(house, query.token));

  route(endpoints.confirmAct, ({ body }) => confirmAct(house, body.token));

  route(endpoints.previewUnsubscribe, async ({ query }) => {
    const { name } = await unsubscribing(house, query.token);
    return { name, scope: query.scope };
  });

  route(endpoints.unsubscribe, async ({ query }) => {
    await unsubscribe(house, query.token, query.scope);
    return undefined;
  });
}
