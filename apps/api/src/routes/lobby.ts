import { listGames as listGamesEndpoint } from "@consigliere/contract/games";
import * as invitations from "@consigliere/contract/invitations";
import * as lobby from "@consigliere/contract/lobby";
import { INVITATIONS_PER_PERSON, limitMatches } from "@consigliere/service/account/limits";
import { listGames } from "@consigliere/service/games";
import { addBot } from "@consigliere/service/lobby/bots";
import { changeMatch } from "@consigliere/service/lobby/change-match";
import { contribute } from "@consigliere/service/lobby/contribute";
import { createMatch } from "@consigliere/service/lobby/create-match";
import {
  listOpenMatches,
  readInvitation,
  renewInvitation,
  withdrawInvitation,
} from "@consigliere/service/lobby/invitation";
import { joinMatch } from "@consigliere/service/lobby/join-match";
import { cancelMatch, leaveMatch } from "@consigliere/service/lobby/leave-match";
import { stopWaiting, waitForSeat } from "@consigliere/service/lobby/queue";
import { kick, readmit } from "@consigliere/service/lobby/removal";
import { startMatch } from "@consigliere/service/lobby/start-match";
import { viewMatch } from "@consigliere/service/play/view-match";
import { limit } from "@consigliere/service/rate-limit";
import type { Backend } from "../backend.ts";
import type { Router } from "../http/route.ts";

export function lobbyRoutes(route: Router, { context }: Backend): void {
  route(listGamesEndpoint, async () => ({ games: await listGames(context) }));

  route(lobby.createMatch, async ({ who, profile, body, caller }) => {
    await limitMatches(context, await who(), caller);
    const host = await profile();
    const meta = await createMatch(context, host, body);
    return viewMatch(context, host.userId, meta.id);
  });

  route(lobby.changeMatch, async ({ who, params, body }) => {
    const { userId } = await who();
    await changeMatch(context, userId, params.id, body);
    return viewMatch(context, userId, params.id);
  });

  route(lobby.joinMatch, async ({ profile, params, body }) => {
    const joiner = await profile();
    await joinMatch(context, joiner, params.id, body);
    return viewMatch(context, joiner.userId, params.id);
  });

  route(lobby.contribute, async ({ who, params, body }) => {
    const { userId } = await who();
    await contribute(context, userId, params.id, body);
    return viewMatch(context, userId, params.id);
  });

  route(lobby.leaveMatch, async ({ who, params }) => {
    await leaveMatch(context, (await who()).userId, params.id);
    return undefined;
  });

  route(lobby.kickPlayer, async ({ who, params, query }) => {
    const { userId } = await who();
    await kick(context, userId, params.id, params.seat, query.name);
    return viewMatch(context, userId, params.id);
  });

  route(lobby.readmitRemoved, async ({ who, params }) => {
    const { userId } = await who();
    await readmit(context, userId, params.id);
    return viewMatch(context, userId, params.id);
  });

  route(lobby.waitForSeat, async ({ profile, params, body }) => {
    await waitForSeat(context, await profile(), params.id, body.token);
    return undefined;
  });

  route(lobby.stopWaiting, async ({ who, params }) => {
    await stopWaiting(context, (await who()).userId, params.id);
    return undefined;
  });

  route(invitations.renewInvitation, async ({ who, params }) => {
    const { userId } = await who();
    await limit(context, INVITATIONS_PER_PERSON, userId);
    await renewInvitation(context, userId, params.id);
    return viewMatch(context, userId, params.id);
  });

  route(invitations.withdrawInvitation, async ({ who, params }) => {
    const { userId } = await who();
    await withdrawInvitation(context, userId, params.id);
    return viewMatch(context, userId, params.id);
  });

  route(lobby.addBot, async ({ who, params, body }) => {
    const { userId } = await who();
    await addBot(context, userId, params.id, body);
    return viewMatch(context, userId, params.id);
  });

  route(lobby.startMatch, async ({ who, params, body }) => {
    const { userId } = await who();
    await startMatch(context, userId, params.id, body.fill);
    return viewMatch(context, userId, params.id);
  });

  route(lobby.cancelMatch, async ({ who, params }) => {
    await cancelMatch(context, (await who()).userId, params.id);
    return undefined;
  });

  route(lobby.rematch, async ({ who, params, caller }) => {
    const person = await who();
    await limitMatches(context, person, caller);
    const { userId } = person;
    const { rematch } = await import("@consigliere/service/lobby/rematch");
    const next = await rematch(context, userId, params.id);
    return viewMatch(context, userId, next.id);
  });

  route(invitations.readInvitation, async ({ whoIfAny, params }) =>
    readInvitation(context, (await whoIfAny())?.userId ?? null, params.token),
  );

  route(invitations.listOpenMatches, async ({ whoIfAny }) => ({
    matches: await listOpenMatches(context, (await whoIfAny())?.userId ?? null),
  }));
}
