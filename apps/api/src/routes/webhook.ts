import * as endpoints from "@consigliere/contract/webhook";
import {
  readWebhook,
  removeWebhook,
  setMention,
  setWebhook,
  testWebhook,
} from "@consigliere/service/notify/webhook/settings";
import type { Backend } from "../backend.ts";
import type { Router } from "../http/route.ts";

export function webhookRoutes(route: Router, { context }: Backend): void {
  route(endpoints.readWebhook, async ({ who, params }) =>
    readWebhook(context, (await who()).userId, params.id),
  );

  route(endpoints.setWebhook, async ({ who, params, body }) =>
    setWebhook(context, (await who()).userId, params.id, body),
  );

  route(endpoints.removeWebhook, async ({ who, params }) => {
    await removeWebhook(context, (await who()).userId, params.id);
    return undefined;
  });

  route(endpoints.testWebhook, async ({ who, params }) =>
    testWebhook(context, (await who()).userId, params.id),
  );

  route(endpoints.setMention, async ({ who, params, body }) => {
    await setMention(context, (await who()).userId, params.id, body.mention);
    return undefined;
  });
}
