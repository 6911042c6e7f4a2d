/** The kinds of questions, by topic. */

const CALLS: readonly string[] = ["last-call", "before-action", "feds-call", "final-call", "jailbreak"];

/** A call to all seats for cards. */
export const isCall = (topic: string | undefined): boolean => topic !== undefined && CALLS.includes(topic);

/** Terms of one's own are asked for. */
export const isTalk = (topic: string | undefined): boolean => topic === "talk" || topic === "solicited";
