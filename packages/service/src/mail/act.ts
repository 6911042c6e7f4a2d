import type { ActPreview } from "@consigliere/contract/links";
import type { House } from "../house.ts";
import { enterInput } from "../play/answer-prompt.ts";
import { mySeat } from "../play/seat.ts";
import { openTable } from "../play/table.ts";
import { answerIdOf, readActToken } from "./act-link.ts";

/** What the answer link of a mail would do. Changes nothing. @throws Refusal `link/invalid` */
export async function previewAct(house: House, token: string): Promise<ActPreview> {
  const act = readActToken(house, token);
  const { meta, run } = await openTable(house, act.matchId);
  const seat = mySeat(meta, act.userId);
  return {
    matchId: meta.id,
    game: meta.game,
    value: act.value,
    prompt: run.prompts(seat).find((prompt) => prompt.id === act.promptId) ?? null,
    names: meta.seats.map((s) => s.name),
  };
}

/** Gives the answer of a mail's link. @throws Refusal `link/invalid`, RefusedError */
export async function confirmAct(house: House, token: string): Promise<{ matchId: string }> {
  const { matchId, userId, promptId, value } = readActToken(house, token);
  await enterInput(house, {
    userId,
    matchId,
    answerId: answerIdOf(token),
    input: (seat) => ({ kind: "answer", seat, prompt: promptId, value, by: "player" }),
  });
  return { matchId };
}
