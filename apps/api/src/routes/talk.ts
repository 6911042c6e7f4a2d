import { endpoints } from "@consigliere/contract/endpoints";
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
    readLetters(context, who(), params.id, query.before),
  );

  route(endpoints.writeLetter, async ({ who, params, body }) => writeLetter(context, who(), params.id, body));

  route(endpoints.reactToLetter, async ({ who, params, body }) => {
    await reactToLetter(context, (await who()).userId, params.id, params.letter, body.reaction);
    return undefined;
  });

  route(endpoints.hideLetter, async ({ who, params, body }) => {
    await hideLetter(context, (await who()).userId, params.id, params.letter, body.hidden);
    return undefined;
  });

  route(endpoints.markLettersRead, async ({ who, params, body }) => {
    await markLettersRead(context, (await who()).userId, params.id, body.until);
    return undefined;
  });
}
