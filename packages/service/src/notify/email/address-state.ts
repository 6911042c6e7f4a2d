/** The knowledge about an address after each notice, in any order of notices. */
import type { AddressState } from "@consigliere/store/addresses";

/** Something heard about an address. */
export interface Feedback {
  /** Names the event, so that a repeated notice counts once. */
  readonly id: string;
  /**
   * `lost`: mail will never arrive. `passing`: this one did not, a later one may. `complaint`: the reader
   * called it spam.
   */
  readonly kind: "lost" | "passing" | "complaint";
  /** ISO time of the event, which may be long before its notice. */
  readonly at: string;
  /** A short code of the carrier. */
  readonly reason: string;
}

/**
 * This number of bounces within the number of days below counts as a permanent bounce, even if each may be temporary.
 */
const MOST_PASSING = 3;
const PASSING_DAYS = 7;

/** The number of ids that an address remembers. A repetition comes within hours, if at all. */
const REMEMBERED = 30;

/** The state after `feedback`; the very same state if that was heard before. */
export function afterFeedback(state: AddressState, feedback: Feedback): AddressState {
  if (state.heard.includes(feedback.id)) return state;
  const heard = { ...state, heard: [...state.heard, feedback.id].slice(-REMEMBERED) };
  switch (feedback.kind) {
    case "complaint":
      return complained(heard, feedback);
    case "lost":
      return bounced(heard, feedback);
    case "passing":
      return passed(heard, feedback);
  }
}

/** A complaint outweighs every bounce; the first one counts. */
function complained(state: AddressState, { at, reason }: Feedback): AddressState {
  if (state.status === "complained" && state.since !== null && state.since <= at) return state;
  return { ...state, status: "complained", since: at, reason };
}

/** Bounces from before the address was proven no longer say anything about it. */
function bounced(state: AddressState, { at, reason }: Pick<Feedback, "at" | "reason">): AddressState {
  if (state.status === "complained" || isBeforeProof(state, at)) return state;
  if (state.status === "bounced" && state.since !== null && state.since <= at) return state;
  return { ...state, status: "bounced", since: at, reason };
}

function passed(state: AddressState, { at, reason }: Feedback): AddressState {
  if (isBeforeProof(state, at)) return state;
  const passingBounces = [...state.passingBounces, at].sort().slice(-REMEMBERED);
  const counted = { ...state, passingBounces };
  const lostAt = passingBounces.find((last, index) => {
    const first = passingBounces[index - MOST_PASSING + 1];
    return first !== undefined && Date.parse(last) - Date.parse(first) <= PASSING_DAYS * 86_400_000;
  });
  return lostAt === undefined ? counted : bounced(counted, { at: lostAt, reason });
}

function isBeforeProof({ provenAt }: AddressState, at: string): boolean {
  return provenAt !== null && at <= provenAt;
}

/** The state after mail to the address has proven to arrive, at an ISO time. */
export function afterProof(state: AddressState, at: string): AddressState {
  return { ...state, status: "ok", since: at, reason: "", provenAt: at, passingBounces: [] };
}

/** Whether notifications are no longer sent there. */
export function isLost({ status }: AddressState): boolean {
  return status !== "ok";
}
