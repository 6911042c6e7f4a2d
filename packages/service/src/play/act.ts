import { isDeepStrictEqual } from "node:util";
import type { ActPreview } from "@consigliere/contract/links";
import type { Input } from "@consigliere/engine/input";
import type { Json } from "@consigliere/engine/json";
import type { Seat } from "@consigliere/engine/seat";
import { manifestOf } from "@consigliere/games/catalogue";
import type { Context } from "../context.ts";
import { type Act, answerIdOf, readActToken } from "../match/act-link.ts";
import { type OpenTable, openTable, seqOf } from "../match/open.ts";
import { mySeat } from "../match/people.ts";
import { enterInput } from "./answer-prompt.ts";

/** What the answer link of a message would do. Changes nothing. @throws Refusal `link/invalid` */
export async function previewAct(context: Context, token: string): Promise<ActPreview> {
  const act = readActToken(context, token);
  const { meta, game, run } = await openTable(context, act.matchId);
  const seat = mySeat(meta, act.userId);
  const story = await manifestOf(meta.game)?.story();
  return {
    matchId: meta.id,
    game: meta.game,
    value: act.value,
    prompt: run.prompts(seat).find((prompt) => prompt.id === act.promptId) ?? null,
    names: meta.seats.map((s) => s.name),
    owners: { ...story?.ownersIn?.(game.view(run.state, seat) as Json) },
  };
}

/**
 * Gives the answer of a message's link: once, however often it is confirmed, and again when it was taken back or changed
 * meanwhile and the prompt still stands. @throws Refusal `link/invalid`, RefusedError
 */
export async function confirmAct(context: Context, token: string): Promise<{ matchId: string }> {
  const act = readActToken(context, token);
  const answerId = answerIdOf(token);
  const table = await enterAct(context, act, answerId);
  // Two who confirm again at the same moment use the same id.
  if (isStillAsked(table, act)) await enterAct(context, act, `${answerId}-${seqOf(table)}`);
  return { matchId: act.matchId };
}

function enterAct(context: Context, act: Act, answerId: string): Promise<OpenTable> {
  const { userId, matchId, promptId: prompt, value } = act;
  const input = (seat: Seat): Input => ({ kind: "answer", seat, prompt, value, by: "player" });
  return enterInput(context, { userId, matchId, answerId, input });
}

/** Whether the prompt stands, and is not answered like this under seal. */
function isStillAsked({ meta, run }: OpenTable, { userId, promptId, value }: Act): boolean {
  const prompt = run.prompts(mySeat(meta, userId)).find(({ id }) => id === promptId);
  return prompt !== undefined && !isDeepStrictEqual(prompt.sealed, value);
}
