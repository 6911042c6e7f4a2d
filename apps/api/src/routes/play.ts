import type { MatchLook } from "@consigliere/contract/play";
import * as endpoints from "@consigliere/contract/play";
import { INVITATIONS_PER_PERSON } from "@consigliere/service/account/limits";
import type { Person } from "@consigliere/service/account/person";
import { offerSeat, takeSeatBack } from "@consigliere/service/match/lending";
import { answerPrompt } from "@consigliere/service/play/answer-prompt";
import { changeSettings } from "@consigliere/service/play/change-settings";
import { dismissSpectators, inviteSpectators } from "@consigliere/service/play/invite-spectators";
import { readLog } from "@consigliere/service/play/log";
import { mute } from "@consigliere/service/play/mute";
import { readNotes, writeNotes } from "@consigliere/service/play/notes";
import { nudge } from "@consigliere/service/play/nudge";
import { readOrderDeeds } from "@consigliere/service/play/order-deeds";
import { pause } from "@consigliere/service/play/pause";
import { readPicture } from "@consigliere/service/play/picture";
import { readPlannable } from "@consigliere/service/play/plannable";
import { resign } from "@consigliere/service/play/resign";
import { undoAnswer } from "@consigliere/service/play/undo";
import { viewIfChanged, viewMatch } from "@consigliere/service/play/view-match";
import { voteSubstitute } from "@consigliere/service/play/vote";
import { limit } from "@consigliere/service/rate-limit";
import type { Backend } from "../backend.ts";
import { type Router, UNCHANGED } from "../http/route.ts";

export function playRoutes(route: Router, { context }: Backend): void {
  route(endpoints.viewMatch, async ({ who, params, query, knownTag, setTag }) => {
    const person = await who();
    const { userId } = person;
    const isOver = query.as !== undefined || query.hands !== undefined;
    if (isOver) return shownTo(person, await viewMatch(context, userId, params.id, query));
    const seen = await viewIfChanged(context, userId, params.id, knownTag, query);
    if (seen === null) return UNCHANGED;
    setTag(seen.tag);
    return shownTo(person, seen.view);
  });

  route(endpoints.answerPrompt, async ({ who, params, query, body }) => {
    const person = await who();
    return shownTo(person, await answerPrompt(context, person.userId, params.id, body, query.since));
  });

  route(endpoints.undoAnswer, async ({ who, params, query, body }) => {
    const person = await who();
    return shownTo(person, await undoAnswer(context, person.userId, params.id, body.answerId, query.since));
  });

  route(endpoints.resignMatch, async ({ who, params, query, body }) =>
    resign(context, (await who()).userId, params.id, body, query.since),
  );

  route(endpoints.changeSettings, async ({ who, params, query, body }) =>
    changeSettings(context, (await who()).userId, params.id, body, query.since),
  );

  route(endpoints.readLog, async ({ who, params, query }) =>
    readLog(context, (await who()).userId, params.id, query),
  );

  route(endpoints.pauseMatch, async ({ who, params, body }) => {
    const { userId } = await who();
    await pause(context, userId, params.id, body.paused);
    return viewMatch(context, userId, params.id);
  });

  route(endpoints.voteSubstitute, async ({ who, params }) => {
    const { userId } = await who();
    await voteSubstitute(context, userId, params.id, params.seat);
    return viewMatch(context, userId, params.id);
  });

  route(endpoints.nudgePlayer, async ({ who, params }) => {
    const { userId } = await who();
    await nudge(context, userId, params.id, params.seat);
    return viewMatch(context, userId, params.id);
  });

  route(endpoints.offerSeat, async ({ who, params, body }) => {
    const { userId } = await who();
    await limit(context, INVITATIONS_PER_PERSON, userId);
    await offerSeat(context, userId, params.id, body);
    return viewMatch(context, userId, params.id);
  });

  route(endpoints.takeSeatBack, async ({ who, params }) => {
    await takeSeatBack(context, (await who()).userId, params.id);
    return undefined;
  });

  route(endpoints.inviteSpectators, async ({ who, params, body }) => {
    const { userId } = await who();
    await limit(context, INVITATIONS_PER_PERSON, userId);
    await inviteSpectators(context, userId, params.id, body.delayMinutes);
    return viewMatch(context, userId, params.id);
  });

  route(endpoints.dismissSpectators, async ({ who, params }) => {
    const { userId } = await who();
    await dismissSpectators(context, userId, params.id);
    return viewMatch(context, userId, params.id);
  });

  route(endpoints.muteMatch, async ({ who, params, body }) => {
    await mute(context, (await who()).userId, params.id, body);
    return undefined;
  });

  route(endpoints.readOrderDeeds, async ({ who, params }) =>
    readOrderDeeds(context, (await who()).userId, params.id),
  );

  route(endpoints.readPastQuestions, async ({ who, params }) => {
    const { readPastQuestions } = await import("@consigliere/service/play/past-questions");
    return readPastQuestions(context, (await who()).userId, params.id);
  });

  route(endpoints.readPlannable, async ({ who, params }) =>
    readPlannable(context, (await who()).userId, params.id),
  );

  route(endpoints.readNotes, async ({ who, params }) => readNotes(context, (await who()).userId, params.id));

  route(endpoints.writeNotes, async ({ who, params, body }) =>
    writeNotes(context, (await who()).userId, params.id, body),
  );

  route(endpoints.readPicture, async ({ who, params }) =>
    readPicture(context, (await who()).userId, params.id),
  );

  route(endpoints.readProof, async ({ who, params }) => {
    const { readProof } = await import("@consigliere/service/play/proof");
    return readProof(context, (await who()).userId, params.id);
  });
}

/**
 * The view, marked if the reader came by a link, so that the page offers no more than the link allows. A link makes
 * nobody a host. Neither a link nor a token lets anybody invite others.
 */
function shownTo({ isByLink, isByToken }: Person, look: MatchLook): MatchLook {
  if (isByToken !== true && isByLink !== true) return look;
  const { spectatorsUrl: _, ...rest } = look;
  const uninviting = { ...rest, inviteUrl: null };
  return isByLink === true ? { ...uninviting, isHost: false, removed: [], isByLink } : uninviting;
}
