/** What is to be done at a time because of the decisions that a match waits for. */
import type { LogRecord, MatchMeta } from "@consigliere/store/matches";
import type { House } from "../house.ts";
import { type AwaitedDecision, type Standing, standingOf } from "../play/record.ts";
import { personIn } from "../play/seat.ts";

export const DEADLINE = "deadline";
export const STANDING_ANSWER = "standing-answer";

/** Which decision of which match the work is about. */
export interface DecisionWork {
  readonly matchId: string;
  readonly seat: number;
  readonly promptId: string;
}

/** Names the work that waits because of a seat's decision: of each kind there is one at a time. */
export function decisionKey(matchId: string, seat: number): string {
  return `${matchId}#${seat}`;
}

/**
 * Plans deadlines and automatic answers. Repeating it changes nothing: their times follow from the record. Nor does
 * it when the match has moved on from that record meanwhile.
 */
export async function planDecisions(house: House, meta: MatchMeta, newest: LogRecord): Promise<void> {
  const standing = standingOf(newest);
  const { seq } = newest;
  await Promise.all(
    standing.awaited.map((decision) => planDecision(house, meta, { standing, seq }, decision)),
  );
}

async function planDecision(
  house: House,
  meta: MatchMeta,
  { standing: { modes }, seq }: { readonly standing: Standing; readonly seq: number },
  decision: AwaitedDecision,
): Promise<void> {
  const { seat, promptId } = decision;
  const payload = { matchId: meta.id, seat, promptId };
  const key = decisionKey(meta.id, seat);
  if (decision.isStanding) {
    const at = standingAnswerTime(house, meta.id, decision);
    await house.store.due.put({ kind: STANDING_ANSWER, key, at, payload }, seq);
  } else if (personIn(meta.seats[seat]) !== null && modes[seat] === "player") {
    await house.store.due.put({ kind: DEADLINE, key, at: decision.deadline, payload }, seq);
  }
}

/**
 * When an answer given in advance is entered: spread evenly over the house's delay, so that its speed tells
 * nothing, and always the same for the same decision, so that planning twice does not draw twice.
 *
 * The draw is secret, else everybody could compute which answers came from standing orders. It is made with
 * the key that signed when the decision arose, not with today's: planning again after the key has changed
 * finds the same time, for as long as the key is known (30 days after its successor's beginning). The match's
 * own secret would not do, because it is published when the match is over.
 */
function standingAnswerTime(
  { links, settings }: House,
  matchId: string,
  { promptId, seat, since }: AwaitedDecision,
): string {
  const { min, max } = settings.standingDelaySeconds;
  const drawn = links.draw(`delay ${matchId} ${promptId} ${seat} ${since}`, new Date(since));
  const seconds = min + drawn * (max - min);
  return new Date(Date.parse(since) + seconds * 1000).toISOString();
}
