import type { PastQuestion } from "@consigliere/contract/order-deeds";
import { RulesError } from "@consigliere/engine/errors";
import { Run } from "@consigliere/engine/kernel";
import type { Context } from "../context.ts";
import type { LogRecord } from "../match/contents.ts";
import { openTableAt } from "../match/load.ts";
import { type OpenTable, type SeatsTable, setupOf } from "../match/open-table.ts";
import { answerIn, inputsOf, snapshotIn } from "../match/record.ts";
import { eventsFor, toldBy } from "../match/told.ts";
import { newestFirst } from "./log.ts";

/** The most questions of one topic, and of all topics. */
const MOST_OF_TOPIC = 10;
const MOST = 30;

/** Nobody looks further back. */
const MOST_RECORDS = 400;

/**
 * The last questions that a player answered without help and that an order could have answered, the newest first. Each
 * is the very question that they were asked, with the facts that orders look at: both were theirs to know at that time.
 * @throws Refusal `match/unknown`, `match/not-yours`, `match/not-started`, `match/cancelled`, `match/busy`
 */
export async function readPastQuestions(
  context: Context,
  userId: string,
  matchId: string,
): Promise<{ questions: PastQuestion[] }> {
  const table = await openTableAt(context, matchId, userId, "plays");
  const answered = await answersIn(context, table);
  const questions = await Promise.all(answered.map((record) => questionOf(context, table, record)));
  return { questions: questions.filter((question) => question !== null) };
}

/** The records of the player's own answers, the newest first; of a question that is open again, none. */
async function answersIn(context: Context, { game, meta, run, seat }: SeatsTable): Promise<LogRecord[]> {
  const topics = new Set(Object.values(game.orders?.kinds ?? {}).flatMap((kind) => kind.topics));
  const found: LogRecord[] = [];
  if (topics.size === 0) return found;
  const counts = new Map<string, number>();
  const asked = new Set(run.prompts(seat).map(({ id }) => id));
  let read = 0;
  let answer: LogRecord | null = null;
  for await (const record of newestFirst(context, meta.id)) {
    const topic = answer && topicAt(record, answer);
    const count = counts.get(topic ?? "") ?? 0;
    if (answer !== null && topic !== null && topics.has(topic) && count < MOST_OF_TOPIC) {
      counts.set(topic, count + 1);
      found.push(answer);
    }
    if (found.length >= MOST || ++read >= MOST_RECORDS) break;
    const input = answerIn(record);
    const isOwn = input?.seat === seat && input.by === "player";
    answer = isOwn && !asked.has(input.prompt) ? record : null;
    if (isOwn) asked.add(input.prompt);
  }
  return found;
}

/** The topic of a question that the match waited for after `record`; null: it waited for no such answer. */
function topicAt({ waiting }: LogRecord, answer: LogRecord): string | null {
  const given = answerIn(answer);
  return (
    waiting.awaited.find((one) => one.seat === given?.seat && one.promptId === given.prompt)?.topic ?? null
  );
}

/** The question of an answer; null: the rules have changed since, and it cannot be asked again. */
async function questionOf(
  context: Context,
  { game, meta, secret }: OpenTable,
  record: LogRecord,
): Promise<PastQuestion | null> {
  const answer = answerIn(record);
  if (answer === null) return null;
  const { seat, prompt: id, value } = answer;
  const [first, ...later] = await context.store.matches.stretch(meta.id, record.seq - 1);
  const [snapshot, inputs] = [snapshotIn(first), inputsOf(later)];
  try {
    const run = Run.resume(game, setupOf(game, meta, secret), { snapshot, inputs });
    const asked = run.questions().find((one) => one.seat === seat && one.id === id);
    if (asked === undefined || game.orders === undefined) return null;
    const { topic, about } = asked;
    const facts = game.orders.facts(run.state, { seat, topic, about });
    const [told] = eventsFor(record, seat);
    const n = told?.n ?? toldBy(record, seat) + 1;
    return { n, prompt: asked.shown(), facts: facts as PastQuestion["facts"], value };
  } catch (error) {
    if (error instanceof RulesError) return null;
    throw error;
  }
}
