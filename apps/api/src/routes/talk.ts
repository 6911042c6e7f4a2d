import * as endpoints from "@consigliere/contract/talk";
import { blockPlayer } from "@consigliere/service/account/blocked";
import { reportLetter } from "@consigliere/service/notify/report-letter";
import {
  hideLetter,
  markLettersRead,
  reactToLetter,
  readLetters,
  writeLetter,
} from "@consigliere/service/talk/letters";
import type { Backend } from "../backend.ts";
import type { Router } from "../http/route.ts";

export function talkRoutes(route: Router, { context }: Backend): void {
  route(endpoints.readLetters, async ({ who, params, query }) =>
    readLetters(context, who(), params.id, query),
  );

  route(endpoints.writeLetter, async ({ who, params, query, body }) =>
    writeLetter(context, who(), params.id, body, query.with),
  );

  route(endpoints.reactToLetter, async ({ who, params, query, body }) => {
    const at = { matchId: params.id, letter: params.letter, other: query.with };
    await reactToLetter(context, (await who()).userId, at, body.reaction);
    return undefined;
  });

  route(endpoints.hideLetter, async ({ who, params, query, body }) => {
    const at = { matchId: params.id, letter: params.letter, other: query.with };
    await hideLetter(context, (await who()).userId, at, body.hidden);
    return undefined;
  });

  route(endpoints.markLettersRead, async ({ who, params, query, body }) => {
    const at = { matchId: params.id, letter: body.until, other: query.with };
    await markLettersRead(context, (await who()).userId, at);
    return undefined;
  });

  route(endpoints.reportLetter, async ({ who, params, query }) => {
    const at = { matchId: params.id, letter: params.letter, other: query.with };
    await reportLetter(context, (await who()).userId, at);
    return undefined;
  });

  route(endpoints.blockPlayer, async ({ who, params }) => {
    await blockPlayer(context, await who(), params.id, params.seat);
    return undefined;
  });
}
