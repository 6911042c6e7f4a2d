import type { AnswerValue } from "@consigliere/engine/answer";
import { RefusedError } from "@consigliere/engine/errors";
import type { Bot, Game } from "@consigliere/engine/game";
import type { AnswerInput } from "@consigliere/engine/input";
import type { Prompt } from "@consigliere/engine/prompt";
import type { MatchMeta } from "@consigliere/store/matches";
import { freshRandom } from "../chance.ts";
import { bestLevel, gameOf } from "../games.ts";
import type { House } from "../house.ts";
import type { Standing } from "../play/record.ts";
import { botIn } from "../play/seat.ts";
import { enter, type OpenTable, openTable } from "../play/table.ts";
import { isTooLate } from "./too-late.ts";

/** Answers of bots in one go; the records they make bring the next go. */
const MOST_ANSWERS = 60;

/** Lets bots answer until the match waits for a person. */
export async function playBots(house: House, meta: MatchMeta, standing: Standing): Promise<void> {
  const game = gameOf(house, meta.game);
  if (!mayAct(game, meta, standing)) return;
  let table = await openTable(house, meta.id);
  const misjudged = new Set<string>();
  for (let answers = 0; answers < MOST_ANSWERS; answers++) {
    const turn = nextBotTurn(house, table, misjudged);
    if (turn === null) return;
    try {
      table = await enter(house, table, { input: answerIn(turn, misjudged) });
    } catch (error) {
      if (isTooLate(error)) return;
      // A bot has no deadline that would move the match on: it gets no second try at the same prompt.
      if (!(error instanceof RefusedError) || misjudged.has(turn.prompt.id)) throw error;
      const { seat, topic } = turn.prompt;
      house.report({ what: "a bot gave an illegal answer", where: { matchId: meta.id, seat, topic }, error });
      misjudged.add(turn.prompt.id);
    }
  }
}

/** What a bot would answer to a prompt of its seat. */
interface BotTurn {
  readonly prompt: Prompt;
  readonly value: AnswerValue;
}

/** The bot's answer; where it misjudged the prompt before, the prompt's own fallback. */
function answerIn({ prompt, value }: BotTurn, misjudged: ReadonlySet<string>): AnswerInput {
  const legal = misjudged.has(prompt.id) ? prompt.fallback : value;
  return { kind: "answer", seat: prompt.seat, prompt: prompt.id, value: legal, by: "bot" };
}

/** Whether a bot is waited for, or sits at the table and acts unasked. */
function mayAct(game: Game, meta: MatchMeta, standing: Standing): boolean {
  const isAwaited = standing.awaited.some((d) => botFor(game, meta, standing, d.seat) !== null);
  return isAwaited || botsAt(game, meta, standing).some(({ bot }) => bot.volunteer !== undefined);
}

/** What a bot does next: a free action if one likes to, else what the first that is waited for answers. */
function nextBotTurn(house: House, table: OpenTable, misjudged: ReadonlySet<string>): BotTurn | null {
  return freeAction(house, table, misjudged) ?? awaitedTurn(house, table);
}

/** Nothing has to be done here, so what was misjudged is left alone. */
function freeAction(
  house: House,
  { game, meta, run, standing }: OpenTable,
  misjudged: ReadonlySet<string>,
): BotTurn | null {
  for (const { seat, bot } of botsAt(game, meta, standing)) {
    for (const prompt of run.prompts(seat).filter((p) => p.optional && !misjudged.has(p.id))) {
      const value = bot.volunteer?.(game.view(run.state, seat), prompt, freshRandom(house.chance)) ?? null;
      if (value !== null) return { prompt, value };
    }
  }
  return null;
}

function awaitedTurn(house: House, { game, meta, run, standing }: OpenTable): BotTurn | null {
  for (const { seat, promptId } of standing.awaited) {
    const bot = botFor(game, meta, standing, seat);
    const prompt = run.prompts(seat).find((p) => p.id === promptId);
    if (bot === null || prompt === undefined) continue;
    return { prompt, value: bot.choose(game.view(run.state, seat), prompt, freshRandom(house.chance)) };
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
