import { endpoints } from "@consigliere/contract/endpoints";
import { CLUB_LINKS_PER_CALLER, CLUBS_PER_PERSON } from "@consigliere/service/account/limits";
import {
  clubsOf,
  foundClub,
  joinClub,
  leaveClub,
  lookAtClub,
  renameClub,
  renewClubLink,
  summaryOf,
  withdrawClubLink,
} from "@consigliere/service/club/clubs";
import { endSeason } from "@consigliere/service/club/season";
import { viewClub } from "@consigliere/service/club/view-club";
import { clubHours } from "@consigliere/service/lobby/club-hours";
import { laySeasonTable, openSeason } from "@consigliere/service/lobby/season-tables";
import { placeOf } from "@consigliere/service/match/people";
import { limit } from "@consigliere/service/rate-limit";
import type { Backend } from "../backend.ts";
import type { Router } from "../http/route.ts";

export function clubRoutes(route: Router, { context }: Backend): void {
  route(endpoints.listClubs, async ({ who }) => {
    const { userId } = await who();
    return { clubs: (await clubsOf(context, userId)).map((club) => summaryOf(club, userId)) };
  });

  route(endpoints.foundClub, async ({ profile, body }) => {
    const { userId } = await profile();
    await limit(context, CLUBS_PER_PERSON, userId);
    const { id } = await foundClub(context, userId, body.name);
    return { id };
  });

  route(endpoints.viewClub, async ({ who, params }) => viewClub(context, (await who()).userId, params.id));

  route(endpoints.renameClub, async ({ who, params, body }) => {
    const { userId } = await who();
    await limit(context, CLUBS_PER_PERSON, userId);
    await renameClub(context, userId, params.id, body.name);
    return undefined;
  });

  route(endpoints.lookAtClub, async ({ whoIfAny, params, body, caller }) => {
    await limit(context, CLUB_LINKS_PER_CALLER, caller);
    const who = await whoIfAny();
    return lookAtClub(context, who?.userId ?? null, params.id, body.token);
  });

  route(endpoints.joinClub, async ({ profile, params, body, caller }) => {
    await limit(context, CLUB_LINKS_PER_CALLER, caller);
    const { userId } = await profile();
    await joinClub(context, userId, params.id, body.token);
    return undefined;
  });

  route(endpoints.leaveClub, async ({ who, params }) => {
    await leaveClub(context, (await who()).userId, params.id, params.member);
    return undefined;
  });

  route(endpoints.renewClubLink, async ({ who, params }) => {
    const { userId } = await who();
    await limit(context, CLUBS_PER_PERSON, userId);
    await renewClubLink(context, userId, params.id);
    return undefined;
  });

  route(endpoints.withdrawClubLink, async ({ who, params }) => {
    await withdrawClubLink(context, (await who()).userId, params.id);
    return undefined;
  });

  route(endpoints.readClubHours, async ({ profile, params, body }) => ({
    hours: await clubHours(context, await profile(), params.id, body.call),
  }));

  route(endpoints.openSeason, async ({ profile, params, body }) => {
    const host = await profile();
    await limit(context, CLUBS_PER_PERSON, host.userId);
    const { id } = await openSeason(context, host, params.id, body);
    return { matchId: id };
  });

  route(endpoints.laySeasonTable, async ({ who, params }) => {
    const { userId } = await who();
    await limit(context, CLUBS_PER_PERSON, userId);
    const table = await laySeasonTable(context, userId, params.id);
    return { matchId: placeOf(table, userId).owns === null ? null : table.id };
  });

  route(endpoints.endSeason, async ({ who, params }) => {
    await endSeason(context, (await who()).userId, params.id);
    return undefined;
  });
}
