import * as linksEndpoints from "@consigliere/contract/links";
import type { TableLink } from "@consigliere/contract/table-link";
import * as tableLinkEndpoints from "@consigliere/contract/table-link";
import type { Person } from "@consigliere/service/account/person";
import type { Pass } from "@consigliere/service/account/table-passes";
import { borrowSeat, offerIn } from "@consigliere/service/match/lending";
import { metaOf } from "@consigliere/service/match/meta";
import { placeOf } from "@consigliere/service/match/people";
import { unsubscribe, unsubscribing } from "@consigliere/service/notify/email/unsubscribe";
import type { Backend } from "../backend.ts";
import type { Router } from "../http/route.ts";

/** Only who answers in a mail waits for this. */
const acts = () => import("@consigliere/service/play/act");

export function linkRoutes(route: Router, { context, passes }: Backend): void {
  route(linksEndpoints.openLink, async ({ body }) => {
    // It reads questions, which other requests for links do not.
    const { openLink } = await import("@consigliere/service/notify/email/short-links");
    return openLink(context, body.token);
  });

  route(linksEndpoints.previewAct, async ({ query }) => {
    const { previewAct } = await acts();
    return previewAct(context, query.token);
  });

  route(linksEndpoints.confirmAct, async ({ body }) => {
    const { confirmAct } = await acts();
    return confirmAct(context, body.token);
  });

  route(tableLinkEndpoints.lookAtDoor, async ({ whoIfAny, params, body }) =>
    linkViewOf(await passes.passOf(body.key, params.id), await whoIfAny()),
  );

  route(tableLinkEndpoints.openDoor, async ({ whoIfAny, profile, headers, params, body, setCookies }) => {
    const pass = await passes.passOf(body.key, params.id);
    if (pass.isOffer) {
      const link = await offerAt(pass, await whoIfAny());
      if (!link.isMine) await borrowSeat(context, await profile(), params.id, pass.word);
      return { ...link, isMine: true };
    }
    const link = await linkViewOf(pass, await whoIfAny());
    if (!link.isMine) setCookies([passes.opened(headers, pass)]);
    return link;
  });

  route(tableLinkEndpoints.closeDoor, async ({ headers, params, setCookies }) => {
    setCookies([passes.closed(headers, params.id)]);
    return undefined;
  });

  /** A person who already sits at the table needs no key to it. */
  async function offerAt({ matchId, word }: Pass, caller: { userId: string } | null): Promise<TableLink> {
    const meta = await metaOf(context, matchId);
    const { game } = meta;
    if (caller !== null && placeOf(meta, caller.userId).looks !== null) {
      return { game, name: null, portrait: null, isMine: true };
    }
    const { seat, offer } = offerIn(context, meta, word);
    const { name = "", portrait = "" } = meta.seats[seat] ?? {};
    return { game, name, portrait, isMine: false, offeredUntil: offer.until };
  }

  async function linkViewOf(pass: Pass, caller: Person | null): Promise<TableLink> {
    if (pass.isOffer) return offerAt(pass, caller);
    const { owner, meta } = await passes.checked(pass);
    const { game } = meta;
    if (owner === null) {
      const isMine = caller !== null && placeOf(meta, caller.userId).looks !== null;
      return { game, name: null, portrait: null, isMine, ...(meta.status === "over" && { isOver: true }) };
    }
    const { name, portrait, userId } = owner;
    return { game, name, portrait: String(portrait), isMine: caller?.userId === userId };
  }

  route(linksEndpoints.previewUnsubscribe, async ({ query }) => {
    const { name } = await unsubscribing(context, query.token);
    return { name, scope: query.scope };
  });

  route(linksEndpoints.unsubscribe, async ({ query }) => {
    await unsubscribe(context, query.token, query.scope);
    return undefined;
  });
}
