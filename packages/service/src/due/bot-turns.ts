import { RefusedError } from "@consigliere/engine/errors";
import type { AnswerInput } from "@consigliere/engine/input";
import type { Prompt } from "@consigliere/engine/prompt";
import type { MatchMeta } from "@consigliere/store/matches";
import { freshRandom } from "../chance.ts";
import { bestLevel } from "../games.ts";
import type { House } from "../house.ts";
import type { Standing } from "../play/record.ts";
import { botIn } from "../play/seat.ts";
import { enter, type OpenTable, openTable } from "../play/table.ts";

/** Answers of bots in one go; the records they make bring the next go. */
const MOST_ANSWERS = 60;

/** Lets bots answer until the match waits for a person. */
export async function playBots(house: House, meta: MatchMeta, standing: Standing): Promise<void> {
  if (!standing.awaited.some((d) => levelFor(meta, standing, d.seat) !== null)) return;
  let table = await openTable(house, meta.id);
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const answer = nextBotAnswer(house, table);
    if (answer === null) return;
    try {
      table = await enter(house, table, { input: answer });
    } catch (error) {
      // Somebody was faster, and the decision is gone: their record brings the bots back here.
      if (error instanceof RefusedError) return;
      throw error;
    }
  }
}

/** What the first bot that is waited for answers; null when none is. */
function nextBotAnswer(house: House, { game, meta, run, standing }: OpenTable): AnswerInput | null {
  for (const decision of standing.awaited) {
    const level = levelFor(meta, standing, decision.seat);
    const prompt = run.prompts(decision.seat).find((p: Prompt) => p.id === decision.promptId);
    const bot = level === null ? undefined : (game.bots[level] ?? game.bots[bestLevel(game)]);
    if (bot === undefined || prompt === undefined) continue;
    const value = bot.choose(game.view(run.state, decision.seat), prompt, freshRandom(house.chance));
    return { kind: "answer", seat: decision.seat, prompt: prompt.id, value, by: "bot" };
  }
  return null;
}

/** The level of the bot that answers for a seat; null when a person does. */
function levelFor(meta: MatchMeta, standing: Standing, seat: number): string | null {
  const level = botIn(meta.seats[seat]);
  if (level !== null) return level;
  return standing.modes[seat] === "player" ? null : "stand-in";
}
