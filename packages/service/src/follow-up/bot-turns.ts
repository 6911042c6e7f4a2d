import type { AnswerValue } from "@consigliere/engine/answer";
import { RefusedError } from "@consigliere/engine/errors";
import { botRandom } from "@consigliere/engine/fairness";
import type { Bot, Game } from "@consigliere/engine/game";
import type { AnswerInput } from "@consigliere/engine/input";
import type { Prompt } from "@consigliere/engine/prompt";
import type { Seat } from "@consigliere/engine/seat";
import type { MatchMeta } from "@consigliere/store/matches";
import type { Context } from "../context.ts";
import { gameOf, nearestBot } from "../games.ts";
import { enter } from "../match/enter.ts";
import { openTable } from "../match/load.ts";
import type { OpenTable } from "../match/open-table.ts";
import { botIn, standInOf } from "../match/people.ts";
import type { AwaitedDecision, Position, PromisedAction } from "../match/position.ts";
import { openDecisions } from "../match/record.ts";
import { isTooLate } from "../match/too-late.ts";
import { automaticTime, isAutomatic, promisedTime } from "./automatic-time.ts";

/** Answers of bots in one batch; the records they make cause the next batch. */
const MOST_ANSWERS = 60;

/**
 * Lets bots answer until the match waits for a person, or for an answer that is due later: see {@link automaticTime}.
 */
export async function playBots(context: Context, meta: MatchMeta, position: Position): Promise<void> {
  if (!(await mayAct(context, meta, position))) return;
  let table: OpenTable | null = await openTable(context, meta.id, meta);
  const misjudged = new Set<string>();
  for (let answers = 0; answers < MOST_ANSWERS && table !== null; answers++) {
    const turn = nextTurn(context, table, misjudged);
    if (turn === null) return;
    table = await playTurn(context, table, turn, misjudged);
  }
}

/** Answers one decision for its seat, if nobody has yet. */
export async function answerForSeat(
  context: Context,
  table: OpenTable,
  decision: AwaitedDecision,
): Promise<void> {
  const misjudged = new Set<string>();
  let now: OpenTable | null = table;
  // Tries again with the fallback if a bot misjudges its prompt.
  for (let tries = 0; tries < 2 && now !== null; tries++) {
    const turn = turnOf(now, decision);
    if (turn === null) return;
    now = await playTurn(context, now, turn, misjudged);
    if (!misjudged.has(turn.promptId)) return;
  }
}

/** The table after a promised action; null when it has become void. */
export async function takePromised(
  context: Context,
  table: OpenTable,
  action: PromisedAction,
): Promise<OpenTable | null> {
  const turn = promisedTurn(table, action);
  return turn === null ? null : playTurn(context, table, turn, new Set());
}

/** An answer to a prompt without its player. */
interface Turn {
  readonly seat: Seat;
  readonly promptId: string;
  readonly topic: string;
  readonly value: AnswerValue;
  readonly fallback: AnswerValue;
  readonly by: "bot" | "standing-order";
  /** The same on another table; null: nothing. */
  again(table: OpenTable): Turn | null;
}

/** The table after the turn, or unchanged if a bot misjudged its prompt; null if somebody was faster. */
async function playTurn(
  context: Context,
  table: OpenTable,
  turn: Turn,
  misjudged: Set<string>,
): Promise<OpenTable | null> {
  const { seat, promptId, topic } = turn;
  const inputOf = ({ value, fallback, by }: Turn): AnswerInput => {
    const legal = misjudged.has(promptId) ? fallback : value;
    return { kind: "answer", seat, prompt: promptId, value: legal, by };
  };
  // On another table the answer might differ, and proofs are checked against the answer that is right there.
  const anew = (now: OpenTable) => {
    const next = turn.again(now);
    return next?.promptId === promptId ? inputOf(next) : null;
  };
  try {
    return await enter(context, table, { input: inputOf(turn), anew });
  } catch (error) {
    if (isTooLate(error)) return null;
    // A bot has no deadline that would move the match on, so it gets no second try at the same prompt.
    if (!(error instanceof RefusedError) || misjudged.has(promptId)) throw error;
    context.report({
      what: "a bot gave an illegal answer",
      where: { matchId: table.meta.id, seat, topic },
      error,
    });
    misjudged.add(promptId);
    return table;
  }
}

/** Whether there is something to answer or do at once, or a bot at the table that acts unasked. */
async function mayAct(context: Context, meta: MatchMeta, position: Position): Promise<boolean> {
  const isAwaited = openDecisions(position).some((d) => isAnsweredAtOnce(context, meta, position, d));
  const isPromised =
    position.promised?.some((action) => promisedTime(context, meta, action) === null) ?? false;
  if (isAwaited || isPromised) return true;
  if (meta.seats.every((_, seat) => isPlayedBySelf(meta, position, seat))) return false;
  const game = await gameOf(context, meta.game);
  return botsAt(game, meta, position).some(({ bot }) => bot.volunteer !== undefined);
}

/** Whether the person in a seat plays. */
function isPlayedBySelf(meta: MatchMeta, { modes }: Position, seat: Seat): boolean {
  return botIn(meta.seats[seat]) === null && modes[seat] === "player";
}

function isAnsweredAtOnce(
  context: Context,
  meta: MatchMeta,
  position: Position,
  d: AwaitedDecision,
): boolean {
  return isAutomatic(meta, position, d) && automaticTime(context, meta, d) === null;
}

/**
 * The next turn: a promised action, a free action that a bot wants to take, or the first answer that is due at once.
 */
function nextTurn(context: Context, table: OpenTable, misjudged: ReadonlySet<string>): Turn | null {
  const ordered = table.position.promised?.find((p) => promisedTime(context, table.meta, p) === null);
  if (ordered !== undefined) return promisedTurn(table, ordered);
  const free = freeAction(table, misjudged);
  if (free !== null) return free;
  const { meta, position } = table;
  const first = openDecisions(position).find((d) => isAnsweredAtOnce(context, meta, position, d));
  return first === undefined ? null : turnOf(table, first);
}

/** Nothing must be done here, so a misjudged action is left alone. */
function freeAction(
  { game, meta, run, position, key }: OpenTable,
  misjudged: ReadonlySet<string>,
): Turn | null {
  for (const { seat, bot } of botsAt(game, meta, position)) {
    for (const prompt of run.prompts(seat).filter((p) => p.optional && !misjudged.has(p.id))) {
      const random = botRandom(key, seat, prompt.id);
      const value = bot.volunteer?.(game.view(run.state, seat), prompt, random) ?? null;
      // Somebody's next record causes the next try.
      if (value !== null) return botTurn(prompt, value, () => null);
    }
  }
  return null;
}

/** The automatic answer to a decision: the standing answer, otherwise the bot's; null: neither. */
function turnOf(table: OpenTable, decision: AwaitedDecision): Turn | null {
  const { game, meta, run, position, key } = table;
  const { seat } = decision;
  const again = (now: OpenTable) => turnOf(now, decision);
  const asked = run.questions().find((one) => one.isAwaited && one.seat === seat);
  if (asked === undefined) return null;
  const { id: promptId, topic, fallback, standing: value } = asked;
  if (value !== null) return { seat, promptId, topic, value, fallback, by: "standing-order", again };
  const bot = botFor(game, meta, position, seat);
  const prompt = run.prompts(seat).find(({ id }) => id === promptId);
  if (bot === null || prompt === undefined) return null;
  return botTurn(
    prompt,
    bot.choose(game.view(run.state, seat), prompt, botRandom(key, seat, prompt.id)),
    again,
  );
}

function promisedTurn({ run }: OpenTable, action: PromisedAction): Turn | null {
  const { seat, topic, promptId } = action;
  const again = (now: OpenTable) => promisedTurn(now, action);
  const asked = run.questions().find((one) => one.optional && one.seat === seat && one.id === promptId);
  const value = asked?.standing ?? null;
  if (value === null) return null;
  return { seat, promptId, topic, value, fallback: value, by: "standing-order", again };
}

function botTurn({ seat, id, topic, fallback }: Prompt, value: AnswerValue, again: Turn["again"]): Turn {
  return { seat, promptId: id, topic, value, fallback, by: "bot", again };
}

/** The seats that bots answer for. */
function botsAt(game: Game, meta: MatchMeta, position: Position): { seat: number; bot: Bot }[] {
  return meta.seats.flatMap((_, seat) => {
    const bot = position.outcome === null ? botFor(game, meta, position, seat) : null;
    return bot === null ? [] : [{ seat, bot }];
  });
}

/** The bot that answers for a seat; null if a person does. The default level stands in for people who chose nobody. */
function botFor(game: Game, meta: MatchMeta, position: Position, seat: number): Bot | null {
  if (isPlayedBySelf(meta, position, seat)) return null;
  const wanted = botIn(meta.seats[seat]) ?? standInOf(meta.seats[seat]);
  return game.bots[nearestBot(game, wanted)] ?? null;
}
