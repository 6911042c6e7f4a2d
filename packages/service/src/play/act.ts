import { isDeepStrictEqual } from "node:util";
import type { ActPreview } from "@consigliere/contract/links";
import type { Input } from "@consigliere/engine/input";
import type { Json } from "@consigliere/engine/json";
import type { Prompt } from "@consigliere/engine/prompt";
import type { Seat } from "@consigliere/engine/seat";
import { manifestOf } from "@consigliere/games/catalogue";
import type { Context } from "../context.ts";
import { type Act, answerIdOf, isPast, readActToken } from "../match/act-link.ts";
import { openMatch } from "../match/load.ts";
import { type CallersTable, type OpenTable, seqOf } from "../match/open-table.ts";
import { mySeat, placeOf } from "../match/people.ts";
import { answerIn } from "../match/record.ts";
import { Refusal } from "../refusal.ts";
import { enterInput } from "./answer-prompt.ts";

/**
 * The effect that the answer link of a message would have, or the reason why it has none. Changes nothing. @throws
 * Refusal `link/invalid`
 */
export async function previewAct(context: Context, token: string): Promise<ActPreview> {
  const act = readActToken(context, token);
  const { meta, table } = await openMatch(context, act.matchId);
  const seat = placeOf(meta, act.userId).plays;
  const known = { matchId: meta.id, game: meta.game, value: act.value, prompt: null, stakes: null };
  // A reader who does not sit there learns nothing about who does.
  if (seat === null) return { ...known, state: "not-yours", names: [], owners: {} };
  const names = meta.seats.map(({ name }) => name);
  if (table === null) {
    const state = meta.status === "cancelled" ? "cancelled" : "overtaken";
    return { ...known, state, names, owners: {} };
  }
  const { game, run } = table;
  const interests = await manifestOf(meta.game)?.interests?.();
  const prompt = run.prompts(seat).find(({ id }) => id === act.promptId);
  const state = await stateOf(context, table, { act, prompt });
  const view = game.view(run.state, seat) as Json;
  const open = state === "open" ? (prompt ?? null) : null;
  return {
    ...known,
    state,
    prompt: open,
    stakes: (open && interests?.stakesOf(view, open)) as ActPreview["stakes"],
    names,
    owners: { ...interests?.ownersIn?.(view) },
  };
}

/** The number of records that are searched for the result of a decision. A match that is further on has moved on. */
const LOOKED_THROUGH = 100;

async function stateOf(
  context: Context,
  { meta, run }: OpenTable,
  { act, prompt }: { readonly act: Act; readonly prompt: Prompt | undefined },
): Promise<ActPreview["state"]> {
  if (run.outcome !== null) return "over";
  if (prompt !== undefined && isDeepStrictEqual(prompt.sealed, act.value)) return "given";
  if (prompt !== undefined) return isPast(context, act) ? "late" : "open";
  const records = await context.store.matches.records(meta.id, { limit: LOOKED_THROUGH });
  const given = records.map(answerIn).findLast((input) => input?.prompt === act.promptId);
  if (given == null) return isPast(context, act) ? "late" : "overtaken";
  return given.by === "player" || given.by === "standing-order" ? "given" : "late";
}

/**
 * Gives the answer of a message's link. It does so once, however often it is confirmed; and again if the answer was
 * taken back or changed meanwhile and the prompt is still open. @throws Refusal `link/invalid`, `link/late`,
 * RefusedError
 */
export async function confirmAct(context: Context, token: string): Promise<{ matchId: string }> {
  const act = readActToken(context, token);
  if (isPast(context, act)) throw new Refusal("link/late");
  const answerId = answerIdOf(token);
  const table = await enterAct(context, act, answerId);
  // Two people who confirm again at the same moment use the same id.
  if (isStillAsked(table, act)) await enterAct(context, act, `${answerId}-${seqOf(table)}`);
  return { matchId: act.matchId };
}

function enterAct(context: Context, act: Act, answerId: string): Promise<CallersTable> {
  const { userId, matchId, promptId: prompt, value } = act;
  const input = (seat: Seat): Input => ({ kind: "answer", seat, prompt, value, by: "player" });
  return enterInput(context, { userId, matchId, answerId, input });
}

/** Whether the prompt is open and has no such answer under seal. */
function isStillAsked({ run, caller }: CallersTable, { promptId, value }: Act): boolean {
  const prompt = run.prompts(mySeat(caller, "plays")).find(({ id }) => id === promptId);
  return prompt !== undefined && !isDeepStrictEqual(prompt.sealed, value);
}
