import { endpoints } from "@consigliere/contract/endpoints";
import { linkToChat, unlinkChat } from "@consigliere/service/account/chat";
import { Refusal } from "@consigliere/service/refusal";
import type { AccountBackend } from "../account-backend.ts";
import type { Router } from "../http/route.ts";
import { isProof, PROOF } from "../telegram.ts";

export function telegramRoutes(route: Router, { context, botToken }: AccountBackend): void {
  route(endpoints.linkChat, async ({ profile }) => ({ url: linkToChat(context, (await profile()).userId) }));

  route(endpoints.unlinkChat, async ({ who }) => {
    await unlinkChat(context, (await who()).userId);
    return undefined;
  });

  route(endpoints.hearTelegram, async ({ headers, body }) => {
    if (botToken === null) throw new Refusal("telegram/none");
    if (!isProof(headers.get(PROOF), botToken)) throw new Refusal("token/invalid");
    const { handleUpdate, updateSchema } = await import("@consigliere/service/notify/telegram/updates");
    const { success, data } = updateSchema.safeParse(body);
    // Telegram would repeat what is refused. Kinds of updates that we do not read are none of our business.
    if (success) await handleUpdate(context, data);
    return undefined;
  });
}
