import { RefusedError } from "@consigliere/engine/errors";
import type { Bot, Game } from "@consigliere/engine/game";
import type { AnswerInput } from "@consigliere/engine/input";
import type { MatchMeta } from "@consigliere/store/matches";
import { freshRandom } from "../chance.ts";
import { bestLevel, gameOf } from "../games.ts";
import type { House } from "../house.ts";
import type { Standing } from "../play/record.ts";
import { botIn } from "../play/seat.ts";
import { enter, type OpenTable, openTable } from "../play/table.ts";

/** Answers of bots in one go; the records they make bring the next go. */
const MOST_ANSWERS = 60;

/** Lets bots answer until the match waits for a person. */
export async function playBots(house: House, meta: MatchMeta, standing: Standing): Promise<void> {
  const game = gameOf(house, meta.game);
  if (!mayAct(game, meta, standing)) return;
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

/** Whether a bot is waited for, or sits at the table and acts unasked. */
function mayAct(game: Game, meta: MatchMeta, standing: Standing): boolean {
  const isAwaited = standing.awaited.some((d) => botFor(game, meta, standing, d.seat) !== null);
  return isAwaited || botsAt(game, meta, standing).some(({ bot }) => bot.volunteer !== undefined);
}

/** What a bot does next: a free action if one likes to, else what the first that is waited for answers. */
function nextBotAnswer(house: House, table: OpenTable): AnswerInput | null {
  return freeAction(house, table) ?? awaitedAnswer(house, table);
}

function freeAction(house: House, { game, meta, run, standing }: OpenTable): AnswerInput | null {
  for (const { seat, bot } of botsAt(game, meta, standing)) {
    for (const prompt of run.prompts(seat).filter((p) => p.optional)) {
      const value = bot.volunteer?.(game.view(run.state, seat), prompt, freshRandom(house.chance)) ?? null;
      if (value !== null) return { kind: "answer", seat, prompt: prompt.id, value, by: "bot" };
    }
  }
  return null;
}

function awaitedAnswer(house: House, { game, meta, run, standing }: OpenTable): AnswerInput | null {
  for (const { seat, promptId } of standing.awaited) {
    const bot = botFor(game, meta, standing, seat);
    const prompt = run.prompts(seat).find((p) => p.id === promptId);
    if (bot === null || prompt === undefined) continue;
    const value = bot.choose(game.view(run.state, seat), prompt, freshRandom(house.chance));
    return { kind: "answer", seat, prompt: prompt.id, value, by: "bot" };
  }
  return null;
}

/** The seats that bots answer for. */
function botsAt(game: Game, meta: MatchMeta, standing: Standing): { seat: number; bot: Bot }[] {
  return meta.seats.flatMap((_, seat) => {
    const bot = standing.outcome === null ? botFor(game, meta, standing, seat) : null;
    return bot === null ? [] : [{ seat, bot }];
  });
}

/** The bot that answers for a seat; null when a person does. The best one stands in for people. */
function botFor(game: Game, meta: MatchMeta, standing: Standing, seat: number): Bot | null {
  const level = botIn(meta.seats[seat]);
  if (level === null && standing.modes[seat] === "player") return null;
  return game.bots[level ?? bestLevel(game)] ?? game.bots[bestLevel(game)] ?? null;
}
