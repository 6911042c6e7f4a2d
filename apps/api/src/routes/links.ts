import type { Door } from "@consigliere/contract/door";
import { endpoints } from "@consigliere/contract/endpoints";
import type { Person } from "@consigliere/service/account/person";
import type { Pass } from "@consigliere/service/account/table-passes";
import { seatOf } from "@consigliere/service/match/people";
import { unsubscribe, unsubscribing } from "@consigliere/service/notify/email/unsubscribe";
import { confirmAct, previewAct } from "@consigliere/service/play/act";
import type { Backend } from "../backend.ts";
import type { Router } from "../http/route.ts";

export function linkRoutes(route: Router, { context, passes }: Backend): void {
  route(endpoints.previewAct, ({ query }) => previewAct(context, query.token));

  route(endpoints.confirmAct, ({ body }) => confirmAct(context, body.token));

  route(endpoints.lookAtDoor, async ({ whoIfAny, params, body }) =>
    doorOf(passes.passOf(body.key, params.id), await whoIfAny()),
  );

  route(endpoints.openDoor, async ({ whoIfAny, headers, params, body, setCookies }) => {
    const pass = passes.passOf(body.key, params.id);
    const door = await doorOf(pass, await whoIfAny());
    if (!door.isMine) setCookies([passes.opened(headers, pass)]);
    return door;
  });

  route(endpoints.closeDoor, async ({ headers, params, setCookies }) => {
    setCookies([passes.closed(headers, params.id)]);
    return undefined;
  });

  async function doorOf(pass: Pass, caller: Person | null): Promise<Door> {
    const { owner, meta } = await passes.checked(pass);
    const { game } = meta;
    if (owner === null) {
      const isMine = caller !== null && seatOf(meta, caller.userId) !== null;
      return { game, name: null, portrait: null, isMine, ...(meta.status === "over" && { isOver: true }) };
    }
    const { name, portrait, userId } = owner;
    return { game, name, portrait: String(portrait), isMine: caller?.userId === userId };
  }

  route(endpoints.previewUnsubscribe, async ({ query }) => {
    const { name } = await unsubscribing(context, query.token);
    return { name, scope: query.scope };
  });

  route(endpoints.unsubscribe, async ({ query }) => {
    await unsubscribe(context, query.token, query.scope);
    return undefined;
  });
}
