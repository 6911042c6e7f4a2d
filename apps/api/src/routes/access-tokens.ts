import { endpoints } from "@consigliere/contract/endpoints";
import { makeToken, readTokens } from "@consigliere/service/account/access-tokens";
import type { Backend } from "../backend.ts";
import type { Router } from "../http/route.ts";

export function accessTokenRoutes(route: Router, { context }: Backend): void {
  route(endpoints.readTokens, async ({ who }) => ({
    tokens: await readTokens(context, (await who()).userId),
  }));

  route(endpoints.makeToken, async ({ who, body }) => makeToken(context, (await who()).userId, body));

  route(endpoints.revokeToken, async ({ who, params }) => {
    await context.store.accessTokens.remove((await who()).userId, params.id);
    return undefined;
  });
}
