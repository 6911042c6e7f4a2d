import { endpoints } from "@consigliere/contract/endpoints";
import { GUESTS_PER_CALLER, INVITATIONS_PER_PERSON, limitMatches } from "@consigliere/service/account/limits";
import { ensureProfile } from "@consigliere/service/account/profile";
import { gameOf, listGames } from "@consigliere/service/games";
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
import { rematch } from "@consigliere/service/lobby/rematch";
import { kick, readmit } from "@consigliere/service/lobby/removal";
import { startMatch } from "@consigliere/service/lobby/start-match";
import { tryGame } from "@consigliere/service/lobby/try-game";
import { newcomer } from "@consigliere/service/own-words";
import { viewMatch } from "@consigliere/service/play/view-match";
import { limit } from "@consigliere/service/rate-limit";
import type { Backend } from "../backend.ts";
import type { Router } from "../http/route.ts";

export function lobbyRoutes(route: Router, { house, accounts }: Backend): void {
  route(endpoints.listGames, async () => ({ games: await listGames(house) }));

  route(endpoints.createMatch, async ({ who, profile, body, caller }) => {
    await limitMatches(house, await who(), caller);
    const host = await profile();
    const meta = await createMatch(house, host, body);
    return viewMatch(house, host.userId, meta.id);
  });

  route(endpoints.changeMatch, async ({ who, params, body }) => {
    const { userId } = await who();
    await changeMatch(house, userId, params.id, body);
    return viewMatch(house, userId, params.id);
  });

  route(endpoints.joinMatch, async ({ profile, params, body }) => {
    const joiner = await profile();
    await joinMatch(house, joiner, params.id, body);
    return viewMatch(house, joiner.userId, params.id);
  });

  route(endpoints.contribute, async ({ who, params, body }) => {
    const { userId } = await who();
    await contribute(house, userId, params.id, body);
    return viewMatch(house, userId, params.id);
  });

  route(endpoints.leaveMatch, async ({ who, params }) => {
    await leaveMatch(house, (await who()).userId, params.id);
    return undefined;
  });

  route(endpoints.kickPlayer, async ({ who, params }) => {
    const { userId } = await who();
    await kick(house, userId, params.id, params.seat);
    return viewMatch(house, userId, params.id);
  });

  route(endpoints.readmitRemoved, async ({ who, params }) => {
    const { userId } = await who();
    await readmit(house, userId, params.id);
    return viewMatch(house, userId, params.id);
  });

  route(endpoints.renewInvitation, async ({ who, params }) => {
    const { userId } = await who();
    await limit(house, INVITATIONS_PER_PERSON, userId);
    await renewInvitation(house, userId, params.id);
    return viewMatch(house, userId, params.id);
  });

  route(endpoints.withdrawInvitation, async ({ who, params }) => {
    const { userId } = await who();
    await withdrawInvitation(house, userId, params.id);
    return viewMatch(house, userId, params.id);
  });

  route(endpoints.addBot, async ({ who, params, body }) => {
    const { userId } = await who();
    await addBot(house, userId, params.id, body.level);
    return viewMatch(house, userId, params.id);
  });

  route(endpoints.startMatch, async ({ who, params, body }) => {
    const { userId } = await who();
    await startMatch(house, userId, params.id, body.fill);
    return viewMatch(house, userId, params.id);
  });

  route(endpoints.cancelMatch, async ({ who, params }) => {
    await cancelMatch(house, (await who()).userId, params.id);
    return undefined;
  });

  route(endpoints.rematch, async ({ who, params, caller }) => {
    const person = await who();
    await limitMatches(house, person, caller);
    const { userId } = person;
    const next = await rematch(house, userId, params.id);
    return viewMatch(house, userId, next.id);
  });

  route(endpoints.readInvitation, async ({ whoIfAny, params }) =>
    readInvitation(house, (await whoIfAny())?.userId ?? null, params.token),
  );

  route(endpoints.listOpenMatches, async ({ whoIfAny }) => ({
    matches: await listOpenMatches(house, (await whoIfAny())?.userId ?? null),
  }));

  route(endpoints.tryGame, async ({ whoIfAny, profile, body, caller, setCookies }) => {
    await gameOf(house, body.game);
    const known = await whoIfAny();
    await limitMatches(house, known, caller);
    if (known !== null) return { matchId: await tryGame(house, await profile(), body) };
    await limit(house, GUESTS_PER_CALLER, caller);
    const { name = null, locale } = body;
    const { result: userId, cookies } = await accounts.enterAsGuest(name ?? newcomer(locale));
    setCookies(cookies);
    const guest = await ensureProfile(house, userId, { ...body, name });
    return { matchId: await tryGame(house, guest, body) };
  });
}
