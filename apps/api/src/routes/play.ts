import * as answers from "@consigliere/contract/answers";
import * as loan from "@consigliere/contract/loan";
import * as log from "@consigliere/contract/log";
import * as matchNotes from "@consigliere/contract/match-notes";
import * as orderDeeds from "@consigliere/contract/order-deeds";
import type { MatchLook } from "@consigliere/contract/play";
import * as play from "@consigliere/contract/play";
import * as proof from "@consigliere/contract/proof";
import * as spectators from "@consigliere/contract/spectators";
import { INVITATIONS_PER_PERSON } from "@consigliere/service/account/limits";
import type { Person } from "@consigliere/service/account/person";
import { offerSeat, takeSeatBack } from "@consigliere/service/match/lending";
import { answerCorrection } from "@consigliere/service/play/answer-correction";
import { answerPrompt } from "@consigliere/service/play/answer-prompt";
import { changeSettings } from "@consigliere/service/play/change-settings";
import { dismissSpectators, inviteSpectators } from "@consigliere/service/play/invite-spectators";
import { readLog } from "@consigliere/service/play/log";
import { mute } from "@consigliere/service/play/mute";
import { publishNotes, readNotes, readPublishedNotes, writeNotes } from "@consigliere/service/play/notes";
import { nudge } from "@consigliere/service/play/nudge";
import { readOrderDeeds } from "@consigliere/service/play/order-deeds";
import { pause } from "@consigliere/service/play/pause";
import { readPicture } from "@consigliere/service/play/picture";
import { readPlannable } from "@consigliere/service/play/plannable";
import { resign } from "@consigliere/service/play/resign";
import { undoAnswer } from "@consigliere/service/play/undo";
import { isOfPast, viewIfChanged, viewMatch } from "@consigliere/service/play/view-match";
import { voteSubstitute } from "@consigliere/service/play/vote";
import { limit } from "@consigliere/service/rate-limit";
import type { Backend } from "../backend.ts";
import { type Router, UNCHANGED } from "../http/route.ts";

export function playRoutes(route: Router, { context }: Backend): void {
  route(play.viewMatch, async ({ who, params, query, knownTag, setTag }) => {
    const person = await who();
    const { userId } = person;
    if (isOfPast(query)) return shownTo(person, await viewMatch(context, userId, params.id, query));
    const seen = await viewIfChanged(context, userId, params.id, knownTag, query);
    if (seen === null) return UNCHANGED;
    setTag(seen.tag);
    return shownTo(person, seen.view);
  });

  route(answers.answerPrompt, async ({ who, params, query, body }) => {
    const person = await who();
    return shownTo(person, await answerPrompt(context, person.userId, params.id, body, query.since));
  });

  route(answers.undoAnswer, async ({ who, params, query, body }) => {
    const person = await who();
    return shownTo(person, await undoAnswer(context, person.userId, params.id, body.answerId, query.since));
  });

  route(answers.resignMatch, async ({ who, params, query, body }) =>
    resign(context, (await who()).userId, params.id, body, query.since),
  );

  route(answers.changeSettings, async ({ who, params, query, body }) =>
    changeSettings(context, (await who()).userId, params.id, body, query.since),
  );

  route(log.readLog, async ({ who, params, query }) =>
    readLog(context, (await who()).userId, params.id, query),
  );

  route(answers.pauseMatch, async ({ who, params, body }) => {
    const { userId } = await who();
    await pause(context, userId, params.id, body.paused);
    return viewMatch(context, userId, params.id);
  });

  route(answers.voteSubstitute, async ({ who, params }) => {
    const { userId } = await who();
    await voteSubstitute(context, userId, params.id, params.seat);
    return viewMatch(context, userId, params.id);
  });

  route(answers.answerCorrection, async ({ who, params, body }) => {
    const person = await who();
    await answerCorrection(context, person.userId, params.id, { ...params, ...body });
    return shownTo(person, await viewMatch(context, person.userId, params.id));
  });

  route(answers.nudgePlayer, async ({ who, params }) => {
    const { userId } = await who();
    await nudge(context, userId, params.id, params.seat);
    return viewMatch(context, userId, params.id);
  });

  route(loan.offerSeat, async ({ who, params, body }) => {
    const { userId } = await who();
    await limit(context, INVITATIONS_PER_PERSON, userId);
    await offerSeat(context, userId, params.id, body);
    return viewMatch(context, userId, params.id);
  });

  route(loan.takeSeatBack, async ({ who, params }) => {
    await takeSeatBack(context, (await who()).userId, params.id);
    return undefined;
  });

  route(spectators.inviteSpectators, async ({ who, params, body }) => {
    const { userId } = await who();
    await limit(context, INVITATIONS_PER_PERSON, userId);
    await inviteSpectators(context, userId, params.id, body.delayMinutes);
    return viewMatch(context, userId, params.id);
  });

  route(spectators.dismissSpectators, async ({ who, params }) => {
    const { userId } = await who();
    await dismissSpectators(context, userId, params.id);
    return viewMatch(context, userId, params.id);
  });

  route(answers.muteMatch, async ({ who, params, body }) => {
    await mute(context, (await who()).userId, params.id, body);
    return undefined;
  });

  route(orderDeeds.readOrderDeeds, async ({ who, params }) =>
    readOrderDeeds(context, (await who()).userId, params.id),
  );

  route(orderDeeds.readPastQuestions, async ({ who, params }) => {
    const { readPastQuestions } = await import("@consigliere/service/play/past-questions");
    return readPastQuestions(context, (await who()).userId, params.id);
  });

  route(orderDeeds.readPlannable, async ({ who, params }) =>
    readPlannable(context, (await who()).userId, params.id),
  );

  route(matchNotes.readNotes, async ({ who, params }) => readNotes(context, (await who()).userId, params.id));

  route(matchNotes.writeNotes, async ({ who, params, body }) =>
    writeNotes(context, (await who()).userId, params.id, body),
  );

  route(matchNotes.publishNotes, async ({ who, params, body }) =>
    publishNotes(context, (await who()).userId, params.id, body.published),
  );

  route(matchNotes.readPublishedNotes, async ({ who, params }) =>
    readPublishedNotes(context, (await who()).userId, params.id),
  );

  route(play.readPicture, async ({ who, params }) => readPicture(context, (await who()).userId, params.id));

  route(proof.readProof, async ({ who, params }) => {
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
